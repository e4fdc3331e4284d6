// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/watched_game.h"

#include "model/rules/core/consistency.h"
#include "model/rules/core/resolve.h"

namespace caboose::rules {

WatchedGame::WatchedGame(const Plan& plan, std::uint64_t seed) : WatchedGame(tableFor(plan), seed)
{}

WatchedGame::WatchedGame(const Table& start, std::uint64_t seed)
    : m_random(seed), m_player(seed), m_table(start), m_start(stockOf(m_table))
{
    m_player.lookAt = [this](const Table& table) { return wrongInside(table); };
}

std::string WatchedGame::play()
{
    while (m_table.progress.step != Step::GameOver) {
        const std::string wrong = playBeatAndLook();
        if (!wrong.empty()) return "beat " + std::to_string(beats) + ": " + wrong;
    }
    return {};
}

std::string WatchedGame::playBeatAndLook()
{
    // What takes long is done for some beats only; a thousand games see all of them.
    const bool closely = m_random.below(24) == 0;
    const Table before = m_table;
    m_player.beginBeat(closely);
    playBeat(m_table, m_player, &m_player);
    ++beats;
    questions += static_cast<int>(m_player.answers.size());
    std::string wrong = m_player.complaint;
    if (wrong.empty()) wrong = wrongAfter(before);
    if (wrong.empty() && closely) wrong = wrongClosely(before);
    m_lost = lostSoFar();
    return wrong;
}

std::array<int, characterCount + 1> WatchedGame::lostSoFar() const
{
    auto lost = m_lost;
    for (const Happening& happening : m_player.happenings) {
        const bool isLost = happening.what == HappeningKind::BulletRemoved ||
                            happening.what == HappeningKind::BulletUnderWildBunch;
        if (isLost && happening.who != Pawn::None) {
            ++lost[static_cast<std::size_t>(happening.who)];
        }
    }
    return lost;
}

std::string WatchedGame::wrongInside(const Table& table) const
{
    std::string wrong = wrongWithPawns(table);
    if (wrong.empty()) wrong = wrongWithStock(m_start, table, lostSoFar());
    if (wrong.empty()) wrong = wrongWithReceived(table);
    if (wrong.empty()) wrong = wrongWithBots(table);
    return wrong;
}

std::string WatchedGame::wrongAfter(const Table& before) const
{
    std::string wrong = wrongInside(m_table);
    if (wrong.empty()) wrong = wrongWithCompany(m_table);
    if (wrong.empty()) wrong = wrongWithHappenings(before, m_table, m_player.happenings);
    return wrong;
}

std::string WatchedGame::wrongClosely(const Table& before)
{
    std::string wrong = wrongWithResolving(before, m_table, m_player);
    if (wrong.empty()) wrong = wrongWithCopies(m_table, m_random);
    if (wrong.empty()) wrong = wrongWithHiding(m_table, m_random);
    const auto faults = inconsistencies(m_table);
    if (wrong.empty() && !faults.empty()) wrong = keyOf(faults.front().fault);
    return wrong;
}

std::string changedByReadingRefusals(const Table& start, std::uint64_t seed)
{
    RandomPlayer hasty(seed);
    RandomPlayer thorough(seed);
    thorough.readRefusals();
    Table a = start;
    Table b = start;
    for (int beat = 1; a.progress.step != Step::GameOver; ++beat) {
        if (!playBeat(a, hasty)) return "stuck in beat " + std::to_string(beat);
        playBeat(b, thorough);
        if (a != b) return "another table after beat " + std::to_string(beat);
    }
    return {};
}

} // namespace caboose::rules
