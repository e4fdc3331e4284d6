// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulings/ruling_word_rows.h"

#include <QCoreApplication>

namespace caboose::items {
namespace {

using Words = RulingWords;
using Value = RulingWords::Value;

// clang-format off
constexpr std::array rulings{
    Words{RulingTopic::Stagecoach, "ride-launched-back",
        QT_TRANSLATE_NOOP("Rulings", "May one ride into an occupied handcar that throws one back to where the ride began?"),
        {Value{"refused", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"allowed", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Stagecoach, "hostage-before-meeting",
        QT_TRANSLATE_NOOP("Rulings", "Does one take a hostage before the Marshal, who is in the stagecoach, drives one out?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::OtherBoxes, "pieces-beside-moved-handcar",
        QT_TRANSLATE_NOOP("Rulings", "What becomes of horses and stagecoach beside the handcar when it changes ends?"),
        {Value{"stay-on-track", QT_TRANSLATE_NOOP("Rulings", "They stay where they are")},
         Value{"go-along", QT_TRANSLATE_NOOP("Rulings", "They go along")}}},
    Words{RulingTopic::Events, "roof-pawns-into-rear-handcar",
        QT_TRANSLATE_NOOP("Rulings", "Higher Speed: do pawns on the last roof slide into a handcar behind it?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Events, "marshal-rear-handcar",
        QT_TRANSLATE_NOOP("Rulings", "Do events lead the Marshal into a handcar behind the last car?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Stagecoach, "escape-holds-stagecoach",
        QT_TRANSLATE_NOOP("Rulings", "From when on does the Escape save those on a stagecoach that leaves?"),
        {Value{"turned-up", QT_TRANSLATE_NOOP("Rulings", "When its card is turned up")},
         Value{"chosen-openly", QT_TRANSLATE_NOOP("Rulings", "From the start, if it was chosen openly")}}},
    Words{RulingTopic::End, "departed-aboard",
        QT_TRANSLATE_NOOP("Rulings", "What do those score who have left with the stagecoach?"),
        {Value{"score-zero", QT_TRANSLATE_NOOP("Rulings", "Nothing")},
         Value{"keep-score", QT_TRANSLATE_NOOP("Rulings", "Everything")}}},
    Words{RulingTopic::Events, "deadly-fall-special-punch",
        QT_TRANSLATE_NOOP("Rulings", "Deadly Fall: may a special punch knock somebody off, too?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Events, "deadly-fall-guard",
        QT_TRANSLATE_NOOP("Rulings", "Deadly Fall: may the Shotgun be knocked off when he is punched on his strongbox?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Schemin, "jarring-covers",
        QT_TRANSLATE_NOOP("Rulings", "Which cards may players not play in a jarring turn?"),
        {Value{"special-punch-too", QT_TRANSLATE_NOOP("Rulings", "Fire, Punch and Special Punch")},
         Value{"fire-and-punch", QT_TRANSLATE_NOOP("Rulings", "Fire and Punch")}}},
    Words{RulingTopic::OtherBoxes, "reveal-is-arrival",
        QT_TRANSLATE_NOOP("Rulings", "Does whoever comes to light meet those who wait there?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Actions, "django-out-of-roofless-car",
        QT_TRANSLATE_NOOP("Rulings", "Where does Django’s push lead out of the time travel car?"),
        {Value{"either-floor", QT_TRANSLATE_NOOP("Rulings", "To either floor of the next car")},
         Value{"inside", QT_TRANSLATE_NOOP("Rulings", "Inside the next car")}}},
    Words{RulingTopic::End, "car-loot-before-ransom",
        QT_TRANSLATE_NOOP("Rulings", "Does loot found alone in the time travel car count for the ransom?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Schemin, "whiskey-duty",
        QT_TRANSLATE_NOOP("Rulings", "How many playable cards must one hold to drink?"),
        {Value{"two-for-old", QT_TRANSLATE_NOOP("Rulings", "Two for old whiskey, none for normal")},
         Value{"one-for-old", QT_TRANSLATE_NOOP("Rulings", "One for old whiskey, none for normal")},
         Value{"one-for-normal-too", QT_TRANSLATE_NOOP("Rulings", "Two for old whiskey, one for normal")}}},
    Words{RulingTopic::Events, "escape-catches-ejected",
        QT_TRANSLATE_NOOP("Rulings", "Escape: is somebody caught who lies beside the train?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
};
// clang-format on

} // namespace

std::span<const RulingWords> readingWords()
{
    return rulings;
}

} // namespace caboose::items
