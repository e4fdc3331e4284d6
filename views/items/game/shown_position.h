// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"
#include "model/rules/core/happening.h"
#include "model/rules/core/observe.h"
#include "model/rules/core/question.h"
#include "model/rules/core/table.h"
#include "views/items/game/encounters.h"
#include "views/items/game/player_names.h"
#include "views/items/game/told_purses.h"

#include <optional>
#include <vector>

namespace caboose::items {

/// Who sits before the screen: everybody at the table, or the referee who has decided to look.
enum class Viewpoint { Table, Referee };
rules::Viewer viewerOf(Viewpoint viewpoint);

/// Before the options of a question that only whoever is asked may see (rules::isForOwnEyes).
enum class Curtain { Closed, Open };

/// What somebody changed by hand, and the table before, both as far as those who look may see.
struct HandMove {
    game::Adjustment change;
    rules::Table before;
};

/// How it came to be as it is now, to be done on the table before anything else is: without what
/// was shown before it was gone on with.
struct LastChange {
    enum class Way { Said, TakenBack };
    Way way = Way::Said;
    std::vector<rules::Happening> happenings = {};
    std::vector<HandMove> byHand = {};
    bool isLong = false; ///< taken back: too much to be told one by one
};

/// What is on the screen at a moment: as much of the game as those who look may see. Every model
/// is made from one; none may look into the game beside it, or what is hidden would show.
struct ShownPosition {
    rules::Table table;
    std::optional<rules::Question> question; ///< nothing: none is open
    game::Awaits awaits = game::Awaits::Nothing;
    /// What has happened in the open beat; if it waits to be gone on with, what happens then.
    std::vector<rules::Happening> happenings;
    LastChange justNow = {};
    Viewpoint viewpoint = Viewpoint::Table;
    PlayerNames players = {};
    /// This group names its cards when they are turned over, not when they are played.
    bool namesTurnedOver = false;
    ToldPurses toldPurses = {}; ///< by those who have turned theirs over
    /// The question has options that only whoever is asked may see. Closed: they are not in it.
    std::optional<Curtain> curtain = {};
    /// The cards of whoever is asked, while they look; a kind may be there twice.
    rules::Cards hand = {};
    /// Nothing is asked: what would have been, if there had been more than one choice or none.
    std::optional<rules::Question> settled = {};
    Encounters encounters = {}; ///< of the options of the question
    /// 4.13.1: who has opened a fist with a bandit in it, as long as it is asked who else does.
    std::vector<rules::Pawn> boarding = {};
    /// 14.1: who looks at goals that the table does not see; nobody.
    rules::Pawn goalsOpenFor = rules::Pawn::None;

    [[nodiscard]] bool isForced() const { return awaits == game::Awaits::GoOn; }
    [[nodiscard]] bool isOver() const { return table.progress.step == rules::Step::GameOver; }
    /// The final scoring has begun, and something is still asked for it.
    [[nodiscard]] bool isCounting() const { return table.progress.step == rules::Step::CountLoot; }
    [[nodiscard]] bool isSchemin() const { return table.progress.step == rules::Step::PlayCard; }
    [[nodiscard]] bool isStealin() const
    {
        return table.progress.step == rules::Step::PerformAction;
    }
    /// Whose decision or action it is; nobody between turns.
    rules::Pawn turnOf() const;
    /// 5.2: nobody looks through the common deck. In Schemin' the card on top is seen, in Stealin'
    /// those whose turn it is or was; the referee who looks sees all.
    [[nodiscard]] bool showsCard(std::size_t place) const;
    /// Stealin': the card whose turn it is; none otherwise.
    std::optional<rules::Card> cardInTurn() const;
    /// "Belle", or "Belle (Anna)" where people have said who plays whom.
    QString nameOf(rules::Pawn who) const;
    /// In the middle of a sentence, with its article.
    QString theNameOf(rules::Pawn who) const;
};

/// Called once for each moment; the position is handed to all models.
ShownPosition shownPositionOf(const game::Game& game, Viewpoint viewpoint,
                              Curtain curtain = Curtain::Closed,
                              rules::Pawn goalsOpenFor = rules::Pawn::None);

/// What happened, without what those at the table do not see (model/game/observed.h).
std::vector<rules::Happening> seenBy(Viewpoint viewpoint,
                                     const std::vector<rules::Happening>& happenings,
                                     const rules::Table& after);

} // namespace caboose::items
