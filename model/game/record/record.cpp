// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/record.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace caboose::game {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(OutOfPlace::Count)> outOfPlaceKeys{
    "wrong-number", "no-start", "starts-twice", "no-such-entry", "not-from-here", "nothing-tried"};

} // namespace

std::string_view keyOf(OutOfPlace why)
{
    return outOfPlaceKeys[static_cast<std::size_t>(why)];
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
    const Number before = head();
    const Place place = placeOf(entry);
    const bool isMove = entry.isMove();
    m_entries.push_back(std::move(entry));
    m_places.push_back(place);
    if (isMove) {
        joinParent(size());
    } else {
        leadTo(place.head, before);
    }
}

Record::Place Record::placeOf(const Entry& entry) const
{
    Place next;
    next.head = head();
    next.movesSinceSnapshot = movesSinceSnapshot();
    next.lastSnapshot = lastSnapshot();
    next.rules = m_places.empty() ? m_begunBy : m_places.back().rules;
    if (const auto* reopened = entry.as<Reopened>()) next.rules = reopened->rulesRevision;
    if (entry.is<Snapshot>()) {
        next.lastSnapshot = entry.number;
        next.movesSinceSnapshot = 0;
    }
    if (entry.isMove()) {
        next.parent = head();
        next.head = entry.number;
    } else if (const auto* went = entry.as<Jumped>()) {
        next.head = went->to;
    } else if (const auto* tried = entry.as<WhatIfKept>()) {
        next.head = tried->to;
    }
    if (entry.isMove() || entry.is<Jumped>()) ++next.movesSinceSnapshot;
    return next;
}

Number Record::movesSinceSnapshot() const
{
    return m_places.empty() ? 0 : m_places.back().movesSinceSnapshot;
}

Number Record::lastSnapshot() const
{
    return m_places.empty() ? noEntry : m_places.back().lastSnapshot;
}

/// Two jumps of the same length before it make one that is twice as long, and a step longer.
void Record::joinParent(Number move)
{
    const Number up = parent(move);
    if (up == noEntry) return;
    Place& here = m_places[move - 1];
    Place& before = m_places[up - 1];
    before.next = move;
    before.hasChildren = true;
    here.depth = before.depth + 1;
    const auto depthOf = [this](Number n) { return n == noEntry ? 0 : place(n).depth; };
    const Number far = before.jump;
    const Number farther = far == noEntry ? noEntry : place(far).jump;
    const bool areEqual = far != noEntry && farther != noEntry &&
                          before.depth - depthOf(far) == depthOf(far) - depthOf(farther);
    here.jump = areEqual ? farther : up;
}

/// From now on, doing again leads this way. It led to where the game was before, so nothing changes
/// from the first entry to where the two ways part.
void Record::leadTo(Number move, Number before)
{
    if (move == before || move == noEntry) return;
    const Number fork = commonAncestor(move, before);
    for (Number n = move; n != fork; n = parent(n)) m_places[parent(n) - 1].next = n;
}

Record Record::beginning(Number count) const
{
    Record part(m_begunBy);
    for (Number n = 1; n <= count; ++n) part.append(at(n));
    return part;
}

/// The ancestor at this depth, or the move itself if it is not deeper.
Number Record::raised(Number move, Number depth) const
{
    while (place(move).depth > depth) {
        const Number far = place(move).jump;
        move = place(far).depth >= depth ? far : parent(move);
    }
    return move;
}

Number Record::commonAncestor(Number a, Number b) const
{
    a = raised(a, place(b).depth);
    b = raised(b, place(a).depth);
    while (a != b) {
        // At the same depth both have jumped as far.
        const bool isFar = place(a).jump != place(b).jump;
        a = isFar ? place(a).jump : parent(a);
        b = isFar ? place(b).jump : parent(b);
    }
    return a;
}

bool Record::isAncestor(Number ancestor, Number of) const
{
    return raised(of, place(ancestor).depth) == ancestor;
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
