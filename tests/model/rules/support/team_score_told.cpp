// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/team_score_told.h"

#include <algorithm>
#include <map>
#include <vector>

namespace caboose::rules {

namespace {

class Told {
public:
    explicit Told(const Table& table) : m_table(table)
    {
        for (const Seat& seat : table.seats) {
            for (const Pawn who : seat.characters) {
                if (who != Pawn::Marshal) m_bandits.push_back(who);
            }
        }
    }

    TeamScoreTold tell()
    {
        for (const Pawn who : m_bandits) {
            if (isOnArmouredTrain(who) || !(isOnExpress(who) || isOnStagecoach(who))) continue;
            m_own[who] = lootOf(who) + prizeForBeingAlone(who) + gunslinger(who);
            m_told.teams[teamOf(who)] += m_own[who] + documents(who);
        }
        const int red = m_table.wildBunch[0];
        const int blue = m_table.wildBunch[1];
        if (red > blue) m_told.teams[0] += 1500;
        if (blue > red) m_told.teams[1] += 1500;
        const RoundCard& card = m_table.rounds.back();
        if (card.event == Event::DoubleBottom) {
            doubleBottom();
        } else if (card.event == Event::SurvivalOfTheFittest) {
            survival();
        } else if (card.set == RoundSet::CavalryNormal) {
            richestTeam();
        }
        return m_told;
    }

private:
    std::size_t teamOf(Pawn who) const { return m_table.sheet(who).team - 1U; }
    Car carOf(Pawn who) const { return rules::carOf(m_table.where(who)); }
    bool isOnExpress(Pawn who) const
    {
        return std::find(m_table.express.begin(), m_table.express.end(), carOf(who)) !=
               m_table.express.end();
    }
    bool isOnStagecoach(Pawn who) const { return carOf(who) == Car::Stagecoach; }
    bool isOnArmouredTrain(Pawn who) const
    {
        return std::find(m_table.armoured.begin(), m_table.armoured.end(), carOf(who)) !=
               m_table.armoured.end();
    }
    bool isAlone(Pawn who) const
    {
        if (carOf(who) != Car::TimeTravel && carOf(who) != Car::Handcar) return false;
        return std::none_of(m_bandits.begin(), m_bandits.end(), [&](Pawn other) {
            return other != who && m_table.where(other) == m_table.where(who);
        });
    }

    template <typename Add>
    void eachToken(Pawn who, Add add) const
    {
        for (const LootPile& pile : m_table.loot) {
            const bool isHis = pile.holder == Holder(who);
            const bool isFound = isAlone(who) && pile.holder == Holder(m_table.where(who));
            for (int i = 0; (isHis || isFound) && i < pile.count; ++i) add(pile.loot);
        }
    }
    int lootOf(Pawn who) const
    {
        int sum = 0;
        eachToken(who, [&](Loot token) {
            if (token.kind != LootKind::SecretDocument) sum += token.value;
        });
        return sum;
    }
    int documents(Pawn who) const
    {
        int sum = 0;
        eachToken(who, [&](Loot token) {
            const bool isOwn = token.value > 0 && token.value == m_table.sheet(who).team;
            if (token.kind == LootKind::SecretDocument && isOwn) sum += 4000;
        });
        return sum;
    }
    int prizeForBeingAlone(Pawn who) const { return isAlone(who) ? 500 : 0; }
    int gunslinger(Pawn who) const { return m_table.sheet(who).bulletsLeft == 0 ? 1000 : 0; }

    int foreignBullets(Pawn who) const
    {
        for (const Seat& seat : m_table.seats) {
            if (seat.characters.contains(who)) return seat.pile.bullets();
        }
        return 0;
    }

    void richestTeam()
    {
        const int most = std::max(m_told.teams[0], m_told.teams[1]);
        for (const Pawn who : m_bandits) {
            if (m_told.teams[teamOf(who)] == most) m_told.winners.insert(who);
        }
    }

    std::vector<Pawn> aboard() const
    {
        std::vector<Pawn> all;
        for (const Pawn who : m_bandits) {
            if (isOnExpress(who)) all.push_back(who);
        }
        return all;
    }

    /// The richest; of those who are tied, whoever has the fewest bullets.
    void letRichestWin(std::vector<Pawn> among)
    {
        if (among.empty()) return;
        std::sort(among.begin(), among.end(), [&](Pawn a, Pawn b) {
            if (m_own[a] != m_own[b]) return m_own[a] > m_own[b];
            return foreignBullets(a) < foreignBullets(b);
        });
        const Pawn best = among.front();
        for (const Pawn who : among) {
            const bool isEqual =
                m_own[who] == m_own[best] && foreignBullets(who) == foreignBullets(best);
            if (isEqual) m_told.winners.insert(who);
        }
    }

    void doubleBottom()
    {
        for (const Pawn who : aboard()) {
            if (documents(who) > 0) m_told.winners.insert(who);
        }
        if (m_told.winners.empty()) letRichestWin(aboard());
    }

    void survival()
    {
        const int most = std::max(m_told.teams[0], m_told.teams[1]);
        for (std::size_t team = 0; team < 2; ++team) {
            if (m_told.teams[team] != most) continue;
            std::vector<Pawn> mates;
            for (const Pawn who : aboard()) {
                if (teamOf(who) == team) mates.push_back(who);
            }
            letRichestWin(mates);
        }
    }

    const Table& m_table;
    std::vector<Pawn> m_bandits;
    std::map<Pawn, int> m_own;
    TeamScoreTold m_told;
};

} // namespace

TeamScoreTold teamScoreTold(const Table& table)
{
    return Told(table).tell();
}

} // namespace caboose::rules
