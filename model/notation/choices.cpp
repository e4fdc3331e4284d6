// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/choices.h"

#include "model/notation/reader.h"
#include "model/notation/writer.h"
#include "model/rules/06_round_cards/catalogue.h"

#include <algorithm>
#include <array>

namespace caboose::notation {

using namespace rules;

std::string write(Choice choice)
{
    switch (choice.kind()) {
    case ChoiceKind::Done: return "done";
    case ChoiceKind::Yes: return "yes";
    case ChoiceKind::Draw: return "draw";
    case ChoiceKind::Search: return "search";
    case ChoiceKind::To: return "to " + keyOf(choice.location());
    case ChoiceKind::Whom: return std::string(nameOf(choice.pawn()));
    case ChoiceKind::Which: return textOf(choice.card());
    case ChoiceKind::FaceDown: return "face-down " + textOf(choice.card());
    case ChoiceKind::What: return exactTextOf(choice.loot());
    case ChoiceKind::TheCar: return "car " + std::string(keyOf(choice.car()));
    case ChoiceKind::TheRound: return "round " + roundText(choice.roundId());
    case ChoiceKind::TheHostage: return "hostage " + std::string(keyOf(choice.hostage()));
    case ChoiceKind::ThePrisoner: return "prisoner " + std::string(nameOf(choice.pawn()));
    case ChoiceKind::TheGoal: return "goal " + keyOf(choice.goal());
    case ChoiceKind::ThePower:
        return "power " + std::string(keyOf(static_cast<SilkPower>(choice.power())));
    case ChoiceKind::ThePile: return "pile " + std::to_string(choice.pile());
    case ChoiceKind::TheGatling: return "gatling";
    case ChoiceKind::Divert: return "divert";
    case ChoiceKind::Number: return std::to_string(choice.number());
    case ChoiceKind::TheTurn: return "turn " + std::string(keyOf(choice.turn()));
    case ChoiceKind::HandIcon: return "hand-icon";
    }
    return {};
}

namespace {

using Meanings = std::vector<Choice>;

template <typename T, typename... More>
Meanings only(const std::optional<T>& value, More... more)
{
    return value ? Meanings{Choice(*value, more...)} : Meanings{};
}

Meanings takeRound(Line& line)
{
    if (line.isNumberNext()) {
        const auto id = line.takeNumber(0, UINT8_MAX);
        return id ? Meanings{Choice::round(*id)} : Meanings{};
    }
    const NamedRoundCard* card = findRoundCard(line.peek());
    if (card == nullptr) {
        line.wrong(Expected::RoundCard);
        return {};
    }
    line.take();
    return {Choice::round(card->card.id)};
}

Meanings takeSidekick(Line& line)
{
    const auto of = line.takeKey(Expected::Pawn, [](auto w) { return pawnFrom(w); });
    return of ? Meanings{Choice::prisoner(*of)} : Meanings{};
}

Meanings takePower(Line& line)
{
    const auto power = line.takeKey(Expected::SilkPower, [](auto w) { return silkPowerFrom(w); });
    return power ? Meanings{Choice::power(static_cast<int>(*power))} : Meanings{};
}

Meanings takePile(Line& line)
{
    const auto which = line.takeNumber(1, 2);
    return which ? Meanings{Choice::pile(*which)} : Meanings{};
}

/// A choice that begins with a word saying what it is.
std::optional<Meanings> takeMarked(Line& line)
{
    if (line.accept("done") || line.accept("no")) return Meanings{Choice(ChoiceKind::Done)};
    if (line.accept("yes")) return Meanings{Choice(ChoiceKind::Yes)};
    if (line.accept("draw")) return Meanings{Choice(ChoiceKind::Draw)};
    if (line.accept("search")) return Meanings{Choice(ChoiceKind::Search)};
    if (line.accept("gatling")) return Meanings{Choice(ChoiceKind::TheGatling)};
    if (line.accept("divert")) return Meanings{Choice(ChoiceKind::Divert)};
    if (line.accept("to")) return only(line.takeKey(Expected::Place, placeFrom));
    if (line.accept("car")) {
        return only(line.takeKey(Expected::Car, [](auto w) { return carFrom(w); }));
    }
    if (line.accept("round")) return takeRound(line);
    if (line.accept("drink")) return takeChoices(line);
    if (line.accept("hostage")) {
        return only(line.takeKey(Expected::Hostage, [](auto w) { return hostageFrom(w); }));
    }
    if (line.accept("prisoner")) return takeSidekick(line);
    if (line.accept("goal") || line.peek() == "warrant") return only(takeGoal(line));
    if (line.accept("power")) return takePower(line);
    if (line.accept("pile")) return takePile(line);
    if (line.accept("hand-icon")) return Meanings{Choice(ChoiceKind::HandIcon)};
    if (line.accept("turn")) {
        return only(line.takeKey(Expected::Turn, [](auto w) { return turnFrom(w); }));
    }
    if (line.accept("face-down")) return only(takeCard(line, Pawn::None), ChoiceKind::FaceDown);
    if (line.accept("nobody")) return Meanings{Choice(Pawn::None)};
    return std::nullopt;
}

Meanings takeNumberChoice(Line& line)
{
    const auto number = line.takeNumber(INT16_MIN, INT16_MAX);
    return number ? Meanings{Choice::number(*number)} : Meanings{};
}

/// Tokens by kind; a value is added if one is named.
Meanings takeToken(Line& line, LootKind kind)
{
    line.take();
    if (line.accept("?") || !line.isNumberNext()) return {Choice(Loot{kind, unknownValue})};
    const auto value = line.takeNumber(0, INT16_MAX);
    return value ? Meanings{Choice(Loot{kind, static_cast<Dollars>(*value)})} : Meanings{};
}

/// What a single word may mean.
Meanings meaningsOf(std::string_view word)
{
    Meanings meanings;
    if (const auto pawn = pawnFrom(word)) meanings.emplace_back(*pawn);
    if (const auto place = placeFrom(word)) meanings.emplace_back(*place);
    if (const auto car = carFrom(word)) meanings.emplace_back(*car);
    if (const auto hostage = hostageFrom(word)) meanings.emplace_back(*hostage);
    if (const auto goal = specialGoalFrom(word)) meanings.emplace_back(*goal);
    if (const auto bullet = marshalBulletFrom(word)) meanings.emplace_back(cardOf(*bullet));
    if (const auto turn = turnFrom(word)) meanings.emplace_back(*turn);
    if (const auto kind = cardKindFrom(word)) {
        meanings.emplace_back(Card{Pawn::None, *kind, 0});
        for (int i = 0; i < characterCount; ++i) meanings.emplace_back(Card{pawnAt(i), *kind, 0});
    }
    if (const NamedRoundCard* card = findRoundCard(word)) {
        meanings.push_back(Choice::round(card->card.id));
    }
    return meanings;
}

} // namespace

std::vector<Choice> takeChoices(Line& line)
{
    const std::string_view word = line.peek();
    if (word == "?" || isCardWithOwnerNext(line)) return only(takeCard(line, Pawn::None));
    if (auto marked = takeMarked(line)) return *marked;
    if (line.isNumberNext()) return takeNumberChoice(line);
    if (const auto kind = singular(word, [](auto w) { return lootKindFrom(w); })) {
        return takeToken(line, *kind);
    }
    Meanings meanings = meaningsOf(word);
    if (meanings.empty()) {
        line.wrong(Expected::Choice);
    } else {
        line.take();
    }
    return meanings;
}

namespace {

/// A token of the same kind, where no value was named.
const Option* findAlike(const Question& question, Choice wanted)
{
    if (!wanted.is(ChoiceKind::What) || wanted.loot().value != unknownValue) return nullptr;
    const auto* found = std::find_if(question.begin(), question.end(), [&](const Option& o) {
        return o.choice.is(ChoiceKind::What) && o.choice.loot().kind == wanted.loot().kind;
    });
    return found == question.end() ? nullptr : found;
}

} // namespace

Choice meantIn(const Question& question, const std::vector<Choice>& meanings)
{
    for (const Choice meaning : meanings) {
        if (question.find(meaning) != nullptr) return meaning;
        if (const Option* alike = findAlike(question, meaning)) return alike->choice;
    }
    return meanings.front();
}

namespace {

void readAnswered(Line& line, Draft& draft)
{
    if (!draft.block.answers) draft.answers.clear();
    draft.block.answers = true;
    takeList(line, [&] {
        const Meanings meanings = takeChoices(line);
        if (!meanings.empty()) draft.answers.push_back(meanings.front());
        return !meanings.empty();
    });
}

} // namespace

std::span<const LineKind> answerLines()
{
    static constexpr std::array kinds{LineKind{"answered", readAnswered}};
    return kinds;
}

} // namespace caboose::notation
