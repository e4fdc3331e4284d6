// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace caboose::architecture {

/// How high something stands: a file may include what stands as high or lower.
using Layer = std::size_t;

/// The layer that a file is in; nothing for files outside of app, model, tests and views.
std::optional<Layer> layerOf(std::string_view path);

/// Whether the layers name the file's own folder. A new folder of model, app or views takes its
/// place there.
bool isPlaced(std::string_view path);

/// The layer that a CMake target is (caboose_rules, caboose_items, ...); nothing for other targets.
std::optional<Layer> layerOfTarget(std::string_view target);

bool mayKnow(Layer who, Layer whom);

} // namespace caboose::architecture
