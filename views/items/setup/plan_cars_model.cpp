// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/plan_cars_model.h"

#include "model/rules/04_set_up/set_up.h"
#include "views/items/game/piece_art.h"
#include "views/items/setup/set_up_words.h"
#include "views/items/wording/wording.h"

#include <QRandomGenerator>

namespace caboose::items {

PlanCarsModel::PlanCarsModel(QObject* parent) : RowsModel(parent)
{
    for (const rules::Car car : m_available) m_order.push_back(car);
    shuffle();
}

void PlanCarsModel::setAvailable(rules::CarSet cars)
{
    if (cars == m_available) return;
    m_available = cars;
    std::erase_if(m_order, [cars](rules::Car car) { return !cars.contains(car); });
    for (const rules::Car car : cars) {
        const bool isNew = std::find(m_order.begin(), m_order.end(), car) == m_order.end();
        if (isNew) m_order.insert(m_order.begin(), car);
    }
    fill();
}

void PlanCarsModel::fill()
{
    std::vector<PlanCarRow> rows;
    for (const rules::Car car : m_order) {
        const int place = static_cast<int>(rows.size()) + 1;
        rows.push_back({.id = rules::index(car),
                        .art = artOf(car),
                        .name = words::car(car),
                        .loot = floorWords(rules::printedOn(car)),
                        .place = place <= m_needed ? place : 0});
    }
    setRows(std::move(rows));
    Q_EMIT carsChanged();
}

void PlanCarsModel::setNeeded(int count)
{
    if (count == m_needed) return;
    m_needed = count;
    fill();
}

void PlanCarsModel::shuffle()
{
    std::shuffle(m_order.begin(), m_order.end(), *QRandomGenerator::system());
    m_isAsked = false;
    m_isChosen = false;
    fill();
}

void PlanCarsModel::drawAnew()
{
    if (!m_isAsked && !m_isChosen) shuffle();
}

void PlanCarsModel::move(int row, int by)
{
    const int last = static_cast<int>(m_order.size()) - 1;
    const int to = std::clamp(row + by, 0, last);
    if (row < 0 || row > last || to == row) return;
    const rules::Car car = m_order[static_cast<std::size_t>(row)];
    m_order.erase(m_order.begin() + row);
    m_order.insert(m_order.begin() + to, car);
    m_isChosen = true;
    fill();
}

void PlanCarsModel::setAsked(bool asked)
{
    if (asked == m_isAsked) return;
    m_isAsked = asked;
    Q_EMIT carsChanged();
}

std::vector<rules::Car> PlanCarsModel::cars() const
{
    if (m_isAsked) return {};
    const auto count = std::min(m_order.size(), static_cast<std::size_t>(m_needed));
    return {m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(count)};
}

void PlanCarsModel::setOrder(const std::vector<rules::Car>& order)
{
    std::vector<rules::Car> wanted;
    const auto take = [&](rules::Car car) {
        const bool isNew = std::find(wanted.begin(), wanted.end(), car) == wanted.end();
        if (m_available.contains(car) && isNew) wanted.push_back(car);
    };
    for (const rules::Car car : order) take(car);
    for (const rules::Car car : m_order) take(car);
    m_order = wanted;
    fill();
}

QHash<int, QByteArray> PlanCarsModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"}, {ArtRole, "art"}, {LootRole, "loot"}, {PlaceRole, "place"}};
}

QVariant PlanCarsModel::value(const PlanCarRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::AccessibleTextRole:
        return row.place > 0 ? tr("%1. %2: %3").arg(row.place).arg(row.name, row.loot)
                             : tr("%1 stays in the box").arg(row.name);
    case ArtRole: return row.art;
    case LootRole: return row.loot;
    case PlaceRole: return row.place;
    default: return {};
    }
}

} // namespace caboose::items
