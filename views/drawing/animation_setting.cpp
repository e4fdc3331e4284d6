// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/animation_setting.h"

namespace caboose::views {
namespace {

bool wantedNow = true;

} // namespace

bool motionWanted()
{
    return wantedNow;
}

void setMotionWanted(bool wanted)
{
    wantedNow = wanted;
}

} // namespace caboose::views
