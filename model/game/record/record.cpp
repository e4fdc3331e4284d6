// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/record.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace caboose::game {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(OutOfPlace::Count)> keys{
    "wrong-number", "no-start", "starts-twice", "no-such-entry", "not-from-here", "nothing-tried"};

} // namespace

std::string_view keyOf(OutOfPlace why)
{
    return keys[static_cast<std::size_t>(why)];
}

std::optional<OutOfPlace> Record::check(const Entry& entry) const
{
    if (entry.number != size() + 1) return OutOfPlace::WrongNumber;
    if (entry.is<Started>() != (size() == 0)) {
        return size() == 0 ? OutOfPlace::NoStart : OutOfPlace::StartsTwice;
    }
    if (const auto* went = entry.as<Jumped>()) {
        if (went->from != head()) return OutOfPlace::NotFromHere;
        if (!isMove(went->to)) return OutOfPlace::NoSuchEntry;
    }
    if (const auto* tried = entry.as<WhatIfKept>()) {
        if (tried->from != head()) return OutOfPlace::NotFromHere;
        if (!isMove(tried->to)) return OutOfPlace::NoSuchEntry;
        if (tried->count == 0) return OutOfPlace::EmptyWhatIf;
    }
    if (const auto* noted = entry.as<Noted>()) {
        if (!isMove(noted->about)) return OutOfPlace::NoSuchEntry;
    }
    if (const auto* snapshot = entry.as<Snapshot>()) {
        if (!isMove(snapshot->at)) return OutOfPlace::NoSuchEntry;
    }
    return std::nullopt;
}

void Record::append(Entry entry)
{
    assert(!check(entry));
    Place place;
    place.head = head();
    if (entry.isMove()) {
        place.parent = head();
        place.head = entry.number;
    } else if (const auto* went = entry.as<Jumped>()) {
        place.head = went->to;
    } else if (const auto* tried = entry.as<WhatIfKept>()) {
        place.head = tried->to;
    }
    m_entries.push_back(std::move(entry));
    m_places.push_back(place);
    if (m_entries.back().isMove()) {
        joinParent(size());
    } else {
        leadTo(place.head);
    }
}

void Record::joinParent(Number move)
{
    if (parent(move) == noEntry) return;
    Place& before = m_places[parent(move) - 1];
    before.next = move;
    before.hasChildren = true;
}

/// From now on, doing again leads this way.
void Record::leadTo(Number move)
{
    for (Number n = move; n != noEntry && parent(n) != noEntry; n = parent(n))
        m_places[parent(n) - 1].next = n;
}

Record Record::beginning(Number count) const
{
    Record part;
    for (Number n = 1; n <= count; ++n) part.append(at(n));
    return part;
}

Number Record::commonAncestor(Number a, Number b) const
{
    // Whatever stands behind an entry has a higher number.
    while (a != b) {
        Number& later = a > b ? a : b;
        later = parent(later);
    }
    return a;
}

bool Record::isAncestor(Number ancestor, Number of) const
{
    return commonAncestor(ancestor, of) == ancestor;
}

std::vector<Number> Record::line(Number to) const
{
    std::vector<Number> numbers;
    for (Number n = to; n != noEntry; n = parent(n)) numbers.push_back(n);
    std::reverse(numbers.begin(), numbers.end());
    return numbers;
}

std::vector<Number> Record::branches() const
{
    std::vector<Number> ends;
    for (Number n = 1; n <= size(); ++n) {
        const bool isEnd = isMove(n) && !m_places[n - 1].hasChildren;
        if (isEnd && !isAncestor(n, head())) ends.push_back(n);
    }
    return ends;
}

} // namespace caboose::game
