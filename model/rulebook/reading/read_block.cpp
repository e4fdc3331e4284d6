// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/read_block.h"

#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/utf8.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace caboose::rulebook {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool beginsStep(std::string_view line)
{
    const std::size_t digits = line.find_first_not_of("0123456789");
    return digits != 0 && digits != std::string_view::npos && line.substr(digits).starts_with(". ");
}

std::optional<Part> partOf(std::string_view line)
{
    if (trimmed(line).empty()) return std::nullopt;
    if (line.starts_with("- ") || line.starts_with("* ")) return Part::List;
    if (line.starts_with('|')) return Part::Table;
    if (beginsStep(line)) return Part::Steps;
    return Part::Paragraph;
}

/// A blank line ends a part; in lists, more items or indented text may follow it.
void findParts(Block& block)
{
    bool isBehindBlank = true;
    for (const std::string_view line : linesOf(block.source)) {
        const auto part = partOf(line);
        const bool goesOn = !block.parts.empty() &&
                            (part == block.parts.back() || line.starts_with(' ')) &&
                            block.parts.back() != Part::Paragraph;
        const bool begins = part && !goesOn && (isBehindBlank || part != Part::Paragraph);
        if (begins) block.parts.push_back(*part);
        isBehindBlank = !part;
    }
}

/// One line of a block.
class LineReader {
public:
    LineReader(Block& block, std::string_view line, int number, const std::string& file,
               Mistakes& mistakes)
        : m_block(block), m_line(line), m_number(number), m_file(file), m_mistakes(mistakes),
          m_start(static_cast<std::size_t>(line.data() - block.source.data()))
    {}

    void read()
    {
        std::size_t at = 0;
        while (at < m_line.size()) {
            const std::size_t open = std::min(m_line.find("[[", at), m_line.size());
            checkNumbers(at, open);
            if (open == m_line.size()) return;
            const std::size_t close = m_line.find("]]", open);
            if (close == std::string_view::npos) {
                note(open, MistakeCode::UnclosedLink);
                return;
            }
            readLink(open, close);
            at = close + 2;
        }
    }

private:
    void note(std::size_t offset, MistakeCode code, std::vector<std::string> arguments = {})
    {
        m_mistakes.push_back(
            {m_file, m_number, columnOf(m_line, offset), code, std::move(arguments)});
    }

    void readLink(std::size_t open, std::size_t close)
    {
        const std::string_view inside = m_line.substr(open + 2, close - open - 2);
        const std::size_t bar = std::min(inside.find('|'), inside.size());
        Link link;
        link.target = trimmed(inside.substr(0, bar));
        link.words = trimmed(inside.substr(std::min(bar + 1, inside.size())));
        link.offset = m_start + open;
        link.size = close + 2 - open;
        link.line = m_number;
        link.column = columnOf(m_line, open);
        if (link.target.empty() || (bar < inside.size() && link.words.empty())) {
            note(open, MistakeCode::EmptyLink);
        } else {
            m_block.links.push_back(std::move(link));
        }
    }

    /// Rule numbers between two offsets. Amounts of money and percentages are none.
    void checkNumbers(std::size_t from, std::size_t to)
    {
        for (std::size_t at = from; at < to; ++at) {
            if (!isDigit(m_line[at])) continue;
            const std::size_t end =
                std::min(m_line.find_first_not_of("0123456789.", at), m_line.size());
            std::string_view number = m_line.substr(at, std::min(end, to) - at);
            while (number.ends_with('.')) number.remove_suffix(1);
            if (isRuleNumber(number) && !isAmount(at, at + number.size())) {
                note(at, MistakeCode::BareNumber, {std::string(number)});
            }
            at = std::min(end, to);
        }
    }

    static bool isRuleNumber(std::string_view text)
    {
        const auto parts = separated(text, '.');
        const auto isShort = [](const std::string& part) { return part.size() < 3; };
        return (parts.size() == 2 || parts.size() == 3) &&
               std::all_of(parts.begin(), parts.end(), isShort);
    }

    bool isAmount(std::size_t begin, std::size_t end) const
    {
        const char before = begin == 0 ? ' ' : m_line[begin - 1];
        const bool isPart = std::isalnum(static_cast<unsigned char>(before)) != 0;
        return before == '$' || before == ',' || before == '.' || isPart ||
               trimmed(m_line.substr(end)).starts_with('%');
    }

    Block& m_block;
    std::string_view m_line;
    int m_number;
    const std::string& m_file;
    Mistakes& m_mistakes;
    std::size_t m_start;
};

} // namespace

void readParts(Block& block, const std::string& file, Mistakes& mistakes)
{
    findParts(block);
    int number = block.line;
    for (const std::string_view line : linesOf(block.source)) {
        LineReader(block, line, number, file, mistakes).read();
        ++number;
    }
}

} // namespace caboose::rulebook
