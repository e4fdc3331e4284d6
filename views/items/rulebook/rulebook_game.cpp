// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rulebook_game.h"

#include "views/items/rulings/rulings_model.h"

namespace caboose::items {
QList<rulebook::Box> allBoxes()
{
    QList<rulebook::Box> boxes;
    for (int number = 0; number < rulebook::boxCount; ++number) {
        boxes.append(static_cast<rulebook::Box>(number));
    }
    return boxes;
}

RulebookGame::RulebookGame(const RulingsModel& rulings, QObject* parent)
    : QObject(parent), m_rulings(rulings), m_boxes{rulebook::Box::Base}
{
    connect(&rulings, &RulingsModel::rulingsChanged, this, [this] {
        if (!m_onTable) Q_EMIT changed();
    });
}

void RulebookGame::setTable(const std::optional<rulebook::RulebookContext>& onTable)
{
    if (onTable == m_onTable) return;
    m_onTable = onTable;
    Q_EMIT changed();
}

void RulebookGame::setBoxes(rulebook::Boxes boxes)
{
    if (boxes == m_boxes) return;
    m_boxes = boxes;
    Q_EMIT boxesChanged();
    if (!m_onTable) Q_EMIT changed();
}

rulebook::RulebookContext RulebookGame::game() const
{
    if (m_onTable) return *m_onTable;
    rulebook::RulebookContext game = rulebook::gameOf(m_rulings.edition(), m_boxes);
    game.rulings = m_rulings.rulings();
    return game;
}

rulebook::RulebookContext RulebookGame::gameBy(rules::Edition edition) const
{
    return m_onTable ? rulebook::under(edition, *m_onTable) : rulebook::gameOf(edition, m_boxes);
}

QString RulebookGame::title() const
{
    const rulebook::RulebookContext now = game();
    QString edition = nameOf(now.edition);
    if (!m_onTable || now.players == 0) return edition;
    //: %1: an edition of the rules
    return tr("%1, %n player(s)", nullptr, now.players).arg(edition);
}

} // namespace caboose::items
