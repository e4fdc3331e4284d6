// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// pawn-moved doc from saloon to luggage 10.1 / bullet-given belle doc / loot-moved purse 250

#include "model/cases/statements.h"
#include "model/notation/reader.h"

namespace caboose::cases {

using namespace rules;
using notation::Expected;
using notation::Line;

namespace {

std::optional<Holder> holderFrom(std::string_view word)
{
    if (const auto pawn = pawnFrom(word)) return Holder(*pawn);
    if (const auto place = notation::placeFrom(word)) return Holder(*place);
    return std::nullopt;
}

bool takePerson(Line& line, ExpectedHappening& happening)
{
    // Who acts is named first, whom it concerns second; nobody fires neutral bullets.
    const std::string_view word = line.peek();
    const auto pawn =
        word == "neutral" || word == "nobody" ? std::optional(Pawn::None) : pawnFrom(word);
    if (!pawn) return false;
    line.take();
    (happening.who ? happening.whom : happening.who) = *pawn;
    return true;
}

bool takeToken(Line& line, ExpectedHappening& happening)
{
    const auto kind = line.acceptKey([](auto w) { return lootKindFrom(w); });
    if (!kind) return false;
    happening.loot = *kind;
    if (line.accept("?")) {
        happening.value = unknownValue;
    } else if (line.isNumberNext()) {
        const auto value = line.takeNumber(0, INT16_MAX);
        if (value) happening.value = static_cast<Dollars>(*value);
    }
    return true;
}

bool takeMarked(Line& line, ExpectedHappening& happening)
{
    if (line.accept("from")) {
        happening.from = line.takeKey(Expected::Place, holderFrom);
    } else if (line.accept("to")) {
        happening.to = line.takeKey(Expected::Place, holderFrom);
    } else if (line.accept("because")) {
        happening.reason = line.takeKey(Expected::Reason, [](auto w) { return reasonFrom(w); });
    } else if (line.accept("goal")) {
        happening.goal = notation::takeGoal(line);
    } else if (line.accept("rule")) {
        happening.rule = line.takeKey(Expected::Rule, ruleFrom);
    } else if (line.isNumberNext()) {
        happening.number = line.takeNumber(0, UINT16_MAX);
    } else {
        return false;
    }
    return true;
}

bool takeKnownWord(Line& line, ExpectedHappening& happening)
{
    if (const auto rule = line.acceptKey(ruleNumberFrom)) {
        happening.rule = *rule;
    } else if (const auto event = line.acceptKey([](auto w) { return eventFrom(w); })) {
        happening.event = *event;
    } else if (const auto reason = line.acceptKey([](auto w) { return reasonFrom(w); })) {
        happening.reason = *reason;
    } else {
        return false;
    }
    return true;
}

bool takeCardOf(Line& line, ExpectedHappening& happening)
{
    const bool isCard =
        notation::isCardWithOwnerNext(line) || line.peek() == "?" || line.peek() == "bullet";
    if (!isCard) return false;
    happening.card = notation::takeCard(line, Pawn::None);
    return true;
}

} // namespace

void takeHappening(Line& line, ExpectedHappening& happening)
{
    const auto what = line.takeKey(Expected::What, [](auto w) { return happeningKindFrom(w); });
    if (!what) return;
    happening.what = *what;
    while (!line.atEnd()) {
        const bool isTaken = takeMarked(line, happening) || takeCardOf(line, happening) ||
                             takePerson(line, happening) || takeToken(line, happening) ||
                             takeKnownWord(line, happening);
        if (!isTaken) line.wrong(Expected::Argument);
        line.accept(",");
    }
}

} // namespace caboose::cases
