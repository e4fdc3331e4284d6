// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/score.h"
#include "model/rules/playout/random.h"
#include "tests/model/rules/support/dealer.h"
#include "tests/model/rules/support/laid_table.h"
#include "tests/model/rules/support/team_score_told.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>

namespace caboose::rules {

namespace {

/// A Team Game that is over, laid out by chance, with ties more often than chance would have them.
class LastPosition : Dealer {
public:
    explicit LastPosition(Random& random) : Dealer(random) {}

    Table lay()
    {
        m_laid.express({Car::TimeTravel, Car::Locomotive, Car::Saloon, Car::Luggage, Car::Prison});
        m_laid.armoured({Car::ArmouredLocomotive, Car::Tender, Car::ArmouredA, Car::Armoury}, 3);
        m_laid.stagecoach(Car::Saloon);
        std::uint8_t team = 1;
        for (const Pawn who : {Pawn::Belle, Pawn::Doc, Pawn::Ghost, Pawn::Tuco}) {
            m_laid.bandit(who, anyPlace(), oneIn(3) ? 0 : 1 + below(6));
            m_laid.change().sheet(who).team = team;
            team = team == 1 ? 2 : 1;
        }
        layLoot();
        layBullets();
        layCard();
        return m_laid.table();
    }

private:
    Location anyPlace()
    {
        const std::array places{
            inside(Car::TimeTravel), inside(Car::Locomotive), inside(Car::Saloon),
            roofOf(Car::Saloon),     roofOf(Car::Luggage),    cell,
            inside(Car::Stagecoach), roofOf(Car::Stagecoach), inside(Car::Armoury),
            roofOf(Car::Tender),     Location::KnockedOff,    Location::Departed};
        return any(places);
    }
    Holder anyHolder()
    {
        const std::array holders{Holder(Pawn::Belle),
                                 Holder(Pawn::Doc),
                                 Holder(Pawn::Ghost),
                                 Holder(Pawn::Tuco),
                                 Holder(inside(Car::TimeTravel)),
                                 Holder(roofOf(Car::Saloon))};
        return any(holders);
    }
    void layLoot()
    {
        constexpr std::array tokens{Loot{LootKind::Purse, 250}, Loot{LootKind::Jewel, 500},
                                    Loot{LootKind::Strongbox, 1000}};
        for (int i = below(6); i > 0; --i) m_laid.loot(anyHolder(), any(tokens));
        for (Dollars whose = 0; whose < 3; ++whose) {
            m_laid.loot(anyHolder(), {LootKind::SecretDocument, whose});
        }
    }
    void layBullets()
    {
        for (const Pawn who : {Pawn::Belle, Pawn::Doc, Pawn::Ghost, Pawn::Tuco}) {
            if (const int hits = below(3); hits > 0) m_laid.received(who, Pawn::None, hits);
        }
        for (std::uint8_t& bullets : m_laid.change().wildBunch) {
            bullets = static_cast<std::uint8_t>(below(3));
        }
    }
    void layCard()
    {
        constexpr std::array events{Event::None, Event::Understaffing, Event::DoubleBottom,
                                    Event::SurvivalOfTheFittest};
        const Event event = any(events);
        const bool betrays = event == Event::DoubleBottom || event == Event::SurvivalOfTheFittest;
        RoundCard card;
        card.set = betrays ? RoundSet::CavalryBetrayal : RoundSet::CavalryNormal;
        card.event = event;
        card.turns = {Turn::Normal};
        m_laid.change().rounds.push_back(card);
        m_laid.change().progress = {.step = Step::GameOver, .round = 5};
    }

    LaidTable m_laid;
};

} // namespace

TEST(TeamScore, isWhatTheRulesSayToldOnceMore)
{
    for (std::uint64_t n = 0; n < 20000; ++n) {
        Random random(n);
        const Table table = LastPosition(random).lay();
        const TeamScoreTold told = teamScoreTold(table);
        PawnSet winners;
        for (const Score& score : scores(table)) {
            const std::size_t team = table.sheet(score.bandits.first()).team - 1U;
            ASSERT_EQ(score.dollars, told.teams[team]) << "position " << n;
            winners |= score.winners;
        }
        ASSERT_EQ(winners, told.winners) << "position " << n;
    }
}

} // namespace caboose::rules
