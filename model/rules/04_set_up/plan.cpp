// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/plan.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/04_set_up/decks.h"
#include "model/rules/16_bots/bot_row.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule choosing{4, 3, 0};
constexpr Rule counting{4, 3, 1};
constexpr Rule teams{20, 6, 1};
constexpr Rule twoBandits{20, 4, 1};
constexpr Rule train{4, 10, 0};
constexpr Rule roundDeck{4, 4, 2};

constexpr int fullCylinder = 6;

bool isTwoBanditGame(const Plan& plan)
{
    return !plan.rulings.is(TwoBanditsPerPlayer::Off);
}

class Objections {
public:
    explicit Objections(const Plan& plan) : m_plan(plan) {}

    std::vector<Verdict> all()
    {
        characters();
        players();
        if (m_plan.rulings.is(TeamStructure::PairsSideBySide)) pairs();
        if (isTwoBanditGame(m_plan)) {
            partners();
        } else {
            oneBanditEach();
        }
        cars();
        if (!m_plan.roundCards.empty()) roundCards();
        for (const Verdict& objection : objectionsToModules(m_plan)) object(objection);
        return m_found;
    }

private:
    void object(Verdict verdict) { m_found.push_back(verdict); }

    void characters()
    {
        if (isPlayedByNobody()) object(refused(Reason::NoPlayers, choosing));
        PawnSet seen;
        for (const SeatPlan& seat : m_plan.seats) {
            if (seat.characters.empty()) object(refused(Reason::NoPlayers, choosing));
            for (const Pawn who : seat.characters) {
                if (const auto objection = whyNot(who, seat.isBot)) object(*objection);
                if (seen.contains(who)) object(refused(Reason::AlreadyTaken, choosing).with(who));
                seen.insert(who);
            }
        }
    }

    /// 4.3; 4.5.2: of a bot alone, one to a seat.
    std::optional<Verdict> whyNot(Pawn who, bool isBot) const
    {
        const BotRow* bot = isBot ? botRow(who) : nullptr;
        const bool isThere = isBot ? bot != nullptr : banditsOf(m_plan.modules).contains(who);
        if (!isThere) return refused(Reason::NotInBox, choosing).with(who);
        if (isBot && !bot->isRefereed()) return notRefereed(bot->rule).with(who);
        return std::nullopt;
    }

    bool isPlayedByNobody() const
    {
        const auto& seats = m_plan.seats;
        const auto isBot = [](const SeatPlan& seat) { return seat.isBot; };
        return !seats.empty() && std::all_of(seats.begin(), seats.end(), isBot);
    }

    void players()
    {
        const int seats = static_cast<int>(m_plan.seats.size());
        if (m_plan.rulings.is(TwoBanditsPerPlayer::Fr2014Duel)) {
            range(seats, 2, 2, {20, 5, 0});
        } else if (isTwoBanditGame(m_plan)) {
            range(seats, 2, 3, {20, 4, 0});
        } else if (m_plan.rulings.is(TeamStructure::PairsSideBySide)) {
            range(seats, 4, 6, teams);
        } else {
            range(seats, 3, 6, counting);
        }
    }

    void range(int seats, int least, int most, Rule rule)
    {
        if (seats < least) object(refused(Reason::TooFewPlayers, rule).with(least));
        if (seats > most) object(refused(Reason::TooManyPlayers, rule).with(most));
    }

    void pairs()
    {
        if (m_plan.seats.size() % 2 != 0) object(refused(Reason::UnevenTeams, teams));
    }

    void partners()
    {
        for (const SeatPlan& seat : m_plan.seats) {
            if (seat.characters.size() != 2) {
                const Pawn who = seat.characters.empty() ? Pawn::None : seat.characters.front();
                object(refused(Reason::TwoBanditsNeeded, twoBandits).with(who));
            } else if (m_plan.rulings.is(TwoBanditTeams::GhostDocBelleEachWithRandomMate)) {
                // Exactly one of the three whose powers concern the cards.
                const PawnSet leaders{Pawn::Ghost, Pawn::Doc, Pawn::Belle};
                const bool both = leaders.contains(seat.characters.front()) ==
                                  leaders.contains(seat.characters.back());
                if (both) {
                    object(refused(Reason::WrongPartners, twoBandits)
                               .with(seat.characters.front())
                               .by(Ruling::TwoBanditTeams));
                }
            }
        }
    }

    void oneBanditEach()
    {
        for (const SeatPlan& seat : m_plan.seats) {
            if (seat.characters.size() < 2) continue;
            object(refused(Reason::WrongPartners, choosing)
                       .with(seat.characters.back())
                       .by(Ruling::TwoBanditsPerPlayer));
        }
    }

    /// 4.4.2, for a group's own choice of cards: enough of them, told apart by their ids, with
    /// turns.
    void roundCards()
    {
        const auto& cards = m_plan.roundCards;
        const auto stations =
            static_cast<int>(std::count_if(cards.begin(), cards.end(), [](const RoundCard& c) {
                return c.set == RoundSet::Station;
            }));
        const int station = m_plan.rulings.is(RoundDeckComposition::FourPlusStation) ? 1 : 0;
        const int plain = static_cast<int>(cards.size()) - stations;
        if (stations < station || plain < roundCount - station) {
            object(refused(Reason::NotOffered, roundDeck).with(roundCount));
        }
        for (const RoundCard& card : cards) {
            const auto same = std::count_if(cards.begin(), cards.end(),
                                            [&](const RoundCard& c) { return c.id == card.id; });
            if (same > 1 || card.turns.empty()) {
                object(refused(Reason::NotOffered, roundDeck).with(card.id));
            }
        }
    }

    void cars()
    {
        if (m_plan.cars.empty()) return;
        CarSet seen;
        for (const Car car : m_plan.cars) {
            if (!carsOf(m_plan.modules).contains(car) || seen.contains(car)) {
                object(refused(Reason::WrongCars, train).with(carsNeeded(m_plan)));
            }
            seen.insert(car);
        }
        if (static_cast<int>(m_plan.cars.size()) != carsNeeded(m_plan)) {
            object(refused(Reason::WrongCars, train).with(carsNeeded(m_plan)));
        }
    }

    const Plan& m_plan;
    std::vector<Verdict> m_found;
};

int bandits(const Plan& plan)
{
    int sum = 0;
    for (const SeatPlan& seat : plan.seats) sum += static_cast<int>(seat.characters.size());
    return sum;
}

/// 4.6.4: cursed tokens are mixed among those of their kind (cursed-loot-mixing).
bool isMixed(LootKind kind, const Plan& plan)
{
    const bool mayBeCursed = kind == LootKind::Jewel || kind == LootKind::Strongbox;
    return mayBeCursed && plan.modules.contains(Module::CursedLoot);
}

/// What nobody has looked at: the backs of purses and flasks are all alike.
Loot seenFromBehind(Loot token, const Plan& plan)
{
    if (plan.kept.purseValues) return token;
    const bool isFlask = token.kind == LootKind::Whiskey || token.kind == LootKind::OldWhiskey;
    if (isFlask) return {LootKind::UnseenFlask, unknownValue};
    const bool isBlind = token.kind == LootKind::Purse || token.kind == LootKind::ClownsChest;
    return isBlind || isMixed(token.kind, plan) ? Loot{token.kind, unknownValue} : token;
}

const BotRow* botOf(const SeatPlan& seat)
{
    return seat.isBot ? botRow(seat.characters.front()) : nullptr;
}

/// 4.6.4, 4.7: a $250 purse for each bandit, but for a bot that starts with something else.
int startingPurses(const Plan& plan)
{
    int purses = 0;
    for (const SeatPlan& seat : plan.seats) {
        const BotRow* bot = botOf(seat);
        const bool hasPurse = bot == nullptr || bot->startsWith.kind == LootKind::Purse;
        if (hasPurse) purses += static_cast<int>(seat.characters.size());
    }
    return purses;
}

void fillBox(Table& table, const Plan& plan)
{
    const Holder box = Location::Nowhere;
    for (const Module module : plan.modules) {
        for (const LootInBox& tokens : manifestOf(module).loot) {
            table.loot.add(box, seenFromBehind(tokens.loot, plan), tokens.count);
        }
    }
    for (const SeatPlan& seat : plan.seats) {
        const BotRow* bot = botOf(seat);
        if (bot != nullptr) table.loot.add(box, bot->pack.loot, bot->pack.count);
    }
    // 4.6.4: these are set aside; the rest is drawn from unseen.
    if (!plan.kept.purseValues) {
        const int purses = startingPurses(plan);
        table.loot.remove(box, {LootKind::Purse, unknownValue}, purses);
        table.loot.add(box, {LootKind::Purse, 250}, purses);
    }
    table.neutralBullets = static_cast<std::uint8_t>(neutralBulletsOf(plan.modules));
}

/// 2.6.2: what the boxes add to each bandit's cards.
void addCardsOfModules(Cards& pile, const Seat& seat, Modules modules)
{
    for (const Module module : modules) {
        const CardKind kind = manifestOf(module).cardForEach;
        if (kind == CardKind::Unknown) continue;
        for (const Pawn who : seat.characters) pile.add({who, kind, 0});
    }
}

void seatPlayer(Table& table, const SeatPlan& plan, std::uint8_t team, Modules modules)
{
    Seat seat;
    seat.isBot = plan.isBot;
    for (const Pawn who : plan.characters) {
        seat.characters.push_back(who);
        Sheet& sheet = table.sheet(who);
        sheet.role = plan.isBot ? Role::Bot : Role::Player;
        sheet.bulletsLeft = fullCylinder;
        sheet.team = team;
        table.put(who, Location::Unplaced);
    }
    seat.pile = deckFor(table.rulings, seat);
    if (!seat.isBot) addCardsOfModules(seat.pile, seat, modules);
    table.seats.push_back(seat);
}

/// 4.10, 4.10.2, 4.10.3.
void placeTrain(Table& table, const Plan& plan)
{
    for (const Module module : plan.modules) {
        const Car ahead = manifestOf(module).ahead;
        if (ahead != Car::None) table.express.push_back(ahead);
    }
    table.express.push_back(Car::Locomotive);
    for (const Car car : plan.cars) table.express.push_back(car);
    table.carsToCome = static_cast<std::uint8_t>(plan.cars.empty() ? carsNeeded(plan) : 0);
    if (plan.modules.contains(Module::Stagecoach)) table.stagecoachBeside = Car::Locomotive;
}

} // namespace

std::vector<Verdict> objections(const Plan& plan)
{
    return Objections(plan).all();
}

int countForThresholds(const Plan& plan)
{
    return plan.rulings.is(ThresholdCountBasis::Bandits) ? bandits(plan)
                                                         : static_cast<int>(plan.seats.size());
}

int carsNeeded(const Plan& plan)
{
    const int players = static_cast<int>(plan.seats.size());
    switch (plan.rulings.get<ExpressCarCount>()) {
    case ExpressCarCount::OnePerPlayer: return players;
    case ExpressCarCount::ByBandits567: return bandits(plan) <= 4 ? 5 : bandits(plan) <= 7 ? 6 : 7;
    case ExpressCarCount::Fixed4: return 4;
    case ExpressCarCount::TwoBandit3Or4: return players == 2 ? 3 : 4;
    }
    return players;
}

Table tableFor(const Plan& plan)
{
    Table table;
    table.rulings = plan.rulings;
    table.kept = plan.kept;
    // 4.13: whoever has horses comes on them.
    if (plan.modules.contains(Module::Horses)) table.rulings.set(InitialPlacement::HorseAttack);
    fillBox(table, plan);
    const bool pairs = plan.rulings.is(TeamStructure::PairsSideBySide);
    std::uint8_t number = 0;
    for (const SeatPlan& seat : plan.seats) {
        seatPlayer(table, seat, static_cast<std::uint8_t>(pairs ? number / 2 + 1 : 0),
                   plan.modules);
        ++number;
    }
    placeTrain(table, plan);
    table.roundDeck = plan.roundCards.empty() ? roundCardsFor(plan) : plan.roundCards;
    return table;
}

} // namespace caboose::rules
