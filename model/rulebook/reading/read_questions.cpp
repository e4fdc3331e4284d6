// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/read_questions.h"

#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/utf8.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace caboose::rulebook {

namespace {

class QuestionReader {
public:
    QuestionReader(std::vector<Section>& sections, Mistakes& mistakes) : m_mistakes(mistakes)
    {
        for (Section& section : sections) {
            m_sections.emplace(section.id, Answering{&section, {}, 0});
        }
    }

    void read(const SourceFile& file)
    {
        m_file = file.name;
        m_line = 0;
        m_answering = nullptr;
        m_isIgnored = false;
        for (const std::string_view line : linesOf(file.text)) {
            ++m_line;
            if (isUtf8(line)) {
                readLine(trimmed(line));
            } else {
                note(m_line, MistakeCode::NotUtf8);
            }
        }
        endSection();
    }

private:
    /// A section and where its questions begin.
    struct Answering {
        Section* section;
        std::string file; ///< empty: nowhere yet
        int line;
    };

    void note(int line, MistakeCode code, std::vector<std::string> arguments = {})
    {
        m_mistakes.push_back({m_file, line, 0, code, std::move(arguments)});
    }

    void readLine(std::string_view line)
    {
        if (line.empty() || line.starts_with('#')) return;
        if (line.starts_with('[') && line.ends_with(']')) {
            endSection();
            beginSection(line.substr(1, line.size() - 2));
        } else if (m_answering) {
            m_answering->section->questions.emplace_back(line);
        } else if (!m_isIgnored) {
            note(m_line, MistakeCode::OutsideSection);
        }
    }

    void beginSection(std::string_view id)
    {
        m_answering = nullptr;
        m_isIgnored = true;
        const auto found = m_sections.find(id);
        if (found == m_sections.end()) {
            note(m_line, MistakeCode::UnknownSection, {std::string(id)});
            return;
        }
        Answering& known = found->second;
        if (!known.file.empty()) {
            const std::string there = known.file + ':' + std::to_string(known.line);
            note(m_line, MistakeCode::SectionTwice, {std::string(id), there});
            return;
        }
        known.section->questions.clear(); // the original's, of what is not translated
        known.file = m_file;
        known.line = m_line;
        m_answering = &known;
    }

    void endSection()
    {
        if (!m_answering || !m_answering->section->questions.empty()) return;
        note(m_answering->line, MistakeCode::EmptySection, {m_answering->section->id});
    }

    std::map<std::string, Answering, std::less<>> m_sections;
    Mistakes& m_mistakes;
    std::string m_file;
    int m_line = 0;
    Answering* m_answering = nullptr;
    bool m_isIgnored = false; ///< what stands under a wrong heading
};

} // namespace

void readQuestions(const std::vector<SourceFile>& files, std::vector<Section>& sections,
                   Mistakes& mistakes)
{
    QuestionReader reader(sections, mistakes);
    for (const SourceFile& file : files) reader.read(file);
}

} // namespace caboose::rulebook
