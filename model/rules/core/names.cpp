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

constexpr Keys<16> lootKindKeys{"purse",
                                "jewel",
                                "strongbox",
                                "bag",
                                "gold-nugget",
                                "secret-document",
                                "special-strongbox",
                                "clowns-chest",
                                "mailbag",
                                "whiskey",
                                "half-whiskey",
                                "old-whiskey",
                                "half-old-whiskey",
                                "stake",
                                "antidote",
                                "flask"};

constexpr Keys<33> cardKindKeys{"move",
                                "floor-change",
                                "ride",
                                "punch",
                                "special-punch",
                                "fire",
                                "robbery",
                                "marshal",
                                "brilliant-idea",
                                "nudge",
                                "move-plus",
                                "floor-change-plus",
                                "capture",
                                "charm",
                                "theft",
                                "bow",
                                "special-move-a",
                                "special-move-b",
                                "explosion",
                                "poker",
                                "floor-change-and-fire",
                                "heist-or-move",
                                "heist-or-floor-change",
                                "punch-or-move",
                                "hat-tip",
                                "seduction",
                                "swap",
                                "binoculars",
                                "scheme",
                                "fire-on-last-courier",
                                "rapid-fire",
                                "bullet",
                                "unknown"};

constexpr Keys<7> turnKeys{"normal",    "diversion", "jarring", "speeding-up",
                           "switching", "tunnel",    "turmoil"};

constexpr Keys<33> eventKeys{"none",
                             "angry-marshal",
                             "braking",
                             "coordinated-action-plan",
                             "couriers-in-movement",
                             "heal",
                             "heavy-fire",
                             "help",
                             "higher-speed",
                             "panting-horses",
                             "passengers-rebellion",
                             "reflex-action",
                             "rumours",
                             "safekeeping",
                             "shot-of-whiskey",
                             "shotguns-rage",
                             "swivel-arm",
                             "take-it-all",
                             "crime-doesnt-pay",
                             "deadly-fall",
                             "escape",
                             "guilty-conscience",
                             "hostage-conductor",
                             "marshals-revenge",
                             "north-pole-station",
                             "mortal-bullet",
                             "pickpocketing",
                             "sharing-the-loot",
                             "tunnel-before-station",
                             "delayed-assault",
                             "understaffing",
                             "double-bottom",
                             "survival-of-the-fittest"};

constexpr Keys<5> roundSetKeys{"up-to-four", "five-or-more", "station", "cavalry-normal",
                               "cavalry-betrayal"};

constexpr Keys<stepCount> stepKeys{"set-up-train",        "set-up-loot",       "early-horse-attack",
                                   "choose-first-player", "place-bandits",     "draw-round-card",
                                   "horse-attack",        "special-effects",   "draw-from-partner",
                                   "fill-hand",           "discard-bullets",   "play-card",
                                   "keep-cards",          "reveal-pawn",       "perform-action",
                                   "resolve-event",       "relative-movement", "hide-pawn",
                                   "end-round",           "count-loot",        "game-over"};

constexpr Keys<9> hostageKeys{"none",         "banker",       "poodle",  "minister", "old-lady",
                              "photographer", "poker-player", "teacher", "zealot"};

constexpr Keys<4> silkPowerKeys{"none", "move", "dodge", "block"};

constexpr Keys<questionKindCount> askKeys{
    "next-car",        "purse-in-car", "hostage-drawn",     "first-player",    "starts-in",
    "boards",          "boards-where", "drawn-pawn",        "round-card",      "partner-card",
    "start-card",      "drawn-card",   "bullet-to-discard", "play-card",       "cover-card",
    "card-to-discard", "card-to-keep", "turned-over",       "who-draws",       "two-more",
    "which-flask",     "hidden-under", "take-hostage",      "giraffe",         "move-to",
    "ride-to",         "punch-whom",   "punch-which-loot",  "punch-to-where",  "pocket",
    "fire-at",         "push-to",      "rob-what",          "which-token",     "marshal-to",
    "nudge-whom",      "nudge-action", "flee-to",           "pickpocket-what", "least-loot",
    "greatest-purse",  "drop-loot",    "reflex-card",       "purse-total"};
static_assert(!askKeys.back().empty());

constexpr Keys<reasonCount> reasonKeys{"none",
                                       "not-on-table",
                                       "in-cell",
                                       "is-ejected",
                                       "no-such-place",
                                       "not-in-game",
                                       "cannot-stay",
                                       "other-floor",
                                       "too-far",
                                       "not-adjacent",
                                       "cell-closed",
                                       "no-way",
                                       "marshal-stays-inside",
                                       "not-away",
                                       "encounter-forbidden",
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
                                       "no-bullets",
                                       "no-loot",
                                       "loot-elsewhere",
                                       "guarded",
                                       "nothing-to-copy",
                                       "not-offered",
                                       "nothing-works",
                                       "not-in-hand",
                                       "bullet-card",
                                       "must-be-face-up",
                                       "must-be-face-down",
                                       "power-forfeited",
                                       "deck-empty",
                                       "jarring-turn",
                                       "not-other-bandit",
                                       "not-as-cover",
                                       "search-finds-nothing",
                                       "normal-turn-only",
                                       "one-flask",
                                       "too-few-cards",
                                       "must-play-card",
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
                                       "hand-unseen",
                                       "value-unseen",
                                       "card-unseen",
                                       "not-least",
                                       "not-greatest",
                                       "already-taken",
                                       "not-refereed",
                                       "no-way-on",
                                       "too-few-players",
                                       "too-many-players",
                                       "uneven-teams",
                                       "wrong-partners",
                                       "no-players",
                                       "not-in-box",
                                       "wrong-cars",
                                       "two-bandits-needed",
                                       "needs-module",
                                       "not-together",
                                       "turns-unknown"};
static_assert(!reasonKeys.back().empty());

constexpr Keys<happeningKindCount> whatKeys{
    "car-placed",       "loot-placed",      "loot-moved",     "cash-paid",
    "first-player-is",  "pawn-moved",       "round-begins",   "card-drawn",
    "cards-drawn",      "deck-shuffled",    "card-played",    "card-discarded",
    "cards-kept",       "card-performed",   "card-returned",  "nothing-happens",
    "bullet-given",     "bullet-removed",   "neutrals-short", "neutrals-set-aside",
    "encountered",      "shotgun-released", "hostage-taken",  "horse-moved",
    "stagecoach-moved", "stagecoach-left",  "train-moved",    "hides",
    "flask-drunk",      "handcar-moved",    "card-copied",    "nudged",
    "event-begins",     "round-ends",       "gunslinger-is",  "wins"};
static_assert(!whatKeys.back().empty());

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

std::string_view keyOf(QuestionKind ask)
{
    return keyIn(askKeys, ask);
}

std::optional<QuestionKind> questionKindFrom(std::string_view key)
{
    return valueIn<QuestionKind>(askKeys, key);
}

std::string_view keyOf(Reason reason)
{
    return keyIn(reasonKeys, reason);
}

std::optional<Reason> reasonFrom(std::string_view key)
{
    return valueIn<Reason>(reasonKeys, key);
}

std::string_view keyOf(HappeningKind what)
{
    return keyIn(whatKeys, what);
}

std::optional<HappeningKind> happeningKindFrom(std::string_view key)
{
    return valueIn<HappeningKind>(whatKeys, key);
}

namespace {

struct Elsewhere {
    std::string_view key;
    Location location;
};
constexpr std::array<Elsewhere, 7> elsewhere{{{"nowhere", Location::Nowhere},
                                              {"unplaced", Location::Unplaced},
                                              {"hidden", Location::Hidden},
                                              {"out", Location::OutOfGame},
                                              {"escaped", Location::Escaped},
                                              {"knocked-off", Location::KnockedOff},
                                              {"departed", Location::Departed}}};
constexpr std::string_view roofSuffix = "-roof";
constexpr std::string_view cellSuffix = "-cell";

std::optional<Location> onLevel(std::string_view key, std::string_view suffix, Level level)
{
    const std::optional<Car> car = carFrom(key.substr(0, key.size() - suffix.size()));
    return car ? std::optional(in(*car, level)) : std::nullopt;
}

} // namespace

std::string keyOf(Location l)
{
    for (const Elsewhere& e : elsewhere) {
        if (e.location == l) return std::string(e.key);
    }
    std::string key(keyOf(carOf(l)));
    if (levelOf(l) == Level::Roof) key += roofSuffix;
    if (levelOf(l) == Level::Cell) key += cellSuffix;
    return key;
}

std::optional<Location> locationFrom(std::string_view key)
{
    for (const Elsewhere& e : elsewhere) {
        if (e.key == key) return e.location;
    }
    if (key.ends_with(roofSuffix)) return onLevel(key, roofSuffix, Level::Roof);
    if (key.ends_with(cellSuffix)) return onLevel(key, cellSuffix, Level::Cell);
    return onLevel(key, "", Level::Interior);
}

} // namespace caboose::rules
