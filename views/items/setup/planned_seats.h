// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

#include <vector>

namespace caboose::items {

/// Whom a group may put on the train, and how.
struct OfferedCharacters {
    rules::PawnSet people; ///< played by somebody
    rules::PawnSet bots;   ///< as bots, refereed or not

    bool operator==(const OfferedCharacters&) const = default;
};

/// Who takes part in the next game, clockwise round the table, and who of them is a bot. Whoever
/// can't be played by a person is a bot whenever they take part. Somebody who is offered no longer
/// rests, and is remembered as the bot that they were.
class PlannedSeats {
public:
    PlannedSeats() = default;
    /// As they were remembered.
    PlannedSeats(std::vector<rules::Pawn> order, rules::PawnSet playing, rules::PawnSet bots);

    /// Newcomers sit down behind the others, and rest.
    void offer(const OfferedCharacters& offered);

    /// All who are offered, clockwise.
    [[nodiscard]] const std::vector<rules::Pawn>& order() const { return m_order; }
    [[nodiscard]] rules::PawnSet playing() const { return m_playing; }
    /// Of those who play.
    [[nodiscard]] rules::PawnSet bots() const;
    [[nodiscard]] bool plays(rules::Pawn who) const { return m_playing.contains(who); }
    [[nodiscard]] bool isBot(rules::Pawn who) const { return bots().contains(who); }
    [[nodiscard]] bool mayBePerson(rules::Pawn who) const;
    /// There are rules for them as a bot, and these are refereed.
    [[nodiscard]] bool mayBeBot(rules::Pawn who) const;

    /// Is there anybody who may be one?
    [[nodiscard]] bool hasBots() const;

    void setPlays(rules::Pawn who, bool plays);
    /// Takes part as a bot, or as somebody's bandit. Nothing if they may not.
    void setBot(rules::Pawn who, bool isBot);
    /// So many people take part, the first of the order; bots stay. Further ones join them until so
    /// many characters do, as far as there are any (4.3.1), and are gone with the next number.
    void setPeople(int count, int characters = 0);
    /// Takes whoever is at a place of the order to another; false: they are there.
    bool move(int place, int by);

    /// At which seat somebody will sit, from 1 on: bots are spread when it is known who begins.
    [[nodiscard]] int seatOf(rules::Pawn who, int each, rules::Pawn first) const;
    /// The seats, with one character each or two.
    [[nodiscard]] rules::FixedVector<rules::SeatPlan, rules::maxSeats> seats(int each) const;

private:
    void joinAsBots(int wanted);

    std::vector<rules::Pawn> m_order;
    OfferedCharacters m_offered;
    rules::PawnSet m_playing;
    rules::PawnSet m_asBots;
    rules::PawnSet m_joined; ///< as bots, as there were too few
};

} // namespace caboose::items
