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

constexpr Keys<stepCount> stepKeys{
    "set-up-train",    "set-up-loot",       "early-horse-attack", "choose-first-player",
    "place-bandits",   "draw-round-card",   "move-goal",          "horse-attack",
    "special-effects", "draw-from-partner", "fill-hand",          "discard-bullets",
    "play-card",       "keep-cards",        "reveal-pawn",        "perform-action",
    "resolve-event",   "relative-movement", "hide-pawn",          "end-round",
    "reveal-goals",    "count-loot",        "game-over"};

constexpr Keys<9> hostageKeys{"none",         "banker",       "poodle",  "minister", "old-lady",
                              "photographer", "poker-player", "teacher", "zealot"};

constexpr Keys<4> silkPowerKeys{"none", "move", "dodge", "block"};

constexpr Keys<questionKindCount> askKeys{
    "next-car",       "purse-in-car",    "hostage-drawn", "prisoner-drawn",    "first-player",
    "starts-in",      "boards",          "boards-where",  "drawn-pawn",        "round-card",
    "partner-card",   "start-card",      "drawn-card",    "bullet-to-discard", "play-card",
    "cover-card",     "card-to-discard", "card-to-keep",  "turned-over",       "who-draws",
    "two-more",       "which-flask",     "hidden-under",  "take-hostage",      "giraffe",
    "move-to",        "floor-change-to", "ride-to",       "punch-whom",        "punch-which-loot",
    "punch-to-where", "pocket",          "fire-at",       "fire-also-at",      "which-pile",
    "bullet-kind",    "push-to",         "rob-what",      "rob-more",          "which-token",
    "marshal-to",     "nudge-whom",      "nudge-action",  "leave-cell",        "free-whom",
    "give-token",     "lent-power",      "capture-whom",  "dodge-to",          "buy-action",
    "flee-to",        "pickpocket-what", "least-loot",    "greatest-purse",    "drop-loot",
    "reflex-card",    "angry-marshal",   "purse-total",   "goal-drawn",        "goal-shown",
    "which-goal",     "peek-at-goal"};
static_assert(!askKeys.back().empty());

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
                                       "nothing-works",
                                       "not-in-hand",
                                       "bullet-card",
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
    "car-placed",        "loot-placed",      "loot-moved",     "cash-paid",
    "first-player-is",   "pawn-moved",       "round-begins",   "card-drawn",
    "cards-drawn",       "deck-shuffled",    "card-played",    "card-discarded",
    "cards-kept",        "card-performed",   "card-returned",  "nothing-happens",
    "bullet-given",      "bullet-removed",   "neutrals-short", "neutrals-set-aside",
    "encountered",       "shotgun-released", "hostage-taken",  "horse-moved",
    "stagecoach-moved",  "stagecoach-left",  "train-moved",    "hides",
    "flask-drunk",       "handcar-moved",    "card-copied",    "nudged",
    "penalty-begins",    "captured",         "poster-taken",   "hostage-lost",
    "prisoner-freed",    "prisoner-lost",    "bandit-freed",   "brawler-taken",
    "action-bought",     "event-begins",     "round-ends",     "prisoner-shown",
    "prisoner-achieved", "goal-moved",       "goal-seen",      "goal-revealed",
    "goal-judged",       "goals-reached",    "gunslinger-is",  "wins"};
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

} // namespace caboose::rules
