// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/program/shortcuts_model.h"

#include "views/items/program/actions_model.h"
#include "views/items/program/tidy_text.h"

#include <QAction>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

Shortcuts withoutEmpty(Shortcuts shortcuts)
{
    shortcuts.removeIf([](const QKeySequence& keys) { return keys.isEmpty(); });
    return shortcuts;
}

bool share(const Shortcuts& one, const Shortcuts& other)
{
    return std::any_of(one.begin(), one.end(),
                       [&](const QKeySequence& keys) { return other.contains(keys); });
}

/// Letters and digits, with Shift or without, answer what is asked.
bool isAnAnswer(const QKeySequence& keys)
{
    const Qt::KeyboardModifiers modifiers = keys[0].keyboardModifiers();
    if (keys.count() != 1 || (modifiers & ~Qt::ShiftModifier)) return false;
    const Qt::Key key = keys[0].key();
    const bool isLetter = key >= Qt::Key_A && key <= Qt::Key_Z;
    return isLetter || (key >= Qt::Key_0 && key <= Qt::Key_9);
}

} // namespace

ShortcutsModel::ShortcutsModel(QObject* parent) : QAbstractTableModel(parent) {}

void ShortcutsModel::setActions(const QList<QAction*>& actions, const ShortcutMap& defaults)
{
    beginResetModel();
    m_actions = actions;
    m_defaults = defaults;
    m_draft.clear();
    for (const QAction* action : actions) m_draft[action->objectName()] = action->shortcuts();
    endResetModel();
    Q_EMIT draftChanged();
}

void ShortcutsModel::setShortcut(int row, int which, const QKeySequence& keys)
{
    Shortcuts shortcuts = shortcutsAt(row);
    shortcuts.resize(std::max<qsizetype>(shortcuts.size(), which + 1));
    shortcuts[which] = keys;
    m_draft[idAt(row)] = withoutEmpty(shortcuts);
    changed();
}

void ShortcutsModel::reset(int row)
{
    m_draft[idAt(row)] = m_defaults.value(idAt(row));
    changed();
}

void ShortcutsModel::resetAll()
{
    setDraft(m_defaults);
}

void ShortcutsModel::setDraft(const ShortcutMap& draft)
{
    for (auto it = draft.begin(); it != draft.end(); ++it) {
        if (m_draft.contains(it.key())) m_draft[it.key()] = withoutEmpty(it.value());
    }
    changed();
}

QString ShortcutsModel::idAt(int row) const
{
    return m_actions.at(row)->objectName();
}

QString ShortcutsModel::nameAt(int row) const
{
    return plainName(m_actions.at(row)->text());
}

QStringList ShortcutsModel::conflictsOf(int row) const
{
    QStringList names;
    for (int other = 0; other < rowCount(); ++other) {
        if (other != row && share(shortcutsAt(row), shortcutsAt(other))) names += nameAt(other);
    }
    const Shortcuts keys = shortcutsAt(row);
    if (std::any_of(keys.begin(), keys.end(), isAnAnswer))
        names += tr("the answers to the referee");
    return names;
}

bool ShortcutsModel::hasConflicts() const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (!conflictsOf(row).isEmpty()) return true;
    }
    return false;
}

bool ShortcutsModel::isDefault(int row) const
{
    return shortcutsAt(row) == m_defaults.value(idAt(row));
}

int ShortcutsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_actions.size());
}

int ShortcutsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ShortcutsModel::cell(int row, int column) const
{
    switch (column) {
    case NameColumn: return nameAt(row);
    case CategoryColumn: return m_actions.at(row)->property("category").toString();
    case ShortcutColumn: return shortcutsAt(row).value(0).toString(QKeySequence::NativeText);
    case SecondColumn: return shortcutsAt(row).value(1).toString(QKeySequence::NativeText);
    default: return {};
    }
}

QVariant ShortcutsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole: return cell(row, index.column());
    case Qt::DecorationRole:
        return index.column() == NameColumn ? QVariant(m_actions.at(row)->icon()) : QVariant();
    case Qt::ToolTipRole: {
        const QStringList others = conflictsOf(row);
        return plainToolTip(others.isEmpty() ? m_actions.at(row)->statusTip()
                                             : tr("Same keys as: %1").arg(others.join(u", "_s)));
    }
    case IdRole: return idAt(row);
    case ConflictRole: return !conflictsOf(row).isEmpty();
    case ChangedRole: return !isDefault(row);
    case SearchRole: {
        QStringList all;
        for (int column = 0; column < ColumnCount; ++column) all += cell(row, column);
        return all.join(u' ');
    }
    default: return {};
    }
}

QVariant ShortcutsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case NameColumn: return tr("Action");
    case CategoryColumn: return tr("Category");
    case ShortcutColumn: return tr("Shortcut");
    case SecondColumn: return tr("Second shortcut");
    default: return {};
    }
}

void ShortcutsModel::changed()
{
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT draftChanged();
}

} // namespace caboose::items
