// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/inquiry.h"

#include "model/cases/statements.h"
#include "model/notation/reader.h"

namespace caboose::cases {

using namespace rules;
using notation::Line;
using notation::SourceLine;

namespace {

bool asksForWord(std::string_view word)
{
    return word == "judge" || word == "deed" || word == "event";
}

/// What "deed" and "judge" ask is the same here: nothing is carried out.
void note(const Statement& statement, std::string_view line, Inquiry& inquiry)
{
    if (statement.verb == Verb::Event) {
        inquiry.event = statement.event;
        inquiry.asked = line;
        return;
    }
    inquiry.deed = Deed{statement.who, statement.action, statement.target, statement.then};
    inquiry.asked = "judge" + std::string(line.substr(line.find_first_of(" \t")));
}

std::string_view withoutMargin(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view{} : line.substr(first);
}

} // namespace

Inquiry readInquiry(std::string_view text, std::optional<Edition> under)
{
    Inquiry inquiry;
    inquiry.asked = "play";
    constexpr std::size_t longestText = 64UL * 1024;
    if (text.size() > longestText) {
        inquiry.mistakes.push_back({.line = 1,
                                    .column = 1,
                                    .problem = notation::Problem::TooLong,
                                    .highest = static_cast<int>(longestText)});
        return inquiry;
    }
    const std::string small = notation::inSmallLetters(text);
    std::vector<SourceLine> position;
    for (const SourceLine& source : notation::linesOf(small)) {
        Line line(source.text, source.number, inquiry.mistakes);
        if (!asksForWord(line.peek())) {
            position.push_back(source);
            inquiry.lines += std::string(source.text) + '\n';
        } else if (const auto statement = takeStatement(line)) {
            note(*statement, withoutMargin(source.text), inquiry);
        }
    }
    notation::Draft draft = notation::newDraft();
    notation::readBlock(position, draft, inquiry.mistakes);
    notation::inOrderOfLines(inquiry.mistakes);
    if (under) draft.edition = *under;
    inquiry.position = notation::finished(draft);
    return inquiry;
}

} // namespace caboose::cases
