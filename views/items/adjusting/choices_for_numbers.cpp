// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Money and tokens on a sheet, beside loot and bullets.
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace caboose::items {
namespace {

using game::AdjustmentKind;
using game::SheetField;
using rules::Pawn;

QString yesOrNo(int number)
{
    return number == 0 ? Adjusting::tr("No") : Adjusting::tr("Yes");
}

QString hostageName(int number)
{
    return words::hostage(static_cast<rules::Hostage>(number));
}

QString prisonerName(int number)
{
    return words::pawn(rules::pawnAt(number));
}

QString silkPowerName(int number)
{
    return words::silkPower(static_cast<rules::SilkPower>(number));
}

/// What only some games have.
struct Extra {
    SheetField field;
    const char* text;
    int most;
    QString (*inWords)(int);
};

constexpr std::array extras{
    Extra{SheetField::SecondPile, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Second pile"), 12,
          nullptr},
    Extra{SheetField::BulletsInFront,
          QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Bullets lying in front"), 12, nullptr},
    Extra{SheetField::Hostage, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Hostage"), 8,
          hostageName},
    Extra{SheetField::Prisoner, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Freed prisoner"),
          rules::index(Pawn::None), prisonerName},
    Extra{SheetField::SilkPower, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Power picked"), 3,
          silkPowerName},
    Extra{SheetField::WantedPoster, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Wanted poster"),
          1, yesOrNo},
    Extra{SheetField::WasCaptured, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Was captured"),
          1, yesOrNo},
    Extra{SheetField::HasRespect, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Respect card"), 1,
          yesOrNo},
    Extra{SheetField::IsEjected,
          QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Blown off the train"), 1, yesOrNo},
    Extra{SheetField::IsNextToEscape,
          QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Next to escape"), 1, yesOrNo},
    Extra{SheetField::Brawlers, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Brawler cards"), 7,
          nullptr},
    Extra{SheetField::EjectionTokens,
          QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Ejection tokens"), 20, nullptr},
    Extra{SheetField::WantedTokens, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Wanted tokens"),
          20, nullptr},
    Extra{SheetField::Ladder, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Rung of the plan"),
          20, nullptr},
    Extra{SheetField::Team, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Team"), rules::maxSeats,
          nullptr},
};

/// Somebody has it, or could take it: it belongs to this game.
bool isPlayedWith(const rules::Table& table, SheetField field)
{
    if (field == SheetField::Hostage && !table.hostages.empty()) return true;
    if (field == SheetField::Prisoner && !table.prisoners.empty()) return true;
    if (field == SheetField::SilkPower) return table.inGame(Pawn::Silk);
    const rules::Sheet empty;
    const std::vector<Pawn> all = charactersOf(table);
    return std::any_of(all.begin(), all.end(), [&](Pawn who) {
        return valueOf(table.sheet(who), field) != valueOf(empty, field);
    });
}

game::Adjustment onSheet(Pawn who, SheetField field)
{
    return {.what = AdjustmentKind::OnSheet, .who = who, .sheetField = field};
}

AdjustmentChoice cash(const Adjusting& hand, Pawn who)
{
    const int present = hand.table().sheet(who).cash;
    std::vector<int> amounts = numbersBetween(0, 1500, 250);
    if (std::find(amounts.begin(), amounts.end(), present) == amounts.end()) {
        amounts.insert(amounts.begin(), present);
    }
    return choosing(hand, Adjusting::tr("Money without a token"),
                    {.adjustment = onSheet(who, SheetField::Cash),
                     .present = present,
                     .numbers = amounts,
                     .inWords = words::dollars});
}

/// At the end, what the purses of unseen value came to.
AdjustmentChoice countAgain(const Adjusting& hand, Pawn who)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Count the purses again")};
    if (hand.table().sheet(who).unseenTotal == rules::unknownValue) return choice;
    game::Adjustment adjustment = onSheet(who, SheetField::UnseenTotal);
    adjustment.number = rules::unknownValue;
    choice.act = hand.doing(adjustment);
    return choice;
}

} // namespace

AdjustmentChoices choicesForSheetNumbers(const Adjusting& hand, Pawn who)
{
    AdjustmentChoices choices;
    addPossible(choices, cash(hand, who));
    addPossible(choices, countAgain(hand, who));
    for (const Extra& extra : extras) {
        if (!isPlayedWith(hand.table(), extra.field)) continue;
        addPossible(choices, choosing(hand, Adjusting::tr(extra.text),
                                      {.adjustment = onSheet(who, extra.field),
                                       .present = valueOf(hand.table().sheet(who), extra.field),
                                       .numbers = numbersBetween(0, extra.most),
                                       .inWords = extra.inWords}));
    }
    return choices;
}

} // namespace caboose::items
