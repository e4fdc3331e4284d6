// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/not_offered.h"

#include "views/items/wording/piece_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace caboose::items::words {
namespace {

using rules::Rule;
using rules::Ruling;

struct NotOffered {
    Q_DECLARE_TR_FUNCTIONS(NotOffered)
};

struct Why {
    Rule rule;
    const char* text;
    Ruling ruling = Ruling::None; ///< that it rests on; none: whichever
};

constexpr std::array reasons{
    Why{{2, 6, 4}, QT_TRANSLATE_NOOP("NotOffered", "the Marshal has no such card")},
    Why{{4, 5, 1}, QT_TRANSLATE_NOOP("NotOffered", "by these rules somebody else begins")},
    Why{{4, 8, 4},
        QT_TRANSLATE_NOOP("NotOffered", "that goal stays in the box in this game"),
        Ruling::GoalCardFilter},
    Why{{4, 8, 4}, QT_TRANSLATE_NOOP("NotOffered", "all goals of that kind are known already")},
    Why{{5, 2, 3}, QT_TRANSLATE_NOOP("NotOffered", "the Marshal takes no flask")},
    Why{{6, 2, 0}, QT_TRANSLATE_NOOP("NotOffered", "a diversion is for bandits of a team")},
    Why{{6, 4, 0}, QT_TRANSLATE_NOOP("NotOffered", "one draws instead of playing, not afterwards")},
    Why{{6, 7, 0}, QT_TRANSLATE_NOOP("NotOffered", "that belongs to the other half of the turn")},
    Why{{7, 1, 1}, QT_TRANSLATE_NOOP("NotOffered", "first the Marshal fires, then he moves")},
    Why{{7, 1, 7}, QT_TRANSLATE_NOOP("NotOffered", "one goes to somebody of one’s own team only")},
    Why{{7, 2, 2}, QT_TRANSLATE_NOOP("NotOffered", "nobody falls off the train from there")},
    Why{{7, 2, 3}, QT_TRANSLATE_NOOP("NotOffered", "nobody rides away for good in this way")},
    Why{{7, 2, 6}, QT_TRANSLATE_NOOP("NotOffered", "that kind of loot does not count here")},
    Why{{10, 2, 0}, QT_TRANSLATE_NOOP("NotOffered", "that is not straight above or below")},
    Why{{10, 3, 0}, QT_TRANSLATE_NOOP("NotOffered", "nobody but the Marshal has such a card")},
    Why{{10, 7, 0},
        QT_TRANSLATE_NOOP("NotOffered", "the own document stays, the other team’s goes back")},
    Why{{10, 8, 2},
        QT_TRANSLATE_NOOP("NotOffered",
                          "where somebody plays the Marshal, nobody has such a card")},
    Why{{10, 9, 0}, QT_TRANSLATE_NOOP("NotOffered", "a nudged Marshal neither punches nor robs")},
    Why{{10, 11, 0}, QT_TRANSLATE_NOOP("NotOffered", "nobody captures but the Marshal")},
    Why{{12, 2, 0},
        QT_TRANSLATE_NOOP("NotOffered", "nobody flees onto the roof of the stagecoach")},
    Why{{13, 4, 0}, QT_TRANSLATE_NOOP("NotOffered", "Django’s shot pushes nobody there")},
    Why{{13, 8, 0}, QT_TRANSLATE_NOOP("NotOffered", "no diagonal leads there")},
    Why{{13, 11, 0},
        QT_TRANSLATE_NOOP("NotOffered", "where somebody plays the Marshal, nobody dodges")},
    Why{{15, 2, 1}, QT_TRANSLATE_NOOP("NotOffered", "the second token must be taken")},
    Why{{16, 3, 0}, QT_TRANSLATE_NOOP("NotOffered", "a bot takes whatever it can")},
    Why{{20, 6, 2}, QT_TRANSLATE_NOOP("NotOffered", "the first of a pair begins")}};

/// 16.1 to 16.15: each bot has its cards.
bool isOfBotsDeck(const rules::Verdict& verdict)
{
    return verdict.rule.chapter == 16 && verdict.who != rules::Pawn::None;
}

} // namespace

QString notOffered(const rules::Verdict& verdict)
{
    const auto* why = std::find_if(reasons.begin(), reasons.end(), [&](const Why& row) {
        return row.rule == verdict.rule &&
               (row.ruling == Ruling::None || row.ruling == verdict.ruling);
    });
    if (why != reasons.end()) return NotOffered::tr(why->text);
    //: %1: a bot
    if (isOfBotsDeck(verdict))
        return NotOffered::tr("%1 never does that").arg(thePawn(verdict.who));
    return NotOffered::tr("the rule does not give this choice");
}

} // namespace caboose::items::words
