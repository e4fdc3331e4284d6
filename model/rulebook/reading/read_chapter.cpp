// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/read_chapter.h"

#include "model/rulebook/reading/read_block.h"
#include "model/rulebook/reading/read_conditions.h"
#include "model/rulebook/reading/read_section_line.h"
#include "model/rulebook/text/language.h"
#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/utf8.h"

#include <algorithm>
#include <optional>

namespace caboose::rulebook {

namespace {

bool isSlug(std::string_view id)
{
    const auto isSmall = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !id.empty() && isSmall(id.front()) && isSmall(id.back()) &&
           std::all_of(id.begin(), id.end(), [&](char c) { return isSmall(c) || c == '-'; });
}

std::optional<BlockKind> blockKindFrom(std::string_view word)
{
    if (word == "when") return BlockKind::When;
    if (word == "note") return BlockKind::Note;
    if (word == "example") return BlockKind::Example;
    return std::nullopt;
}

/// Goes through a file line by line.
class ChapterReader {
public:
    ChapterReader(const SourceFile& file, std::string_view language, Mistakes& mistakes)
        : m_file(file), m_language(language), m_mistakes(mistakes)
    {}

    std::vector<Section> read()
    {
        for (const std::string_view line : linesOf(m_file.text)) {
            ++m_line;
            if (isUtf8(line)) {
                readLine(line);
            } else {
                note(MistakeCode::NotUtf8);
            }
        }
        endSection();
        return std::move(m_sections);
    }

private:
    void note(MistakeCode code, std::vector<std::string> arguments = {})
    {
        m_mistakes.push_back({m_file.name, m_line, 0, code, std::move(arguments)});
    }

    void readLine(std::string_view line)
    {
        if (line.starts_with('#')) {
            beginSection(line);
        } else if (m_isSkipping) {
            return; // what belongs to a heading that can't be read
        } else if (m_sections.empty()) {
            if (!trimmed(line).empty()) note(MistakeCode::OutsideSection);
        } else if (line.starts_with(":::")) {
            readColons(trimmed(line.substr(3)));
        } else if (m_isHead && line.starts_with(':')) {
            readSectionLine(line.substr(1), m_sections.back(), {m_file.name, m_line}, m_mistakes);
        } else {
            m_isHead = m_isHead && trimmed(line).empty();
            addText(line);
        }
    }

    // --- headings ---

    void beginSection(std::string_view line)
    {
        endSection();
        const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
        const std::string_view text = trimmed(line.substr(level));
        const std::size_t idEnd = std::min(text.find(' '), text.size());
        Section section;
        section.title = trimmed(text.substr(idEnd));
        section.isChapter = level == 1;
        if (level > 2 || section.title.empty() || !readId(text.substr(0, idEnd), section)) {
            note(MistakeCode::BadHeading, {std::string(line)});
            m_isSkipping = true;
            return;
        }
        m_isSkipping = false;
        section.language = m_language;
        section.file = m_file.name;
        section.line = m_line;
        section.of = m_language == original ? 0 : 1;
        m_sections.push_back(std::move(section));
        m_isHead = true;
    }

    static bool readId(std::string_view text, Section& section)
    {
        const bool isBraced = text.starts_with('{') && text.ends_with('}') && text.size() > 2;
        if (isBraced) {
            section.id = text.substr(1, text.size() - 2);
            return isSlug(section.id) && section.id.find_first_not_of("0123456789") == 0;
        }
        section.id = text;
        section.rule = rules::ruleFrom(text);
        return section.rule && toString(*section.rule) == text &&
               section.isChapter == (section.rule->section == 0);
    }

    void endSection()
    {
        if (m_isSkipping) return;
        endBlock();
        if (m_fence) {
            m_mistakes.push_back({m_file.name, m_fence->line, 0, MistakeCode::UnclosedBlock});
            m_fence.reset();
        }
        if (m_sections.empty() || !m_sections.back().blocks.empty()) return;
        const Section& section = m_sections.back();
        m_mistakes.push_back(
            {m_file.name, section.line, 0, MistakeCode::EmptySection, {section.id}});
    }

    // --- blocks ---

    void readColons(std::string_view text)
    {
        m_isHead = false;
        if (!m_fence) {
            beginFence(text);
        } else if (text.empty()) {
            if (m_block.source.empty()) note(MistakeCode::EmptyBlock);
            endBlock();
            m_fence.reset();
        } else {
            note(MistakeCode::NestedBlock);
        }
    }

    void beginFence(std::string_view text)
    {
        if (text.empty()) {
            note(MistakeCode::StrayEnd);
            return;
        }
        endBlock();
        const std::size_t end = std::min(text.find(' '), text.size());
        const auto kind = blockKindFrom(text.substr(0, end));
        if (!kind) note(MistakeCode::UnknownBlock, {std::string(text.substr(0, end))});
        const std::string_view conditions = trimmed(text.substr(end));
        if (kind == BlockKind::When && conditions.empty()) note(MistakeCode::MissingConditions);
        m_fence = Block{};
        m_fence->kind = kind.value_or(BlockKind::Note);
        m_fence->conditions = readConditions(conditions, {m_file.name, m_line}, m_mistakes);
        m_fence->line = m_line;
    }

    void addText(std::string_view line)
    {
        const bool isBlank = trimmed(line).empty();
        if (m_block.source.empty() && isBlank) return;
        if (m_block.source.empty()) m_block.line = m_line;
        const std::size_t begin = m_block.source.size();
        const std::size_t when = line.starts_with('|') ? line.rfind("| :when ") : line.npos;
        if (when == line.npos) {
            m_block.source += line;
            m_block.source += '\n';
        } else {
            m_block.source += line.substr(0, when + 1);
            m_block.source += '\n';
            addConditions(line.substr(when + std::string_view("| :when ").size()), begin);
        }
    }

    /// Of the row that begins there and is the last one.
    void addConditions(std::string_view text, std::size_t begin)
    {
        m_block.rows.push_back({readConditions(trimmed(text), {m_file.name, m_line}, m_mistakes),
                                begin, m_block.source.size() - begin});
    }

    void endBlock()
    {
        while (m_block.source.ends_with("\n\n")) m_block.source.pop_back();
        if (!m_block.source.empty()) {
            if (m_fence) {
                m_block.kind = m_fence->kind;
                m_block.conditions = m_fence->conditions;
            }
            readParts(m_block, m_file.name, m_mistakes);
            m_sections.back().blocks.push_back(std::move(m_block));
        }
        m_block = {};
    }

    const SourceFile& m_file;
    std::string_view m_language;
    Mistakes& m_mistakes;
    std::vector<Section> m_sections;
    std::optional<Block> m_fence; ///< what stands between lines of colons
    Block m_block;
    int m_line = 0;
    bool m_isHead = false; ///< directly under a heading
    bool m_isSkipping = false;
};

} // namespace

std::vector<Section> readChapter(const SourceFile& file, std::string_view language,
                                 Mistakes& mistakes)
{
    return ChapterReader(file, language, mistakes).read();
}

} // namespace caboose::rulebook
