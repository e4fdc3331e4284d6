// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/plan_summary.h"

#include "views/items/rulings/ruling_catalogue_words.h"
#include "views/items/rulings/rulings_model.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr int secondsPerCard = 30;
constexpr int setUpMinutes = 10;
constexpr int nearest = 5;

QString houseRuling(const RulingsModel& rulings, rules::Ruling ruling)
{
    const int value = rulings.rulings().at(ruling);
    QStringList whose;
    for (const AnswerSource& source : rulings.sources(ruling)) {
        if (source.value == value) whose.append(source.edition);
    }
    const QString text = questionOf(ruling) + u' ' + answerOf(ruling, value);
    return whose.isEmpty() ? text : u"%1 (%2)"_s.arg(text, whose.join(u", "_s));
}

} // namespace

int minutesFor(const rules::Plan& plan, const RoundDeck& roundDeck)
{
    const double cards =
        turnsExpected(roundDeck, plan.rulings) * static_cast<double>(plan.seats.size());
    const double minutes = setUpMinutes + cards * secondsPerCard / 60;
    return static_cast<int>(std::lround(minutes / nearest)) * nearest;
}

QStringList houseRulingsOf(const RulingsModel& rulings)
{
    QStringList texts;
    for (const rules::Ruling ruling : rulings.houseRulings()) {
        texts.append(houseRuling(rulings, ruling));
    }
    return texts;
}

} // namespace caboose::items
