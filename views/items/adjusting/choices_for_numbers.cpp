// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Money and tokens on a sheet, beside loot and bullets.
#include "model/rules/core/observe.h"
#include "model/rules/core/sheet_fields.h"
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/wording/field_words.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

using game::AdjustmentKind;
using game::SheetField;
using rules::Pawn;

/// What only some games have: the rest has choices of its own.
bool isExtra(const rules::SheetFieldRow& row)
{
    const bool isMoney = row.value == rules::SheetValue::Money;
    return row.isSetByHand && !isMoney && row.field != SheetField::BulletsLeft;
}

game::Adjustment onSheet(Pawn who, SheetField field, Pawn giver = Pawn::None)
{
    return {.what = AdjustmentKind::OnSheet, .who = who, .whom = giver, .sheetField = field};
}

AdjustmentChoice values(const Adjusting& hand, Pawn who, const rules::SheetFieldRow& row,
                        const QString& text, Pawn giver = Pawn::None)
{
    return choosing(hand, text,
                    {.adjustment = onSheet(who, row.field, giver),
                     .present = valueOf(hand.table().sheet(who), row.field, giver),
                     .numbers = numbersBetween(row.lowest, row.highest),
                     .inWords = [&row](int value) { return words::sheetValue(row.field, value); }});
}

AdjustmentChoice extra(const Adjusting& hand, Pawn who, const rules::SheetFieldRow& row)
{
    const QString name = words::sheetField(row.field);
    if (row.byGiver == nullptr) return values(hand, who, row, name);
    AdjustmentChoice choice{.text = name};
    addPossible(choice.children, values(hand, who, row, Adjusting::tr("Neutral bullet")));
    for (const Pawn giver : charactersOf(hand.table())) {
        addPossible(choice.children, values(hand, who, row, words::pawn(giver), giver));
    }
    return choice;
}

AdjustmentChoice cash(const Adjusting& hand, Pawn who)
{
    const int present = hand.table().sheet(who).cash;
    std::vector<int> amounts = numbersBetween(0, 1500, 250);
    if (std::find(amounts.begin(), amounts.end(), present) == amounts.end()) {
        amounts.insert(amounts.begin(), present);
    }
    return choosing(hand, words::sheetField(SheetField::Cash),
                    {.adjustment = onSheet(who, SheetField::Cash),
                     .present = present,
                     .numbers = amounts,
                     .inWords = words::dollars});
}

/// At the end, what the purses of unseen value came to.
AdjustmentChoice countAgain(const Adjusting& hand, Pawn who)
{
    AdjustmentChoice choice{.text = words::sheetField(SheetField::UnseenTotal)};
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
    for (const rules::SheetFieldRow& row : rules::sheet_fields::rows) {
        const bool isSeen = maySee(hand.table(), who, row.field, viewerOf(hand.viewpoint()));
        if (isSeen && isExtra(row) && isPlayedWith(hand.table(), row.field)) {
            addPossible(choices, extra(hand, who, row));
        }
    }
    return choices;
}

} // namespace caboose::items
