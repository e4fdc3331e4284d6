// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/consistency.h"
#include "model/rules/core/judge.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"

#include <ostream>

namespace caboose::rules {

// How GoogleTest prints the values of the rules when an expectation fails: in the words of the case
// language (tests/cases/README.md). Each test of the model that compares such values includes this.

/// Whatever has a key: "sight-blocked", "saloon-roof".
template <typename T>
concept HasKey = requires(const T& value)
{
    keyOf(value);
};

template <HasKey T>
void PrintTo(const T& value, std::ostream* out)
{
    *out << keyOf(value);
}

void PrintTo(Ruled ruled, std::ostream* out);
void PrintTo(BeatStatus status, std::ostream* out);
void PrintTo(Ruling ruling, std::ostream* out);
void PrintTo(Rule rule, std::ostream* out);
void PrintTo(Card card, std::ostream* out);
void PrintTo(Loot loot, std::ostream* out);
void PrintTo(Holder holder, std::ostream* out);
void PrintTo(const Choice& choice, std::ostream* out);
void PrintTo(const Verdict& verdict, std::ostream* out);
void PrintTo(const Option& option, std::ostream* out);
/// With its options, one a line.
void PrintTo(const Question& question, std::ostream* out);
void PrintTo(const Happening& happening, std::ostream* out);
void PrintTo(const Inconsistency& inconsistency, std::ostream* out);
void PrintTo(const Deed& deed, std::ostream* out);
/// The position's text, as "caboose judge" takes it.
void PrintTo(const Table& table, std::ostream* out);
void PrintTo(const Position& position, std::ostream* out);
/// Happenings, question and what was rejected; no table.
void PrintTo(const Outcome& outcome, std::ostream* out);

} // namespace caboose::rules

namespace caboose::test {

// The same for a debugger, on standard error: "call caboose::test::show(verdict)". Linked into
// every test that prints values of the rules, whether it calls them or not.

void show(rules::Location place);
void show(const rules::Card& card);
void show(const rules::Loot& loot);
void show(const rules::Holder& holder);
void show(const rules::Verdict& verdict);
void show(const rules::Choice& choice);
void show(const rules::Question& question);
void show(const rules::Happening& happening);
void show(const rules::Deed& deed);
void show(const rules::Table& table);
void show(const rules::Position& position);
void show(const rules::Outcome& outcome);

} // namespace caboose::test
