// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the panels of Docks go: as a layout says, all but one away, and back.

#include "app/docking/dock.h"
#include "app/system/logging.h"

#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/core/Layout.h>
#include <kddockwidgets/core/MainWindow.h>

#include <QJsonDocument>

#include <algorithm>
#include <exception>
#include <utility>

using namespace Qt::StringLiterals;
namespace kddw = KDDockWidgets;

namespace caboose::app {
namespace {

kddw::Location locationOf(Side side)
{
    switch (side) {
    case Side::Left: return kddw::Location_OnLeft;
    case Side::Top: return kddw::Location_OnTop;
    case Side::Bottom: return kddw::Location_OnBottom;
    case Side::Centre:
    case Side::Right:
    case Side::Tab: break;
    }
    return kddw::Location_OnRight;
}

} // namespace

bool Docks::apply(const Layout& layout, const Layout& fallback)
{
    m_alone = {};
    m_guests.clear();
    m_centre = layout.centre;
    const QString page = m_pageFor ? m_pageFor(m_centre) : QString();
    if (!find(page)) return arrange(layout, fallback);
    m_alone = {.before = layout, .fallback = fallback};
    showAlone(page);
    qCInfo(docksLog) << "layout behind a page:" << layout.name << page;
    return true;
}

bool Docks::arrange(const Layout& layout, const Layout& fallback)
{
    const bool readable = layout.docking.isEmpty() || restore(layout.docking);
    if (!readable) {
        m_centre = fallback.centre;
        place(fallback.placements);
    } else if (layout.docking.isEmpty()) {
        place(layout.placements);
    } else {
        placeNewcomers(layout, fallback);
    }
    placeSomething();
    fitToScreens();
    qCInfo(docksLog) << "layout applied:" << layout.name << "as it was left:" << readable;
    return readable;
}

Layout Docks::capture() const
{
    if (!m_alone.panel.isEmpty()) return m_alone.before;
    return {.centre = m_centre, .panels = m_ids, .docking = serialized()};
}

void Docks::showAlone(const QString& panelId)
{
    Dock* wanted = find(panelId);
    if (!wanted || panelId == m_alone.panel) return;
    if (m_alone.panel.isEmpty() && !m_alone.fallback) m_alone.before = capture();
    m_alone.panel = panelId;
    m_alone.isCentre = false;
    // Else the keyboard goes from one panel that closes to the next, and all are read out.
    if (!hasFocus(panelId)) m_window->setFocus(Qt::OtherFocusReason);
    QList<Dock*> others = m_docks;
    others.removeIf([wanted](const Dock* dock) { return dock == wanted || !dock->isOpen(); });
    // With each that closes the rest become larger: what they hold need not be laid out for that.
    for (const Dock* dock : std::as_const(others)) dock->widget()->hide();
    for (Dock* dock : std::as_const(others)) dock->close();
    for (const Dock* dock : std::as_const(others)) dock->widget()->show();
    if (!wanted->isOpen() || wanted->isFloating()) m_window->addDockWidget(wanted, locationOf({}));
}

void Docks::showAllAgain()
{
    if (m_alone.panel.isEmpty()) return;
    const Alone alone = std::exchange(m_alone, {});
    if (!alone.fallback)
        restore(alone.before.docking);
    else if (!arrange(alone.before, *alone.fallback))
        Q_EMIT unusable();
    fitToScreens();
}

void Docks::giveWindowTo(const QString& guest)
{
    restore(m_guests.takeLast().before);
    showAlone(guest);
}

void Docks::showOnlyCentre(bool only)
{
    if (!only && m_alone.isCentre) showAllAgain();
    if (!only || !m_alone.panel.isEmpty()) return;
    showAlone(centreNow());
    m_alone.isCentre = true;
    focus(m_alone.panel);
}

bool Docks::restore(const QJsonObject& docking)
{
    kddw::LayoutSaver saver(kddw::RestoreOption_RelativeToMainWindow);
    try {
        return !docking.isEmpty() && saver.restoreLayout(QJsonDocument(docking).toJson());
    } catch (const std::exception&) {
        // How the library says that its JSON is not as it should be.
        return false;
    }
}

QJsonObject Docks::serialized() const
{
    return QJsonDocument::fromJson(kddw::LayoutSaver().serializeLayout()).object();
}

void Docks::place(const QList<Placement>& placements)
{
    closeAll();
    // Where a panel was among others that are elsewhere now, it would leave those no room.
    m_window->mainWindow()->layout()->clearLayout();
    for (const Placement& placement : placements) placeOne(placement);
}

void Docks::placeOne(const Placement& placement)
{
    Dock* dock = find(placement.panel);
    const bool unwanted = std::any_of(placement.unless.begin(), placement.unless.end(),
                                      [this](const QString& id) { return find(id); });
    if (!dock || dock->isOpen() || unwanted) return;

    const auto neighbour =
        std::find_if(placement.beside.begin(), placement.beside.end(),
                     [this](const QString& id) { return isOpen(id) && !isFloating(id); });
    Dock* beside = neighbour == placement.beside.end() ? nullptr : find(*neighbour);
    if (placement.side == Side::Tab && beside) {
        beside->addDockWidgetAsTab(dock);
        (placement.front ? dock : beside)->core()->setAsCurrentTab();
        return;
    }
    const QSize size = m_window->size() * placement.share / 100;
    const auto option = placement.share > 0 ? kddw::InitialOption(size) : kddw::InitialOption();
    m_window->addDockWidget(dock, locationOf(placement.side), beside, option);
}

void Docks::placeNewcomers(const Layout& layout, const Layout& fallback)
{
    for (Dock* dock : std::as_const(m_docks)) {
        if (!layout.panels.contains(dock->id())) dock->close();
    }
    for (const Placement& placement : fallback.placements) {
        if (!layout.panels.contains(placement.panel)) placeOne(placement);
    }
}

void Docks::closeAll()
{
    for (Dock* dock : std::as_const(m_docks)) dock->core()->forceClose();
}

void Docks::placeSomething()
{
    const bool empty =
        std::none_of(m_ids.begin(), m_ids.end(), [this](const QString& id) { return isOpen(id); });
    if (empty && !m_docks.isEmpty()) {
        m_window->addDockWidget(m_docks.constFirst(), kddw::Location_OnRight);
    }
}

QString Docks::centreNow() const
{
    if (isOpen(m_centre)) return m_centre;
    const auto area = [](const Dock* dock) {
        return dock->isOpen() && !dock->isFloating() ? dock->width() * dock->height() : -1;
    };
    const auto largest =
        std::max_element(m_docks.begin(), m_docks.end(),
                         [&](const Dock* a, const Dock* b) { return area(a) < area(b); });
    return largest == m_docks.end() ? QString() : (*largest)->id();
}

} // namespace caboose::app
