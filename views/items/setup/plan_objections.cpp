// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/plan_objections.h"

#include "model/rules/04_set_up/bots_in_plan.h"
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

/// With whose rules they are that are missing: in teams perhaps of somebody whom nobody has chosen.
QString wordsOf(const rules::Verdict& verdict)
{
    if (verdict.reason == rules::Reason::NotInGame && verdict.who == rules::Pawn::Marshal) {
        //: %1: the number of a rule; the Marshal is one of those who can be ticked as players
        return Objections::tr("Somebody must play the Marshal: tick him among the players (%1)")
            .arg(words::rule(verdict.rule));
    }
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
    for (const rules::Verdict& verdict : rules::objections(plan)) {
        const QString line = lineFor(plan, verdict);
        if (!lines.contains(line)) lines.append(line);
    }
    return lines;
}

} // namespace caboose::items
