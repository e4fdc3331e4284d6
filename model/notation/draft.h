// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/resolve.h"
#include "model/rules/core/rulings_catalogue.h"

#include <bitset>
#include <optional>
#include <utility>
#include <vector>

namespace caboose::notation {

/// What has been said of one pawn; what has not gets its default in the end.
struct SaidOfPawn {
    bool place = false;
    std::bitset<static_cast<std::size_t>(rules::SheetField::Count)> fields;
};

/// What was said since the block of lines began. The first mention of a list replaces what was
/// there before, further ones add to it. Begun anew by readBlock().
struct SaidInBlock {
    std::bitset<256> loot; ///< by holder
    /// by field of a sheet and by pawn
    std::array<std::bitset<rules::characterCount>,
               static_cast<std::size_t>(rules::SheetField::Count)>
        bullets;
    std::bitset<rules::maxSeats> hand, top, bottom, pile, discard;
    std::bitset<rules::pawnCount> places; ///< by pawn
    bool dynamite = false;
    bool gatlings = false;
    bool horses = false;
    bool hostages = false;
    bool prisoners = false;
    bool achievedPrisoners = false;
    bool rounds = false;
    bool roundDeck = false;
    bool deck = false;
    bool answers = false;
};

/// A position while it is being read. Begun by newDraft() or editOf(), filled in by the readers of
/// single lines (reader.h), and made a position by finished(); nobody else sees one.
struct Draft {
    rules::Table table;
    std::vector<rules::Choice> answers;

    /// Nothing: the text names none, and gets defaultEdition (defaults.h).
    std::optional<rules::Edition> edition;
    std::optional<rules::PrintedTexts> booklets;
    /// They wait for the end: an edition that is named below them would overwrite them.
    std::vector<std::pair<rules::Ruling, std::uint8_t>> houseRulings;

    std::array<SaidOfPawn, rules::pawnCount> saidOf{}; ///< by pawn
    std::bitset<rules::maxSeats> saidPile;             ///< by seat
    bool saidSeats = false;
    bool saidNeutrals = false;
    bool saidRound = false;
    SaidInBlock block;
    /// The lines change a table that is there; nothing is filled in.
    bool isEdit = false;
};

} // namespace caboose::notation
