// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/own_rounds_model.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/03_definitions/teams.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/spoken_text.h"
#include "views/items/wording/wording.h"

#include <algorithm>
#include <array>
#include <map>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rules::Event;
using rules::RoundSet;
using rules::Turn;

/// As many of the group's own as fit beside those of the box.
constexpr std::size_t mostCards = 20;

constexpr std::array turns{Turn::Normal,  Turn::Tunnel,  Turn::SpeedingUp, Turn::Switching,
                           Turn::Turmoil, Turn::Jarring, Turn::Diversion};

/// In the order in which they are offered; plain ones of any number of players are one.
constexpr std::array sets{RoundSet::UpToFour, RoundSet::Station, RoundSet::CavalryNormal,
                          RoundSet::CavalryBetrayal};

bool isOf(RoundSet set, const rules::RoundCard& card)
{
    return rules::isBrown(set) ? card.set == set : !rules::isBrown(card.set);
}

/// Those of the cards of this set that may come up in a game that can be followed.
std::vector<Event> eventsOf(RoundSet set)
{
    std::vector<Event> events;
    for (const rules::BoxContents* box : rules::boxesOf(rules::playableModules())) {
        for (const rules::NamedRoundCard& named : box->roundCards) {
            const Event event = named.card.event;
            const bool isNew = std::find(events.begin(), events.end(), event) == events.end();
            const bool isThere = rules::playableModules().contains(named.about);
            if (event != Event::None && isNew && isThere && isOf(set, named.card)) {
                events.push_back(event);
            }
        }
    }
    return events;
}

/// None, then those of the usual rounds, then those of the last one.
const std::vector<Event>& events()
{
    static const std::vector<Event> all = [] {
        std::vector<Event> list{Event::None};
        for (const RoundSet set : sets) {
            for (const Event event : eventsOf(set)) list.push_back(event);
        }
        return list;
    }();
    return all;
}

RoundSet setOf(Event event)
{
    static const auto all = [] {
        std::map<Event, RoundSet> setOf;
        for (const RoundSet set : sets) {
            for (const Event each : eventsOf(set)) setOf.emplace(each, set);
        }
        return setOf;
    }();
    const auto found = all.find(event);
    return found == all.end() ? RoundSet::UpToFour : found->second;
}

std::uint8_t freeId(const std::vector<rules::RoundCard>& cards)
{
    std::uint8_t id = rules::firstOwnRoundCard;
    const auto isTaken = [&](const rules::RoundCard& card) { return card.id == id; };
    while (std::any_of(cards.begin(), cards.end(), isTaken)) ++id;
    return id;
}

bool isOfBox(const rules::RoundCard& card)
{
    return card.id < rules::firstOwnRoundCard;
}

/// Of two without an event, each may be called the first one, in different games.
bool isSameCard(const rules::RoundCard& one, const rules::RoundCard& other)
{
    rules::RoundCard asOther = one;
    asOther.id = other.id;
    return asOther == other && rules::boxOf(one.id) == rules::boxOf(other.id);
}

std::vector<rules::RoundCard> thoseOf(const std::vector<rules::RoundCard>& cards, bool ofBox)
{
    std::vector<rules::RoundCard> found;
    std::copy_if(cards.begin(), cards.end(), std::back_inserter(found),
                 [ofBox](const rules::RoundCard& card) { return isOfBox(card) == ofBox; });
    return found;
}

/// What is left in the order of `cards` if no more than fit are the group's own.
std::vector<rules::RoundCard> asFarAsTheyFit(const std::vector<rules::RoundCard>& cards)
{
    std::vector<rules::RoundCard> fitting;
    std::size_t own = 0;
    for (const rules::RoundCard& card : cards) {
        if (isOfBox(card) || ++own <= mostCards) fitting.push_back(card);
    }
    return fitting;
}

} // namespace

QStringList OwnRoundsModel::turnNames()
{
    QStringList names;
    for (const Turn turn : turns) names.append(words::turn(turn));
    return names;
}

QStringList OwnRoundsModel::turnArts()
{
    QStringList arts;
    for (const Turn turn : turns) arts.append(artOf(turn));
    return arts;
}

QStringList OwnRoundsModel::eventNames()
{
    QStringList names;
    for (const Event event : events()) names.append(words::event(event));
    return names;
}

int OwnRoundsModel::numberOf(Event event)
{
    const auto found = std::find(events().begin(), events().end(), event);
    return found == events().end() ? -1 : static_cast<int>(found - events().begin());
}

int OwnRoundsModel::eventOfNextUnread() const
{
    return m_unread.empty() ? -1 : numberOf(m_unread.front().event);
}

void OwnRoundsModel::add(const QList<int>& chosen, int event, int hands)
{
    rules::RoundCard card;
    card.event = events().at(static_cast<std::size_t>(event));
    const auto unread = std::find_if(m_unread.begin(), m_unread.end(),
                                     [&](const auto& one) { return one.event == card.event; });
    const bool isNew = unread == m_unread.end();
    if (chosen.isEmpty() || (isNew && own().size() >= mostCards)) return;
    card.id = isNew ? freeId(m_cards) : unread->id;
    card.set = isNew ? setOf(card.event) : unread->set;
    card.hands = static_cast<std::uint8_t>(std::clamp(hands, 0, mostHands));
    for (const int turn : chosen.mid(0, mostTurns)) {
        card.turns.push_back(turns.at(static_cast<std::size_t>(turn)));
    }
    m_cards.push_back(card);
    fill();
}

void OwnRoundsModel::learn(const std::vector<rules::RoundCard>& told)
{
    bool isAnyNew = false;
    for (const rules::RoundCard& card : told) {
        const auto isIt = [&](const rules::RoundCard& known) { return isSameCard(known, card); };
        if (std::any_of(m_cards.begin(), m_cards.end(), isIt)) continue;
        std::erase_if(m_cards, [&](const auto& known) { return known.id == card.id; });
        m_cards.push_back(card);
        isAnyNew = true;
    }
    if (isAnyNew) fill();
}

std::vector<rules::RoundCard> OwnRoundsModel::own() const
{
    return thoseOf(m_cards, false);
}

std::vector<rules::RoundCard> OwnRoundsModel::told() const
{
    return thoseOf(m_cards, true);
}

void OwnRoundsModel::remove(int row)
{
    if (row < 0 || row >= rowCount()) return;
    m_cards.erase(m_cards.begin() + row);
    fill();
}

void OwnRoundsModel::setCards(const std::vector<rules::RoundCard>& cards)
{
    m_cards = asFarAsTheyFit(cards);
    fill();
}

void OwnRoundsModel::fill()
{
    std::vector<OwnRoundRow> rows;
    for (const rules::RoundCard& card : m_cards) {
        OwnRoundRow row{.id = card.id,
                        .arts = {},
                        .turns = {},
                        .event =
                            isOfBox(card) ? words::roundCard(card.id) : words::event(card.event),
                        .hands = words::handIcons(card.hands),
                        .isStation = {}};
        QStringList names;
        for (const Turn turn : card.turns) {
            names.append(words::turn(turn));
            row.arts.append(artOf(turn));
        }
        row.turns = names.join(u", "_s);
        row.isStation = rules::isBrown(card.set);
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
    Q_EMIT cardsChanged();
}

QHash<int, QByteArray> OwnRoundsModel::roleNames() const
{
    return {{Qt::DisplayRole, "turns"}, {EventRole, "event"}, {StationRole, "station"}};
}

QVariant OwnRoundsModel::value(const OwnRoundRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.turns;
    case Qt::AccessibleTextRole: return spokenTogether({row.turns, row.hands, row.event});
    case EventRole: return row.event;
    case StationRole: return row.isStation;
    default: return {};
    }
}

} // namespace caboose::items
