// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/names.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

template <std::size_t N>
using Keys = std::array<std::string_view, N>;

template <typename E, std::size_t N>
std::string_view keyIn(const Keys<N>& keys, E value)
{
    const auto i = static_cast<std::size_t>(value);
    return i < N ? keys[i] : std::string_view{"none"};
}

template <typename E, std::size_t N>
std::optional<E> valueIn(const Keys<N>& keys, std::string_view key)
{
    const auto* found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) return std::nullopt;
    return static_cast<E>(found - keys.begin());
}

constexpr Keys<18> pawnKeys{
    "al",      "belle",         "cheyenne",       "django",      "doc",  "ghost",  "mary",
    "mei",     "misty",         "professore",     "silk",        "tuco", "twinzz", "marshal",
    "shotgun", "first-courier", "middle-courier", "last-courier"};

constexpr Keys<19> carKeys{"locomotive",  "first-class", "second-class", "third-class",
                           "saloon",      "restaurant",  "luggage",      "circus",
                           "prison",      "armoury",     "infirmary",    "armoured-locomotive",
                           "tender",      "armoured-a",  "armoured-b",   "armoured-c",
                           "time-travel", "handcar",     "stagecoach"};

constexpr Keys<lootKindCount> lootKindKeys{
#define LOOT(name, key, count) key,
#include "model/rules/02_components/loot_kinds.def"
};

constexpr Keys<cardKindCount> cardKindKeys{
#define ACTION(name, key, row) key,
#define NOT_YET(name, key, chapter, section, point) key,
#include "model/rules/02_components/card_kinds.def"
    "bullet", "unknown"};

constexpr Keys<7> turnKeys{"normal",    "diversion", "jarring", "speeding-up",
                           "switching", "tunnel",    "turmoil"};

constexpr Keys<eventCount> eventKeys{
    "none",
#define EVENT(name, key, chapter, section, point) key,
#include "model/rules/02_components/events.def"
};

constexpr Keys<5> roundSetKeys{"up-to-four", "five-or-more", "station", "cavalry-normal",
                               "cavalry-betrayal"};

constexpr Keys<stepCount> stepKeys{
#define STEP(name, key, number, chapter, section, point) key,
#include "model/rules/core/steps.def"
};

constexpr Keys<9> hostageKeys{"none",         "banker",       "poodle",  "minister", "old-lady",
                              "photographer", "poker-player", "teacher", "zealot"};

constexpr Keys<4> silkPowerKeys{"none", "move", "dodge", "block"};

constexpr Keys<reasonCount> reasonKeys{"none",
                                       "not-on-table",
                                       "in-cell",
                                       "is-ejected",
                                       "no-such-place",
                                       "not-in-game",
                                       "cannot-stay",
                                       "other-floor",
                                       "same-floor",
                                       "too-far",
                                       "not-adjacent",
                                       "cell-closed",
                                       "no-way",
                                       "marshal-stays-inside",
                                       "played-marshal",
                                       "not-away",
                                       "encounter-forbidden",
                                       "door-barred",
                                       "roofs-only",
                                       "inside-only",
                                       "not-by-move",
                                       "launched-back",
                                       "other-train",
                                       "no-horse",
                                       "barred-by-hostage",
                                       "oneself",
                                       "same-location",
                                       "not-here",
                                       "out-of-sight",
                                       "sight-blocked",
                                       "belle-shielded",
                                       "team-mate",
                                       "never-target",
                                       "no-target",
                                       "already-hit",
                                       "one-pile-empty",
                                       "no-bullets",
                                       "too-few-neutrals",
                                       "no-loot",
                                       "loot-elsewhere",
                                       "guarded",
                                       "nothing-to-copy",
                                       "no-hidden-goal",
                                       "must-free",
                                       "has-prisoner",
                                       "no-prisoner",
                                       "cell-empty",
                                       "voided",
                                       "not-offered",
                                       "not-in-hand",
                                       "bullet-card",
                                       "neutral-first",
                                       "must-be-face-up",
                                       "must-be-face-down",
                                       "power-forfeited",
                                       "power-lost",
                                       "deck-empty",
                                       "jarring-turn",
                                       "not-other-bandit",
                                       "not-as-cover",
                                       "search-finds-nothing",
                                       "normal-turn-only",
                                       "one-flask",
                                       "too-few-cards",
                                       "must-play-card",
                                       "after-plus-card",
                                       "team-has-diverted",
                                       "not-its-objective",
                                       "forwards-on-tie",
                                       "along-train-first",
                                       "never-on-roof",
                                       "earlier-place-works",
                                       "other-loot-first",
                                       "ignored-by-bot",
                                       "order-not-entered",
                                       "bot-always-does",
                                       "three-bullets",
                                       "stays-with-strongbox",
                                       "hand-unseen",
                                       "value-unseen",
                                       "card-unseen",
                                       "not-least",
                                       "not-greatest",
                                       "already-taken",
                                       "lies-below",
                                       "not-refereed",
                                       "no-way-on",
                                       "too-few-players",
                                       "too-many-players",
                                       "uneven-teams",
                                       "wrong-partners",
                                       "no-players",
                                       "not-in-box",
                                       "wrong-cars",
                                       "wrong-round-cards",
                                       "two-bandits-needed",
                                       "needs-module",
                                       "not-together"};
static_assert(!reasonKeys.back().empty());

} // namespace

std::string_view keyOf(Pawn which)
{
    return keyIn(pawnKeys, which);
}

std::optional<Pawn> pawnFrom(std::string_view key)
{
    return valueIn<Pawn>(pawnKeys, key);
}

std::string_view keyOf(Car which)
{
    return keyIn(carKeys, which);
}

std::optional<Car> carFrom(std::string_view key)
{
    return valueIn<Car>(carKeys, key);
}

std::string_view keyOf(LootKind which)
{
    return keyIn(lootKindKeys, which);
}

std::optional<LootKind> lootKindFrom(std::string_view key)
{
    return valueIn<LootKind>(lootKindKeys, key);
}

std::string_view keyOf(CardKind which)
{
    return keyIn(cardKindKeys, which);
}

std::optional<CardKind> cardKindFrom(std::string_view key)
{
    return valueIn<CardKind>(cardKindKeys, key);
}

std::string_view keyOf(Turn which)
{
    return keyIn(turnKeys, which);
}

std::optional<Turn> turnFrom(std::string_view key)
{
    return valueIn<Turn>(turnKeys, key);
}

std::string_view keyOf(Event which)
{
    return keyIn(eventKeys, which);
}

std::optional<Event> eventFrom(std::string_view key)
{
    return valueIn<Event>(eventKeys, key);
}

std::string_view keyOf(RoundSet which)
{
    return keyIn(roundSetKeys, which);
}

std::optional<RoundSet> roundSetFrom(std::string_view key)
{
    return valueIn<RoundSet>(roundSetKeys, key);
}

std::string_view keyOf(Step which)
{
    return keyIn(stepKeys, which);
}

std::optional<Step> stepFrom(std::string_view key)
{
    return valueIn<Step>(stepKeys, key);
}

std::string_view keyOf(Hostage which)
{
    return keyIn(hostageKeys, which);
}

std::optional<Hostage> hostageFrom(std::string_view key)
{
    return valueIn<Hostage>(hostageKeys, key);
}

std::string_view keyOf(SilkPower which)
{
    return keyIn(silkPowerKeys, which);
}

std::optional<SilkPower> silkPowerFrom(std::string_view key)
{
    return valueIn<SilkPower>(silkPowerKeys, key);
}

std::string_view keyOf(Reason reason)
{
    return keyIn(reasonKeys, reason);
}

std::optional<Reason> reasonFrom(std::string_view key)
{
    return valueIn<Reason>(reasonKeys, key);
}

} // namespace caboose::rules
