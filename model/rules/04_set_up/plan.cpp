// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/plan.h"

#include "model/rules/04_set_up/decks.h"
#include "model/rules/06_round_cards/catalogue.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule choosing{4, 3, 0};
constexpr Rule counting{4, 3, 1};
constexpr Rule teams{20, 6, 1};
constexpr Rule twoBandits{20, 4, 1};
constexpr Rule train{4, 10, 0};
constexpr Rule roundDeck{4, 4, 2};

/// 2.5.1, 2.6.6 in the base box.
constexpr int pursesInBox = 18;
constexpr int jewelsInBox = 6;
constexpr int strongboxesInBox = 2;
constexpr int neutralBulletsInBox = 13;
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
                // The cards that a bot plays by (16) are in other boxes.
                if (!baseBandits.contains(who) || seat.isBot)
                    object(refused(Reason::NotInBox, choosing).with(who));
                if (seen.contains(who)) object(refused(Reason::AlreadyTaken, choosing).with(who));
                seen.insert(who);
            }
        }
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
            if (!baseCars.contains(car) || seen.contains(car)) {
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

void fillBox(Table& table, const Plan& plan)
{
    // 4.6.4: a $250 purse for each bandit is set aside; the rest is drawn from unseen.
    constexpr Loot startingPurse{LootKind::Purse, 250};
    const int starting = bandits(plan);
    const Holder box = Location::Nowhere;
    if (plan.kept.purseValues) {
        constexpr int purses250 = 8;
        table.loot.add(box, startingPurse, purses250);
        for (Dollars value = 300; value <= 500; value = static_cast<Dollars>(value + 50)) {
            table.loot.add(box, {LootKind::Purse, value}, 2);
        }
    } else {
        table.loot.add(box, startingPurse, starting);
        table.loot.add(box, {LootKind::Purse, unknownValue}, pursesInBox - starting);
    }
    table.loot.add(box, {LootKind::Jewel, 500}, jewelsInBox);
    table.loot.add(box, {LootKind::Strongbox, 1000}, strongboxesInBox);
    table.neutralBullets = neutralBulletsInBox;
}

void seatPlayer(Table& table, const SeatPlan& plan, std::uint8_t team)
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
    table.seats.push_back(seat);
}

void addRoundCards(Table& table, const Plan& plan)
{
    if (!plan.roundCards.empty()) {
        table.roundDeck = plan.roundCards;
        return;
    }
    const RoundSet set = countForThresholds(plan) >= 5 ? RoundSet::FiveOrMore : RoundSet::UpToFour;
    const bool withStation = plan.rulings.is(RoundDeckComposition::FourPlusStation);
    for (const NamedRoundCard& named : baseRoundCards()) {
        const bool isStation = named.card.set == RoundSet::Station;
        if (named.card.set == set || (isStation && withStation)) {
            table.roundDeck.push_back(named.card);
        }
    }
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
    fillBox(table, plan);
    const bool pairs = plan.rulings.is(TeamStructure::PairsSideBySide);
    std::uint8_t number = 0;
    for (const SeatPlan& seat : plan.seats) {
        seatPlayer(table, seat, static_cast<std::uint8_t>(pairs ? number / 2 + 1 : 0));
        ++number;
    }
    table.express.push_back(Car::Locomotive);
    for (const Car car : plan.cars) table.express.push_back(car);
    table.carsToCome = static_cast<std::uint8_t>(plan.cars.empty() ? carsNeeded(plan) : 0);
    addRoundCards(table, plan);
    return table;
}

} // namespace caboose::rules
