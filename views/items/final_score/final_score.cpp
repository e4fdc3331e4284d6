// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/final_score/final_score.h"

#include "model/rulebook/book/rulebook_context.h"
#include "views/items/final_score/final_score_text.h"
#include "views/items/final_score/ties_and_titles.h"
#include "views/items/rulings/ruling_catalogue_words.h"
#include "views/items/score/party_words.h"
#include "views/items/wording/wording.h"

namespace caboose::items {
namespace {

QString gameIn(const Moment& moment)
{
    const auto players = static_cast<int>(moment.table.seats.size());
    //: %1: an edition of the rules
    return FinalScore::tr("%1, %n player(s)", nullptr, players)
        .arg(nameOf(rulebook::nearestEdition(moment.table.rulings)));
}

QString headlineOf(const std::vector<ScoreRow>& rows)
{
    QStringList winners;
    QString dollars;
    for (const ScoreRow& row : rows) {
        if (!row.wins) continue;
        winners.append(row.name);
        dollars = row.dollars;
    }
    if (winners.size() == 1) {
        //: %1: the winner, %2: dollars
        return FinalScore::tr("%1 wins with %2").arg(winners.front(), dollars);
    }
    //: %1: the winners, %2: dollars
    return FinalScore::tr("%1 share the victory with %2 each").arg(enumerated(winners), dollars);
}

FinalScore::Stage stageOf(const Moment& moment)
{
    if (moment.isOver()) return FinalScore::Stage::Over;
    return moment.isCounting() ? FinalScore::Stage::Counting : FinalScore::Stage::Playing;
}

QString headlineFor(FinalScore::Stage stage, const std::vector<ScoreRow>& rows)
{
    switch (stage) {
    case FinalScore::Stage::NoGame: break;
    case FinalScore::Stage::Playing: return FinalScore::tr("The game is not over yet");
    case FinalScore::Stage::Counting: return FinalScore::tr("Who is the richest of all?");
    case FinalScore::Stage::Over: return headlineOf(rows);
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

/// The end of the game, and whatever gave somebody money.
std::vector<std::pair<QString, QString>> rulesOf(const std::vector<ScoreRow>& rows)
{
    constexpr rules::Rule end{8, 0, 0};
    std::vector<std::pair<QString, QString>> all{{words::rule(end), inFull(end)}};
    for (const rules::Rule rule : {rules::Rule{8, 4, 3}, {8, 4, 2}, {20, 4, 6}, {20, 6, 5}}) {
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

void FinalScore::show(const Moment& moment)
{
    m_stage = stageOf(moment);
    m_headline = headlineFor(m_stage, m_score.rows());
    m_game = gameIn(moment);
    m_gunslinger = moment.table.progress.round > 0 ? gunslingerMatter(moment) : CountedMatter();
    m_tie = moment.isOver() ? tieMatter(moment) : CountedMatter();
    m_rules = rulesOf(m_score.rows());
    m_purses.show(moment);
    Q_EMIT changed();
}

void FinalScore::showNothing()
{
    m_stage = Stage::NoGame;
    m_headline = headlineFor(m_stage, {});
    m_game.clear();
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
