// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// sight-blocked doc 11.1 rests on roof-sight-blockers

#include "model/cases/statements.h"
#include "model/notation/reader.h"
#include "model/rules/core/rulings_catalogue.h"

namespace caboose::cases {

using namespace rules;
using notation::Expected;
using notation::Line;

/// A chapter alone needs the word "rule" before it; with a point in it, a number is a rule's.
std::optional<Rule> ruleNumberFrom(std::string_view word)
{
    return word.find('.') == std::string_view::npos ? std::nullopt : ruleFrom(word);
}

bool takeRestsOn(Line& line, ExpectedVerdict& verdict)
{
    if (!line.accept("rests")) return false;
    if (!line.expect("on")) return true;
    if (line.accept("text")) {
        verdict.ruling = Ruling::None;
    } else if (const auto ruling = line.takeKey(Expected::Ruling, rulingFrom)) {
        verdict.ruling = *ruling;
    }
    return true;
}

namespace {

bool takeRule(Line& line, std::optional<Rule>& rule)
{
    if (line.accept("rule")) {
        rule = line.takeKey(Expected::Rule, ruleFrom);
        return true;
    }
    if (const auto found = line.acceptKey(ruleNumberFrom)) {
        rule = *found;
        return true;
    }
    return false;
}

bool takeArgument(Line& line, ExpectedVerdict& verdict)
{
    if (takeRestsOn(line, verdict) || takeRule(line, verdict.rule)) return true;
    if (line.isNumberNext()) {
        verdict.number = line.takeNumber(0, UINT8_MAX);
        return true;
    }
    if (const auto who = line.acceptKey([](auto w) { return pawnFrom(w); })) {
        verdict.who = *who;
        return true;
    }
    if (const auto where = line.acceptKey(notation::placeFrom)) {
        verdict.where = *where;
        return true;
    }
    return false;
}

} // namespace

void takeVerdict(Line& line, ExpectedVerdict& verdict)
{
    if (const auto reason = line.acceptKey([](auto w) { return reasonFrom(w); })) {
        verdict.reason = *reason;
    }
    while (!line.atEnd()) {
        if (takeArgument(line, verdict)) continue;
        line.wrong(verdict.reason ? Expected::Argument : Expected::Reason);
    }
}

} // namespace caboose::cases
