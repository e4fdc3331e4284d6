// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// What rendering can show (rendering/html.cpp, plain_text.cpp).
enum class Mark : std::uint8_t {
    Paragraph,
    List,
    Steps,
    Item,
    Table,
    Row,
    HeadCell,
    Cell,
    Strong,
    Emphasis,
    Link, ///< text: where it leads
    Text  ///< only begins
};

/// Something in a Markdown text begins or ends.
struct MarkEvent {
    Mark mark = Mark::Text;
    bool isBegin = true;
    std::string text = {};

    friend bool operator==(const MarkEvent&, const MarkEvent&) = default;
};

/// What the text consists of. Any text can be read; what Markdown has beyond these marks is text.
/// Each begin has its end, and a run of text is one event.
std::vector<MarkEvent> parseMarkdown(std::string_view text);

} // namespace caboose::rulebook
