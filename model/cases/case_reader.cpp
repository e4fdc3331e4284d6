// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/case.h"

#include "model/cases/statements.h"
#include "model/notation/reader.h"

#include <algorithm>
#include <set>

namespace caboose::cases {

using namespace rules;
using notation::Expected;
using notation::Line;
using notation::Mistake;
using notation::Problem;
using notation::SourceLine;

namespace {

/// No suite is nearly as long in one file.
constexpr std::size_t longestText = 512UL * 1024;
/// By how many editions a case is run; each run has all of its lines.
constexpr int mostRuns = 32;

/// The lines of one `under`, or of a case as a whole.
struct Section {
    std::vector<Edition> editions;
    std::vector<std::pair<Ruling, std::uint8_t>> rulings;
    std::vector<std::string> with;
    std::vector<SourceLine> setUp;
    std::vector<Statement> statements;
};

/// Is it a line that expects a verdict?
bool restsOnSomething(const Statement& statement)
{
    switch (statement.verb) {
    case Verb::Allows:
    case Verb::Depends:
    case Verb::Refuses:
    case Verb::Verdict:
    case Verb::Objects:
    case Verb::Sight: return true;
    case Verb::Deed:
    case Verb::Judge:
    case Verb::Event:
    case Verb::Play:
    case Verb::Plan:
    case Verb::SetUp:
    case Verb::Answer:
    case Verb::Asks:
    case Verb::AsksNothing:
    case Verb::Stuck:
    case Verb::Omits:
    case Verb::Numbers:
    case Verb::Rejects:
    case Verb::Forced:
    case Verb::Happens:
    case Verb::HappensNot:
    case Verb::HappensExactly:
    case Verb::Then:
    case Verb::ThenExactly:
    case Verb::Score:
    case Verb::Wins:
    case Verb::Faults:
    case Verb::Contradicts:
    case Verb::Adjacent:
    case Verb::Area: break;
    }
    return false;
}

/// The combined rules have nineteen chapters; the twentieth is ours.
std::optional<Rule> knownRule(std::string_view word)
{
    constexpr int lastChapter = 20;
    const std::optional<Rule> rule = ruleFrom(word);
    return rule && rule->chapter >= 1 && rule->chapter <= lastChapter ? rule : std::nullopt;
}

bool isNumber(std::string_view word)
{
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

struct Source {
    Case head;
    Section common;
    std::vector<Section> sections;
    int runs = 0;
};

class CaseReader {
public:
    explicit CaseReader(std::string_view text)
        : m_original(text), m_small(notation::inSmallLetters(text)),
          m_lines(notation::linesOf(m_small))
    {}

    CaseFile read()
    {
        for (const SourceLine& line : m_lines) readLine(line);
        finishCase();
        if (!m_isInCase) shared();
        notation::inOrderOfLines(m_file.mistakes);
        return std::move(m_file);
    }

private:
    void readLine(const SourceLine& source)
    {
        Line line(source.text, source.number, m_file.mistakes, source.start);
        if (line.atEnd()) return;
        if (line.peek() == "case") {
            finishCase();
            line.take();
            beginCase(line, source);
        } else if (!m_isInCase) {
            m_shared.push_back(source);
        } else if (line.accept("also")) {
            readAlso(line);
        } else if (line.accept("under")) {
            beginSection(line);
        } else if (line.peek() == "rests") {
            readRestsOn(line);
        } else if (beginsStatement(line.peek())) {
            readStatement(line, source);
        } else {
            readNotation(line, source);
        }
    }

    void beginCase(Line& line, const SourceLine& source)
    {
        m_isInCase = true;
        m_source = {};
        m_mistakesBefore = m_file.mistakes.size();
        m_source.head.line = source.number;
        const std::string_view name = line.peek();
        const std::size_t hyphen = name.find('-');
        const auto rule = knownRule(name.substr(0, hyphen));
        if (!rule) {
            line.wrong(Expected::Rule);
            return;
        }
        if (hyphen == std::string_view::npos || !isNumber(name.substr(hyphen + 1))) {
            line.wrong(Expected::CaseNumber);
            return;
        }
        m_source.head.rule = *rule;
        m_source.head.name = std::string(line.take());
        m_source.head.title = titleOf(line, source);
    }

    /// As it was written, capitals and all.
    std::string titleOf(const Line& line, const SourceLine& source) const
    {
        const std::string_view title = line.rest();
        const auto offset =
            static_cast<std::size_t>(source.text.data() - m_small.data()) + line.offset();
        return std::string(m_original.substr(offset, title.size()));
    }

    void readAlso(Line& line)
    {
        notation::takeList(line, [&] {
            const auto rule = line.takeKey(Expected::Rule, knownRule);
            if (rule) m_source.head.also.push_back(*rule);
            return rule.has_value();
        });
        line.expectEnd();
    }

    void beginSection(Line& line)
    {
        m_source.sections.emplace_back();
        Section& section = m_source.sections.back();
        do {
            const auto edition = line.takeKey(Expected::Edition, editionFrom);
            if (edition) addEdition(line, section, *edition);
        } while (line.accept(",") && !line.atEnd());
        while (line.accept("with")) readHouseRuling(line, section);
        line.accept(":");
        line.expectEnd();
    }

    void addEdition(Line& line, Section& section, Edition edition)
    {
        if (++m_source.runs > mostRuns) {
            line.wrong({.problem = Problem::TooMany, .highest = mostRuns});
        } else {
            section.editions.push_back(edition);
        }
    }

    static void readHouseRuling(Line& line, Section& section)
    {
        // The same words as in a line of notation.
        const std::string_view ruling = line.peek();
        const std::string_view value = line.peekSecond();
        notation::Draft draft;
        notation::readRuling(line, draft);
        if (draft.houseRulings.empty()) return;
        section.rulings.push_back(draft.houseRulings.front());
        section.with.push_back(std::string(ruling) + ' ' + std::string(value));
    }

    Section& section()
    {
        return m_source.sections.empty() ? m_source.common : m_source.sections.back();
    }

    void readStatement(Line& line, const SourceLine& source)
    {
        const auto statement = takeStatement(line);
        if (!statement) return;
        section().statements.push_back(*statement);
        const bool isThen = statement->verb == Verb::Then || statement->verb == Verb::ThenExactly;
        if (isThen && !line.atEnd()) addNotation(source, line.offset());
    }

    void readRestsOn(Line& line)
    {
        if (section().statements.empty() || !restsOnSomething(section().statements.back())) {
            line.wrong({.problem = Problem::OutOfPlace, .expected = Expected::Statement});
            return;
        }
        takeRestsOn(line, section().statements.back().verdict);
        line.expectEnd();
    }

    void addNotation(const SourceLine& source, std::size_t start)
    {
        section().statements.back().notation.push_back(
            {std::string(source.text), source.number, start});
    }

    void readNotation(Line& line, const SourceLine& source)
    {
        auto& statements = section().statements;
        if (statements.empty()) {
            if (notation::beginsLine(line.peek())) {
                // An error in it shows when the position is read.
                section().setUp.push_back(source);
            } else {
                takeStatement(line);
            }
            return;
        }
        const Verb last = statements.back().verb;
        if (!notation::beginsLine(line.peek())) {
            takeStatement(line);
        } else if (last == Verb::Then || last == Verb::ThenExactly) {
            addNotation(source, source.start);
        } else {
            line.wrong({.problem = Problem::OutOfPlace, .expected = Expected::Statement});
        }
    }

    void finishCase()
    {
        if (!m_isInCase) return;
        if (m_source.sections.empty()) {
            addRun(m_source.common, std::nullopt);
        }
        for (const Section& s : m_source.sections) {
            for (const Edition edition : s.editions) addRun(s, edition);
        }
        if (m_file.mistakes.size() == m_mistakesBefore) {
            m_file.cases.push_back(std::move(m_source.head));
        }
        m_source = {};
    }

    void addRun(const Section& s, std::optional<Edition> edition)
    {
        Run run;
        run.under = edition;
        run.with = s.with;
        run.start = positionFor(s, edition);
        run.statements = m_source.common.statements;
        if (&s != &m_source.common) {
            run.statements.insert(run.statements.end(), s.statements.begin(), s.statements.end());
        }
        for (const Statement& statement : run.statements) checkNotation(statement, run.start.table);
        m_source.head.runs.push_back(std::move(run));
    }

    Position positionFor(const Section& s, std::optional<Edition> edition)
    {
        notation::Draft draft = shared();
        read(m_source.common.setUp, draft);
        if (&s != &m_source.common) read(s.setUp, draft);
        if (edition) draft.edition = *edition;
        draft.houseRulings.insert(draft.houseRulings.end(), s.rulings.begin(), s.rulings.end());
        return notation::finished(draft);
    }

    /// What each case begins with.
    const notation::Draft& shared()
    {
        if (!m_draft) read(m_shared, m_draft.emplace(notation::newDraft()));
        return *m_draft;
    }

    /// Lines that several runs share are read for each of them; a mistake in them is told once.
    void read(const std::vector<SourceLine>& lines, notation::Draft& draft)
    {
        std::vector<Mistake> mistakes;
        notation::readBlock(lines, draft, mistakes);
        for (Mistake& mistake : mistakes) tell(std::move(mistake));
    }

    void tell(Mistake mistake)
    {
        if (m_told.insert(mistake).second) m_file.mistakes.push_back(std::move(mistake));
    }

    void checkNotation(const Statement& statement, const Table& table)
    {
        if (statement.notation.empty()) return;
        std::vector<SourceLine> lines;
        for (const NotationLine& line : statement.notation) {
            lines.push_back({line.text, line.number, line.start});
        }
        notation::Draft draft = notation::editOf(table);
        read(lines, draft);
    }

    std::string_view m_original;
    std::string m_small;
    std::vector<SourceLine> m_lines;
    std::vector<SourceLine> m_shared;
    std::optional<notation::Draft> m_draft; ///< of what is shared
    CaseFile m_file;
    std::set<Mistake> m_told; ///< of those that may be met again
    Source m_source;
    bool m_isInCase = false;
    std::size_t m_mistakesBefore = 0;
};

} // namespace

CaseFile readCases(std::string_view text)
{
    if (text.size() > longestText) {
        CaseFile file;
        file.mistakes.push_back({.line = 1,
                                 .column = 1,
                                 .problem = Problem::TooLong,
                                 .highest = static_cast<int>(longestText)});
        return file;
    }
    return CaseReader(text).read();
}

} // namespace caboose::cases
