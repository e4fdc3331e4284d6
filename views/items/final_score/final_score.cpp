// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/final_score/final_score.h"

#include "model/rulebook/book/rulebook_context.h"
#include "model/rules/08_end/1_bot_victory.h"
#include "views/items/final_score/final_score_text.h"
#include "views/items/final_score/marshals_goals.h"
#include "views/items/final_score/ties_and_titles.h"
#include "views/items/rulings/ruling_catalogue_words.h"
#include "views/items/score/party_words.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

QString gameIn(const ShownPosition& shownPosition)
{
    const auto& seats = shownPosition.table.seats;
    const auto players = static_cast<int>(std::count_if(
        seats.begin(), seats.end(), [](const rules::Seat& seat) { return !seat.isBot; }));
    //: %1: an edition of the rules
    return FinalScore::tr("%1, %n player(s)", nullptr, players)
        .arg(nameOf(rulebook::nearestEdition(shownPosition.table.rulings)));
}

QString headlineOf(const std::vector<ScoreRow>& rows)
{
    QStringList winners;
    QStringList dollars;
    for (const ScoreRow& row : rows) {
        for (const ScoreRow::Winner& winner : row.winners) {
            winners.append(winner.name);
            dollars.append(winner.dollars);
        }
    }
    if (winners.isEmpty()) return FinalScore::tr("Nobody wins");
    if (winners.size() == 1) {
        //: %1: the winner, %2: dollars
        return FinalScore::tr("%1 wins with %2").arg(winners.front(), dollars.front());
    }
    if (dollars.count(dollars.front()) < dollars.size()) {
        //: %1: the winners
        return FinalScore::tr("%1 share the victory").arg(enumerated(winners));
    }
    //: %1: the winners, %2: dollars
    return FinalScore::tr("%1 share the victory with %2 each")
        .arg(enumerated(winners), dollars.front());
}

FinalScore::Phase phaseOf(const ShownPosition& shownPosition)
{
    if (shownPosition.isOver()) return FinalScore::Phase::Over;
    return shownPosition.isCounting() ? FinalScore::Phase::Counting : FinalScore::Phase::Playing;
}

/// 8.1: nobody is counted then.
QString botsHeadline(rules::Pawn bot)
{
    //: %1: the name of a bot
    return words::asSentence(FinalScore::tr("%1 wins: all players lose").arg(words::thePawn(bot)));
}

QString headlineFor(FinalScore::Phase phase, const std::vector<ScoreRow>& rows)
{
    switch (phase) {
    case FinalScore::Phase::NoGame: break;
    case FinalScore::Phase::Playing: return FinalScore::tr("The game is not over yet");
    case FinalScore::Phase::Counting: return FinalScore::tr("Who is the richest of all?");
    case FinalScore::Phase::Over: return headlineOf(rows);
    }
    return FinalScore::tr("No game is on the table yet.");
}

/// Rules of one section have its title; these are told apart by what they give money for.
QString inFull(rules::Rule rule)
{
    const QString number = words::rule(rule);
    if (rule == rules::Rule{8, 4, 2}) return FinalScore::tr("%1 Gunslinger Prize").arg(number);
    if (rule == rules::Rule{8, 4, 3}) return FinalScore::tr("%1 Loot").arg(number);
    return words::ruleWithTitle(rule);
}

bool rests(const ScoreRow& row, const QString& rule)
{
    return std::any_of(row.parts.begin(), row.parts.end(),
                       [&](const ScorePart& part) { return part.rule == rule; });
}

/// The end of the game, the Marshal's victory, and whatever gave somebody money.
std::vector<std::pair<QString, QString>> rulesOf(const std::vector<ScoreRow>& rows,
                                                 bool withMarshal)
{
    constexpr rules::Rule end{8, 0, 0};
    constexpr rules::Rule victory{8, 2, 0};
    std::vector<std::pair<QString, QString>> all{{words::rule(end), inFull(end)}};
    if (withMarshal) all.emplace_back(words::rule(victory), inFull(victory));
    for (const rules::Rule rule :
         {rules::Rule{8, 3, 0}, {8, 4, 1}, {8, 4, 3}, {8, 4, 2}, {20, 4, 6}, {20, 6, 5}}) {
        const QString number = words::rule(rule);
        const bool isUsed = std::any_of(rows.begin(), rows.end(),
                                        [&](const ScoreRow& row) { return rests(row, number); });
        if (isUsed) all.emplace_back(number, inFull(rule));
    }
    return all;
}

} // namespace

FinalScore::FinalScore(const ScoreModel& score, QObject* parent) : QObject(parent), m_score(score)
{}

void FinalScore::show(const ShownPosition& shownPosition)
{
    m_phase = phaseOf(shownPosition);
    const rules::Pawn bot = rules::botThatHasWon(shownPosition.table);
    m_headline = bot != rules::Pawn::None       ? botsHeadline(bot)
                 : hasMarshalWon(shownPosition) ? marshalsHeadline(shownPosition)
                                                : headlineFor(m_phase, m_score.rows());
    m_game = gameIn(shownPosition);
    m_marshal = marshalsGoals(shownPosition);
    m_gunslinger =
        shownPosition.table.progress.round > 0 ? gunslingerTitle(shownPosition) : TieOrTitle();
    m_tie = shownPosition.isOver() ? tieForVictory(shownPosition) : TieOrTitle();
    m_rules = rulesOf(m_score.rows(), !m_marshal.isEmpty());
    m_purses.show(shownPosition);
    Q_EMIT changed();
}

void FinalScore::showNothing()
{
    m_phase = Phase::NoGame;
    m_headline = headlineFor(m_phase, {});
    m_game.clear();
    m_marshal = {};
    m_gunslinger = {};
    m_tie = {};
    m_rules.clear();
    m_purses.show({});
    Q_EMIT changed();
}

QString FinalScore::text() const
{
    return finalScoreText(*this);
}

QString FinalScore::html() const
{
    return finalScoreHtml(*this);
}

} // namespace caboose::items
