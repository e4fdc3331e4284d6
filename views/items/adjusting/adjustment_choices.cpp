// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/adjusting/adjustment_choices.h"

#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

namespace caboose::items {

AdjustmentChoice forCharacter(rules::Pawn who, std::function<void()> act)
{
    return {.text = words::pawn(who),
            .art = artOf(who),
            .letter = letterOf(who),
            .act = std::move(act)};
}

void addPossible(AdjustmentChoices& choices, AdjustmentChoice choice)
{
    if (choice.isPossible()) choices.push_back(std::move(choice));
}

AdjustmentChoice choosing(const Adjusting& adjusting, const QString& text,
                          const NumberChoice& numbers)
{
    AdjustmentChoice choice{.text = text};
    for (const int number : numbers.numbers) {
        game::Adjustment adjustment = numbers.adjustment;
        adjustment.number = number;
        addPossible(choice.children,
                    {.text = numbers.inWords ? numbers.inWords(number) : QString::number(number),
                     .isOn = number == numbers.present,
                     .act = adjusting.doing(adjustment)});
    }
    return choice;
}

std::vector<int> numbersBetween(int first, int last, int step)
{
    std::vector<int> numbers;
    const int steps = (last - first) / step;
    numbers.reserve(static_cast<std::size_t>(steps) + 1);
    for (int number = first; number <= last; number += step) numbers.push_back(number);
    return numbers;
}

} // namespace caboose::items
