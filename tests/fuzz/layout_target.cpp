// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/docking_state.h"
#include "app/docking/window_layout.h"
#include "tests/fuzz/feed.h"

namespace caboose::fuzz {

/// Any text is read as a layout; what is not refused is written and read back as the same, and
/// what was checked once needs no second look.
void feed(std::string_view text)
{
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    const app::LayoutOrFault read = app::readLayout(bytes);
    const auto* layout = std::get_if<app::Layout>(&read);
    if (!layout) return;
    const app::LayoutOrFault again = app::readLayout(app::written(*layout));
    mustHold(std::holds_alternative<app::Layout>(again), "what was written is understood");
    mustHold(std::get<app::Layout>(again) == *layout, "written and read back, the same");
    mustHold(layout->docking.isEmpty() || app::restorable(layout->docking) == layout->docking,
             "what is sound stays as it is");
}

} // namespace caboose::fuzz
