// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"
#include "views/items/log/log_model.h"

#include <QStringList>

#include <vector>

namespace caboose::items {

/// A game for reading, from the first line to where it stands: who did what, by which rule. What
/// was undone is left out.
struct Story {
    QString title;
    QStringList players;
    std::vector<LogRow> lines;
    QString position; ///< in the notation, to go on from or to ask about
};

/// As much of it as everybody at the table has seen; once it is over, all.
Story storyOf(const game::Game& game);

/// A line each, with an empty line before each round.
QString asText(const Story& story);
/// A page of its own that needs nothing else.
QString asHtml(const Story& story);

} // namespace caboose::items
