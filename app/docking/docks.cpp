// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/docks.h"

#include "app/docking/dock.h"
#include "app/docking/dock_views.h"
#include "app/docking/narrow_window.h"
#include "app/docking/panel_context.h"
#include "app/docking/panel_host.h"
#include "app/docking/panel_title.h"
#include "app/system/logging.h"
#include "app/system/screen_fit.h"
#include "views/drawing/icon.h"

#include <kddockwidgets/Config.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/kddockwidgets_version.h>

#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QScreen>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
namespace kddw = KDDockWidgets;

namespace caboose::app {

Docks::Docks(const Panels& panels, const PanelContext& context) : m_ids(panels.ids())
{
    prepareDockViews();
    setLocked(false);
    m_window = std::make_unique<Window>();
    m_window->installEventFilter(this);
    m_window->setCenterWidgetMargins({});
    new NarrowWindow(*m_window);
    for (const PanelSpec& panel : panels.all()) makeDock(panel, context);
    retranslate();
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &Docks::fitToScreens,
            Qt::QueuedConnection);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { noteFocus(now); });
}

Docks::~Docks()
{
    // Closed docks have no parent and outlive the window.
    for (Dock* dock : std::as_const(m_docks)) {
        dock->disconnect(this);
        delete dock;
    }
}

bool Docks::eventFilter(QObject* watched, QEvent* event)
{
    const bool isEscape = event->type() == QEvent::KeyPress &&
                          static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (isEscape) Q_EMIT escaped();
    if (event->type() == QEvent::Close) Q_EMIT closing();
    return isEscape || QObject::eventFilter(watched, event);
}

QMainWindow* Docks::window() const
{
    return m_window.get();
}

void Docks::makeDock(const PanelSpec& panel, const PanelContext& context)
{
    auto* dock = new Dock(panel.id, panel);
    const auto create = [this, id = panel.id, create = panel.create, context](QWidget* parent) {
        Q_EMIT making(id);
        return create(context, parent);
    };
    dock->setWidget(
        new PanelHost(create, panel.isPage ? PanelHost::Fit::Scrolls : PanelHost::Fit::Whole));
    dock->core()->setIcon(views::icon(panel.icon));
    // What nobody sees yet gets its style when it is shown.
    for (QWidget* widget : {static_cast<QWidget*>(dock), dock->widget()})
        QCoreApplication::removePostedEvents(widget, QEvent::PolishRequest);
    m_docks.append(dock);
    connect(dock, &Dock::isOpenChanged, this, [this, id = panel.id](bool open) {
        if (!open && !m_guests.isEmpty())
            QMetaObject::invokeMethod(this, &Docks::giveRoomBack, Qt::QueuedConnection);
        Q_EMIT openChanged(id, open);
    });
    connect(dock, &Dock::isFloatingChanged, this, &Docks::floatingChanged);
}

Docks::Dock* Docks::find(const QString& panelId) const
{
    const auto found = std::find_if(m_docks.begin(), m_docks.end(),
                                    [&](const Dock* dock) { return dock->id() == panelId; });
    return found == m_docks.end() ? nullptr : *found;
}

bool Docks::isOpen(const QString& panelId) const
{
    const Dock* dock = find(panelId);
    return dock && dock->isOpen();
}

bool Docks::isInFront(const QString& panelId) const
{
    const Dock* dock = find(panelId);
    return dock && dock->isOpen() && dock->core()->isCurrentTab();
}

void Docks::setOpen(const QString& panelId, bool open)
{
    Dock* dock = find(panelId);
    if (!dock) return;
    qCInfo(docksLog) << (open ? "opens" : "closes") << panelId;
    if (!open) {
        dock->close();
        return;
    }
    const bool comes = !dock->isOpen();
    if (comes) noteGuest();
    if (comes && !dock->core()->hasPreviousDockedLocation()) addAtTheRight(*dock);
    dock->show();
    // Where it was, another layout may have left no room, or it leaves none.
    if (comes && (isSlit(*dock) || cutsThePageOff(*dock))) {
        dock->core()->forceClose();
        addAtTheRight(*dock);
        dock->show();
    }
    dock->raise();
    if (comes && m_alone.panel.isEmpty() && isCramped(*dock)) giveWindowTo(panelId);
    fitToScreens();
}

void Docks::addAtTheRight(Dock& dock)
{
    m_window->addDockWidget(&dock, kddw::Location_OnRight, nullptr,
                            kddw::InitialOption(QSize(widthAtTheRight(), 0)));
}

int Docks::widthAtTheRight() const
{
    return m_window->width() / 3;
}

bool Docks::isSlit(const Dock& dock) const
{
    constexpr int leastShare = 6; // a sixth of the window
    const bool isInWindow = dock.isOpen() && !dock.isFloating();
    return isInWindow && dock.width() < m_window->width() / leastShare;
}

/// It leaves the page less than that needs, though its part at the right would do to read it.
bool Docks::cutsThePageOff(const Dock& dock) const
{
    constexpr int comfortable = 55; // letters in a line
    const bool isPartEnough =
        widthAtTheRight() >= comfortable * m_window->fontMetrics().averageCharWidth();
    const Dock* page = find(m_alone.panel);
    if (!isPartEnough || !page || !page->isOpen() || page->isFloating()) return false;
    return dock.width() > widthAtTheRight() &&
           !static_cast<const PanelHost*>(page->widget())->hasItsWidth();
}

bool Docks::isCramped(const Dock& dock) const
{
    constexpr int leastLetters = 28; // in a line
    const int least = leastLetters * m_window->fontMetrics().averageCharWidth();
    return dock.isOpen() && !dock.isFloating() && dock.width() < least;
}

QStringList Docks::openPanels() const
{
    QStringList open = m_ids;
    open.removeIf([this](const QString& id) { return !isOpen(id); });
    return open;
}

/// One for each set of panels, as it was last.
void Docks::noteGuest()
{
    const QStringList others = openPanels();
    m_guests.removeIf([&](const Guest& guest) { return guest.others == others; });
    m_guests.append({others, m_window->size(), serialized()});
}

/// A panel that came and goes leaves the others as large as they were, whoever else came and went
/// in between, and in whatever order. Behind a page they are as they were anyway.
void Docks::giveRoomBack()
{
    if (!m_alone.panel.isEmpty()) return;
    const auto guest =
        std::find_if(m_guests.begin(), m_guests.end(),
                     [open = openPanels()](const Guest& one) { return one.others == open; });
    if (guest == m_guests.end()) return;
    const Guest gone = *guest;
    m_guests.erase(guest, m_guests.end());
    if (m_window->size() == gone.window && m_window->isVisible()) restore(gone.before);
}

void Docks::focus(const QString& panelId, Qt::FocusReason reason)
{
    const bool isWanted = m_next && m_next->reason != Qt::OtherFocusReason;
    if (isWanted && reason == Qt::OtherFocusReason) return;
    if (!m_next) QMetaObject::invokeMethod(this, &Docks::giveFocus, Qt::QueuedConnection);
    m_next = {.panel = panelId, .reason = reason};
}

void Docks::giveFocus()
{
    const auto [panelId, reason] = std::exchange(m_next, std::nullopt).value();
    const bool isSeen = isInFront(panelId);
    if (!isSeen && hasFocus(alone())) return;
    const QString seen = isSeen ? panelId : insteadOf(panelId);
    QWidget* to = seen.isEmpty() ? m_window.get() : find(seen)->widget();
    if (isFloating(seen)) to->activateWindow();
    to->setFocus(reason);
}

/// Who has no panel to be in sees and hears nothing of where they are.
QString Docks::insteadOf(const QString& panelId) const
{
    QStringList others{alone(), m_centre};
    others += m_ids;
    const auto seen = std::find_if(others.begin(), others.end(), [&](const QString& id) {
        return id != panelId && isInFront(id);
    });
    return seen == others.end() ? QString() : *seen;
}

bool Docks::hasFocus(const QString& panelId) const
{
    const Dock* dock = find(panelId);
    const QWidget* focused = QApplication::focusWidget();
    return dock && focused && dock->isAncestorOf(focused);
}

QString Docks::focused() const
{
    return isInFront(m_focused) ? m_focused : QString();
}

void Docks::noteFocus(const QWidget* now)
{
    for (const Dock* dock : std::as_const(m_docks)) {
        if (now && dock->isAncestorOf(now)) m_focused = dock->id();
    }
}

void Docks::focusNeighbour(int by)
{
    QStringList seen = m_ids;
    seen.removeIf([this](const QString& id) { return !isInFront(id); });
    if (seen.isEmpty()) return;
    const qsizetype from = seen.indexOf(focused());
    const qsizetype to = from < 0 ? 0 : (from + by + seen.size()) % seen.size();
    focus(seen.at(to), Qt::ShortcutFocusReason);
}

bool Docks::isFloating(const QString& panelId) const
{
    const Dock* dock = find(panelId);
    return dock && dock->isOpen() && dock->isFloating();
}

void Docks::setFloating(const QString& panelId, bool floating)
{
    Dock* dock = find(panelId);
    if (!dock || !dock->isOpen() || isFloating(panelId) == floating) return;
    if (floating || dock->core()->hasPreviousDockedLocation()) {
        dock->setFloating(floating);
    } else {
        m_window->addDockWidget(dock, kddw::Location_OnRight);
    }
}

bool Docks::anyFloating() const
{
    return std::any_of(m_ids.begin(), m_ids.end(),
                       [this](const QString& id) { return isFloating(id); });
}

void Docks::dockAll()
{
    for (const QString& id : std::as_const(m_ids)) setFloating(id, false);
}

void Docks::fitToScreens()
{
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens()) {
        screens.append(screen->availableGeometry());
    }
    for (const Dock* dock : std::as_const(m_docks)) {
        if (!dock->isOpen() || !dock->isFloating()) continue;
        QWidget* window = dock->QWidget::window();
        const QRect fitted = fittedToScreens(window->geometry(), screens);
        if (fitted != window->geometry()) window->setGeometry(fitted);
    }
}

void Docks::setLocked(bool locked)
{
    lockPanels(locked);
    for (const Dock* dock : std::as_const(m_docks)) {
        const auto option = kddw::DockWidgetOption_NotClosable;
        dock->core()->setOptions(locked ? kddw::DockWidgetOptions(option)
                                        : kddw::DockWidgetOptions());
    }
    for (QWidget* widget : QApplication::allWidgets()) {
        if (auto* button = qobject_cast<TitleButton*>(widget)) button->setEnabled(!locked);
    }
}

bool Docks::isLocked() const
{
    return panelsAreLocked();
}

QString Docks::libraryVersion()
{
    return QString::fromLatin1(KDDOCKWIDGETS_VERSION_STRING);
}

void Docks::retranslate()
{
    for (Dock* dock : std::as_const(m_docks)) {
        dock->core()->setTitle(titleOf(dock->panel));
        dock->setWindowTitle(titleOf(dock->panel));
        dock->setAccessibleName(titleOf(dock->panel));
        dock->setAccessibleDescription(summaryOf(dock->panel));
    }
}

} // namespace caboose::app
