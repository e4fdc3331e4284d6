// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/adjustment_text.h"

#include "model/game/journal/answer_text.h"
#include "model/game/journal/journal_words.h"
#include "model/notation/writer.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <array>

namespace caboose::game {

namespace {

template <std::size_t N>
using Keys = std::array<std::string_view, N>;

constexpr Keys<3> pileKeys{"draw-pile", "hand", "discard"};

template <typename E, std::size_t N>
std::optional<E> valueIn(const Keys<N>& keys, std::string_view key)
{
    const auto* found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) return std::nullopt;
    return static_cast<E>(found - keys.begin());
}

/// The field with this key.
template <typename Field>
std::optional<Field> fieldFrom(std::string_view key)
{
    for (int i = 0; i < static_cast<int>(Field::Count); ++i) {
        if (keyOf(static_cast<Field>(i)) == key) return static_cast<Field>(i);
    }
    return std::nullopt;
}

/// Puts a value that was read where it belongs.
template <typename T>
bool store(T& where, const std::optional<T>& value)
{
    if (value) where = *value;
    return value.has_value();
}

std::string pawnText(rules::Pawn who)
{
    return std::string(notation::nameOf(who));
}

/// A sheet is written as its owner's name, which no place has.
std::string holderText(rules::Holder holder)
{
    return holder.isSheet() ? pawnText(holder.character()) : rules::keyOf(holder.location());
}

std::optional<rules::Holder> holderFrom(std::string_view text)
{
    if (const auto pawn = rules::pawnFrom(text)) return rules::Holder(*pawn);
    if (const auto place = rules::locationFrom(text)) return rules::Holder(*place);
    return std::nullopt;
}

std::string lootText(rules::Loot loot)
{
    return std::string(rules::keyOf(loot.kind)) + ':' + std::to_string(loot.value);
}

std::optional<rules::Loot> lootFrom(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto kind = rules::lootKindFrom(text.substr(0, colon));
    const auto value = Words::numberFrom<rules::Dollars>(text.substr(colon + 1));
    if (!kind || !value) return std::nullopt;
    return rules::Loot{*kind, *value};
}

/// "belle:fire", and a third part for numbered bullets.
std::string cardText(rules::Card card)
{
    std::string text = pawnText(card.owner) + ':' + std::string(rules::keyOf(card.kind));
    if (card.number != 0) text += ':' + std::to_string(card.number);
    return text;
}

std::optional<rules::Card> cardFrom(std::string_view text)
{
    const std::size_t first = text.find(':');
    if (first == std::string_view::npos) return std::nullopt;
    const std::size_t second = text.find(':', first + 1);
    const auto owner = pawnOrNobody(text.substr(0, first));
    const auto kind = rules::cardKindFrom(text.substr(first + 1, second - first - 1));
    if (!owner || !kind) return std::nullopt;
    if (second == std::string_view::npos) return rules::Card{*owner, *kind, 0};
    const auto number = Words::numberFrom<std::uint8_t>(text.substr(second + 1));
    if (!number) return std::nullopt;
    return rules::Card{*owner, *kind, *number};
}

/// "perform-action,3,0,2,0,5": step, round, turn, place, plays left, card; and ",1" if a card must
/// be played.
std::string progressText(const rules::Progress& p)
{
    std::string text(rules::keyOf(p.step));
    for (const int n :
         {static_cast<int>(p.round), static_cast<int>(p.turn), static_cast<int>(p.place),
          static_cast<int>(p.playsLeft), static_cast<int>(p.card)}) {
        text += ',' + std::to_string(n);
    }
    if (p.mustPlay) text += ",1";
    return text;
}

std::optional<rules::Progress> progressFrom(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t comma = 0; comma != std::string_view::npos;) {
        comma = text.find(',');
        parts.push_back(text.substr(0, comma));
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    constexpr std::size_t mostParts = 7;
    if (parts.size() > mostParts || parts.size() + 1 < mostParts) return std::nullopt;
    const auto step = rules::stepFrom(parts[0]);
    std::array<std::uint8_t, mostParts> numbers{};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (!store(numbers[i], Words::numberFrom<std::uint8_t>(parts[i]))) return std::nullopt;
    }
    if (!step || numbers[6] > 1) return std::nullopt;
    return rules::Progress{*step,      numbers[1], numbers[2],     numbers[3],
                           numbers[4], numbers[5], numbers[6] == 1};
}

std::string rulingText(rules::Ruling ruling)
{
    return std::string(rules::info(ruling).key);
}

std::string listText(const rules::FixedVector<std::uint8_t, 5>& numbers)
{
    std::string text;
    for (const std::uint8_t number : numbers) {
        if (!text.empty()) text += '.';
        text += std::to_string(number);
    }
    return text;
}

/// "1.2.3/4.5/2": upcoming, current, and which of those lie face up, a bit each.
std::string goalsText(const rules::Goals& goals)
{
    return listText(goals.upcoming) + '/' + listText(goals.current) + '/' +
           std::to_string(goals.revealed);
}

bool readList(rules::FixedVector<std::uint8_t, 5>& numbers, std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('.'), text.size());
        const auto number = Words::numberFrom<std::uint8_t>(text.substr(0, end));
        if (!number || numbers.full()) return false;
        numbers.push_back(*number);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

std::optional<rules::Goals> goalsFrom(std::string_view text)
{
    const std::size_t first = text.find('/');
    const std::size_t second = text.find('/', std::min(first, text.size() - 1) + 1);
    if (first == std::string_view::npos || second == std::string_view::npos) return std::nullopt;
    rules::Goals goals;
    const bool isRead =
        readList(goals.upcoming, text.substr(0, first)) &&
        readList(goals.current, text.substr(first + 1, second - first - 1)) &&
        store(goals.revealed, Words::numberFrom<std::uint8_t>(text.substr(second + 1)));
    return isRead ? std::optional(goals) : std::nullopt;
}

/// One argument of an adjustment: its name, how it is written and read.
struct Argument {
    std::string_view name;
    std::string (*write)(const Adjustment&);
    bool (*read)(Adjustment&, std::string_view);
    /// Some are left out where they say nothing.
    bool (*isSaid)(const Adjustment&) = nullptr;
};

constexpr Argument who{
    "who", [](const Adjustment& a) { return pawnText(a.who); },
    [](Adjustment& a, std::string_view t) { return store(a.who, pawnOrNobody(t)); }};
constexpr Argument whom{
    "whom", [](const Adjustment& a) { return pawnText(a.whom); },
    [](Adjustment& a, std::string_view t) { return store(a.whom, pawnOrNobody(t)); }};
constexpr Argument giver{
    "giver", [](const Adjustment& a) { return pawnText(a.whom); },
    [](Adjustment& a, std::string_view t) { return store(a.whom, pawnOrNobody(t)); },
    [](const Adjustment& a) {
        return a.whom != rules::Pawn::None && rules::rowOf(a.sheetField).byGiver != nullptr;
    }};
constexpr Argument from{
    "from", [](const Adjustment& a) { return holderText(a.from); },
    [](Adjustment& a, std::string_view t) { return store(a.from, holderFrom(t)); }};
constexpr Argument to{"to", [](const Adjustment& a) { return holderText(a.to); },
                      [](Adjustment& a, std::string_view t) { return store(a.to, holderFrom(t)); }};
constexpr Argument loot{
    "loot", [](const Adjustment& a) { return lootText(a.loot); },
    [](Adjustment& a, std::string_view t) { return store(a.loot, lootFrom(t)); }};
constexpr Argument card{
    "card", [](const Adjustment& a) { return cardText(a.card); },
    [](Adjustment& a, std::string_view t) { return store(a.card, cardFrom(t)); }};
constexpr Argument seat{"seat", [](const Adjustment& a) { return std::to_string(a.seat); },
                        [](Adjustment& a, std::string_view t) {
                            return store(a.seat, Words::numberFrom<rules::SeatIndex>(t));
                        }};
constexpr Argument number{"number", [](const Adjustment& a) { return std::to_string(a.number); },
                          [](Adjustment& a, std::string_view t) {
                              return store(a.number, Words::numberFrom<std::int32_t>(t));
                          }};
constexpr Argument pile{
    "pile",
    [](const Adjustment& a) { return std::string(pileKeys[static_cast<std::size_t>(a.pile)]); },
    [](Adjustment& a, std::string_view t) { return store(a.pile, valueIn<Pile>(pileKeys, t)); }};
constexpr Argument toPile{
    "to-pile",
    [](const Adjustment& a) { return std::string(pileKeys[static_cast<std::size_t>(a.toPile)]); },
    [](Adjustment& a, std::string_view t) { return store(a.toPile, valueIn<Pile>(pileKeys, t)); }};
constexpr Argument face{"face",
                        [](const Adjustment& a) { return std::string(a.faceDown ? "down" : "up"); },
                        [](Adjustment& a, std::string_view t) {
                            a.faceDown = t == "down";
                            return a.faceDown || t == "up";
                        }};
constexpr Argument sheetField{"field",
                              [](const Adjustment& a) { return std::string(keyOf(a.sheetField)); },
                              [](Adjustment& a, std::string_view t) {
                                  return store(a.sheetField, fieldFrom<SheetField>(t));
                              }};
constexpr Argument tableField{"field",
                              [](const Adjustment& a) { return std::string(keyOf(a.tableField)); },
                              [](Adjustment& a, std::string_view t) {
                                  return store(a.tableField, fieldFrom<TableField>(t));
                              }};
constexpr Argument progress{
    "progress", [](const Adjustment& a) { return progressText(a.progress); },
    [](Adjustment& a, std::string_view t) { return store(a.progress, progressFrom(t)); }};
constexpr Argument ruling{
    "ruling", [](const Adjustment& a) { return rulingText(a.ruling); },
    [](Adjustment& a, std::string_view t) { return store(a.ruling, rules::rulingFrom(t)); }};

constexpr Argument hostage{
    "hostage", [](const Adjustment& a) { return std::string(rules::keyOf(a.hostage)); },
    [](Adjustment& a, std::string_view t) { return store(a.hostage, rules::hostageFrom(t)); }};

constexpr Argument goals{
    "goals", [](const Adjustment& a) { return goalsText(a.goals); },
    [](Adjustment& a, std::string_view t) { return store(a.goals, goalsFrom(t)); }};

/// An adjustment's key and the arguments that it uses, in their order.
struct Form {
    std::string_view key;
    std::array<const Argument*, 4> arguments{};
};

constexpr std::array<Form, static_cast<std::size_t>(AdjustmentKind::Count)> forms{{
    {"pawn", {&who, &to}},
    {"loot-moved", {&from, &to, &loot, &number}},
    {"loot-added", {&to, &loot, &number}},
    {"loot-removed", {&from, &loot, &number}},
    {"loot-valued", {&from, &loot, &number}},
    {"bullet-given", {&who, &whom}},
    {"bullet-taken", {&who, &whom}},
    {"card-moved", {&seat, &card, &pile, &toPile}},
    {"card-added", {&seat, &card, &toPile}},
    {"card-removed", {&seat, &card, &pile}},
    {"deck-card-added", {&number, &seat, &card, &face}},
    {"deck-card-named", {&number, &card}},
    {"deck-card-turned", {&number, &face}},
    {"deck-card-removed", {&number}},
    {"on-sheet", {&who, &sheetField, &number, &giver}},
    {"on-table", {&tableField, &number}},
    {"horses", {&to, &number}},
    {"dynamite", {&to, &number}},
    {"gatling", {&to, &number}},
    {"round-card-is", {&number}},
    {"first-player", {&seat}},
    {"progress", {&progress}},
    {"ruling-is", {&ruling, &number}},
    {"hostage-shown", {&hostage, &number}},
    {"prisoner-shown", {&who, &number}},
    {"prisoner-achieved", {&who, &number}},
    {"goals", {&goals}},
}};

bool readArgument(Adjustment& adjustment, const Argument& argument, std::string_view word)
{
    const bool isNamed = word.starts_with(argument.name) && word.size() > argument.name.size() &&
                         word[argument.name.size()] == '=';
    return isNamed && argument.read(adjustment, word.substr(argument.name.size() + 1));
}

constexpr std::string_view between = " ; ";

} // namespace

std::string_view keyOf(AdjustmentKind what)
{
    return forms[static_cast<std::size_t>(what)].key;
}

std::string textOf(const Adjustment& adjustment)
{
    std::string text(keyOf(adjustment.what));
    for (const Argument* argument : forms[static_cast<std::size_t>(adjustment.what)].arguments) {
        if (argument == nullptr) break;
        if (argument->isSaid != nullptr && !argument->isSaid(adjustment)) continue;
        text += ' ';
        text += argument->name;
        text += '=';
        text += argument->write(adjustment);
    }
    return text;
}

std::optional<Adjustment> adjustmentFrom(std::string_view text)
{
    Words words(text);
    const std::string_view key = words.take();
    const auto* form =
        std::find_if(forms.begin(), forms.end(), [key](const Form& f) { return f.key == key; });
    if (form == forms.end()) return std::nullopt;
    Adjustment adjustment;
    adjustment.what = static_cast<AdjustmentKind>(form - forms.begin());
    for (const Argument* argument : form->arguments) {
        if (argument == nullptr) break;
        if (argument->isSaid != nullptr && words.atEnd()) continue;
        if (!readArgument(adjustment, *argument, words.take())) return std::nullopt;
    }
    if (textOf(adjustment) != text) return std::nullopt;
    return adjustment;
}

std::optional<Adjustment> plain(const Adjustment& adjustment)
{
    if (adjustment.what >= AdjustmentKind::Count) return std::nullopt;
    return adjustmentFrom(textOf(adjustment));
}

std::optional<std::vector<Adjustment>> plain(const std::vector<Adjustment>& adjustments)
{
    std::vector<Adjustment> all;
    for (const Adjustment& adjustment : adjustments) {
        const auto one = plain(adjustment);
        if (!one) return std::nullopt;
        all.push_back(*one);
    }
    return all;
}

std::string textOf(const std::vector<Adjustment>& adjustments)
{
    std::string text;
    for (const Adjustment& adjustment : adjustments) {
        if (!text.empty()) text += between;
        text += textOf(adjustment);
    }
    return text;
}

std::optional<std::vector<Adjustment>> adjustmentsFrom(std::string_view text)
{
    std::vector<Adjustment> adjustments;
    while (!text.empty()) {
        const std::size_t end = text.find(between);
        const auto adjustment = adjustmentFrom(text.substr(0, end));
        if (!adjustment) return std::nullopt;
        adjustments.push_back(*adjustment);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + between.size());
        if (text.empty()) return std::nullopt;
    }
    return adjustments;
}

} // namespace caboose::game
