// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rendering/plain_text.h"

#include "model/rulebook/reading/markdown.h"
#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/utf8.h"

#include <algorithm>
#include <vector>

namespace caboose::rulebook {

namespace {

/// Writes the marks of a text one after another.
class PlainWriter {
public:
    void write(const MarkEvent& event)
    {
        switch (event.mark) {
        case Mark::Text:
            m_out += event.text;
            m_isItemOpen = false;
            break;
        case Mark::Paragraph:
            if (event.isBegin) gap();
            break;
        case Mark::List:
        case Mark::Steps: list(event); break;
        case Mark::Item:
            if (event.isBegin) item();
            break;
        case Mark::Table:
            if (event.isBegin) gap();
            break;
        case Mark::Row:
            if (event.isBegin) row();
            break;
        case Mark::HeadCell:
        case Mark::Cell:
            if (event.isBegin) cell();
            break;
        case Mark::Strong:
        case Mark::Emphasis:
        case Mark::Link: break;
        }
    }

    std::string take()
    {
        while (m_out.ends_with('\n')) m_out.pop_back();
        return std::move(m_out);
    }

private:
    void newLine()
    {
        if (!m_out.empty() && !m_out.ends_with('\n')) m_out += '\n';
    }
    void gap()
    {
        if (m_isItemOpen) {
            m_isItemOpen = false; // its first paragraph stands beside the dash
            return;
        }
        newLine();
        if (!m_out.empty() && !m_out.ends_with("\n\n")) m_out += '\n';
    }
    void list(const MarkEvent& event)
    {
        if (event.isBegin) {
            if (m_steps.empty()) gap();
            m_steps.push_back(event.mark == Mark::Steps ? 1 : 0);
        } else {
            m_steps.pop_back();
        }
    }
    void item()
    {
        newLine();
        int& step = m_steps.back();
        m_out.append(2 * (m_steps.size() - 1), ' ');
        m_out += step == 0 ? "- " : std::to_string(step++) + ". ";
        m_isItemOpen = true;
    }
    void row()
    {
        newLine();
        m_isFirstCell = true;
    }
    void cell()
    {
        if (!m_isFirstCell) m_out += " | ";
        m_isFirstCell = false;
    }

    std::string m_out;
    std::vector<int> m_steps; ///< of each list that is open, the next number; 0 without numbers
    bool m_isItemOpen = false;
    bool m_isFirstCell = true;
};

std::size_t lengthOf(std::string_view text)
{
    std::size_t length = 0;
    for (std::size_t at = 0; at < text.size(); at += characterAt(text, at).size) ++length;
    return length;
}

std::size_t indentOf(std::string_view line)
{
    const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
    const std::string_view rest = line.substr(start);
    if (rest.starts_with("- ")) return start + 2;
    const std::size_t digits = rest.find_first_not_of("0123456789");
    const bool isStep =
        digits != 0 && digits != std::string_view::npos && rest.substr(digits).starts_with(". ");
    return isStep ? start + digits + 2 : start;
}

void wrapLine(std::string& out, std::string_view line, std::size_t width)
{
    const std::size_t indent = indentOf(line);
    std::size_t used = 0;
    for (const std::string_view word : blankSeparated(line)) {
        const std::size_t length = lengthOf(word);
        if (used == 0) {
            const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
            out.append(start, ' ');
            used = start;
        } else if (used + 1 + length > width) {
            out += '\n';
            out.append(indent, ' ');
            used = indent;
        } else {
            out += ' ';
            ++used;
        }
        out += word;
        used += length;
    }
}

std::string headingOf(const Section& section)
{
    return section.rule ? section.id + ' ' + section.title : section.title;
}

std::string textOf(const Book& book, SectionIndex i, const Selection& selection, Others others)
{
    std::string out;
    for (const ShownBlock& shown : shownBlocks(book, i, selection, others)) {
        if (!out.empty()) out += "\n\n";
        if (!shown.label.empty()) out += '[' + shown.label + "]\n";
        out += plainText(shown.markdown);
    }
    return out;
}

} // namespace

std::string plainText(std::string_view markdown)
{
    PlainWriter writer;
    for (const MarkEvent& event : parseMarkdown(markdown)) writer.write(event);
    return writer.take();
}

std::string plainText(const Book& book, SectionIndex i, const Selection& selection, Others others,
                      std::size_t width)
{
    std::string out = headingOf(book[i]) + '\n';
    const std::string currency = currencyLabel(book, i);
    if (!currency.empty()) out += '(' + currency + ")\n";
    const std::string label = labelOf(book, i, selection);
    if (!label.empty()) out += '[' + label + "]\n";
    return wrapped(out + '\n' + textOf(book, i, selection, others), width) + '\n';
}

std::string citation(const Book& book, SectionIndex i, const Selection& selection,
                     rules::Edition edition)
{
    const std::string key = "edition=" + std::string(rules::keyOf(edition));
    return headingOf(book[i]) + " (" + book.labels()[key] + ")\n\n" +
           textOf(book, i, selection, Others::Hidden) + '\n';
}

std::string wrapped(std::string_view text, std::size_t width)
{
    std::string out;
    bool isFirst = true;
    for (const std::string_view line : linesOf(text)) {
        if (!isFirst) out += '\n';
        wrapLine(out, line, width);
        isFirst = false;
    }
    return out;
}

} // namespace caboose::rulebook
