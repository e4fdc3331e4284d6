// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/cards.h"

namespace caboose::rules {

namespace {

/// Counts those that come before: leaving a loop early costs more than going to its end.
const CardCount* find(const CardCount* first, const CardCount* last, const Card& card)
{
    const std::uint32_t least = card.code() << 8U;
    std::ptrdiff_t before = 0;
    for (const CardCount* at = first; at != last; ++at) before += at->code() < least ? 1 : 0;
    return first + before;
}

} // namespace

void Cards::add(const Card& card, int count)
{
    if (count > 0) addFrom(begin(), card, count);
}

const CardCount* Cards::addFrom(const CardCount* from, const Card& card, int count)
{
    m_total = static_cast<std::uint16_t>(m_total + count);
    m_everHere.insert(card.kind);
    const CardCount* at = find(from, end(), card);
    if (at != end() && at->card == card) {
        CardCount& there = m_counts[static_cast<std::size_t>(at - begin())];
        there.count = static_cast<std::uint8_t>(there.count + count);
    } else {
        m_counts.insert(at, {card, static_cast<std::uint8_t>(count)});
    }
    return at;
}

void Cards::remove(const Card& card, int count)
{
    const CardCount* at = find(begin(), end(), card);
    assert(at != end() && at->card == card && at->count >= count);
    take(at, count);
}

bool Cards::removeIfThere(const Card& card)
{
    const CardCount* at = find(begin(), end(), card);
    if (at == end() || at->card != card) return false;
    take(at, 1);
    return true;
}

Card Cards::takeNth(int n)
{
    int sum = 0;
    std::ptrdiff_t before = 0;
    for (const CardCount& c : m_counts) {
        sum += c.count;
        before += sum <= n ? 1 : 0;
    }
    const CardCount* at = begin() + before;
    const Card card = at->card;
    take(at, 1);
    return card;
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
    const CardCount* at = begin();
    for (const CardCount& other : others) at = addFrom(at, other.card, other.count);
}

int Cards::count(const Card& card) const
{
    if (!m_everHere.contains(card.kind)) return 0;
    const CardCount* at = find(begin(), end(), card);
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
