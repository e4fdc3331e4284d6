// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/final_score/ties_and_titles.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/score.h"
#include "views/items/final_score/marshals_goals.h"
#include "views/items/game/piece_art.h"
#include "views/items/score/party_words.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

namespace caboose::items {
namespace {

struct Matters {
    Q_DECLARE_TR_FUNCTIONS(TieOrTitle)
};

using Line = TieOrTitle::Line;

Line lineFor(rules::PawnSet bandits, const ShownPosition& shownPosition, const QString& count,
             bool isBest)
{
    Line line;
    for (const rules::Pawn who : bandits) {
        line.arts.append(artOf(who));
        line.letters.append(letterOf(who));
    }
    line.name = partyName(bandits, shownPosition);
    line.count = count;
    line.isBest = isBest;
    return line;
}

QString countOf(const rules::Shots& shots)
{
    if (!shots.competes) return Matters::tr("does not compete");
    const QString left = Matters::tr("%n bullet(s) left", nullptr, shots.left);
    //: %1: "2 bullets left"
    QString shot = Matters::tr("%n bullet(s) shot, %1", nullptr, shots.shot).arg(left);
    if (shots.atOwn == 0) return shot;
    //: %1: "6 bullets shot, 6 bullets left", %n: of these, how many hit their own side
    return Matters::tr("%1; %n of them at their own, which do not count", nullptr, shots.atOwn)
        .arg(shot);
}

QString conclusionOf(const rules::Gunslinger& best, const std::vector<rules::Shots>& all,
                     const ShownPosition& shownPosition)
{
    QStringList names;
    int most = 0;
    for (const rules::Shots& shots : all) {
        if (!shots.holds) continue;
        names.append(partyName(shots.bandits, shownPosition));
        most = shots.counted();
    }
    const QString prize = words::dollars(best.dollars);
    if (names.isEmpty()) return Matters::tr("Nobody has shot, so nobody gets the prize.");
    if (best.dollars == 0) return Matters::tr("With so few players there is no prize.");
    if (most <= 0)
        return Matters::tr("Nobody has shot: all are equal, and each gets %1.").arg(prize);
    if (names.size() == 1) {
        //: %1: who has shot the most, %2: dollars
        return Matters::tr("%1 has shot the most and gets %2.").arg(names.front(), prize);
    }
    //: %1: who have shot equally many, %2: dollars
    return Matters::tr("%1 have shot equally many; each gets the whole %2.")
        .arg(enumerated(names), prize);
}

/// 8.4.2: in teams, whoever has nothing left to fire.
QString teamsConclusion(const rules::Gunslinger& best, const ShownPosition& shownPosition)
{
    if (best.bandits.empty()) {
        return Matters::tr("Nobody’s cylinder is empty, so nobody gets the prize.");
    }
    QStringList names;
    for (const rules::Pawn who : best.bandits) names.append(shownPosition.nameOf(who));
    //: %1: whose cylinder is empty, %2: dollars
    return Matters::tr("An empty cylinder, and %2 each: %1.")
        .arg(enumerated(names), words::dollars(best.dollars));
}

void addRule(TieOrTitle& matter, rules::Rule rule)
{
    matter.rule = words::rule(rule);
    matter.ruleInFull = words::ruleWithTitle(rule);
}

bool isOfGame(const rules::Table& table)
{
    return table.rulings.is(rules::TieBreakCount::BulletsReceivedInGame);
}

QString bulletsOf(const rules::Score& score, const rules::Table& table)
{
    const int count = score.bulletsForTies;
    return isOfGame(table) ? Matters::tr("%n bullet(s) received", nullptr, count)
                           : Matters::tr("%n bullet(s) in the cards at the end", nullptr, count);
}

QString tieConclusion(const QStringList& winners)
{
    if (winners.size() == 1) {
        //: %1: who was tied and has the fewest bullets
        return Matters::tr("Of those who are tied, the one with the fewest bullets wins: %1.")
            .arg(winners.front());
    }
    //: %1: who are tied in everything
    return Matters::tr("Still tied: %1 share the victory.").arg(enumerated(winners));
}

} // namespace

TieOrTitle gunslingerTitle(const ShownPosition& shownPosition)
{
    TieOrTitle matter;
    const std::vector<rules::Shots> all = rules::shots(shownPosition.table);
    const rules::Gunslinger best = rules::gunslinger(shownPosition.table);
    for (const rules::Shots& shots : all) {
        const bool isBest = shots.holds && best.dollars > 0;
        matter.lines.push_back(lineFor(shots.bandits, shownPosition, countOf(shots), isBest));
    }
    if (all.empty()) return matter;
    matter.title = Matters::tr("Gunslinger");
    matter.conclusion = rules::isTeamGame(shownPosition.table)
                            ? teamsConclusion(best, shownPosition)
                            : conclusionOf(best, all, shownPosition);
    addRule(matter, best.rule);
    return matter;
}

TieOrTitle tieForVictory(const ShownPosition& shownPosition)
{
    TieOrTitle matter;
    // 8.2: his victory is no matter of money; 7.3: that of betrayers none of their teams'.
    if (hasMarshalWon(shownPosition) || rules::isBetrayal(shownPosition.table)) return matter;
    QStringList winners;
    const std::vector<rules::Score> all = rules::scores(shownPosition.table);
    int most = 0;
    for (const rules::Score& score : all) most = score.wins ? score.dollars : most;
    for (const rules::Score& score : all) {
        if (score.dollars != most) continue;
        matter.lines.push_back(lineFor(score.bandits, shownPosition,
                                       bulletsOf(score, shownPosition.table), score.wins));
        if (score.wins) winners.append(partyName(score.bandits, shownPosition));
        if (score.ruling != rules::Ruling::None) matter.ruling = words::ruling(score.ruling);
    }
    if (winners.isEmpty() || matter.lines.size() < 2) return {};
    matter.title = Matters::tr("A tie");
    matter.conclusion = tieConclusion(winners);
    addRule(matter, {8, 0, 0});
    return matter;
}

} // namespace caboose::items
