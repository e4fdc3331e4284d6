// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rendering/html.h"

#include "model/rulebook/reading/markdown.h"

namespace caboose::rulebook {

namespace {

std::string_view tagOf(Mark mark)
{
    switch (mark) {
    case Mark::Paragraph: return "p";
    case Mark::List: return "ul";
    case Mark::Steps: return "ol";
    case Mark::Item: return "li";
    case Mark::Table: return "table";
    case Mark::Row: return "tr";
    case Mark::HeadCell: return "th";
    case Mark::Cell: return "td";
    case Mark::Strong: return "b";
    case Mark::Emphasis: return "i";
    case Mark::Link: return "a";
    case Mark::Text: break;
    }
    return {};
}

void write(std::string& out, const MarkEvent& event)
{
    if (event.mark == Mark::Text) {
        out += escaped(event.text);
        return;
    }
    out += event.isBegin ? "<" : "</";
    out += tagOf(event.mark);
    if (event.isBegin && event.mark == Mark::Link) out += " href=\"" + escaped(event.text) + '"';
    out += '>';
}

void writeLabel(std::string& out, std::string_view kind, const std::string& label)
{
    if (label.empty()) return;
    out += "<p class=\"" + std::string(kind) + "\">" + escaped(label) + "</p>\n";
}

void writeBlock(std::string& out, const ShownBlock& shown)
{
    const std::string classes = classesOf(shown);
    if (!classes.empty()) out += "<div class=\"" + classes + "\">\n";
    for (const std::string& part : partsHtml(shown)) out += part;
    if (!classes.empty()) out += "</div>";
    out += '\n';
}

void writeHeading(std::string& out, const Section& section)
{
    const char level = section.isChapter ? '1' : section.rule && section.rule->point ? '3' : '2';
    out += std::string("<h") + level + " id=\"" + section.id + "\">";
    if (section.rule) out += "<span class=\"number\">" + section.id + "</span> ";
    out += escaped(section.title) + "</h" + level + ">\n";
}

} // namespace

std::string headHtml(const Book& book, SectionIndex i, const Selection& selection)
{
    std::string out;
    const Section& section = book[i];
    writeHeading(out, section);
    const bool isOlder = section.currency == Currency::Older;
    writeLabel(out, isOlder ? "older" : "missing", currencyLabel(book, i));
    writeLabel(out, "label", labelOf(book, i, selection));
    return out;
}

std::string classesOf(const ShownBlock& shown)
{
    std::string classes;
    if (shown.block->kind == BlockKind::Note) classes = "note";
    if (shown.block->kind == BlockKind::Example) classes = "example";
    if (shown.block->kind == BlockKind::When) classes = "when";
    if (shown.applicabilityOf == Applicability::OtherRules) classes += " other";
    if (shown.applicabilityOf == Applicability::NotOnTable) classes += " absent";
    return classes;
}

std::vector<std::string> partsHtml(const ShownBlock& shown)
{
    std::vector<std::string> parts(1);
    writeLabel(parts.front(), "label", shown.label);
    int depth = 0;
    bool isComplete = false;
    for (const MarkEvent& event : parseMarkdown(shown.markdown)) {
        if (isComplete) parts.emplace_back();
        write(parts.back(), event);
        if (event.mark != Mark::Text) depth += event.isBegin ? 1 : -1;
        isComplete = depth == 0;
    }
    return parts;
}

std::string html(const Book& book, SectionIndex i, const Selection& selection, Others others)
{
    std::string out = "<div lang=\"" + escaped(book[i].language) + "\">\n";
    out += headHtml(book, i, selection);
    for (const ShownBlock& block : shownBlocks(book, i, selection, others)) writeBlock(out, block);
    return out + "</div>\n";
}

std::string html(const Book& book, std::span<const SectionIndex> sections,
                 const Selection& selection, Others others)
{
    std::string out;
    for (const SectionIndex i : sections) {
        if (isShown(selection.section(i), others)) out += html(book, i, selection, others);
    }
    return out;
}

std::string escaped(std::string_view text)
{
    std::string safe;
    safe.reserve(text.size());
    for (const char c : text) {
        switch (c) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        default: safe += c;
        }
    }
    return safe;
}

} // namespace caboose::rulebook
