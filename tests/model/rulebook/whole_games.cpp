// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/rulebook/whole_games.h"

#include "model/rulebook/text/text_line.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rulebook/whole_book.h"

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>

namespace caboose::rulebook {

namespace {

using rules::Car;
using rules::Pawn;

constexpr std::array<std::string_view, rules::banditCount> bandits{
    "al",  "belle", "cheyenne",      "django", "doc",  "ghost", "mary",
    "mei", "misty", "il-professore", "silk",   "tuco", "twinzz"};

/// Pawn::None for who is no bandit.
Pawn banditFrom(std::string_view name)
{
    const auto* found = std::ranges::find(bandits, name);
    return found == bandits.end() ? Pawn::None : rules::pawnAt(int(found - bandits.begin()));
}

/// Lays out a table, word by word of a game's line.
class TableLayer {
public:
    TableLayer(WholeGame& game, std::string_view edition, std::span<const std::string_view> words)
        : m_game(game)
    {
        m_table.rulings =
            rules::preset(rules::editionFrom(edition).value(), bookletsOver(edition, words));
        m_table.express = {Car::Locomotive, Car::FirstClass, Car::SecondClass};
        m_game.words.emplace(edition);
        editionWords(edition);
    }

    void lay(std::string_view word)
    {
        m_game.words.emplace(word);
        if (seat(word) || thing(word) || option(word)) return;
        throw std::invalid_argument("no such word in games.txt: " + std::string(word));
    }

    void finish()
    {
        const auto has = [this](std::string_view word) { return m_game.words.contains(word); };
        if (!has("marshal") && !has("no-marshal")) {
            m_table.put(Pawn::Marshal, rules::inside(Car::Locomotive));
            m_game.words.emplace("bot-marshal");
        }
        const bool isPairs = has("official-2014-fr-pairs");
        if (has("teams") || isPairs) {
            for (rules::Sheet& sheet : m_table.sheets) sheet.team = 1;
        }
        if (has("official")) {
            if (has("stagecoach")) say({"hs", "flasks"});
            if (has("marshal")) m_game.words.emplace("mp");
            if (has("armoured-train")) m_game.words.emplace("co");
            if (has("time-travel-car")) m_game.words.emplace("tt");
        }
        layRoundCards();
        m_game.context = gameOn(m_table);
    }

private:
    /// An official game is played by the booklets of what is on the table, too.
    static PrintedTexts bookletsOver(std::string_view edition,
                                     std::span<const std::string_view> words)
    {
        constexpr std::array<std::pair<std::string_view, PrintedText>, 4> booklets{
            {{"stagecoach", PrintedText::HorsesStagecoach},
             {"marshal", PrintedText::MarshalPrisoners},
             {"armoured-train", PrintedText::Couriers},
             {"time-travel-car", PrintedText::TimeTravel}}};
        PrintedTexts over;
        for (const auto& [word, booklet] : booklets) {
            const bool isThere = std::ranges::find(words, word) != words.end();
            if (isThere && edition != "combined-2.1") over.insert(booklet);
        }
        return over;
    }

    void say(std::initializer_list<std::string_view> words)
    {
        for (const std::string_view word : words) m_game.words.emplace(word);
    }

    void editionWords(std::string_view edition)
    {
        if (edition != "combined-2.1") say({"official"});
        if (edition.starts_with("official-2016")) say({"official-2016"});
        if (edition.starts_with("official-2014-fr")) say({"official-2014-fr"});
        if (edition.ends_with("expert") || edition == "combined-2.1") say({"expert"});
        if (edition.ends_with("duel")) say({"expert", "two-bandits"});
        if (edition.ends_with("two-bandits")) say({"two-bandits", "cover"});
        if (edition != "official-2016-first-game") say({"powers"});
    }

    /// "ghost+cheyenne" are two of one player.
    bool seat(std::string_view word)
    {
        rules::Seat seat;
        seat.isBot = word.starts_with("bot-") || word == "mary" || word == "il-professore";
        if (word.starts_with("bot-")) word.remove_prefix(4);
        for (const std::string& name : separated(word, '+')) {
            const Pawn who = name == "marshal" ? Pawn::Marshal : banditFrom(name);
            if (who == Pawn::None) return false;
            seat.characters.push_back(who);
            if (seat.isBot && who != Pawn::Professore) say({"bots"});
            m_game.words.insert(name);
        }
        m_table.seats.push_back(seat);
        return true;
    }

    bool thing(std::string_view word)
    {
        if (word.starts_with("sidekick-")) {
            m_table.prisoners.insert(banditFrom(word.substr(9)));
            say({"prisoners"});
        } else if (word == "stagecoach") {
            stagecoach();
        } else if (word == "horses") {
            m_table.horsesBeside[std::size_t(Car::FirstClass)] = 2;
        } else if (word == "armoured-train") {
            armouredTrain();
        } else if (word == "flasks") {
            m_table.loot.add(rules::inside(Car::FirstClass), {rules::LootKind::Whiskey});
        } else if (word == "special-punch") {
            const Pawn who = m_table.seats.begin()->characters[0];
            m_table.seats.begin()->discard.add({who, rules::CardKind::SpecialPunch, 0});
        } else if (!isOfRoundCards(word)) {
            return car(word);
        }
        return true;
    }

    bool car(std::string_view word)
    {
        constexpr std::array<std::pair<std::string_view, Car>, 6> cars{
            {{"prison-car", Car::Prison},
             {"circus-car", Car::Circus},
             {"armoury-car", Car::Armoury},
             {"infirmary-car", Car::Infirmary},
             {"time-travel-car", Car::TimeTravel},
             {"handcar", Car::Handcar}}};
        const auto* found = std::ranges::find(cars, word, &std::pair<std::string_view, Car>::first);
        if (found == cars.end()) return false;
        m_table.express.push_back(found->second);
        return true;
    }

    void stagecoach()
    {
        say({"horses", "hostages", "shotgun"});
        m_table.stagecoachBeside = Car::Locomotive;
        m_table.put(Pawn::Shotgun, rules::roofOf(Car::Stagecoach));
        m_table.hostages.insert(rules::Hostage::Banker);
        m_table.horsesBeside[std::size_t(Car::FirstClass)] = 2;
    }

    void armouredTrain()
    {
        say({"tender", "couriers", "armoury-car", "infirmary-car"});
        m_table.armoured = {Car::ArmouredLocomotive, Car::Tender, Car::Armoury, Car::Infirmary,
                            Car::ArmouredA};
        m_table.put(Pawn::FirstCourier, rules::inside(Car::ArmouredA));
    }

    /// Which brown cards there are, or that those of a box are mixed in without its things.
    static bool isOfRoundCards(std::string_view word)
    {
        constexpr std::array<std::string_view, 8> words{"teams",      "betrayal",      "no-marshal",
                                                        "rounds-hs",  "rounds-mp",     "rounds-co",
                                                        "north-pole", "station-tunnel"};
        return std::ranges::find(words, word) != words.end();
    }

    /// Which boxes' round cards are shuffled: by the official rules those of the boxes that are
    /// played with, of Couriers & Armoured Train its own alone; else of all that is on the table.
    void sayRoundCards()
    {
        constexpr std::array<std::pair<std::string_view, std::string_view>, 6> whose{
            {{"rounds-base", "-co"},
             {"rounds-hs", "hs / combined-2.1 horses"},
             {"rounds-mp", "mp / combined-2.1 marshal / combined-2.1 prison-car"},
             {"rounds-co", "co / combined-2.1 armoured-train / combined-2.1 teams"},
             {"station", "-teams"},
             {"events", "-official-2016-first-game"}}};
        for (const auto& [word, games] : whose) {
            if (isSo(m_game, games)) say({word});
        }
    }

    /// Of the brown cards, a team game has those of its mode alone, any other the station cards.
    void layRoundCards()
    {
        sayRoundCards();
        const std::string_view brown = m_game.words.contains("station")    ? "station"
                                       : m_game.words.contains("betrayal") ? "betrayal"
                                                                           : "normal";
        for (const std::string& line : dataLines("games/round_cards.txt")) {
            const auto words = blankSeparated(line);
            const bool isThere = m_game.words.contains(words[0]);
            if (isThere && (words[1] == "plain" || words[1] == brown)) layRoundCard(words);
        }
    }

    void layRoundCard(std::span<const std::string_view> words)
    {
        rules::RoundCard card;
        card.set = words[1] == "betrayal" ? rules::RoundSet::CavalryBetrayal
                   : words[1] == "normal" ? rules::RoundSet::CavalryNormal
                   : words[1] == "plain"  ? rules::RoundSet::UpToFour
                                          : rules::RoundSet::Station;
        for (const std::string_view word : words.subspan(2)) {
            if (const auto event = rules::eventFrom(word)) {
                card.event = *event;
            } else if (word == "hand") {
                card.hands = 1;
            } else {
                card.turns.push_back(rules::turnFrom(word).value());
            }
        }
        m_table.roundDeck.push_back(card);
    }

    bool option(std::string_view word)
    {
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos) return false;
        const rules::Ruling ruling = rules::rulingFrom(word.substr(0, sign)).value();
        m_table.rulings.set(ruling, rules::valueFrom(ruling, word.substr(sign + 1)).value());
        return true;
    }

    WholeGame& m_game;
    rules::Table m_table;
};

WholeGame gameFrom(const std::string& line)
{
    WholeGame game;
    game.name = line;
    const std::size_t sign = line.find(": ");
    const auto words = blankSeparated(std::string_view(line).substr(sign + 2));
    TableLayer layer(game, line.substr(0, sign), words);
    for (const std::string_view word : words) layer.lay(word);
    layer.finish();
    return game;
}

bool areSo(const WholeGame& game, std::string_view words)
{
    return std::ranges::all_of(blankSeparated(words), [&](std::string_view word) {
        const bool isNot = word.starts_with('-');
        return game.words.contains(word.substr(isNot ? 1 : 0)) != isNot;
    });
}

void addOwners(std::vector<WholeGame>& owners, rules::Edition edition)
{
    const auto add = [&](const std::string& what, Boxes boxes) {
        const std::string name = std::string(rules::keyOf(edition)) + " with " + what;
        owners.push_back({name, gameOf(edition, boxes), {}});
    };
    add("the base box", {Box::Base});
    // The first game is played with the base box alone.
    if (edition == rules::Edition::Official2016FirstGame) return;
    Boxes every;
    for (int b = 0; b < boxCount; ++b) {
        const Box box = static_cast<Box>(b);
        every.insert(box);
        add(std::string(keyOf(box)), {Box::Base, box});
    }
    add("all boxes", every);
}

} // namespace

const std::vector<WholeGame>& wholeGames()
{
    static const std::vector<WholeGame> games = [] {
        std::vector<WholeGame> all;
        for (const std::string& line : dataLines("games/games.txt")) all.push_back(gameFrom(line));
        return all;
    }();
    return games;
}

const std::vector<WholeGame>& ownedBoxes()
{
    static const std::vector<WholeGame> owners = [] {
        std::vector<WholeGame> all;
        for (std::size_t e = 0; e < rules::editionCount; ++e) {
            addOwners(all, static_cast<rules::Edition>(e));
        }
        return all;
    }();
    return owners;
}

bool isSo(const WholeGame& game, std::string_view alternatives)
{
    const auto each = separated(alternatives, '/');
    return std::ranges::any_of(each, [&](const auto& words) { return areSo(game, words); });
}

} // namespace caboose::rulebook
