// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/cards.h"

namespace caboose::rules {

namespace {

/// Of a deck of the base box there are six kinds, and bullets of six others at most. Where there
/// are no more, all slots for so many are gone over, filled or empty: what ends a loop that is
/// always as long, nobody has to foresee. Empty slots hold Card{}, which none that is dealt comes
/// behind, and count nothing.
constexpr std::size_t usualKinds = 12;

/// Of so many. Leaving a loop early costs more than going to its end.
inline std::ptrdiff_t countBefore(const CardCount* first, std::size_t among, const Card& card)
{
    const std::uint32_t least = card.code() << 8U;
    std::ptrdiff_t before = 0;
    for (std::size_t i = 0; i < among; ++i) before += first[i].code() < least ? 1 : 0;
    return before;
}

/// Of the nth card, among so many.
inline std::ptrdiff_t placeOf(int n, const CardCount* first, std::size_t among)
{
    int sum = 0;
    std::ptrdiff_t before = 0;
    for (std::size_t i = 0; i < among; ++i) {
        sum += first[i].count;
        before += sum <= n ? 1 : 0;
    }
    return before;
}

} // namespace

const CardCount* Cards::find(const Card& card) const
{
    const bool isUsual = m_counts.size() <= usualKinds && card <= Card{};
    if (isUsual) return begin() + countBefore(begin(), usualKinds, card);
    return begin() + countBefore(begin(), m_counts.size(), card);
}

void Cards::add(const Card& card, int count)
{
    if (count <= 0) return;
    m_total = static_cast<std::uint16_t>(m_total + count);
    m_everHere.insert(card.kind);
    const CardCount* at = find(card);
    if (at != end() && at->card == card) {
        CardCount& there = m_counts[static_cast<std::size_t>(at - begin())];
        there.count = static_cast<std::uint8_t>(there.count + count);
    } else {
        m_counts.insert(at, {card, static_cast<std::uint8_t>(count)});
    }
}

void Cards::remove(const Card& card, int count)
{
    const CardCount* at = find(card);
    assert(at != end() && at->card == card && at->count >= count);
    take(at, count);
}

bool Cards::removeIfThere(const Card& card)
{
    const CardCount* at = find(card);
    if (at == end() || at->card != card) return false;
    take(at, 1);
    return true;
}

const CardCount* Cards::nth(int n) const
{
    if (m_counts.size() <= usualKinds) return begin() + placeOf(n, begin(), usualKinds);
    return begin() + placeOf(n, begin(), m_counts.size());
}

void Cards::take(const CardCount* at, int count)
{
    CardCount& there = m_counts[static_cast<std::size_t>(at - begin())];
    there.count = static_cast<std::uint8_t>(there.count - count);
    m_total = static_cast<std::uint16_t>(m_total - count);
    if (there.count == 0) m_counts.erase(at);
}

void Cards::addAll(const Cards& others)
{
    if (empty()) {
        *this = others;
        return;
    }
    for (const CardCount& other : others) add(other.card, other.count);
}

int Cards::count(const Card& card) const
{
    if (!m_everHere.contains(card.kind)) return 0;
    const CardCount* at = find(card);
    return at != end() && at->card == card ? at->count : 0;
}

void Cards::clear()
{
    m_counts.clear();
    m_total = 0;
}

int Cards::bullets() const
{
    int sum = 0;
    for (const CardCount& c : m_counts) sum += c.card.kind == CardKind::Bullet ? c.count : 0;
    return sum;
}

} // namespace caboose::rules
