// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/characters/characters_model.h"

#include "model/rules/core/sheet_fields.h"
#include "views/items/adjusting/rule_of_piece.h"
#include "views/items/characters/spoken_sheet.h"
#include "views/items/game/piece_art.h"
#include "views/items/program/tidy_text.h"
#include "views/items/wording/spoken_text.h"
#include "views/items/wording/wording.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

std::vector<SheetLoot> lootOf(const rules::Table& table, rules::Pawn who)
{
    std::vector<SheetLoot> loot;
    for (const rules::LootPile& pile : table.loot.at(who)) {
        const bool isKnown = pile.loot.value != rules::unknownValue;
        loot.push_back({.kind = static_cast<int>(pile.loot.kind),
                        .art = artOf(pile.loot.kind),
                        .name = words::loot(pile.loot.kind),
                        .count = pile.count,
                        .worth = isKnown ? words::value(pile.loot) : QString()});
    }
    return loot;
}

std::vector<SheetBullets> bulletsOf(const rules::Sheet& sheet)
{
    std::vector<SheetBullets> bullets;
    for (int i = 0; i <= rules::characterCount; ++i) {
        const int count = sheet.received[static_cast<std::size_t>(i)];
        if (count == 0) continue;
        const rules::Pawn from = i == rules::characterCount ? rules::Pawn::None : rules::pawnAt(i);
        const bool isNeutral = from == rules::Pawn::None;
        bullets.push_back({.from = isNeutral ? CharactersModel::tr("neutral") : words::pawn(from),
                           .art = isNeutral ? QString() : artOf(from),
                           .letter = isNeutral ? QString() : letterOf(from),
                           .count = count});
    }
    return bullets;
}

int sumOf(const std::vector<SheetBullets>& bullets)
{
    int sum = 0;
    for (const SheetBullets& some : bullets) sum += some.count;
    return sum;
}

/// 5.1.2: one more is current in each round.
QString goalsInRound(const rules::Goals& goals)
{
    return goals.count() == 0 ? QString() : u"%1/%2"_s.arg(goals.current.size()).arg(goals.count());
}

/// 14.1: the goals are seen by nobody else while the curtain is open, and that is recorded.
QString lookOf(const ShownPosition& shownPosition, rules::Pawn who)
{
    const bool isReferee = shownPosition.viewpoint == Viewpoint::Referee;
    if (shownPosition.goalsOpenFor == who) return CharactersModel::tr("Hide the goals again");
    if (isReferee || !mayLookAtGoals(shownPosition.table, who)) return {};
    //: %1: the Marshal, or a bandit who has peeked at a goal
    return words::asSentence(
        CharactersModel::tr("Only %1 looks: show the goals").arg(words::thePawn(who)));
}

CharacterRow rowFor(const ShownPosition& shownPosition, const rules::Seat& seat, rules::Pawn who)
{
    const rules::Table& table = shownPosition.table;
    const rules::Sheet& sheet = table.sheet(who);
    CharacterRow row;
    row.id = rules::index(who);
    row.art = artOf(who);
    row.letter = letterOf(who);
    row.name = shownPosition.nameOf(who);
    row.power = words::power(table, who);
    row.rule = numberOf(ruleOfSheet(who));
    if (!row.power.isEmpty()) row.powerRule = words::rule(ruleOf(who));
    row.neutralReceived = sheet.received[rules::characterCount];
    row.place = words::place(table.where(who));
    row.bulletsLeft = sheet.bulletsLeft;
    row.mostBullets = rules::usualBullets(table, who);
    row.received = bulletsOf(sheet);
    row.receivedCount = sumOf(row.received);
    row.loot = lootOf(table, who);
    if (who == rules::Pawn::Marshal) row.secondPile = sheet.secondPile;
    row.cards = sheetCards(table, who);
    if (who == rules::Pawn::Marshal) row.goals = goalsInRound(table.goals);
    row.look = lookOf(shownPosition, who);
    if (sheet.cash != 0) row.cash = words::dollars(sheet.cash);
    row.hasTurn = shownPosition.turnOf() == who;
    row.isFirst = table.progress.round > 0 && &table.seats[table.firstPlayer] == &seat;
    return row;
}

QStringList textsOf(const std::vector<SheetLoot>& loot)
{
    QStringList texts;
    for (const SheetLoot& pile : loot) {
        const QString count = u"%1 × %2"_s.arg(pile.count).arg(pile.name);
        texts.append(pile.worth.isEmpty() ? count : u"%1 (%2)"_s.arg(count, pile.worth));
    }
    return texts;
}

QStringList textsOf(const std::vector<SheetBullets>& bullets)
{
    QStringList texts;
    for (const SheetBullets& some : bullets)
        texts.append(u"%1 × %2"_s.arg(some.count).arg(some.from));
    return texts;
}

QStringList textsOf(const std::vector<SheetCard>& cards)
{
    QStringList texts;
    for (const SheetCard& card : cards) texts.append(card.text);
    return texts;
}

} // namespace

std::vector<LootKindInWords> lootKindsOfTheBaseBox()
{
    std::vector<LootKindInWords> kinds;
    for (const rules::LootKind kind :
         {rules::LootKind::Purse, rules::LootKind::Jewel, rules::LootKind::Strongbox}) {
        kinds.push_back({static_cast<int>(kind), words::loot(kind), artOf(kind)});
    }
    return kinds;
}

QString spokenSheet(const CharacterRow& row)
{
    QStringList told{row.name, row.place};
    for (const SheetCard& card : row.cards) {
        if (isBadge(card)) told.append(card.text);
    }
    if (row.hasTurn) told.append(CharactersModel::tr("It is their turn"));
    if (row.isFirst) told.append(CharactersModel::tr("First player"));
    told.append(CharactersModel::tr("%n bullet(s) left to fire", nullptr, row.bulletsLeft));
    if (row.receivedCount > 0) {
        //: %1: "2 × Doc, 1 × neutral"
        told.append(CharactersModel::tr("Was shot: %1").arg(enumerated(textsOf(row.received))));
    }
    QStringList carried = textsOf(row.loot);
    if (!row.cash.isEmpty()) carried.append(row.cash);
    //: %1: loot
    told.append(carried.isEmpty() ? CharactersModel::tr("Carries nothing")
                                  : CharactersModel::tr("Carries: %1").arg(enumerated(carried)));
    told.append(row.power);
    return spokenTogether(told);
}

int CharacterRow::countOf(int lootKind) const
{
    int count = 0;
    for (const SheetLoot& pile : loot) count += pile.kind == lootKind ? pile.count : 0;
    return count;
}

const CharacterRow* CharactersModel::find(int id) const
{
    const auto found = std::find_if(rows().begin(), rows().end(),
                                    [id](const CharacterRow& row) { return row.id == id; });
    return found == rows().end() ? nullptr : &*found;
}

void CharactersModel::show(const ShownPosition& shownPosition)
{
    std::vector<CharacterRow> rows;
    for (const rules::Seat& seat : shownPosition.table.seats) {
        for (const rules::Pawn who : seat.characters)
            rows.push_back(rowFor(shownPosition, seat, who));
    }
    setRows(std::move(rows));
}

void CharactersModel::lookAtGoals(int id)
{
    const CharacterRow* row = find(id);
    if (row && !row->look.isEmpty()) Q_EMIT goalsWanted(id);
}

QHash<int, QByteArray> CharactersModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"},  {PlaceRole, "place"}, {BulletsRole, "bullets"},
            {ReceivedRole, "received"}, {LootRole, "loot"},   {TurnRole, "turn"},
            {FirstRole, "first"},       {PowerRole, "power"}, {RuleRole, "rule"},
            {CardsRole, "cards"},       {LookRole, "look"}};
}

QVariant CharactersModel::value(const CharacterRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::AccessibleTextRole: return spokenSheet(row);
    case PlaceRole: return row.place;
    case BulletsRole: return row.bulletsLeft;
    case ReceivedRole: return textsOf(row.received);
    case LootRole: return textsOf(row.loot);
    case TurnRole: return row.hasTurn;
    case FirstRole: return row.isFirst;
    case Qt::ToolTipRole:
        if (row.power.isEmpty()) return plainToolTip(row.name);
        return plainToolTip(
            //: %1: a bandit, %2: what is special about them, %3: the number of the rule
            tr("%1: %2 (rule %3)").arg(row.name, row.power, row.powerRule));
    case PowerRole: return row.power;
    case RuleRole: return row.rule;
    case CardsRole: return textsOf(row.cards);
    case LookRole: return row.look;
    case Qt::AccessibleDescriptionRole:
        return (QStringList{row.place} + textsOf(row.loot) + textsOf(row.cards)).join(u", "_s);
    default: return {};
    }
}

} // namespace caboose::items
