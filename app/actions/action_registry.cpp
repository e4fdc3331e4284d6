// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_registry.h"

#include "views/drawing/icon.h"
#include "views/items/program/actions_model.h"
#include "views/items/program/plain_text.h"

#include <QAction>
#include <QCoreApplication>

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

QAction* Actions::add(const ActionSpec& spec, std::function<void(bool)> run)
{
    Q_ASSERT(m_specs.count(spec.id) == 0);
    auto* action = new QAction(this);
    action->setObjectName(spec.id);
    action->setCheckable(spec.checkable);
    action->setIcon(views::icon(spec.icon));
    action->setMenuRole(QAction::NoRole);
    m_specs.emplace(spec.id, spec);
    m_order.append(action);
    applyShortcuts(action);
    fill(action);
    connect(action, &QAction::triggered, this, [this, run = std::move(run), id = spec.id](bool on) {
        Q_EMIT used(id);
        run(on);
    });
    Q_EMIT listChanged();
    return action;
}

void Actions::remove(const QString& id)
{
    QAction* action = find(id);
    if (!action) return;
    m_order.removeOne(action);
    m_specs.erase(id);
    // It may be the one that is being triggered.
    action->deleteLater();
    Q_EMIT listChanged();
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

const ActionSpec& Actions::specOf(const QAction* action) const
{
    return m_specs.at(action->objectName());
}

items::ShortcutMap Actions::defaults() const
{
    items::ShortcutMap map;
    for (const auto& [id, spec] : m_specs) map.insert(id, defaultShortcuts(spec));
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
    m_changed.clear();
    for (auto it = changed.begin(); it != changed.end(); ++it) {
        const auto spec = m_specs.find(it.key());
        if (spec == m_specs.end() || defaultShortcuts(spec->second) != it.value()) {
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
