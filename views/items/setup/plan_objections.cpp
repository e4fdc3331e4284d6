// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/plan_objections.h"

#include "model/rules/04_set_up/bots_in_plan.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "views/items/setup/own_rounds_model.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct Objections {
    Q_DECLARE_TR_FUNCTIONS(Objections)
};

/// What bots have to do with it is said in full: whoever reads it has chosen nothing but seats.
QString aboutBots(const rules::Plan& plan, const rules::Verdict& verdict)
{
    constexpr rules::Rule ofBots{4, 1, 5};
    constexpr rules::Rule ofNumbers{4, 3, 1};
    const QString rule = words::rule(verdict.rule);
    const bool isUnwritten = verdict.ruled == rules::Ruled::NotRefereed;
    if (verdict.rule == ofBots) {
        //: %1: the number of a rule
        return isUnwritten
                   ? Objections::tr("Bots are refereed by the combined rules only (%1)").arg(rule)
                   : Objections::tr("No bots in a game of teams (%1)").arg(rule);
    }
    if (isUnwritten && rules::botsSeated(plan).contains(verdict.who)) {
        //: %1: the name of a bandit, %2: the number of a rule
        return Objections::tr("%1 as a bot is not refereed yet (%2)")
            .arg(words::pawn(verdict.who), rule);
    }
    const bool wantsBots = plan.seats.size() == 1 || !rules::botsSeated(plan).empty();
    if (verdict.rule != ofNumbers || !wantsBots) return {};
    //: %n: how many, %1: the number of a rule
    return Objections::tr("At least %n bandit(s) or Marshal, bots among them (%1)", nullptr,
                          verdict.number)
        .arg(rule);
}

bool isOfUnknownTurns(const rules::Verdict& verdict)
{
    return verdict.reason == rules::Reason::TurnsUnknown;
}

/// Of the round cards whose turns stand in no text.
std::vector<rules::Event> eventsToEnter(const rules::Plan& plan)
{
    std::vector<rules::Event> events;
    for (const rules::Verdict& verdict : rules::objections(plan)) {
        if (!isOfUnknownTurns(verdict)) continue;
        // Whichever number of bandits it is for, it is entered once.
        const rules::Event event = rules::findRoundCard(verdict.number)->card.event;
        if (std::find(events.begin(), events.end(), event) == events.end()) events.push_back(event);
    }
    return events;
}

/// With whose rules they are that are missing: in teams perhaps of somebody whom nobody has chosen.
QString wordsOf(const rules::Verdict& verdict)
{
    const bool isOfSomebody =
        verdict.reason == rules::Reason::NotRefereed && verdict.who != rules::Pawn::None;
    if (!isOfSomebody) return words::reason(verdict);
    //: %1: a bot, %2: the number of a rule
    return Objections::tr("%1: not refereed yet (%2)")
        .arg(words::pawn(verdict.who), words::rule(verdict.rule));
}

QString lineFor(const rules::Plan& plan, const rules::Verdict& verdict)
{
    const QString line = aboutBots(plan, verdict);
    return line.isEmpty() ? wordsOf(verdict) : line;
}

} // namespace

QStringList objectionsTo(const rules::Plan& plan)
{
    QStringList lines;
    QStringList unknown;
    for (const rules::Verdict& verdict : rules::objections(plan)) {
        const QString line = lineFor(plan, verdict);
        if (!isOfUnknownTurns(verdict) && !lines.contains(line)) lines.append(line);
    }
    // Of a box with many such cards, a line each would leave no room for anything else.
    for (const rules::Event event : eventsToEnter(plan)) unknown.append(words::event(event));
    if (!unknown.isEmpty()) {
        //: “Train and rounds” is a page of New game; %1: events of round cards
        lines.append(Objections::tr("Under “Train and rounds”, enter the turns that are printed on "
                                    "%n round card(s): %1",
                                    nullptr, static_cast<int>(unknown.size()))
                         .arg(unknown.join(u", "_s)));
    }
    return lines;
}

int eventToEnter(const rules::Plan& plan)
{
    const std::vector<rules::Event> events = eventsToEnter(plan);
    return events.empty() ? -1 : OwnRoundsModel::numberOf(events.front());
}

} // namespace caboose::items
