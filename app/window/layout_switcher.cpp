// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout_switcher.h"

#include "app/actions/action_registry.h"
#include "app/actions/ask.h"
#include "app/docking/docks.h"
#include "app/docking/layout_names.h"
#include "app/system/logging.h"
#include "app/system/settings.h"
#include "app/window/layout_actions.h"
#include "views/items/program/tidy_text.h"
#include "views/widgets/message_line.h"
#include "views/widgets/spoken.h"

#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr qsizetype longestBase = 50; ///< of a name that gets a number
/// What the message is about that offers the panels as they were.
const QString resetTopic = u"reset"_s;

} // namespace

LayoutSwitcher::LayoutSwitcher(Docks& docks, Actions& actions, Settings& settings,
                               views::MessageLine& messages, QObject* parent)
    : QObject(parent), m_docks(docks), m_actions(actions), m_settings(settings),
      m_messages(messages), m_store(settings.folder())
{
    connect(&docks, &Docks::unusable, this, [this] { refuse(LayoutFault::NotALayout); });
}

void LayoutSwitcher::start(const QString& wanted, Start how)
{
    const QString last = wanted.isEmpty() ? m_settings.currentLayout() : wanted;
    const bool isUsable = m_store.has(last) && (how != Start::BuiltIn || !m_store.isOwn(last));
    setCurrent(isUsable ? last : defaultLayoutId());
    arrange(how == Start::AsLeft);
    if (how != Start::BuiltIn) remember();
    if (!wanted.isEmpty() && !m_store.has(wanted)) {
        m_messages.post({.kind = views::Message::Kind::Warning,
                         .text = [wanted] { return tr("There is no layout “%1”.").arg(wanted); }});
    }
    m_docks.setLocked(m_settings.panelsLocked());
    m_actions.refresh();
}

void LayoutSwitcher::switchTo(const QString& id)
{
    if (id == m_current || !m_store.has(id)) return;
    keep();
    setCurrent(id);
    // Before the panels go, and the keyboard with them.
    views::say(*m_docks.window(), tr("Layout: %1").arg(m_store.nameOf(id)));
    arrange(true);
    // Not before: if the program does not survive it, the next start has another one.
    remember();
}

void LayoutSwitcher::reset()
{
    const Layout before = m_docks.capture();
    m_store.forgetLeftAs(m_current);
    arrange(false);
    m_messages.post({.text = [] { return tr("Every panel is back in its place."); },
                     .actionText = [] { return tr("Undo"); },
                     .act =
                         [this, before] {
                             if (!m_docks.apply(before, fallback()))
                                 sayUnusable(LayoutFault::NotALayout, {});
                         },
                     .topic = resetTopic});
}

void LayoutSwitcher::forgetReset()
{
    m_messages.withdraw(resetTopic);
}

void LayoutSwitcher::bringBack()
{
    m_docks.dockAll();
}

bool LayoutSwitcher::anyFloating() const
{
    return m_docks.anyFloating();
}

void LayoutSwitcher::setLocked(bool locked)
{
    m_docks.setLocked(locked);
    m_settings.setPanelsLocked(locked);
}

bool LayoutSwitcher::isLocked() const
{
    return m_docks.isLocked();
}

void LayoutSwitcher::askNewName()
{
    askForText(m_docks.window(), tr("Save layout"), tr("Name of the layout:"), QString(),
               [this](const QString& name) { saveAs(name); });
}

void LayoutSwitcher::askName()
{
    askForText(m_docks.window(), tr("Rename layout"), tr("Name of the layout:"),
               m_store.nameOf(m_current), [this](const QString& name) { rename(name); });
}

void LayoutSwitcher::askExport()
{
    askForFileToWrite(m_docks.window(), tr("Export layout"), FileKind::Layout,
                      m_current + u".json"_s, [this](const QString& path) { exportTo(path); });
}

void LayoutSwitcher::askImport()
{
    askForFileToRead(m_docks.window(), tr("Import layout"), FileKind::Layout, {},
                     [this](const QString& path) { importFrom(path); });
}

QString LayoutSwitcher::saveAs(const QString& typed)
{
    const QString name = items::tidyName(typed);
    const QString taken = m_store.findByName(name);
    if (name.isEmpty()) return {};
    if (!taken.isEmpty() && !m_store.isOwn(taken)) {
        m_messages.post(
            {.kind = views::Message::Kind::Warning, .text = [name] {
                 return tr("“%1” comes with Caboose and stays as it is. Choose another name.")
                     .arg(name);
             }});
        return {};
    }
    const Layout now = m_docks.capture();
    const bool replaced = !taken.isEmpty();
    QString id = replaced && m_store.saveOwn(taken, now) ? taken : m_store.addOwn(name, now);
    if (id.isEmpty()) {
        sayNotWritten();
        return {};
    }
    m_store.forgetLeftAs(id);
    if (!replaced) addOwnAction(id);
    setCurrent(id);
    remember();
    m_messages.post({.text = [name] { return tr("Layout “%1” saved.").arg(name); }});
    return id;
}

void LayoutSwitcher::saveCurrent()
{
    if (!m_store.saveOwn(m_current, m_docks.capture())) return sayNotWritten();
    const QString name = m_store.nameOf(m_current);
    m_messages.post({.text = [name] { return tr("Layout “%1” saved.").arg(name); }});
}

bool LayoutSwitcher::rename(const QString& typed)
{
    const QString name = items::tidyName(typed);
    const QString taken = m_store.findByName(name);
    if (name.isEmpty() || (!taken.isEmpty() && taken != m_current)) {
        m_messages.post({.kind = views::Message::Kind::Warning, .text = [name] {
                             return tr("There is already a layout with the name “%1”.").arg(name);
                         }});
        return false;
    }
    if (!m_store.renameOwn(m_current, name)) {
        sayNotWritten();
        return false;
    }
    m_actions.remove(layoutActionId(m_current));
    addOwnAction(m_current);
    setCurrent(m_current);
    return true;
}

void LayoutSwitcher::remove()
{
    if (!m_store.isOwn(m_current)) return;
    const QString id = m_current;
    const QString name = m_store.nameOf(id);
    if (m_settings.preferences().confirmations) {
        m_messages.post({.kind = views::Message::Kind::Warning,
                         .text = [name] { return tr("Delete your layout “%1”?").arg(name); },
                         .actionText = [] { return tr("Delete"); },
                         .act = [this, id] { forgetOwn(id); }});
    } else {
        forgetOwn(id);
    }
}

void LayoutSwitcher::forgetOwn(const QString& id)
{
    const LayoutOrFault before = m_store.load(id);
    const QString name = m_store.nameOf(id);
    if (!m_store.removeOwn(id)) return sayNotWritten();
    m_actions.remove(layoutActionId(id));
    if (m_current == id) {
        setCurrent(defaultLayoutId());
        arrange(true);
        remember();
    }
    Q_EMIT listChanged();
    const auto* layout = std::get_if<Layout>(&before);
    if (!layout) return;
    m_messages.post({.text = [name] { return tr("Layout “%1” deleted.").arg(name); },
                     .actionText = [] { return tr("Undo"); },
                     .act =
                         [this, name, kept = *layout] {
                             addOwnAction(m_store.addOwn(name, kept));
                             switchTo(m_store.findByName(name));
                         }});
}

bool LayoutSwitcher::exportTo(const QString& path)
{
    Layout layout = m_docks.capture();
    layout.name = m_store.nameOf(m_current);
    const bool done = writeLayoutFile(path, layout);
    m_messages.post(
        {.kind = done ? views::Message::Kind::Information : views::Message::Kind::Warning,
         .text = [done, path] {
             return done ? tr("Layout written to %1").arg(path)
                         : tr("The layout could not be written to %1").arg(path);
         }});
    return done;
}

bool LayoutSwitcher::importFrom(const QString& path)
{
    const LayoutOrFault read = readLayoutFile(path);
    if (const auto* fault = std::get_if<LayoutFault>(&read)) {
        m_messages.post({.kind = views::Message::Kind::Warning, .text = [path, why = *fault] {
                             return tr("%1: %2").arg(path, explained(why));
                         }});
        return false;
    }
    const auto& layout = std::get<Layout>(read);
    QString name = layout.name.isEmpty() ? tr("Imported layout") : layout.name;
    const QString base = name.left(longestBase);
    for (int number = 2; !m_store.findByName(name).isEmpty(); ++number) {
        name = base + u' ' + QString::number(number);
    }
    const QString id = m_store.addOwn(name, layout);
    if (id.isEmpty()) {
        sayNotWritten();
        return false;
    }
    addOwnAction(id);
    switchTo(id);
    return true;
}

void LayoutSwitcher::keep()
{
    const bool isKept = m_store.keepLeftAs(m_current, m_docks.capture());
    qCInfo(layoutLog) << "kept as it was left:" << m_current << isKept;
}

void LayoutSwitcher::arrange(bool asLeft)
{
    m_isAsLeft = asLeft && m_store.hasLeftAs(m_current);
    const LayoutOrFault read = m_isAsLeft ? m_store.leftAs(m_current) : m_store.load(m_current);
    const auto* layout = std::get_if<Layout>(&read);
    const bool isUsed = m_docks.apply(layout ? *layout : fallback(), fallback());
    if (!layout || !isUsed) refuse(layout ? LayoutFault::NotALayout : std::get<LayoutFault>(read));
    Q_EMIT arranged();
}

/// How the panels are left is written there again; a named layout stays until it is saved.
void LayoutSwitcher::refuse(LayoutFault fault)
{
    sayUnusable(fault, m_isAsLeft ? m_store.putAsideLeftAs(m_current) : QString());
}

/// For a layout of the program: itself as it comes. For an own one: the default.
Layout LayoutSwitcher::fallback() const
{
    const QString id = m_store.isOwn(m_current) ? defaultLayoutId() : m_current;
    const LayoutOrFault read = m_store.load(id);
    const auto* layout = std::get_if<Layout>(&read);
    return layout ? *layout : Layout{};
}

void LayoutSwitcher::sayUnusable(LayoutFault fault, const QString& aside)
{
    qCInfo(layoutLog) << "refused:" << m_current;
    m_messages.post(
        {.kind = views::Message::Kind::Warning, .text = [this, id = m_current, fault, aside] {
             const QString text = tr("The layout “%1” could not be used, so the panels are where "
                                     "Caboose puts them. %2")
                                      .arg(m_store.nameOf(id), explained(fault));
             return aside.isEmpty() ? text : text + u' ' + tr("It is kept as %1.").arg(aside);
         }});
}

void LayoutSwitcher::sayNotWritten()
{
    m_messages.post({.kind = views::Message::Kind::Warning, .text = [] {
                         return tr("The layout could not be written to the settings folder.");
                     }});
}

void LayoutSwitcher::setCurrent(const QString& id)
{
    m_current = id;
    qCInfo(layoutLog) << "taken:" << id;
    m_actions.refresh();
    Q_EMIT currentChanged();
}

/// Whoever has never chosen one gets the default: the first start waits for no disk.
void LayoutSwitcher::remember()
{
    if (m_current == defaultLayoutId() && m_settings.currentLayout().isEmpty()) return;
    m_settings.setCurrentLayout(m_current);
}

void LayoutSwitcher::addActions()
{
    m_actions.add(layoutActions(), *this);
    for (const LayoutEntry& entry : m_store.list()) {
        if (entry.own) addOwnAction(entry.id);
    }
}

void LayoutSwitcher::addOwnAction(const QString& id)
{
    m_actions.add(withSubject(ownLayoutAction(id, m_store.nameOf(id)), *this));
    m_actions.refresh();
    Q_EMIT listChanged();
}

} // namespace caboose::app
