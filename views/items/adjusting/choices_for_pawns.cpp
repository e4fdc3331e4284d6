// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pawns and the sheets of the characters.
#include "model/rules/core/sheet_fields.h"
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

namespace caboose::items {
namespace {

using game::Adjustment;
using game::AdjustmentKind;
using rules::Pawn;

/// How many bullets are left.
AdjustmentChoice bulletsLeft(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoice choice =
        choosing(adjusting, Adjusting::tr("Bullets left"),
                 {.adjustment = {.what = AdjustmentKind::OnSheet,
                                 .who = who,
                                 .sheetField = game::SheetField::BulletsLeft},
                  .present = adjusting.table().sheet(who).bulletsLeft,
                  .numbers = numbersBetween(0, rules::usualBullets(adjusting.table(), who))});
    choice.art = QStringLiteral("bullet");
    return choice;
}

AdjustmentChoice givesBullet(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Give a bullet to"),
                            .art = QStringLiteral("bullet")};
    for (const Pawn whom : charactersOf(adjusting.table())) {
        if (whom == who) continue;
        choice.children.push_back(forCharacter(
            whom,
            adjusting.doing({.what = AdjustmentKind::BulletGiven, .who = who, .whom = whom})));
    }
    return choice;
}

AdjustmentChoice getsNeutral(const Adjusting& adjusting, Pawn who)
{
    return {.text = Adjusting::tr("Receives a neutral bullet"),
            .art = QStringLiteral("bullet"),
            .act = adjusting.doing(
                {.what = AdjustmentKind::BulletGiven, .who = Pawn::None, .whom = who})};
}

/// Bullets that were received go back to whoever fired them.
AdjustmentChoice givesBack(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Take a received bullet back"),
                            .art = QStringLiteral("bullet")};
    const rules::Sheet& sheet = adjusting.table().sheet(who);
    for (int i = 0; i <= rules::characterCount; ++i) {
        if (sheet.received[static_cast<std::size_t>(i)] == 0) continue;
        const Pawn from = i == rules::characterCount ? Pawn::None : rules::pawnAt(i);
        AdjustmentChoice back = forCharacter(
            from, adjusting.doing({.what = AdjustmentKind::BulletTaken, .who = from, .whom = who}));
        if (from == Pawn::None) back.text = Adjusting::tr("Neutral bullet");
        if (from == Pawn::None) back.art.clear();
        choice.children.push_back(std::move(back));
    }
    return choice;
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
AdjustmentChoice carries(const Adjusting& adjusting, const QString& text, rules::Holder from,
                         rules::Holder to)
{
    AdjustmentChoice choice{.text = text, .art = QStringLiteral("loot-any")};
    for (const rules::LootKind kind : kindsAt(adjusting.seen(), from)) {
        choice.children.push_back(
            {.text = words::loot(kind),
             .art = artOf(kind),
             .act = adjusting.doing({.what = AdjustmentKind::LootMoved,
                                     .from = from,
                                     .to = to,
                                     .loot = *tokenAt(adjusting.table(), from, kind),
                                     .number = 1})});
    }
    return choice;
}

AdjustmentChoice gains(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoice choice{.text = Adjusting::tr("One more on the sheet"),
                            .art = QStringLiteral("loot-any")};
    for (const rules::LootKind kind : kindsOf(adjusting.seen())) {
        choice.children.push_back({.text = words::loot(kind),
                                   .art = artOf(kind),
                                   .act = adjusting.doing({.what = AdjustmentKind::LootAdded,
                                                           .to = who,
                                                           .loot = newToken(kind),
                                                           .number = 1})});
    }
    return choice;
}

AdjustmentChoice loses(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoice choice{.text = Adjusting::tr("One fewer on the sheet"),
                            .art = QStringLiteral("loot-any")};
    for (const rules::LootKind kind : kindsAt(adjusting.seen(), who)) {
        choice.children.push_back(
            {.text = words::loot(kind),
             .art = artOf(kind),
             .act = adjusting.doing({.what = AdjustmentKind::LootRemoved,
                                     .from = who,
                                     .loot = *tokenAt(adjusting.table(), who, kind),
                                     .number = 1})});
    }
    return choice;
}

AdjustmentChoice isFirst(const Adjusting& adjusting, Pawn who)
{
    const rules::SeatIndex seat = adjusting.table().seatOf(who).value_or(0);
    return {.text = Adjusting::tr("First player"),
            .art = QStringLiteral("first-player"),
            .isOn = adjusting.table().firstPlayer == seat,
            .act = adjusting.doing({.what = AdjustmentKind::FirstPlayer, .seat = seat})};
}

bool isSeated(const rules::Table& table, Pawn who)
{
    const std::vector<Pawn> all = charactersOf(table);
    return std::find(all.begin(), all.end(), who) != all.end();
}

/// One token to somebody else, by whom.
AdjustmentChoice handsOver(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Hand over to"),
                            .art = QStringLiteral("loot-any")};
    for (const Pawn whom : charactersOf(adjusting.table())) {
        if (whom == who) continue;
        AdjustmentChoice to = carries(adjusting, words::pawn(whom), who, whom);
        to.art = artOf(whom);
        to.letter = letterOf(whom);
        addPossible(choice.children, std::move(to));
    }
    return choice;
}

} // namespace

AdjustmentChoices choicesForSheet(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoices choices;
    if (!rules::isCharacter(who) || !isSeated(adjusting.table(), who)) return choices;
    const rules::Location place = adjusting.table().where(who);
    if (rules::isOnTable(place)) {
        addPossible(choices, carries(adjusting, Adjusting::tr("Take up"), place, who));
        addPossible(choices, carries(adjusting, Adjusting::tr("Lay down"), who, place));
    }
    addPossible(choices, handsOver(adjusting, who));
    addPossible(choices, gains(adjusting, who));
    addPossible(choices, loses(adjusting, who));
    addPossible(choices, bulletsLeft(adjusting, who));
    addPossible(choices, givesBullet(adjusting, who));
    addPossible(choices, getsNeutral(adjusting, who));
    addPossible(choices, givesBack(adjusting, who));
    addPossible(choices, choicesForCards(adjusting, who));
    for (AdjustmentChoice& choice : choicesForSheetNumbers(adjusting, who))
        choices.push_back(std::move(choice));
    addPossible(choices, isFirst(adjusting, who));
    return choices;
}

AdjustmentChoices choicesForPawn(const Adjusting& adjusting, Pawn who)
{
    const auto to = [who](rules::Location place) {
        return Adjustment{.what = AdjustmentKind::Pawn, .who = who, .to = place};
    };
    AdjustmentChoices choices;
    choices.push_back({.text = Adjusting::tr("Move to"),
                       .art = artOf(who),
                       .letter = letterOf(who),
                       .children = placesFor(adjusting, to, adjusting.table().where(who))});
    for (AdjustmentChoice& choice : choicesForSheet(adjusting, who))
        choices.push_back(std::move(choice));
    return choices;
}

} // namespace caboose::items
