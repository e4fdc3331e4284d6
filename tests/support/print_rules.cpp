// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/print_rules.h"

#include "model/cases/text_of.h"
#include "model/notation/choices.h"
#include "model/notation/notation.h"
#include "model/notation/writer.h"

#include <iostream>

namespace caboose::rules {

namespace {

std::string_view wordFor(Ruled ruled)
{
    switch (ruled) {
    case Ruled::Allowed: return "allowed";
    case Ruled::Refused: return "refused";
    case Ruled::Depends: return "depends";
    case Ruled::NotRefereed: return "not refereed";
    }
    return {};
}

std::string_view wordFor(BeatStatus status)
{
    switch (status) {
    case BeatStatus::Finished: return "finished";
    case BeatStatus::Open: return "open";
    case BeatStatus::Rejected: return "rejected";
    case BeatStatus::Stuck: return "stuck";
    }
    return {};
}

/// A value that nobody should make is printed all the same.
template <typename E>
void printWord(E value, std::ostream* out)
{
    const std::string_view word = wordFor(value);
    if (word.empty()) {
        *out << "number " << static_cast<int>(value);
    } else {
        *out << word;
    }
}

} // namespace

void PrintTo(Ruled ruled, std::ostream* out)
{
    printWord(ruled, out);
}

void PrintTo(BeatStatus status, std::ostream* out)
{
    printWord(status, out);
}

void PrintTo(Ruling ruling, std::ostream* out)
{
    *out << (ruling == Ruling::None ? std::string_view("no ruling") : info(ruling).key);
}

void PrintTo(Rule rule, std::ostream* out)
{
    *out << (rule.isNone() ? "no rule" : toString(rule));
}

void PrintTo(Card card, std::ostream* out)
{
    *out << notation::textOf(card);
}

void PrintTo(Loot loot, std::ostream* out)
{
    *out << (loot.kind == LootKind::None ? "no loot" : notation::exactTextOf(loot));
}

void PrintTo(Holder holder, std::ostream* out)
{
    *out << notation::textOf(holder);
}

void PrintTo(const Choice& choice, std::ostream* out)
{
    *out << notation::write(choice);
}

void PrintTo(const Verdict& verdict, std::ostream* out)
{
    *out << cases::textOf(verdict);
}

void PrintTo(const Option& option, std::ostream* out)
{
    *out << notation::write(option.choice) << ": " << cases::textOf(option.verdict);
}

void PrintTo(const Question& question, std::ostream* out)
{
    *out << cases::textOf(question);
    for (const Option& option : question) {
        *out << "\n  ";
        PrintTo(option, out);
    }
    if (question.isNumeric()) {
        *out << "\n  numbers " << question.lowest << " to " << question.highest << " by "
             << question.stepping;
    }
}

void PrintTo(const Happening& happening, std::ostream* out)
{
    *out << cases::textOf(happening);
}

void PrintTo(const Inconsistency& inconsistency, std::ostream* out)
{
    *out << cases::textOf(inconsistency);
}

void PrintTo(const Deed& deed, std::ostream* out)
{
    *out << keyOf(deed.who) << ' ' << keyOf(deed.action);
    if (deed.target) *out << " at " << notation::write(*deed.target);
    if (deed.then) *out << ' ' << notation::write(*deed.then);
}

void PrintTo(const Table& table, std::ostream* out)
{
    *out << '\n' << notation::write(table);
}

void PrintTo(const Position& position, std::ostream* out)
{
    *out << '\n' << notation::write(position);
}

void PrintTo(const Outcome& outcome, std::ostream* out)
{
    PrintTo(outcome.settled, out);
    for (const Happening& happening : outcome.happenings) {
        *out << "\nhappens " << cases::textOf(happening);
    }
    if (outcome.settled == BeatStatus::Rejected) {
        *out << "\nrejects " << notation::write(outcome.rejected);
    }
    if (!outcome.question) return;
    *out << "\nasks ";
    PrintTo(*outcome.question, out);
}

} // namespace caboose::rules

namespace caboose::test {

namespace {

template <typename T>
void print(const T& value)
{
    PrintTo(value, &std::cerr);
    std::cerr << std::endl;
}

} // namespace

void show(rules::Location place)
{
    std::cerr << rules::keyOf(place) << std::endl;
}

void show(const rules::Card& card)
{
    print(card);
}

void show(const rules::Loot& loot)
{
    print(loot);
}

void show(const rules::Holder& holder)
{
    print(holder);
}

void show(const rules::Verdict& verdict)
{
    print(verdict);
}

void show(const rules::Choice& choice)
{
    print(choice);
}

void show(const rules::Question& question)
{
    print(question);
}

void show(const rules::Happening& happening)
{
    print(happening);
}

void show(const rules::Deed& deed)
{
    print(deed);
}

void show(const rules::Table& table)
{
    print(table);
}

void show(const rules::Position& position)
{
    print(position);
}

void show(const rules::Outcome& outcome)
{
    print(outcome);
}

} // namespace caboose::test
