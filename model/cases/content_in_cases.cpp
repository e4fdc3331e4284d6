// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/content_in_cases.h"

namespace caboose::cases {

using namespace rules;

namespace {

void addReasons(const Statement& s, std::set<Reason>& reasons)
{
    if (s.verdict.reason) reasons.insert(*s.verdict.reason);
    if (s.verb == Verb::Stuck) reasons.insert(Reason::NoWayOn);
    if (s.happening.reason) reasons.insert(*s.happening.reason);
}

/// What a beat plays.
void addPlayed(const Table& table, ContentInCases& content)
{
    content.steps.insert(table.progress.step);
    for (const PlayedCard& played : table.commonDeck) content.actions.insert(played.card.kind);
}

} // namespace

void ContentInCases::add(const Run& run)
{
    const Table& table = run.start.table;
    // Some hold during the whole round, or count in the end.
    if (!table.rounds.empty()) events.insert(table.roundCard().event);
    for (const Statement& s : run.statements) {
        addReasons(s, reasons);
        const bool asks = s.verb == Verb::Asks || s.verb == Verb::Forced || s.verb == Verb::Stuck;
        const bool acts = s.verb == Verb::Deed || s.verb == Verb::Judge;
        if (asks) questions.insert(s.question.ask);
        if (acts) actions.insert(s.action);
        if (s.verb == Verb::Happens) happenings.insert(s.happening.what);
        if (s.verb == Verb::Event) events.insert(s.event);
        if (s.verb == Verb::Play) addPlayed(table, *this);
    }
}

} // namespace caboose::cases
