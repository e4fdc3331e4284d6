// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/read_section_line.h"

#include "model/rulebook/reading/read_conditions.h"
#include "model/rulebook/text/language.h"
#include "model/rulebook/text/text_line.h"

#include <algorithm>
#include <charconv>

namespace caboose::rulebook {

namespace {

/// One line about one section, with its place for mistakes.
struct SectionLine {
    std::string_view word;
    std::string_view rest;
    Section& section;
    const Mistake& place;
    Mistakes& mistakes;

    void note(MistakeCode code, std::string_view what) const
    {
        Mistake mistake = place;
        mistake.code = code;
        mistake.arguments.emplace_back(what);
        mistakes.push_back(std::move(mistake));
    }

    void readList(std::vector<std::string>& list) const
    {
        if (!list.empty()) note(MistakeCode::LineTwice, word);
        for (std::string& part : separated(rest, ',')) list.push_back(std::move(part));
    }

    void readNumber(int& number) const
    {
        int value = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        if (error != std::errc{} || end != rest.data() + rest.size() || value < 1) {
            note(MistakeCode::BadNumber, rest);
        } else {
            number = value;
        }
    }

    /// official-2016 "Actions: Punch"
    void readPrintedPlace(std::string_view text) const
    {
        const std::size_t quote = std::min(text.find('"'), text.size());
        const std::string_view quoted = text.substr(quote);
        const auto known = printedTextFrom(trimmed(text.substr(0, quote)));
        if (!known || quoted.size() < 3 || !quoted.ends_with('"')) {
            note(MistakeCode::BadPrinted, text);
            return;
        }
        section.printed.push_back({*known, std::string(quoted.substr(1, quoted.size() - 2))});
    }

    void readPrinted() const
    {
        if (!section.printed.empty()) note(MistakeCode::LineTwice, word);
        for (const std::string& part : separated(rest, ';')) readPrintedPlace(part);
    }

    void readWhen() const
    {
        if (!section.conditions.empty()) note(MistakeCode::LineTwice, word);
        section.conditions = readConditions(rest, place, mistakes);
    }

    void readRevision() const
    {
        if (section.language != original) note(MistakeCode::OnlyInOriginal, word);
        readNumber(section.revision);
    }

    void readOf() const
    {
        if (section.language == original) {
            note(MistakeCode::OnlyTranslated, word);
        } else {
            readNumber(section.of);
        }
    }

    void read() const
    {
        if (word == "when") {
            readWhen();
        } else if (word == "terms") {
            readList(section.terms);
        } else if (word == "words") {
            readList(section.words);
        } else if (word == "printed") {
            readPrinted();
        } else if (word == "revision") {
            readRevision();
        } else if (word == "of") {
            readOf();
        } else {
            note(MistakeCode::UnknownLine, word);
            return;
        }
        if (rest.empty()) note(MistakeCode::EmptyLine, word);
    }
};

} // namespace

void readSectionLine(std::string_view line, Section& section, const Mistake& place,
                     Mistakes& mistakes)
{
    const std::size_t end = std::min(line.find(' '), line.size());
    SectionLine{trimmed(line.substr(0, end)), trimmed(line.substr(end)), section, place, mistakes}
        .read();
}

} // namespace caboose::rulebook
