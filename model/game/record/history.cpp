// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/history.h"

#include "model/game/record/earlier_rules.h"
#include "model/game/record/snapshot.h"

namespace caboose::game {

void History::extend(const Record& record)
{
    while (m_states.size() < record.size())
        add(record, record.at(static_cast<Number>(m_states.size() + 1)));
}

void History::shorten(Number count)
{
    m_states.resize(count);
}

const State* History::stateAfter(Number move) const
{
    if (move == noEntry || move > m_states.size()) return nullptr;
    const auto& state = m_states[move - 1];
    return state ? &*state : nullptr;
}

void History::add(const Record& record, const Entry& entry)
{
    m_states.emplace_back();
    if (const auto* snapshot = entry.as<Snapshot>()) {
        compare(record, entry, *snapshot);
        return;
    }
    if (!entry.isMove()) return;
    const State* before = stateAfter(record.parent(entry.number));
    const auto* started = entry.as<Started>();
    if (started == nullptr && before == nullptr) return;
    const std::uint32_t rules = record.rulesOf(entry.number);
    Applied applied =
        started != nullptr ? beginBy(rules, *started) : applyBy(rules, *before, entry);
    if (applied.objection) {
        m_disagreements.push_back({entry.number, applied.objection});
    } else {
        m_states.back() = std::move(applied.state);
    }
}

void History::compare(const Record& record, const Entry& entry, const Snapshot& snapshot)
{
    std::optional<State>& state = m_states[snapshot.at - 1];
    if (state && digest(positionOf(*state)) == snapshot.digest) return;
    std::optional<State> told = stateFrom(snapshot, record.at(1).as<Started>()->seed);
    // A later program may count more into a digest than the one that wrote it, so the text decides.
    if (!told || (state && positionOf(*state) == positionOf(*told))) return;
    if (state) m_disagreements.push_back({entry.number, std::nullopt});
    state = std::move(told);
}

} // namespace caboose::game
