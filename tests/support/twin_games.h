// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/random.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace caboose::test {

/// A game that is played at random for so many answers, or until it is over.
struct RandomDeal {
    rules::Edition edition = rules::Edition::Official2016;
    int players = 4;
    rules::KeptByProgram kept{.decks = true, .purseValues = true, .roundDeck = false};
    std::uint64_t seed = 1;
    int steps = 0;
};
/// The table that it comes to, between two beats.
rules::Table playedTable(const RandomDeal& deal);
/// The same from any table on.
rules::Table playedTable(rules::Table start, std::uint64_t seed, int steps);

/// Two games that look the same to whoever walks past.
struct TwinGames {
    std::unique_ptr<game::Game> one;
    std::unique_ptr<game::Game> other;

    /// From this table, and from one that differs only in what lies hidden from whoever walks past,
    /// or from a seat.
    TwinGames(const rules::Table& table, std::uint64_t seed,
              std::optional<rules::SeatIndex> viewer = std::nullopt);
    /// Do both wait for the same, with the same lying open?
    bool areAlike() const;
    /// Was something turned up that lay hidden before: a card, the purses at the end? If not, they
    /// must be alike: else what is asked tells what is hidden.
    bool wasSomethingTurnedUp() const;
    /// In both, the same is done in the eyes of whoever walks past; false: that is not possible.
    bool moveOn(rules::Random& random);
    /// In both, the table does what the rules refuse; false: that is not possible.
    bool overrule(rules::Random& random);

private:
    void lookAtWhatIsTurnedUp(game::Number ofOne, game::Number ofOther);
    bool m_wasTurnedUp = false;
};

} // namespace caboose::test
