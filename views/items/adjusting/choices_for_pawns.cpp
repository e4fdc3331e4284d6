// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pawns and the sheets of the characters.
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

namespace caboose::items {
namespace {

using game::Adjust;
using game::Adjustment;
using rules::Pawn;

constexpr int cylinder = 6;

/// How many bullets are left.
HandDeed bulletsLeft(const ByHand& hand, Pawn who)
{
    HandDeed deed = choosing(hand, ByHand::tr("Bullets left"),
                             {.adjustment = {.what = Adjust::OnSheet,
                                             .who = who,
                                             .sheetField = game::SheetField::BulletsLeft},
                              .present = hand.table().sheet(who).bulletsLeft,
                              .numbers = numbersBetween(0, cylinder)});
    deed.art = QStringLiteral("bullet");
    return deed;
}

HandDeed givesBullet(const ByHand& hand, Pawn who)
{
    HandDeed deed{.text = ByHand::tr("Give a bullet to"), .art = QStringLiteral("bullet")};
    for (const Pawn whom : charactersOf(hand.table())) {
        if (whom == who) continue;
        deed.children.push_back(forCharacter(
            whom, hand.doing({.what = Adjust::BulletGiven, .who = who, .whom = whom})));
    }
    return deed;
}

HandDeed getsNeutral(const ByHand& hand, Pawn who)
{
    return {.text = ByHand::tr("Receives a neutral bullet"),
            .art = QStringLiteral("bullet"),
            .act = hand.doing({.what = Adjust::BulletGiven, .who = Pawn::None, .whom = who})};
}

/// Bullets that were received go back to whoever fired them.
HandDeed givesBack(const ByHand& hand, Pawn who)
{
    HandDeed deed{.text = ByHand::tr("Take a received bullet back"),
                  .art = QStringLiteral("bullet")};
    const rules::Sheet& sheet = hand.table().sheet(who);
    for (int i = 0; i <= rules::characterCount; ++i) {
        if (sheet.received[static_cast<std::size_t>(i)] == 0) continue;
        const Pawn from = i == rules::characterCount ? Pawn::None : rules::pawnAt(i);
        HandDeed back =
            forCharacter(from, hand.doing({.what = Adjust::BulletTaken, .who = from, .whom = who}));
        if (from == Pawn::None) back.text = ByHand::tr("Neutral bullet");
        if (from == Pawn::None) back.art.clear();
        deed.children.push_back(std::move(back));
    }
    return deed;
}

std::vector<rules::LootKind> kindsAt(const rules::Table& table, rules::Holder holder)
{
    std::vector<rules::LootKind> kinds;
    for (const rules::LootKind kind : kindsOf(table)) {
        if (table.loot.count(holder, kind) > 0) kinds.push_back(kind);
    }
    return kinds;
}

/// One token from here to there, by kind.
HandDeed carries(const ByHand& hand, const QString& text, rules::Holder from, rules::Holder to)
{
    HandDeed deed{.text = text, .art = QStringLiteral("loot-any")};
    for (const rules::LootKind kind : kindsAt(hand.table(), from)) {
        deed.children.push_back({.text = words::loot(kind),
                                 .art = artOf(kind),
                                 .act = hand.doing({.what = Adjust::LootMoved,
                                                    .from = from,
                                                    .to = to,
                                                    .loot = *tokenAt(hand.table(), from, kind),
                                                    .number = 1})});
    }
    return deed;
}

HandDeed gains(const ByHand& hand, Pawn who)
{
    HandDeed deed{.text = ByHand::tr("One more on the sheet"), .art = QStringLiteral("loot-any")};
    for (const rules::LootKind kind : kindsOf(hand.table())) {
        deed.children.push_back(
            {.text = words::loot(kind),
             .art = artOf(kind),
             .act = hand.doing(
                 {.what = Adjust::LootAdded, .to = who, .loot = newToken(kind), .number = 1})});
    }
    return deed;
}

HandDeed loses(const ByHand& hand, Pawn who)
{
    HandDeed deed{.text = ByHand::tr("One fewer on the sheet"), .art = QStringLiteral("loot-any")};
    for (const rules::LootKind kind : kindsAt(hand.table(), who)) {
        deed.children.push_back({.text = words::loot(kind),
                                 .art = artOf(kind),
                                 .act = hand.doing({.what = Adjust::LootRemoved,
                                                    .from = who,
                                                    .loot = *tokenAt(hand.table(), who, kind),
                                                    .number = 1})});
    }
    return deed;
}

HandDeed isFirst(const ByHand& hand, Pawn who)
{
    const rules::SeatIndex seat = hand.table().seatOf(who);
    return {.text = ByHand::tr("First player"),
            .art = QStringLiteral("first-player"),
            .isOn = hand.table().firstPlayer == seat,
            .act = hand.doing({.what = Adjust::FirstPlayer, .seat = seat})};
}

bool isSeated(const rules::Table& table, Pawn who)
{
    const std::vector<Pawn> all = charactersOf(table);
    return std::find(all.begin(), all.end(), who) != all.end();
}

/// One token to somebody else, by whom.
HandDeed handsOver(const ByHand& hand, Pawn who)
{
    HandDeed deed{.text = ByHand::tr("Hand over to"), .art = QStringLiteral("loot-any")};
    for (const Pawn whom : charactersOf(hand.table())) {
        if (whom == who) continue;
        HandDeed to = carries(hand, words::pawn(whom), who, whom);
        to.art = artOf(whom);
        to.letter = letterOf(whom);
        addPossible(deed.children, std::move(to));
    }
    return deed;
}

} // namespace

HandDeeds deedsOfSheet(const ByHand& hand, Pawn who)
{
    HandDeeds deeds;
    if (!rules::isCharacter(who) || !isSeated(hand.table(), who)) return deeds;
    const rules::Location place = hand.table().where(who);
    if (rules::isOnTable(place)) {
        addPossible(deeds, carries(hand, ByHand::tr("Take up"), place, who));
        addPossible(deeds, carries(hand, ByHand::tr("Lay down"), who, place));
    }
    addPossible(deeds, handsOver(hand, who));
    addPossible(deeds, gains(hand, who));
    addPossible(deeds, loses(hand, who));
    addPossible(deeds, bulletsLeft(hand, who));
    addPossible(deeds, givesBullet(hand, who));
    addPossible(deeds, getsNeutral(hand, who));
    addPossible(deeds, givesBack(hand, who));
    addPossible(deeds, deedsOfCards(hand, who));
    for (HandDeed& deed : deedsOfSheetNumbers(hand, who)) deeds.push_back(std::move(deed));
    addPossible(deeds, isFirst(hand, who));
    return deeds;
}

HandDeeds deedsOfPawn(const ByHand& hand, Pawn who)
{
    const auto to = [who](rules::Location place) {
        return Adjustment{.what = Adjust::Pawn, .who = who, .to = place};
    };
    HandDeeds deeds;
    deeds.push_back({.text = ByHand::tr("Move to"),
                     .art = artOf(who),
                     .letter = letterOf(who),
                     .children = placesFor(hand, to, hand.table().where(who))});
    for (HandDeed& deed : deedsOfSheet(hand, who)) deeds.push_back(std::move(deed));
    return deeds;
}

} // namespace caboose::items
