// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/history.h"

#include "model/game/record/earlier_rules.h"
#include "model/game/record/snapshot.h"

#include <cassert>
#include <utility>

namespace caboose::game {

void History::extend(const Record& record)
{
    while (m_states.size() < record.size())
        add(record, record.at(static_cast<Number>(m_states.size() + 1)));
}

void History::extend(const Record& record, const State& before, State after)
{
    const Number move = record.size();
    assert(m_states.size() + 1 == move && record.isMove(move));
    m_states.emplace_back();
    if (const Kept* parent = kept(record.parent(move))) {
        m_states.back() = packed(std::move(after), parent, before);
    }
}

void History::shorten(Number count)
{
    m_states.resize(count);
}

const History::Kept* History::kept(Number move) const
{
    if (move == noEntry || move > m_states.size()) return nullptr;
    const auto& state = m_states[move - 1];
    return state ? &*state : nullptr;
}

bool History::startsBeat(Number move) const
{
    const Kept* found = kept(move);
    return found != nullptr && found->rest.answers.empty();
}

std::optional<State> History::stateAfter(Number move) const
{
    const Kept* found = kept(move);
    if (found == nullptr) return std::nullopt;
    State state = found->rest;
    state.table = found->table.table();
    return state;
}

void History::add(const Record& record, const Entry& entry)
{
    m_states.emplace_back();
    if (const auto* snapshot = entry.as<Snapshot>()) {
        compare(record, entry, *snapshot);
    } else if (entry.isMove()) {
        addMove(record, entry);
    }
}

void History::addMove(const Record& record, const Entry& entry)
{
    const Number parent = record.parent(entry.number);
    const std::optional<State> before = stateAfter(parent);
    const auto* started = entry.as<Started>();
    if (started == nullptr && !before) return;
    const std::uint32_t rules = record.rulesOf(entry.number);
    Applied applied =
        started != nullptr ? beginBy(rules, *started) : applyBy(rules, *before, entry);
    if (applied.objection) {
        m_disagreements.push_back({entry.number, applied.objection});
    } else {
        m_states.back() = packed(std::move(applied.state), kept(parent), before);
    }
}

/// All states of a beat share its table.
History::Kept History::packed(State state, const Kept* parent, const std::optional<State>& before)
{
    const auto table = std::exchange(state.table, nullptr);
    if (parent == nullptr) return {PackedTable(*table), std::move(state)};
    const bool isSameBeat = table == before->table;
    return {isSameBeat ? parent->table : PackedTable(*table, parent->table), std::move(state)};
}

void History::compare(const Record& record, const Entry& entry, const Snapshot& snapshot)
{
    const std::optional<State> state = stateAfter(snapshot.at);
    if (state && digest(positionOf(*state)) == snapshot.digest) return;
    std::optional<State> told = stateFrom(snapshot, record.at(1).as<Started>()->seed);
    // A later program may count more into a digest than the one that wrote it, so the text decides.
    if (!told || (state && positionOf(*state) == positionOf(*told))) return;
    if (state) m_disagreements.push_back({entry.number, std::nullopt});
    m_states[snapshot.at - 1] = packed(std::move(*told), nullptr, std::nullopt);
}

} // namespace caboose::game
