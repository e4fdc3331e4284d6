// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of the model include most (precompiled.cmake).

#include "packaging/cmake/precompiled_standard.h"

#include <gtest/gtest.h>
