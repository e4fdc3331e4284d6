// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/action_combo.h"

#include "views/items/program/actions_model.h"

#include <QAction>
#include <QKeyEvent>

namespace caboose::views {

ActionCombo::ActionCombo(QWidget* parent) : ElidingCombo(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QComboBox::activated, this, [this](int row) {
        QAction* chosen = m_actions.value(row);
        if (chosen && !chosen->isChecked()) chosen->trigger();
        refresh();
    });
}

void ActionCombo::setActions(const QList<QAction*>& actions)
{
    for (QAction* action : std::as_const(m_actions)) action->disconnect(this);
    m_actions = actions;
    clear();
    for (QAction* action : actions) {
        addItem(action->icon(), items::plainName(action->text()));
        connect(action, &QAction::changed, this, &ActionCombo::refresh);
        connect(action, &QObject::destroyed, this, [this, action] { m_actions.removeOne(action); });
    }
    refresh();
}

void ActionCombo::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End: showPopup(); break;
    default:
        if (event->text().trimmed().isEmpty())
            ElidingCombo::keyPressEvent(event);
        else
            QWidget::keyPressEvent(event);
    }
}

void ActionCombo::refresh()
{
    for (int row = 0; row < m_actions.size() && row < count(); ++row) {
        const QAction* action = m_actions.at(row);
        setItemText(row, items::plainName(action->text()));
        setItemData(row, action->statusTip(), Qt::ToolTipRole);
        if (action->isChecked()) setCurrentIndex(row);
    }
}

} // namespace caboose::views
