// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/plan.h"

#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/03_definitions/teams.h"
#include "model/rules/04_set_up/01_game_type.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/04_set_up/bots_in_plan.h"
#include "model/rules/04_set_up/decks.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/core/sheet_fields.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule choosing{4, 3, 0};
constexpr Rule counting{4, 3, 1};
constexpr Rule teams{20, 6, 1};
constexpr Rule twoBandits{20, 4, 1};
constexpr Rule train{4, 10, 0};
constexpr Rule roundDeck{4, 4, 2};
constexpr Rule choosingRoundCards{4, 4, 3};

constexpr int fullCylinder = 6;
/// With Mei a seventh player plays by the rules for six.
constexpr int carsOfBaseBox = 6;

bool isTwoBanditGame(const Plan& plan)
{
    return !plan.rulings.is(TwoBanditsPerPlayer::Off);
}

/// 4.10: beside the Armoured Train, whatever the number of bandits.
constexpr int carsBesideArmouredTrain = 3;

/// 4.10.1: it is the last car of the train.
bool hasPrisonCar(const Plan& plan)
{
    return plan.modules.contains(Module::MarshalPrisoners);
}

class Objections {
public:
    explicit Objections(const Plan& plan) : m_plan(plan) {}

    std::vector<Verdict> all()
    {
        characters();
        players();
        marshal();
        solo();
        if (m_plan.rulings.is(TeamStructure::PairsSideBySide)) pairs();
        if (isTwoBanditGame(m_plan)) {
            partners();
        } else {
            oneBanditEach();
        }
        cars();
        if (m_plan.roundCards.empty()) {
            chosenOpenly(0, 0);
        } else {
            roundCards();
        }
        for (const Verdict& objection : objectionsToTeams(m_plan)) object(objection);
        for (const Verdict& objection : objectionsToModules(m_plan)) object(objection);
        for (const Verdict& objection : objectionsToBots(m_plan)) object(objection);
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
        const bool isThere = isBot ? bot != nullptr : charactersOf(m_plan.modules).contains(who);
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
            // 4.1.1 says how many the teams need.
            range(seats, isTeamGame(m_plan) ? 0 : 3,
                  (charactersOf(m_plan.modules) | botsSeated(m_plan)).size(), counting);
        }
    }

    void range(int seats, int least, int most, Rule rule)
    {
        if (seats < least) object(refused(Reason::TooFewPlayers, rule).with(least));
        if (seats > most) object(refused(Reason::TooManyPlayers, rule).with(most));
    }

    /// 4.1.1: one person against bots alone.
    void solo()
    {
        const auto& seats = m_plan.seats;
        const auto people =
            std::count_if(seats.begin(), seats.end(), [](const SeatPlan& s) { return !s.isBot; });
        if (people != 1 || m_plan.rulings.is(SoloPlay::Yes)) return;
        object(refused(Reason::TooFewPlayers, {4, 1, 1}).with(2).by(Ruling::SoloPlay));
    }

    /// 4.1.2: he is the only one whom his player plays, and alone against all others.
    void marshal()
    {
        if (!isMarshalPlayed(m_plan)) {
            const bool needsHim = m_plan.modules.contains(Module::MarshalPrisoners) &&
                                  m_plan.rulings.is(PrisonCarWithoutPlayerMarshal::No);
            if (needsHim) {
                object(refused(Reason::NotInGame, {4, 2, 3})
                           .with(Pawn::Marshal)
                           .by(Ruling::PrisonCarWithoutPlayerMarshal));
            }
        } else if (isTwoBanditGame(m_plan)) {
            notWithMarshal(Ruling::TwoBanditsPerPlayer);
        } else if (m_plan.rulings.is(TeamStructure::PairsSideBySide)) {
            notWithMarshal(Ruling::TeamStructure);
        }
    }

    void notWithMarshal(Ruling ruling)
    {
        object(refused(Reason::NotTogether, {4, 1, 2})
                   .with(static_cast<int>(Module::MarshalPrisoners))
                   .by(ruling));
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

    /// 4.4.2, for a group's own choice of cards: enough of them, told apart by their ids.
    void roundCards()
    {
        const auto& cards = m_plan.roundCards;
        const auto count = [&](auto is) {
            return static_cast<int>(std::count_if(cards.begin(), cards.end(), is));
        };
        const int stations = count([&](const RoundCard& c) { return isBrownSetOf(m_plan, c.set); });
        const int station = m_plan.rulings.is(RoundDeckComposition::FourPlusStation) ? 1 : 0;
        const int plain = count([](const RoundCard& c) { return !isBrown(c.set); });
        if (stations < station || plain < roundCount - station) {
            object(refused(Reason::NotOffered, roundDeck).with(roundCount));
        }
        chosenOpenly(plain, stations);
        for (const RoundCard& card : cards) {
            const int same = count([&](const RoundCard& c) { return c.id == card.id; });
            if (same > 1) {
                object(refused(Reason::NotOffered, roundDeck).with(card.id));
            } else if (isBrown(card.set) && !isBrownSetOf(m_plan, card.set)) {
                object(refused(Reason::NotOffered, {4, 4, 1})
                           .with(card.id)
                           .by(Ruling::StationCardsInTeamGames));
            }
        }
    }

    /// 4.4.3, round-card-selection: the cards that everybody knows of.
    void chosenOpenly(int plain, int stations)
    {
        const auto selection = m_plan.rulings.get<RoundCardSelection>();
        const bool isPool = selection == RoundCardSelection::OpenPool7And3;
        const int plainNeeded = isPool ? 7 : roundCount - 1;
        const int stationsNeeded = isPool ? 3 : 1;
        const bool isRight = plain == plainNeeded && stations == stationsNeeded;
        if (selection == RoundCardSelection::Random || isRight) return;
        object(refused(Reason::WrongRoundCards, choosingRoundCards)
                   .with(plainNeeded + stationsNeeded)
                   .by(Ruling::RoundCardSelection));
    }

    static bool isOfArmouredTrain(Car car) { return car == Car::Armoury || car == Car::Infirmary; }

    /// 4.2.5, 4.2.6: without the Armoured Train they may run in the Express, which is not set up
    /// yet.
    Verdict onExpress(Car car) const
    {
        const Rule rule = car == Car::Armoury ? Rule{4, 2, 5} : Rule{4, 2, 6};
        if (!m_plan.modules.contains(Module::Couriers)) return notRefereed(rule);
        return refused(Reason::WrongCars, rule).with(carsNeeded(m_plan));
    }

    void cars()
    {
        if (m_plan.cars.empty()) return;
        CarSet seen;
        for (const Car car : m_plan.cars) {
            if (isOfArmouredTrain(car)) {
                object(onExpress(car));
            } else if (!carsOf(m_plan.modules).contains(car) || seen.contains(car)) {
                object(refused(Reason::WrongCars, train).with(carsNeeded(m_plan)));
            }
            seen.insert(car);
        }
        if (hasPrisonCar(m_plan) != (m_plan.cars.back() == Car::Prison)) {
            object(refused(Reason::WrongCars, {4, 10, 1}).with(inside(Car::Prison)));
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
    return isMarshalPlayed(plan) ? sum - 1 : sum;
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
    return rowOf(token.kind).isBlind || isMixed(token.kind, plan) ? Loot{token.kind, unknownValue}
                                                                  : token;
}

const BotRow* botOf(const SeatPlan& seat)
{
    return seat.isBot ? botRow(seat.characters.front()) : nullptr;
}

/// 4.6.4, 4.7: what everybody starts with is set aside; the rest is drawn from unseen.
void setAside(Table& table, const Plan& plan)
{
    for (const SeatPlan& seat : plan.seats) {
        const BotRow* bot = botOf(seat);
        const Loot token = bot == nullptr ? Loot{LootKind::Purse, 250} : bot->startsWith;
        const Loot back = seenFromBehind(token, plan);
        if (token.kind == LootKind::None || back == token) continue;
        const int count = static_cast<int>(seat.characters.size());
        table.loot.remove(Location::Nowhere, back, count);
        table.loot.add(Location::Nowhere, token, count);
    }
}

/// 2.5.1: what several of them bring is there once.
void addPacksOfBots(Table& table, const Plan& plan)
{
    FixedVector<Loot, maxSeats> brought;
    for (const SeatPlan& seat : plan.seats) {
        const BotRow* bot = botOf(seat);
        const bool brings = bot != nullptr && bot->pack.count > 0;
        if (!brings || brought.contains(bot->pack.loot)) continue;
        table.loot.add(Location::Nowhere, seenFromBehind(bot->pack.loot, plan), bot->pack.count);
        brought.push_back(bot->pack.loot);
    }
}

void fillBox(Table& table, const Plan& plan)
{
    const Holder box = Location::Nowhere;
    for (const Module module : plan.modules) {
        for (const LootInBox& tokens : manifestOf(module).loot) {
            table.loot.add(box, seenFromBehind(tokens.loot, plan), tokens.count);
        }
    }
    addPacksOfBots(table, plan);
    setAside(table, plan);
    table.neutralBullets = static_cast<std::uint8_t>(neutralBulletsOf(plan.modules));
}

void seatPlayer(Table& table, const SeatPlan& plan, int team)
{
    Seat seat;
    seat.isBot = plan.isBot;
    for (const Pawn who : plan.characters) {
        seat.characters.push_back(who);
        Sheet& sheet = table.sheet(who);
        sheet.role = plan.isBot ? Role::Bot : Role::Player;
        sheet.team = static_cast<std::uint8_t>(team);
        table.put(who, Location::Unplaced);
    }
    table.seats.push_back(seat);
    for (const Pawn who : plan.characters) {
        table.sheet(who).bulletsLeft = static_cast<std::uint8_t>(usualBullets(table, who));
    }
}

/// 4.8, 4.6.1: his cards and bullets, five goals that nobody looks at, and everybody's poster.
void giveMarshalHisCards(Table& table, const Plan& plan)
{
    Sheet& marshal = table.sheet(Pawn::Marshal);
    marshal.secondPile = fullCylinder;
    table.pileOrders = plan.pileOrders;
    marshal.brawlers = allBrawlers;
    while (!table.goals.upcoming.full()) table.goals.upcoming.push_back(Goal::Unknown);
    for (const Pawn who : table.bandits() - PawnSet{Pawn::Professore}) {
        table.sheet(who).wantedPoster = true;
    }
}

/// 4.7.7: for each other bandit one.
void giveTokens(Table& table)
{
    if (!table.isBot(Pawn::Tuco)) return;
    table.sheet(Pawn::Tuco).wantedTokens = static_cast<std::uint8_t>(table.bandits().size() - 1);
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

bool isMarshalPlayed(const Plan& plan)
{
    return std::any_of(plan.seats.begin(), plan.seats.end(), [](const SeatPlan& seat) {
        return seat.characters.contains(Pawn::Marshal);
    });
}

int countForThresholds(const Plan& plan)
{
    return plan.rulings.is(ThresholdCountBasis::Bandits) ? bandits(plan)
                                                         : static_cast<int>(plan.seats.size());
}

int carsNeeded(const Plan& plan)
{
    const int players = static_cast<int>(plan.seats.size());
    if (plan.modules.contains(Module::Couriers)) return carsBesideArmouredTrain;
    switch (plan.rulings.get<ExpressCarCount>()) {
    case ExpressCarCount::OnePerPlayer: return std::min(players, carsOfBaseBox);
    case ExpressCarCount::ByBandits567: return bandits(plan) <= 4 ? 5 : bandits(plan) <= 7 ? 6 : 7;
    case ExpressCarCount::Fixed4: return 4;
    case ExpressCarCount::TwoBandit3Or4: return players == 2 ? 3 : 4;
    case ExpressCarCount::Mp4Or5PlusPrison: return bandits(plan) <= 4 ? 5 : 6;
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
    for (SeatIndex i = 0; i < plan.seats.size(); ++i) {
        seatPlayer(table, plan.seats[i], teamOf(plan, i));
    }
    dealDecks(table, plan.modules);
    if (table.inGame(Pawn::Marshal)) giveMarshalHisCards(table, plan);
    giveTokens(table);
    placeTrain(table, plan);
    table.roundDeck = plan.roundCards.empty() ? roundCardsFor(plan) : plan.roundCards;
    return table;
}

} // namespace caboose::rules
