// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/boxes.h"
#include "model/rules/02_components/cards.h"
#include "model/rules/02_components/cars.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/02_components/modules.h"
#include "model/rules/02_components/pawns.h"
#include "model/rules/02_components/round_cards.h"
#include "model/rules/core/printed_texts.h"
#include "model/rules/core/rule.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace caboose::rules {

/// So many equal tokens in a box.
struct LootInBox {
    Loot loot;
    int count = 1;
};

/// What lies in a box for all of its modules: it comes once with any of them.
struct BoxContents {
    int neutralBullets = 0;                          ///< 2.6.6
    std::span<const NamedRoundCard> roundCards = {}; ///< 2.6.1
};

/// What a module brings onto the table and what it goes with (4.1, 4.2, 4.10). All that is listed
/// of it anywhere comes from here; where its pieces are put is told by the rules of chapter 4, by
/// what they are.
struct Manifest {
    std::string_view key;
    Rule rule; ///< by which it comes into a game
    /// Nothing: it came with a magazine or a fair, and whoever has any box may have it.
    std::optional<Box> from = {};
    /// The booklet that is in force with it in a game by official rules.
    std::optional<PrintedText> booklet = {};
    Modules with = {};     ///< never without these
    Modules without = {};  ///< never with these
    CarSet cars = {};      ///< that may run behind the locomotive
    Car ahead = Car::None; ///< 4.10.3: coupled before the locomotive
    PawnSet bandits = {};  ///< whom players may play
    std::span<const LootInBox> loot = {};
    CardKind cardForEach = CardKind::Unknown; ///< 2.6.2: one in each bandit's deck
    const BoxContents* box = nullptr;
    /// A game with it can't be followed yet, because of this rule.
    Rule missing = {};
};

/// Of any but Module::None.
const Manifest& manifestOf(Module module);

/// Each box once, however many of its modules there are.
std::vector<const BoxContents*> boxesOf(Modules modules);

/// What comes out of these boxes, and what came with no box.
Modules modulesIn(Boxes boxes);

/// Those with which a game can be followed.
Modules playableModules();

/// With one more: what it is never without comes along, what it is never with is put away.
Modules withModule(Modules modules, Module module);
/// Without one: what needs it goes along. The base box stays.
Modules withoutModule(Modules modules, Module module);

/// The booklets of these modules, where the edition is an official one.
PrintedTexts bookletsOf(Modules modules, Edition edition);

} // namespace caboose::rules
