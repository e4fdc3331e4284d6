// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/markdown.h"

#include <md4c.h>

#include <optional>

namespace caboose::rulebook {

namespace {

using Events = std::vector<MarkEvent>;

std::optional<Mark> blockMark(MD_BLOCKTYPE type)
{
    switch (type) {
    case MD_BLOCK_P:
    case MD_BLOCK_H:
    case MD_BLOCK_CODE: return Mark::Paragraph;
    case MD_BLOCK_UL: return Mark::List;
    case MD_BLOCK_OL: return Mark::Steps;
    case MD_BLOCK_LI: return Mark::Item;
    case MD_BLOCK_TABLE: return Mark::Table;
    case MD_BLOCK_TR: return Mark::Row;
    case MD_BLOCK_TH: return Mark::HeadCell;
    case MD_BLOCK_TD: return Mark::Cell;
    default: return std::nullopt;
    }
}

std::optional<Mark> spanMark(MD_SPANTYPE type)
{
    switch (type) {
    case MD_SPAN_EM: return Mark::Emphasis;
    case MD_SPAN_STRONG: return Mark::Strong;
    case MD_SPAN_A: return Mark::Link;
    default: return std::nullopt;
    }
}

int add(void* to, std::optional<Mark> mark, bool isBegin, std::string text = {})
{
    if (mark) static_cast<Events*>(to)->push_back({*mark, isBegin, std::move(text)});
    return 0;
}

int enterBlock(MD_BLOCKTYPE type, void*, void* to)
{
    return add(to, blockMark(type), true);
}

int leaveBlock(MD_BLOCKTYPE type, void*, void* to)
{
    return add(to, blockMark(type), false);
}

int enterSpan(MD_SPANTYPE type, void* detail, void* to)
{
    std::string target;
    if (type == MD_SPAN_A) {
        const auto& href = static_cast<const MD_SPAN_A_DETAIL*>(detail)->href;
        target.assign(href.text, href.size);
    }
    return add(to, spanMark(type), true, std::move(target));
}

int leaveSpan(MD_SPANTYPE type, void*, void* to)
{
    return add(to, spanMark(type), false);
}

/// The characters that Markdown lets one write as "&name;".
std::string entity(std::string_view text)
{
    if (text == "&amp;") return "&";
    if (text == "&lt;") return "<";
    if (text == "&gt;") return ">";
    if (text == "&quot;") return "\"";
    if (text == "&nbsp;") return "\u00A0";
    return std::string(text);
}

/// Pieces of one run of text are joined, so that words stay whole.
int addText(MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* to)
{
    Events& events = *static_cast<Events*>(to);
    std::string piece(text, size);
    if (type == MD_TEXT_BR || type == MD_TEXT_SOFTBR) piece = " ";
    if (type == MD_TEXT_ENTITY) piece = entity(piece);
    if (!events.empty() && events.back().mark == Mark::Text) {
        events.back().text += piece;
    } else {
        events.push_back({Mark::Text, true, std::move(piece)});
    }
    return 0;
}

} // namespace

std::vector<MarkEvent> parseMarkdown(std::string_view text)
{
    Events events;
    MD_PARSER parser{};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML | MD_FLAG_NOINDENTEDCODEBLOCKS;
    parser.enter_block = enterBlock;
    parser.leave_block = leaveBlock;
    parser.enter_span = enterSpan;
    parser.leave_span = leaveSpan;
    parser.text = addText;
    md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &events);
    return events;
}

} // namespace caboose::rulebook
