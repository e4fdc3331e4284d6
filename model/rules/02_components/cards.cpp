// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/cards.h"

namespace caboose::rules {

namespace {

const CardCount* find(const CardCount* first, const CardCount* last, Card card)
{
    while (first != last && first->card < card) ++first;
    return first;
}

} // namespace

void Cards::add(Card card, int count)
{
    if (count == 0) return;
    m_total = static_cast<std::uint8_t>(m_total + count);
    const CardCount* at = find(begin(), end(), card);
    if (at != end() && at->card == card) {
        CardCount& there = m_counts[static_cast<std::size_t>(at - begin())];
        there.count = static_cast<std::uint8_t>(there.count + count);
    } else {
        m_counts.insert(at, {card, static_cast<std::uint8_t>(count)});
    }
}

void Cards::remove(Card card, int count)
{
    const CardCount* at = find(begin(), end(), card);
    assert(at != end() && at->card == card && at->count >= count);
    CardCount& there = m_counts[static_cast<std::size_t>(at - begin())];
    there.count = static_cast<std::uint8_t>(there.count - count);
    m_total = static_cast<std::uint8_t>(m_total - count);
    if (there.count == 0) m_counts.erase(at);
}

void Cards::addAll(const Cards& others)
{
    for (const CardCount& other : others) add(other.card, other.count);
}

int Cards::count(Card card) const
{
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
