// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/program/actions_model.h"

#include "views/items/program/tidy_text.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace caboose::items {

QString plainName(const QString& actionText)
{
    QString name;
    for (qsizetype i = 0; i < actionText.size(); ++i) {
        if (actionText.at(i) == u'&' && ++i == actionText.size()) break;
        name.append(actionText.at(i));
    }
    while (name.endsWith(u'…') || name.endsWith(u'.')) name.chop(1);
    return name.trimmed();
}

ActionsModel::ActionsModel(QObject* parent) : QAbstractListModel(parent) {}

void ActionsModel::setActions(const QList<QAction*>& actions)
{
    beginResetModel();
    for (QAction* action : std::as_const(m_actions)) action->disconnect(this);
    m_actions = actions;
    for (QAction* action : std::as_const(m_actions)) {
        connect(action, &QAction::changed, this, [this, action] { actionChanged(action); });
        connect(action, &QObject::destroyed, this, [this, action] {
            const auto row = static_cast<int>(m_actions.indexOf(action));
            if (row < 0) return;
            beginRemoveRows({}, row, row);
            m_actions.removeAt(row);
            endRemoveRows();
        });
    }
    endResetModel();
}

int ActionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_actions.size());
}

QVariant ActionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const QAction* action = m_actions.at(index.row());
    const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
    switch (role) {
    case Qt::DisplayRole: return plainName(action->text());
    case Qt::DecorationRole: return action->icon();
    case Qt::ToolTipRole: return plainToolTip(action->statusTip());
    case Qt::AccessibleTextRole: {
        QStringList parts{plainName(action->text()), action->property("category").toString()};
        if (!shortcut.isEmpty()) parts.append(shortcut);
        return parts.join(u", "_s);
    }
    case Qt::AccessibleDescriptionRole: return action->statusTip();
    case IdRole: return action->objectName();
    case CategoryRole: return action->property("category");
    case ShortcutRole: return shortcut;
    case EnabledRole: return action->isEnabled();
    default: return {};
    }
}

void ActionsModel::actionChanged(QAction* action)
{
    const QModelIndex changed = index(static_cast<int>(m_actions.indexOf(action)));
    Q_EMIT dataChanged(changed, changed);
}

} // namespace caboose::items
