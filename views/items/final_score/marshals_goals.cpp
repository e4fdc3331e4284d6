// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/final_score/marshals_goals.h"

#include "model/rules/08_end/2_marshals_victory.h"
#include "model/rules/08_end/score.h"
#include "model/rules/14_player_marshal/1_goals.h"
#include "views/items/game/piece_art.h"
#include "views/items/score/party_words.h"
#include "views/items/wording/field_words.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rules::Goal;
using rules::GoalJudgement;
using rules::Table;
using Line = TieOrTitle::Line;

struct Goals {
    Q_DECLARE_TR_FUNCTIONS(MarshalsGoals)
};

Line lineFor(const QString& art, const QString& name, const QString& count, bool isBest = false)
{
    Line line;
    line.arts.append(art);
    line.letters.append(QString());
    line.name = name;
    line.count = count;
    line.isBest = isBest;
    return line;
}

QString listed(const QStringList& names)
{
    return names.isEmpty() ? Goals::tr("Nobody") : enumerated(names);
}

Line prisoners(const Table& table)
{
    QStringList names;
    for (const rules::Pawn whose : table.achievedPrisoners) names.append(words::prisoner(whose));
    return lineFor(u"prisoner"_s, Goals::tr("Prisoners"), listed(names));
}

Line posters(const Table& table)
{
    QStringList names;
    for (const rules::Pawn who : table.bandits()) {
        if (table.sheet(who).wasCaptured) names.append(words::pawn(who));
    }
    return lineFor(u"wanted-captured"_s, Goals::tr("Captured"), listed(names));
}

Line mail(const Table& table)
{
    const auto kind = rules::LootKind::Mailbag;
    const int bags = table.loot.count(rules::Location::Achievement, kind) +
                     table.loot.count(rules::Pawn::Marshal, kind);
    return lineFor(artOf(kind), Goals::tr("Mailbags"), QString::number(bags));
}

/// 14.1.1 to 14.1.8: why it is reached, or not.
QString whyOf(Goal goal, const GoalJudgement& judged, const Table& table)
{
    const bool isReached = judged.isReached;
    const QString who = words::thePawn(judged.who);
    switch (goal) {
    case Goal::Unknown: return Goals::tr("nobody has seen it");
    case Goal::ArchEnemy:
        //: %1: a bandit; his: the Marshal’s
        return isReached ? Goals::tr("four of his bullets are among the cards of %1").arg(who)
                         : Goals::tr("nobody has four of his bullets");
    case Goal::DodgeBullets:
        return isReached ? Goals::tr("nobody’s bullets are among his cards three times")
                         //: %1: a bandit; his: the Marshal’s
                         : Goals::tr("three bullets of %1 or more are among his cards").arg(who);
    case Goal::FullOfLead:
        return isReached ? Goals::tr("every bandit has a bullet of his")
                         //: %1: a bandit; his: the Marshal’s
                         : Goals::tr("%1 has no bullet of his").arg(who);
    case Goal::GoldenBulletAward:
        return isReached ? Goals::tr("one of his cylinders is empty")
                         : Goals::tr("neither of his cylinders is empty");
    case Goal::TheMailMustGoThrough:
        return isReached ? Goals::tr("he has a mailbag") : Goals::tr("he has no mailbag");
    case Goal::OnlyAFleshWound:
        return isReached ? Goals::tr("he has a Brawler card left")
                         : Goals::tr("all his Brawler cards were taken");
    case Goal::ThrowAwayTheKey:
        return Goals::tr("he has %n prisoner(s), and two are needed", nullptr,
                         table.achievedPrisoners.size());
    case Goal::FirstWarrant: break;
    }
    return isReached ? Goals::tr("%1 was captured").arg(who)
                     : Goals::tr("%1 was never captured").arg(who);
}

Line goalLine(Goal goal, const Table& table)
{
    const GoalJudgement judged = rules::judgeGoal(table, goal);
    const QString why = words::melted(whyOf(goal, judged, table));
    //: %1: why a goal is reached or not, %2: the number of its rule
    const QString said =
        judged.isReached ? Goals::tr("Reached: %1 (%2)") : Goals::tr("Not reached: %1 (%2)");
    return lineFor(u"goal-shown"_s, words::goal(goal), said.arg(why, words::rule(judged.rule)),
                   judged.isReached);
}

QString conclusionOf(const Table& table, int reached)
{
    if (rules::isOutOfTheGame(table.where(rules::Pawn::Marshal))) {
        return Goals::tr("%n goal(s) reached, but the Marshal is out of the game and can’t win.",
                         nullptr, reached);
    }
    const int needed = rules::goalsNeeded(table);
    //: %n: how many goals are reached, %1: how many are needed
    return reached >= needed
               ? Goals::tr("%n goal(s) reached, and %1 needed: the Marshal wins.", nullptr, reached)
                     .arg(needed)
               : Goals::tr("%n goal(s) reached, but %1 needed: the Marshal does not win.", nullptr,
                           reached)
                     .arg(needed);
}

bool isCountedUp(const ShownPosition& shownPosition)
{
    return shownPosition.isOver() || shownPosition.isCounting();
}

} // namespace

TieOrTitle marshalsGoals(const ShownPosition& shownPosition)
{
    TieOrTitle matter;
    const bool isPlayed = shownPosition.table.inGame(rules::Pawn::Marshal);
    if (!isPlayed || !isCountedUp(shownPosition)) return matter;
    const Table table = rules::withWhatIsLeft(shownPosition.table);
    matter.title = Goals::tr("The Marshal’s goals");
    matter.lines = {prisoners(table), mail(table), posters(table)};
    int reached = 0;
    for (const Goal goal : table.goals.current) {
        matter.lines.push_back(goalLine(goal, table));
        reached += matter.lines.back().isBest ? 1 : 0;
    }
    matter.conclusion = conclusionOf(table, reached);
    const rules::Rule victory{8, 2, 0};
    matter.rule = words::rule(victory);
    matter.ruleInFull = words::ruleWithTitle(victory);
    return matter;
}

bool hasMarshalWon(const ShownPosition& shownPosition)
{
    return isCountedUp(shownPosition) && rules::hasMarshalWon(shownPosition.table);
}

QString marshalsHeadline(const ShownPosition& shownPosition)
{
    const int reached = rules::goalsReachedInTheEnd(shownPosition.table);
    if (shownPosition.isOver()) {
        for (const rules::Score& score : rules::scores(shownPosition.table)) {
            if (!score.wins) continue;
            //: %n: goals, %1: a bandit, who wins with him (7.2.4)
            return Goals::tr("The Marshal wins with %n goal(s), and %1, the poorest, wins with him",
                             nullptr, reached)
                .arg(partyName(score.bandits, shownPosition));
        }
    }
    return Goals::tr("The Marshal wins with %n goal(s)", nullptr, reached);
}

} // namespace caboose::items
