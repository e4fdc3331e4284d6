// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings_catalogue.h"

#include <QString>

namespace caboose::items {

/// What rulings are about, to find them by.
enum class RulingTopic {
    Decks,
    Bullets,
    Players,
    Schemin,
    Actions,
    Stagecoach,
    OtherBoxes,
    Events,
    End
};
inline constexpr int rulingTopicCount = 9;

// Rulings and editions in plain words of the present language. A ruling that has no words yet says
// its key.

RulingTopic topicOf(rules::Ruling ruling);
QString nameOf(RulingTopic topic);
QString nameOf(rules::PrintedText text);
QString nameOf(rules::Edition edition);
QString questionOf(rules::Ruling ruling);
/// `value` as the catalogue numbers it, from 0.
QString answerOf(rules::Ruling ruling, int value);

} // namespace caboose::items
