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

AdjustmentChoice values(const Adjusting& adjusting, Pawn who, const rules::SheetFieldRow& row,
                        const QString& text, Pawn giver = Pawn::None)
{
    return choosing(adjusting, text,
                    {.adjustment = onSheet(who, row.field, giver),
                     .present = valueOf(adjusting.table().sheet(who), row.field, giver),
                     .numbers = numbersBetween(row.lowest, row.highest),
                     .inWords = [&row](int value) { return words::sheetValue(row.field, value); }});
}

AdjustmentChoice extra(const Adjusting& adjusting, Pawn who, const rules::SheetFieldRow& row)
{
    const QString name = words::sheetField(row.field);
    if (row.byGiver == nullptr) return values(adjusting, who, row, name);
    AdjustmentChoice choice{.text = name};
    addPossible(choice.children, values(adjusting, who, row, Adjusting::tr("Neutral bullet")));
    for (const Pawn giver : charactersOf(adjusting.table())) {
        addPossible(choice.children, values(adjusting, who, row, words::pawn(giver), giver));
    }
    return choice;
}

AdjustmentChoice cash(const Adjusting& adjusting, Pawn who)
{
    const int present = adjusting.table().sheet(who).cash;
    std::vector<int> amounts = numbersBetween(0, 1500, 250);
    if (std::find(amounts.begin(), amounts.end(), present) == amounts.end()) {
        amounts.insert(amounts.begin(), present);
    }
    return choosing(adjusting, words::sheetField(SheetField::Cash),
                    {.adjustment = onSheet(who, SheetField::Cash),
                     .present = present,
                     .numbers = amounts,
                     .inWords = words::dollars});
}

/// At the end, what the purses of unseen value came to.
AdjustmentChoice countAgain(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoice choice{.text = words::sheetField(SheetField::UnseenTotal)};
    if (adjusting.table().sheet(who).unseenTotal == rules::unknownValue) return choice;
    game::Adjustment adjustment = onSheet(who, SheetField::UnseenTotal);
    adjustment.number = rules::unknownValue;
    choice.act = adjusting.doing(adjustment);
    return choice;
}

} // namespace

AdjustmentChoices choicesForSheetNumbers(const Adjusting& adjusting, Pawn who)
{
    AdjustmentChoices choices;
    addPossible(choices, cash(adjusting, who));
    addPossible(choices, countAgain(adjusting, who));
    for (const rules::SheetFieldRow& row : rules::sheet_fields::rows) {
        const bool isSeen =
            maySee(adjusting.table(), who, row.field, viewerOf(adjusting.viewpoint()));
        if (isSeen && isExtra(row) && isPlayedWith(adjusting.table(), row.field)) {
            addPossible(choices, extra(adjusting, who, row));
        }
    }
    return choices;
}

} // namespace caboose::items
