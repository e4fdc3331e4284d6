// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/score/score_rows.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/08_end/2_marshals_victory.h"
#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/score.h"
#include "model/rules/08_end/turned_over.h"
#include "model/rules/08_end/unseen_loot.h"
#include "views/items/game/piece_art.h"
#include "views/items/score/party_words.h"
#include "views/items/wording/wording.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

/// 8.3, 8.4.1
QString wordsForElimination(rules::Rule rule)
{
    const bool isElsewhere = rule == rules::Rule{8, 3, 0} || rule == rules::Rule{8, 4, 1};
    return isElsewhere ? ScoreModel::tr("Not on the Express: nothing counts")
                       : ScoreModel::tr("Out of the game: nothing counts");
}

QString wordsFor(const rules::ScoreLine& line)
{
    const bool isOfAKind = line.loot.kind != rules::LootKind::None;
    const QString kind =
        isOfAKind ? words::loot(line.loot.kind) : ScoreModel::tr("token", "of any kind");
    switch (line.item) {
    case rules::ScoreItem::Loot:
        //: %1: how many, %2: a kind of loot
        if (line.loot.value == rules::unknownValue)
            return ScoreModel::tr("%1 × %2").arg(line.count).arg(kind);
        //: %1: how many, %2: a kind of loot, %3: what each is worth
        return ScoreModel::tr("%1 × %2 at %3")
            .arg(line.count)
            .arg(kind, words::dollars(line.loot.value));
    case rules::ScoreItem::UnseenLoot:
        //: %1: how many, %2: a kind of loot
        return ScoreModel::tr("%1 × %2, added up by their owner").arg(line.count).arg(kind);
    case rules::ScoreItem::Cash: return ScoreModel::tr("Cash");
    case rules::ScoreItem::AloneInCar: return ScoreModel::tr("Alone in the last car");
    case rules::ScoreItem::Ransom:
        //: %1: a hostage
        return ScoreModel::tr("Ransom: %1").arg(words::hostage(line.hostage));
    case rules::ScoreItem::MortalBullet:
        return ScoreModel::tr("Mortal Bullet: hit %n time(s)", nullptr, line.count);
    case rules::ScoreItem::WantedPoster: return ScoreModel::tr("Wanted poster: never captured");
    case rules::ScoreItem::Brawlers:
        return ScoreModel::tr("%n Brawler card(s)", nullptr, line.count);
    case rules::ScoreItem::WantedTokens:
        return ScoreModel::tr("%n Wanted token(s)", nullptr, line.count);
    case rules::ScoreItem::EjectionTokens:
        return ScoreModel::tr("%n Ejection token(s)", nullptr, line.count);
    case rules::ScoreItem::BulletsShot:
        return ScoreModel::tr("%n bullet(s) shot", nullptr, line.count);
    case rules::ScoreItem::Prisoner: return ScoreModel::tr("A freed prisoner");
    case rules::ScoreItem::SharedLoot: return ScoreModel::tr("Strongboxes shared");
    case rules::ScoreItem::SecretDocument:
        //: %1: whose it is: red, blue or a decoy
        return ScoreModel::tr("Secret document: %1").arg(words::value(line.loot));
    case rules::ScoreItem::WildBunch:
        return ScoreModel::tr("Wild Bunch: %n bullet(s)", nullptr, line.count);
    case rules::ScoreItem::Eliminated: return wordsForElimination(line.rule);
    case rules::ScoreItem::PoisonedArrow: return ScoreModel::tr("A Poisoned Arrow: nothing counts");
    case rules::ScoreItem::Gunslinger: break;
    }
    // In teams, each has the title alone (8.4.2).
    return line.who == rules::Pawn::None ? ScoreModel::tr("Gunslinger: fired the most bullets")
                                         : ScoreModel::tr("Gunslinger: an empty cylinder");
}

QString artFor(const rules::ScoreLine& line)
{
    switch (line.item) {
    case rules::ScoreItem::Loot:
    case rules::ScoreItem::SecretDocument:
    case rules::ScoreItem::UnseenLoot: return artOf(line.loot.kind);
    case rules::ScoreItem::BulletsShot:
    case rules::ScoreItem::WildBunch:
    case rules::ScoreItem::Gunslinger: return u"bullet"_s;
    case rules::ScoreItem::Ransom: return artOf(line.hostage);
    case rules::ScoreItem::MortalBullet: return u"hit"_s;
    case rules::ScoreItem::WantedPoster:
    case rules::ScoreItem::WantedTokens: return u"wanted-poster"_s;
    case rules::ScoreItem::Brawlers: return u"brawler-gold"_s;
    case rules::ScoreItem::Prisoner: return u"prisoner"_s;
    case rules::ScoreItem::AloneInCar:
    case rules::ScoreItem::SharedLoot:
    case rules::ScoreItem::Eliminated:
    case rules::ScoreItem::EjectionTokens:
    case rules::ScoreItem::PoisonedArrow:
    case rules::ScoreItem::Cash: break;
    }
    return {};
}

rules::ScoreLine tokenWorth(rules::ScoreLine line, int value)
{
    line.item = rules::ScoreItem::Loot;
    line.count = 1;
    line.dollars = value;
    line.loot.value = static_cast<rules::Dollars>(value);
    return line;
}

/// Tokens that their owner has named are worth what was named: one alone by its sum, several of a
/// kind if they were named one by one.
std::vector<rules::ScoreLine> asSeen(const rules::ScoreLine& line, const ToldPurses& told)
{
    const bool isUnseen = line.item == rules::ScoreItem::UnseenLoot;
    if (!isUnseen || line.loot.kind == rules::LootKind::None) return {line};
    if (line.count == 1) return {tokenWorth(line, line.dollars)};
    const auto theirs = told.find(line.who);
    if (theirs == told.end() || theirs->second.size() != line.count) return {line};
    const QList<int>& values = theirs->second;
    if (std::accumulate(values.begin(), values.end(), 0) != line.dollars) return {line};
    std::vector<rules::ScoreLine> lines;
    for (const int value : values) lines.push_back(tokenWorth(line, value));
    return lines;
}

/// One line for each kind and value that somebody has.
std::vector<rules::ScoreLine> gathered(const std::vector<rules::ScoreLine>& lines,
                                       const ToldPurses& told)
{
    std::vector<rules::ScoreLine> seen;
    for (const rules::ScoreLine& line : lines) {
        for (const rules::ScoreLine& part : asSeen(line, told)) seen.push_back(part);
    }
    std::vector<rules::ScoreLine> all;
    for (const rules::ScoreLine& line : seen) {
        const auto same = std::find_if(all.begin(), all.end(), [&](const rules::ScoreLine& other) {
            return other.item == line.item && other.rule == line.rule && other.loot == line.loot &&
                   other.hostage == line.hostage && other.who == line.who;
        });
        if (same == all.end()) {
            all.push_back(line);
            continue;
        }
        same->count += line.count;
        same->dollars += line.dollars;
    }
    return all;
}

/// teams-tied, 7.3: between teams bullets seldom decide.
bool isDecidedByBullets(const rules::Table& table)
{
    if (!rules::isTeamGame(table)) return true;
    return !rules::isBetrayal(table) && table.rulings.is(rules::TeamsTied::FewestBullets);
}

QString noteFor(const rules::Score& score, const std::vector<rules::Score>& all)
{
    const bool tied = std::any_of(all.begin(), all.end(), [&](const rules::Score& other) {
        return &other != &score && other.place == 1 && other.dollars == score.dollars;
    });
    if (!tied) return {};
    //: A tie goes to whoever was hit by fewer bullets.
    return ScoreModel::tr("Tie: %n bullet(s) received", nullptr, score.bulletsForTies);
}

/// Who would have the title if the game ended now.
QString titleSoFar(const rules::Score& score, const rules::Table& table)
{
    for (const rules::Shots& shots : rules::shots(table)) {
        const bool isTheirs = shots.bandits == score.bandits && shots.holds && shots.counted() > 0;
        //: %n: how many bullets, the most of all
        if (isTheirs) {
            return ScoreModel::tr("Gunslinger so far, with %n bullet(s)", nullptr, shots.counted());
        }
    }
    return {};
}

bool isTitle(const rules::ScoreLine& line)
{
    return line.item == rules::ScoreItem::Gunslinger;
}

/// Of several bandits who are counted together.
QString whoseIs(const rules::ScoreLine& line)
{
    if (line.item == rules::ScoreItem::WildBunch) return ScoreModel::tr("The team");
    return line.who == rules::Pawn::None ? QString() : words::pawn(line.who);
}

/// `isDecided`: nobody can shoot any more.
void addParts(ScoreRow& row, const rules::Score& score, bool isDecided, const ToldPurses& told)
{
    const bool areSeveral = score.bandits.size() > 1;
    for (const rules::ScoreLine& line : gathered(score.lines, told)) {
        if (isTitle(line) && !isDecided) {
            row.sum -= line.dollars;
            continue;
        }
        row.parts.push_back({.what = wordsFor(line),
                             .dollars = words::dollars(line.dollars),
                             .rule = words::rule(line.rule),
                             .art = artFor(line),
                             .whose = areSeveral ? whoseIs(line) : QString()});
    }
}

void addBandits(ScoreRow& row, const rules::Score& score, const ShownPosition& shownPosition)
{
    row.id = rules::index(score.bandits.first());
    for (const rules::Pawn who : score.bandits) {
        row.arts.append(artOf(who));
        row.letters.append(letterOf(who));
        row.isCounting =
            row.isCounting || (shownPosition.isCounting() && shownPosition.turnOf() == who);
    }
    row.name = partyName(score.bandits, shownPosition);
}

bool haveAllTurnedOver(const rules::Score& score, const rules::Table& table)
{
    for (const rules::Pawn who : score.bandits) {
        if (!rules::hasTurnedOver(table, who)) return false;
    }
    return true;
}

/// What is not in the sum yet.
QString openTokens(const rules::Score& score, const rules::Table& table)
{
    bool arePurses = true;
    for (const rules::Pawn who : score.bandits) {
        const bool isAny = rules::unseenTokens(table, who) > 0;
        arePurses =
            arePurses && (!isAny || rules::unseenKind(table, who) == rules::LootKind::Purse);
    }
    return arePurses ? ScoreModel::tr("and %n purse(s)", nullptr, score.unseenTokens)
                     : ScoreModel::tr("and %n token(s)", nullptr, score.unseenTokens);
}

/// All together, unless only some of them win (7.3).
std::vector<ScoreRow::Winner> winnersOf(const rules::Score& score,
                                        const ShownPosition& shownPosition)
{
    if (score.winners == score.bandits) {
        return {{partyName(score.bandits, shownPosition), words::dollars(score.dollars)}};
    }
    std::vector<ScoreRow::Winner> winners;
    for (const rules::Pawn who : score.winners) {
        winners.push_back({shownPosition.nameOf(who), words::dollars(score.own(who))});
    }
    return winners;
}

ScoreRow rowFor(const rules::Score& score, const ShownPosition& shownPosition)
{
    ScoreRow row;
    addBandits(row, score, shownPosition);
    row.sum = score.dollars;
    row.isFinal = shownPosition.isOver();
    row.wins = row.isFinal && score.wins;
    if (row.wins) row.winners = winnersOf(score, shownPosition);
    row.place = row.isFinal ? score.place : 0;
    addParts(row, score, shownPosition.isOver() || shownPosition.isCounting(),
             shownPosition.toldPurses);
    row.dollars = words::dollars(row.sum);
    row.isCounted = score.unseenTokens == 0 && haveAllTurnedOver(score, shownPosition.table);
    if (score.unseenTokens > 0) {
        row.open = openTokens(score, shownPosition.table);
    }
    return row;
}

} // namespace

std::vector<ScoreRow> scoreRows(const ShownPosition& shownPosition)
{
    std::vector<ScoreRow> rows;
    // Before the train there are no sheets to count.
    if (shownPosition.table.progress.round == 0) return rows;
    const std::vector<rules::Score> all = rules::scores(shownPosition.table);
    const bool isMarshals = rules::hasMarshalWon(shownPosition.table);
    const bool byMoney = !isMarshals && isDecidedByBullets(shownPosition.table);
    rows.reserve(all.size());
    for (const rules::Score& score : all) {
        rows.push_back(rowFor(score, shownPosition));
        if (shownPosition.isOver())
            rows.back().note = byMoney ? noteFor(score, all) : QString();
        else if (!shownPosition.isCounting())
            rows.back().note = titleSoFar(score, shownPosition.table);
    }
    if (shownPosition.isOver()) {
        std::stable_sort(rows.begin(), rows.end(),
                         [](const ScoreRow& a, const ScoreRow& b) { return a.place < b.place; });
    }
    // 8.2: where he has won, the richest is not the first.
    for (ScoreRow& row : rows) row.place = isMarshals ? 0 : row.place;
    return rows;
}

} // namespace caboose::items
