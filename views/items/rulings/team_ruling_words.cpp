// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulings/ruling_word_rows.h"

#include <QCoreApplication>

namespace caboose::items {
namespace {

using Words = RulingWords;
using Value = RulingWords::Value;

// clang-format off
constexpr std::array teamRulings{
    Words{RulingTopic::Players, "team-game-without-armoured-train",
        QT_TRANSLATE_NOOP("Rulings", "May there be teams without the Armoured Train?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Players, "bot-marshal-in-team-game",
        QT_TRANSLATE_NOOP("Rulings", "Is the Marshal on the train in a team game when nobody plays him?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "opposing-secret-document",
        QT_TRANSLATE_NOOP("Rulings", "May a robber keep the other team’s secret document?"),
        {Value{"may-keep", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"must-put-back", QT_TRANSLATE_NOOP("Rulings", "No, it goes back to where it lay")}}},
    Words{RulingTopic::Schemin, "two-more-optional",
        QT_TRANSLATE_NOOP("Rulings", "Armoury car and Coordinated Action Plan: may one do without the two cards?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::OtherBoxes, "infirmary-timing",
        QT_TRANSLATE_NOOP("Rulings", "When does the Infirmary car heal?"),
        {Value{"end-of-round-after-event", QT_TRANSLATE_NOOP("Rulings", "At the end of a round, after the event")},
         Value{"start-of-round-before-draw", QT_TRANSLATE_NOOP("Rulings", "When a round begins, before anybody draws")}}},
    Words{RulingTopic::Actions, "gatling-shortage-count",
        QT_TRANSLATE_NOOP("Rulings", "For how many must there be neutral bullets, so that a Gatling can be fired?"),
        {Value{"targets-keeping-a-bullet", QT_TRANSLATE_NOOP("Rulings", "For all targets that keep one")},
         Value{"all-targets", QT_TRANSLATE_NOOP("Rulings", "For all targets, Couriers and the Shotgun, too")}}},
    Words{RulingTopic::End, "team-score-locations",
        QT_TRANSLATE_NOOP("Rulings", "Where must a bandit be in the end to count for the team?"),
        {Value{"express-stagecoach-timecar-handcar", QT_TRANSLATE_NOOP("Rulings", "On the Express or the stagecoach")},
         Value{"starting-train-only", QT_TRANSLATE_NOOP("Rulings", "On the Express")}}},
    Words{RulingTopic::End, "wild-bunch-counted-targets",
        QT_TRANSLATE_NOOP("Rulings", "Which hits count for the Wild Bunch?"),
        {Value{"couriers-shotgun-bot-marshal", QT_TRANSLATE_NOOP("Rulings", "Those of couriers, Shotgun and Marshal")},
         Value{"couriers", QT_TRANSLATE_NOOP("Rulings", "Those of couriers")}}},
    Words{RulingTopic::End, "teams-tied",
        QT_TRANSLATE_NOOP("Rulings", "Who wins when both teams are equally rich?"),
        {Value{"shared-victory", QT_TRANSLATE_NOOP("Rulings", "Both")},
         Value{"fewest-bullets", QT_TRANSLATE_NOOP("Rulings", "The one with the fewest bullets in its cards")}}},
    Words{RulingTopic::End, "betrayal-tied",
        QT_TRANSLATE_NOOP("Rulings", "Betrayal: who wins of bandits who are equally rich?"),
        {Value{"fewest-bullets", QT_TRANSLATE_NOOP("Rulings", "Whoever has the fewest bullets in the cards")},
         Value{"shared-victory", QT_TRANSLATE_NOOP("Rulings", "All of them")}}},
    Words{RulingTopic::End, "survival-tied-teams",
        QT_TRANSLATE_NOOP("Rulings", "Survival of the Fittest: who wins when both teams are equally rich?"),
        {Value{"richest-of-each", QT_TRANSLATE_NOOP("Rulings", "The richest of each team")},
         Value{"richest-of-both", QT_TRANSLATE_NOOP("Rulings", "The richest of all")}}},
    Words{RulingTopic::End, "betrayal-counts-stagecoach",
        QT_TRANSLATE_NOOP("Rulings", "Betrayal: does somebody on the stagecoach count as on the Express?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Events, "understaffing-optional",
        QT_TRANSLATE_NOOP("Rulings", "Understaffing: may a bandit forgo the last Move?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
};
// clang-format on

} // namespace

std::span<const RulingWords> teamRulingWords()
{
    return teamRulings;
}

} // namespace caboose::items
