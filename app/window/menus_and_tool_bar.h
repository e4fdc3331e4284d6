// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QMainWindow;
class QMenu;
class QToolBar;

namespace caboose::views {
class ActionCombo;
class MessageLine;
} // namespace caboose::views

namespace caboose::app {

class Actions;

/// What is around the panels: menu bar, tool bar and the line for messages, all built from the
/// registry of actions.
class MenusAndToolBar : public QObject {
    Q_OBJECT
public:
    MenusAndToolBar(QMainWindow* window, const Actions& actions, QObject* parent = nullptr);

    views::MessageLine& messages() { return *m_messages; }

    /// Menus and tool bar anew, in the present language and with the present actions.
    void rebuild();
    /// The banner over the panels while something is tried out.
    void showWhatIf(bool inWhatIf);

private:
    void makeWhatIfBar();
    void makeToolBar();
    void makeMessageBar();
    void fillMenus();
    void fillToolBar();
    void nameToolBar();
    QMenu* addMenu(const QString& title);
    void addActions(QMenu* menu, const QStringList& ids);
    void addButton(const QString& actionId, bool withText);

    QMainWindow* m_window;
    const Actions& m_actions;
    views::MessageLine* m_messages;
    QToolBar* m_toolBar;
    QToolBar* m_whatIfBar = nullptr;
    QLabel* m_layoutLabel;
    views::ActionCombo* m_layouts;
    bool m_filled = false;
};

} // namespace caboose::app
