// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/panels.h"
#include "app/docking/window_layout.h"

#include <QObject>
#include <QSize>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QMainWindow;

namespace caboose::app {

/// The window with its docked panels. This file, dock.h and docks_arranging.cpp beside docks.cpp
/// are the only ones that know the docking library.
class Docks : public QObject {
    Q_OBJECT
public:
    /// `panels` is read once, here; each panel's widget is made when it is first seen.
    Docks(const Panels& panels, const PanelContext& context);
    ~Docks() override;

    QMainWindow* window() const;

    /// Which page has the window instead of panels around this centre; empty: none has. Asked when
    /// they are to be arranged.
    using PageFor = std::function<QString(const QString& centre)>;
    void setPageFor(PageFor pageFor) { m_pageFor = std::move(pageFor); }

    /// Arranges the panels. Panels that the layout does not know are placed as `fallback` says, or
    /// closed. False: what the docking library had written down could not be used, and everything
    /// is arranged as `fallback` says. Behind a page nothing is arranged before showAllAgain(), and
    /// what could not be used then is told by unusable().
    [[nodiscard]] bool apply(const Layout& layout, const Layout& fallback);

    /// How the panels are now (while one has the whole window: how they will be again).
    Layout capture() const;

    [[nodiscard]] bool isOpen(const QString& panelId) const;
    /// Open, and not behind another tab.
    [[nodiscard]] bool isInFront(const QString& panelId) const;
    /// Opens and brings to the front, or closes. Whoever comes where there is no room for its
    /// lines beside the others has the window alone.
    void setOpen(const QString& panelId, bool open);
    /// Gives the keyboard to a panel that is open, else to the window; when all is laid out, and to
    /// one alone: the last one asked for, but where somebody wants to go comes before where the
    /// program would go. The reason tells which it is.
    void focus(const QString& panelId, Qt::FocusReason reason = Qt::OtherFocusReason);
    [[nodiscard]] bool hasFocus(const QString& panelId) const;
    /// The one that has the keyboard, or had it before a menu or dialog took it; empty: none.
    [[nodiscard]] QString focused() const;
    /// Gives the keyboard to the panel behind that one (1) or before it (-1), of those in front.
    void focusNeighbour(int by);
    [[nodiscard]] bool isFloating(const QString& panelId) const;
    void setFloating(const QString& panelId, bool floating);
    [[nodiscard]] bool anyFloating() const;
    /// Docks every floating panel again.
    void dockAll();
    /// Moves floating panels that no screen shows to where a person can take hold of them.
    void fitToScreens();

    /// Locked panels can't be moved, taken out or closed with the mouse.
    void setLocked(bool locked);
    [[nodiscard]] bool isLocked() const;

    /// Gives the whole window to one panel; the others come back where they were.
    void showAlone(const QString& panelId);
    void showAllAgain();
    /// The panel that has the whole window; empty: none has.
    const QString& alone() const { return m_alone.panel; }

    /// Hides every panel but the centre's; false brings the others back.
    void showOnlyCentre(bool only);
    [[nodiscard]] bool showsOnlyCentre() const { return m_alone.isCentre; }

    /// The panel that the layout is built around; may be empty.
    const QString& centre() const { return m_centre; }

    /// The version of the docking library.
    static QString libraryVersion();

    /// Titles in the present language.
    void retranslate();

Q_SIGNALS:
    /// A panel is made, because it is shown for the first time.
    void making(const QString& panelId);
    void openChanged(const QString& panelId, bool open);
    void floatingChanged();
    /// Escape was pressed in the window, and nobody in it had a use for it.
    void escaped();
    /// The window is asked to close; the panels are still where they were.
    void closing();
    /// What was applied behind a page could not be used.
    void unusable();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Dock;
    class Window;

    Dock* find(const QString& panelId) const;
    void addAtTheRight(Dock& dock);
    [[nodiscard]] int widthAtTheRight() const;
    [[nodiscard]] bool isSlit(const Dock& dock) const;
    [[nodiscard]] bool isCramped(const Dock& dock) const;
    [[nodiscard]] bool cutsThePageOff(const Dock& dock) const;
    QStringList openPanels() const;
    void noteGuest();
    void giveRoomBack();
    void giveWindowTo(const QString& guest);
    void makeDock(const PanelSpec& panel, const PanelContext& context);
    bool arrange(const Layout& layout, const Layout& fallback);
    bool restore(const QJsonObject& docking);
    QJsonObject serialized() const;
    void place(const QList<Placement>& placements);
    void placeOne(const Placement& placement);
    void placeNewcomers(const Layout& layout, const Layout& fallback);
    void closeAll();
    QString insteadOf(const QString& panelId) const;
    QString centreNow() const;
    void placeSomething();

    void noteFocus(const QWidget* now);
    void giveFocus();

    QStringList m_ids;
    QString m_focused;
    struct Next {
        QString panel;
        Qt::FocusReason reason;
    };
    std::optional<Next> m_next; ///< who gets the keyboard
    std::unique_ptr<Window> m_window;
    QList<Dock*> m_docks;
    QString m_centre;
    struct Alone {
        QString panel = {}; ///< empty: no panel has the whole window
        bool isCentre = false;
        Layout before = {}; ///< how all panels will be again
        /// They have not been so yet; and how they will be if that can't be.
        std::optional<Layout> fallback = {};
    } m_alone;
    PageFor m_pageFor;
    /// A panel was opened: which were there before it came, and how large.
    struct Guest {
        QStringList others;
        QSize window;
        QJsonObject before = {};
    };
    QList<Guest> m_guests; ///< those who came last at the end
};

} // namespace caboose::app
