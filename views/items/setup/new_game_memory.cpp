// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a new game remembers of those before it.

#include "model/rules/14_player_marshal/piles.h"
#include "views/items/setup/new_game_model.h"
#include "views/items/setup/plan_settings.h"

namespace caboose::items {

namespace {

/// What is told now stands against what was told then.
rules::PileOrder withTold(rules::PileOrder known, const rules::PileOrder& told)
{
    for (std::size_t place = 0; place < known.size(); ++place) {
        if (told[place] != rules::MarshalBullet::Unknown) known[place] = told[place];
    }
    return rules::isPileOrder(known) ? known : told;
}

} // namespace

void NewGameModel::rememberPiles(const rules::PileOrders& told)
{
    const rules::PileOrders before = m_pileOrders;
    for (std::size_t colt = 0; colt < told.size(); ++colt) {
        m_pileOrders[colt] = withTold(before[colt], told[colt]);
    }
    if (m_pileOrders != before) Q_EMIT planChanged();
}

QStringList NewGameModel::toStrings() const
{
    return stringsOf({.order = m_seats.order(),
                      .playing = m_seats.playing(),
                      .bots = m_seats.bots(),
                      .names = m_names,
                      .kept = m_kept,
                      .entersPlayed = m_entersPlayed,
                      .carsAreAsked = m_cars.isAsked(),
                      .firstIsAsked = m_firstIsAsked,
                      .ownRounds = m_ownRounds.cards(),
                      .boxes = m_boxes.boxes(),
                      .modules = m_modules.modules(),
                      .boxesAreSettled = m_boxes.isSettled(),
                      .pileOrders = m_pileOrders});
}

void NewGameModel::setFromStrings(const QStringList& strings)
{
    const RememberedPlan plan = planFrom(strings);
    if (plan.order.empty()) return;
    m_filling = true;
    m_seats = PlannedSeats(plan.order, plan.playing, plan.bots);
    m_names = plan.names;
    m_kept = plan.kept;
    m_entersPlayed = plan.entersPlayed;
    m_firstIsAsked = plan.firstIsAsked;
    m_pileOrders = plan.pileOrders;
    m_cars.setAsked(plan.carsAreAsked);
    m_ownRounds.setCards(plan.ownRounds);
    m_boxes.setBoxes(plan.boxes);
    m_boxes.settle(plan.boxesAreSettled);
    m_modules.setModules(plan.modules);
    m_filling = false;
    fill();
}

} // namespace caboose::items
