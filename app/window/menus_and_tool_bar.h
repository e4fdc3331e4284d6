// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

#include <QList>
#include <QObject>

class QAction;
class QLabel;
class QMainWindow;
class QMenu;
class QToolBar;
class QToolButton;

namespace caboose::views {
class ActionCombo;
class MessageLine;
} // namespace caboose::views

namespace caboose::app {

class Actions;

/// What is around the panels: menu bar, tool bar and the line for messages. Which action is where
/// stands in its row.
class MenusAndToolBar : public QObject {
    Q_OBJECT
public:
    MenusAndToolBar(QMainWindow* window, const Actions& actions, QObject* parent = nullptr);

    views::MessageLine& messages() { return *m_messages; }

    /// Menus and tool bar anew, in the present language and with the present actions.
    void rebuild();
    /// The banner over the panels while something is tried out.
    void showWhatIf(bool inWhatIf);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeWhatIfBar();
    void makeToolBar();
    void makeMessageBar();
    void fillMenus();
    void fillToolBar();
    void nameToolBar();
    QMenu* addMenu(const QString& title);
    void fill(QMenu& menu, Menu which);
    void fillSettings(QMenu& settings);
    void addButtons(ToolBarPart part);
    void fitToolBar();
    void makeNarrow(bool narrow);
    [[nodiscard]] int narrowLayouts() const;
    [[nodiscard]] int besidesButtons() const;

    QMainWindow* m_window;
    const Actions& m_actions;
    views::MessageLine* m_messages;
    QToolBar* m_toolBar;
    QList<QToolButton*> m_withText; ///< of the tool bar's
    QToolBar* m_whatIfBar = nullptr;
    QLabel* m_layoutLabel;
    QAction* m_layoutName = nullptr; ///< the label's place in the tool bar
    views::ActionCombo* m_layouts;
};

} // namespace caboose::app
