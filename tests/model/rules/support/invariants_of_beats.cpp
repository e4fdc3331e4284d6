// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/resolve.h"
#include "tests/model/rules/support/invariants.h"

namespace caboose::rules {

namespace {

std::string finishes(const Table& before, const Table& after, const WatchingPlayer& player,
                     const std::vector<Choice>& answers)
{
    const Outcome outcome = resolve(before, answers);
    if (outcome.settled != BeatStatus::Finished) return "the beat stays open";
    if (!(outcome.table == after)) return "resolving leads to another table";
    if (outcome.answersUsed != answers.size()) return "not all answers were used";
    if (outcome.happenings != player.happenings) return "resolving tells another story";
    if (static_cast<int>(outcome.forced.size()) != player.forcedCount) {
        return "another number of forced questions";
    }
    return {};
}

std::string opens(const Table& before, const Asked& asked, std::span<const Choice> answers)
{
    const Outcome outcome = resolve(before, answers);
    if (outcome.settled != BeatStatus::Open || !outcome.question) return "the beat is not open";
    if (!areSame(*outcome.question, asked.question)) return "resolving asks something else";
    return outcome.table == asked.table ? "" : "resolving stops at another table";
}

std::string rejects(const Table& before, const Asked& asked, std::vector<Choice> answers)
{
    answers.emplace_back();
    for (const Option& option : asked.question) {
        if (!option.verdict.isRefused()) continue;
        answers.back() = option.choice;
        const Outcome outcome = resolve(before, answers);
        if (outcome.settled != BeatStatus::Rejected || outcome.rejected != option.choice) {
            return "a refused option was taken";
        }
    }
    return {};
}

class Replay {
public:
    explicit Replay(const Table& table) : m_table(table) {}

    std::string tell(const Happening& happening)
    {
        switch (happening.what) {
        case HappeningKind::PawnMoved: return movePawn(happening);
        case HappeningKind::LootPlaced: return moveLoot(Location::Nowhere, happening);
        case HappeningKind::LootMoved: return moveLoot(happening.from, happening);
        case HappeningKind::BulletGiven: return hit(happening);
        case HappeningKind::FlaskDrunk: return drink(happening);
        case HappeningKind::CashPaid: return pay(happening);
        default: return {};
        }
    }

    /// Values that nobody keeps can be forgotten in silence.
    [[nodiscard]] std::string against(const Table& after) const
    {
        if (m_table.pawns != after.pawns) return "a pawn moved in silence";
        for (std::size_t i = 0; i < after.sheets.size(); ++i) {
            if (m_table.sheets[i].received != after.sheets[i].received) return "a silent bullet";
            if (m_table.sheets[i].cash != after.sheets[i].cash) return "silent money";
        }
        if (after.kept.purseValues) return m_table.loot == after.loot ? "" : "a silent token";
        return sameCounts(after) ? "" : "a silent token";
    }

private:
    std::string movePawn(const Happening& h)
    {
        if (h.from != Holder(m_table.where(h.who))) return "a pawn comes from elsewhere";
        m_table.put(h.who, h.to.location());
        return {};
    }
    std::string moveLoot(Holder from, const Happening& h)
    {
        if (m_table.kept.purseValues && !m_table.loot.has(from, h.loot)) {
            return "a token comes from elsewhere";
        }
        if (m_table.loot.count(from, h.loot.kind) == 0) return "a token comes from elsewhere";
        m_table.loot.remove(from, anyOf(from, h.loot));
        m_table.loot.add(h.to, h.loot);
        return {};
    }
    [[nodiscard]] Loot anyOf(Holder from, Loot token) const
    {
        if (m_table.loot.has(from, token)) return token;
        for (const LootPile& pile : m_table.loot.at(from)) {
            if (pile.loot.kind == token.kind) return pile.loot;
        }
        return token;
    }
    std::string hit(const Happening& h)
    {
        const std::size_t giver =
            h.who == Pawn::None ? characterCount : static_cast<std::size_t>(h.who);
        ++m_table.sheet(h.whom).received[giver];
        return {};
    }
    std::string drink(const Happening& h)
    {
        m_table.loot.remove(h.who, h.loot);
        const bool isHalf =
            h.loot.kind == LootKind::HalfWhiskey || h.loot.kind == LootKind::HalfOldWhiskey;
        const LootKind half = h.number > 0 ? LootKind::HalfOldWhiskey : LootKind::HalfWhiskey;
        if (isHalf) {
            m_table.loot.add(Location::OutOfGame, h.loot);
        } else {
            m_table.loot.add(h.who, {half, h.loot.value});
        }
        return {};
    }
    std::string pay(const Happening& h)
    {
        Sheet& sheet = m_table.sheet(h.who);
        sheet.cash = static_cast<Dollars>(sheet.cash + h.number);
        return {};
    }
    [[nodiscard]] bool sameCounts(const Table& after) const
    {
        for (const Table* table : {&m_table, &after}) {
            for (const LootPile& pile : table->loot) {
                if (m_table.loot.count(pile.holder, pile.loot.kind) !=
                    after.loot.count(pile.holder, pile.loot.kind)) {
                    return false;
                }
            }
        }
        return true;
    }

    Table m_table;
};

} // namespace

std::string wrongWithResolving(const Table& before, const Table& after,
                               const WatchingPlayer& player)
{
    const std::vector<Choice>& answers = player.answers;
    for (int time = 0; time < 2; ++time) {
        std::string wrong = finishes(before, after, player, answers);
        if (!wrong.empty()) return wrong;
    }
    for (std::size_t i = 0; i < player.asked.size(); ++i) {
        const std::span<const Choice> sofar(answers.data(), i);
        std::string wrong = opens(before, player.asked[i], sofar);
        if (wrong.empty()) {
            wrong = rejects(before, player.asked[i], {sofar.begin(), sofar.end()});
        }
        if (!wrong.empty()) return wrong;
    }
    return {};
}

std::string wrongWithHappenings(const Table& before, const Table& after,
                                std::span<const Happening> happenings)
{
    Replay replay(before);
    for (const Happening& happening : happenings) {
        std::string wrong = replay.tell(happening);
        if (!wrong.empty()) return wrong;
    }
    return replay.against(after);
}

} // namespace caboose::rules
