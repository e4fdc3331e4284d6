// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/text_of.h"

#include "model/notation/writer.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"

namespace caboose::cases {

using namespace rules;

namespace {

/// Words with blanks between them.
class Words {
public:
    Words& add(std::string_view word)
    {
        if (word.empty()) return *this;
        if (!m_text.empty()) m_text += ' ';
        m_text += word;
        return *this;
    }
    [[nodiscard]] std::string text() const { return m_text; }

private:
    std::string m_text;
};

std::string_view wordOf(Ruled ruled)
{
    switch (ruled) {
    case Ruled::Allowed: return "allowed";
    case Ruled::Refused: return "refused";
    case Ruled::Depends: return "depends";
    case Ruled::NotRefereed: return {}; // its reason says so
    }
    return {};
}

std::string ruleText(Rule rule)
{
    if (rule.isNone()) return {};
    const std::string number = toString(rule);
    return rule.section == 0 ? "rule " + number : number;
}

void addRuling(Words& words, Ruling ruling)
{
    words.add("rests on").add(ruling == Ruling::None ? std::string_view("text") : info(ruling).key);
}

std::string placeText(Location place)
{
    return notation::textOf(Holder(place));
}

} // namespace

std::string ruledText(Ruled ruled)
{
    return std::string(wordOf(ruled));
}

std::string textOf(const Verdict& verdict)
{
    return Words().add(wordOf(verdict.ruled)).add(reasonText(verdict)).text();
}

std::string reasonText(const Verdict& verdict)
{
    Words words;
    if (verdict.reason != Reason::None) words.add(keyOf(verdict.reason));
    if (verdict.who != Pawn::None) words.add(keyOf(verdict.who));
    if (verdict.where != Location::Nowhere) words.add(placeText(verdict.where));
    if (verdict.number != 0) words.add(std::to_string(verdict.number));
    words.add(ruleText(verdict.rule));
    if (verdict.ruling != Ruling::None) addRuling(words, verdict.ruling);
    return words.text();
}

std::string textOf(const ExpectedVerdict& verdict)
{
    Words words;
    if (verdict.ruled) words.add(wordOf(*verdict.ruled));
    if (verdict.reason) words.add(keyOf(*verdict.reason));
    if (verdict.who) words.add(notation::nameOf(*verdict.who));
    if (verdict.where) words.add(placeText(*verdict.where));
    if (verdict.number) words.add(std::to_string(*verdict.number));
    if (verdict.rule) words.add(ruleText(*verdict.rule));
    if (verdict.ruling) addRuling(words, *verdict.ruling);
    return words.text();
}

std::string textOf(const Question& question)
{
    Words words;
    words.add(keyOf(question.ask()));
    words.add("of").add(notation::nameOf(question.who()));
    if (question.whom != Pawn::None) words.add("about").add(keyOf(question.whom));
    if (question.where != Location::Nowhere) words.add("in").add(placeText(question.where));
    return words.add(ruleText(question.rule())).text();
}

std::string textOf(const ExpectedQuestion& question)
{
    Words words;
    words.add(keyOf(question.ask));
    if (question.who) words.add("of").add(notation::nameOf(*question.who));
    if (question.whom) words.add("about").add(notation::nameOf(*question.whom));
    if (question.where) words.add("in").add(placeText(*question.where));
    if (question.rule) words.add(ruleText(*question.rule));
    return words.text();
}

std::string textOf(const Happening& happening)
{
    Words words;
    words.add(keyOf(happening.what));
    const bool concernsPeople = happening.who != Pawn::None || happening.whom != Pawn::None;
    if (concernsPeople) words.add(notation::nameOf(happening.who));
    if (happening.whom != Pawn::None) words.add(keyOf(happening.whom));
    if (happening.from != Holder{}) words.add("from").add(notation::textOf(happening.from));
    if (happening.to != Holder{}) words.add("to").add(notation::textOf(happening.to));
    if (happening.loot.kind != LootKind::None) words.add(notation::exactTextOf(happening.loot));
    if (happening.card != Card{}) words.add(notation::textOf(happening.card));
    if (happening.event != Event::None) words.add(keyOf(happening.event));
    if (happening.goal != Goal::Unknown) words.add("goal").add(keyOf(happening.goal));
    if (happening.reason != Reason::None) words.add(keyOf(happening.reason));
    if (happening.number != 0) words.add(std::to_string(happening.number));
    return words.add(ruleText(happening.rule)).text();
}

std::string textOf(const ExpectedHappening& happening)
{
    Words words;
    words.add(keyOf(happening.what));
    if (happening.who) words.add(notation::nameOf(*happening.who));
    if (happening.whom) words.add(notation::nameOf(*happening.whom));
    if (happening.from) words.add("from").add(notation::textOf(*happening.from));
    if (happening.to) words.add("to").add(notation::textOf(*happening.to));
    if (happening.loot) words.add(keyOf(*happening.loot));
    if (happening.value) {
        words.add(*happening.value == unknownValue ? "?" : std::to_string(*happening.value));
    }
    if (happening.card) words.add(notation::textOf(*happening.card));
    if (happening.event) words.add(keyOf(*happening.event));
    if (happening.goal) words.add("goal").add(keyOf(*happening.goal));
    if (happening.reason) words.add(keyOf(*happening.reason));
    if (happening.number) words.add(std::to_string(*happening.number));
    if (happening.rule) words.add(ruleText(*happening.rule));
    return words.text();
}

std::string textOf(const Inconsistency& inconsistency)
{
    Words words;
    words.add(keyOf(inconsistency.fault));
    if (inconsistency.who != Pawn::None) words.add(keyOf(inconsistency.who));
    if (inconsistency.where != Location::Nowhere) words.add(placeText(inconsistency.where));
    if (inconsistency.loot != LootKind::None) words.add(keyOf(inconsistency.loot));
    if (inconsistency.number != 0) words.add(std::to_string(inconsistency.number));
    return words.text();
}

std::string textOf(LocationSet places)
{
    Words words;
    for (const Location place : places) words.add(keyOf(place));
    return words.text();
}

namespace {

template <typename Expected, typename Found>
bool fits(const std::optional<Expected>& expected, const Found& found)
{
    return !expected || *expected == found;
}

} // namespace

bool matches(const ExpectedVerdict& expected, const Verdict& verdict)
{
    return fits(expected.ruled, verdict.ruled) && fits(expected.reason, verdict.reason) &&
           fits(expected.rule, verdict.rule) && fits(expected.ruling, verdict.ruling) &&
           fits(expected.who, verdict.who) && fits(expected.where, verdict.where) &&
           fits(expected.number, verdict.number);
}

bool matches(const ExpectedQuestion& expected, const Question& question)
{
    return expected.ask == question.ask() && fits(expected.who, question.who()) &&
           fits(expected.whom, question.whom) && fits(expected.where, question.where) &&
           fits(expected.rule, question.rule());
}

bool matches(const ExpectedHappening& expected, const Happening& happening)
{
    return expected.what == happening.what && fits(expected.rule, happening.rule) &&
           fits(expected.who, happening.who) && fits(expected.whom, happening.whom) &&
           fits(expected.from, happening.from) && fits(expected.to, happening.to) &&
           fits(expected.loot, happening.loot.kind) && fits(expected.value, happening.loot.value) &&
           fits(expected.card, happening.card) && fits(expected.event, happening.event) &&
           fits(expected.goal, happening.goal) && fits(expected.reason, happening.reason) &&
           fits(expected.number, happening.number);
}

} // namespace caboose::cases
