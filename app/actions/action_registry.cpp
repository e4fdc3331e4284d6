// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_registry.h"

#include "views/drawing/icon.h"
#include "views/items/program/actions_model.h"
#include "views/items/program/tidy_text.h"

#include <QAction>
#include <QCoreApplication>
#include <QShortcutEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

const char* sourceNameOf(Category category)
{
    switch (category) {
    case Category::Program: return QT_TRANSLATE_NOOP("Actions", "Program");
    case Category::Game: return QT_TRANSLATE_NOOP("Actions", "Game");
    case Category::Rulebook: return QT_TRANSLATE_NOOP("Actions", "Rulebook");
    case Category::View: return QT_TRANSLATE_NOOP("Actions", "View");
    case Category::Layout: return QT_TRANSLATE_NOOP("Actions", "Layout");
    case Category::Panels: return QT_TRANSLATE_NOOP("Actions", "Panels");
    case Category::Language: return QT_TRANSLATE_NOOP("Actions", "Language");
    case Category::Settings: return QT_TRANSLATE_NOOP("Actions", "Settings");
    case Category::Help: return QT_TRANSLATE_NOOP("Actions", "Help");
    }
    return "";
}

QString words(const ActionSpec& spec, const char* source)
{
    const QString text = QCoreApplication::translate(spec.context, source);
    return spec.argument.isEmpty() ? text : text.arg(spec.argument);
}

QString toolTipFor(const QAction* action)
{
    const QString name = items::plainName(action->text());
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString head = keys.isEmpty() ? name : name + u" ("_s + keys + u')';
    return items::plainToolTip(head + u'\n' + action->statusTip());
}

} // namespace

QString nameOf(Category category)
{
    return QCoreApplication::translate("Actions", sourceNameOf(category));
}

QString nameOf(const ActionSpec& spec)
{
    // A name that somebody typed may hold an "&" that is no mnemonic.
    ActionSpec escaped = spec;
    escaped.argument.replace(u'&', u"&&"_s);
    return words(escaped, spec.name);
}

QString tipOf(const ActionSpec& spec)
{
    return words(spec, spec.tip);
}

items::Shortcuts defaultShortcuts(const ActionSpec& spec)
{
    items::Shortcuts shortcuts;
    for (const QString& keys : spec.keys) {
        shortcuts.append(QKeySequence(keys, QKeySequence::PortableText));
    }
    return shortcuts;
}

Actions::Actions(QObject* parent) : QObject(parent) {}

void Actions::add(const Action& row)
{
    const ActionSpec& spec = row.spec;
    Q_ASSERT(m_rows.count(spec.id) == 0);
    auto* action = new QAction(this);
    action->setObjectName(spec.id);
    action->setCheckable(bool(row.checked));
    action->setIcon(views::icon(spec.icon));
    action->setMenuRole(QAction::NoRole);
    m_rows.emplace(spec.id, row);
    m_order.append(action);
    applyShortcuts(action);
    fill(action);
    action->installEventFilter(this);
    // A copy: what is run may remove the row.
    connect(action, &QAction::triggered, this, [this, run = row.run, id = spec.id](bool on) {
        Q_EMIT used(id);
        run({.on = on, .byKeys = std::exchange(m_isByKeys, false)});
        refresh();
    });
}

bool Actions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Shortcut) {
        m_isByKeys = !static_cast<QShortcutEvent*>(event)->isAmbiguous();
    }
    return QObject::eventFilter(watched, event);
}

void Actions::remove(const QString& id)
{
    QAction* action = find(id);
    if (!action) return;
    m_order.removeOne(action);
    m_rows.erase(id);
    // It may be the one that is being triggered.
    action->deleteLater();
}

void Actions::refresh()
{
    for (QAction* action : std::as_const(m_order)) {
        const Action& row = rowOf(action);
        if (row.enabled) action->setEnabled(row.enabled());
        if (row.checked) action->setChecked(row.checked());
    }
}

QAction* Actions::find(const QString& id) const
{
    for (QAction* action : m_order) {
        if (action->objectName() == id) return action;
    }
    return nullptr;
}

QList<QAction*> Actions::of(Category category) const
{
    QList<QAction*> found;
    for (QAction* action : m_order) {
        if (specOf(action).category == category) found.append(action);
    }
    return found;
}

const Action& Actions::rowOf(const QAction* action) const
{
    return m_rows.at(action->objectName());
}

items::ShortcutMap Actions::defaults() const
{
    items::ShortcutMap map;
    for (const auto& [id, row] : m_rows) map.insert(id, defaultShortcuts(row.spec));
    return map;
}

items::ShortcutMap Actions::shortcuts() const
{
    items::ShortcutMap map;
    for (const QAction* action : m_order) map.insert(action->objectName(), action->shortcuts());
    return map;
}

items::ShortcutMap Actions::changedShortcuts() const
{
    return m_changed;
}

void Actions::setChangedShortcuts(const items::ShortcutMap& changed)
{
    if (changed.isEmpty() && m_changed.isEmpty()) return;
    m_changed.clear();
    for (auto it = changed.begin(); it != changed.end(); ++it) {
        const auto row = m_rows.find(it.key());
        if (row == m_rows.end() || defaultShortcuts(row->second.spec) != it.value()) {
            m_changed.insert(it.key(), it.value());
        }
    }
    for (QAction* action : std::as_const(m_order)) {
        applyShortcuts(action);
        fill(action);
    }
}

void Actions::retranslate()
{
    for (QAction* action : std::as_const(m_order)) fill(action);
}

void Actions::fill(QAction* action) const
{
    const ActionSpec& spec = specOf(action);
    action->setText(nameOf(spec));
    action->setStatusTip(tipOf(spec));
    action->setToolTip(toolTipFor(action));
    action->setProperty("category", nameOf(spec.category));
}

void Actions::applyShortcuts(QAction* action) const
{
    const QString id = action->objectName();
    action->setShortcuts(m_changed.contains(id) ? m_changed.value(id)
                                                : defaultShortcuts(specOf(action)));
}

} // namespace caboose::app
