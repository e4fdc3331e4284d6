// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus_and_tool_bar.h"

#include "app/actions/action_registry.h"
#include "app/docking/layout_names.h"
#include "views/widgets/action_combo.h"
#include "views/widgets/message_line.h"
#include "views/widgets/what_if_banner.h"

#include <QAction>
#include <QLabel>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// Stands for a line between actions in the lists below.
const QString line;

QList<QAction*> switchesOf(const Actions& actions)
{
    QList<QAction*> switches;
    for (QAction* action : actions.of(Category::Layout)) {
        if (action->objectName().startsWith(layoutActionId({}))) switches.append(action);
    }
    return switches;
}

QStringList idsOf(const QList<QAction*>& actions)
{
    QStringList ids;
    for (const QAction* action : actions) ids.append(action->objectName());
    return ids;
}

} // namespace

MenusAndToolBar::MenusAndToolBar(QMainWindow* window, const Actions& actions, QObject* parent)
    : QObject(parent), m_window(window), m_actions(actions),
      m_messages(new views::MessageLine(window)), m_toolBar(new QToolBar(window)),
      m_layoutLabel(new QLabel(m_toolBar)), m_layouts(new views::ActionCombo(m_toolBar))
{
    makeToolBar();
    makeMessageBar();
    makeWhatIfBar();
}

void MenusAndToolBar::makeToolBar()
{
    m_toolBar->setObjectName(u"mainToolBar"_s);
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->toggleViewAction()->setEnabled(false);
    m_toolBar->setIconSize(QSize(20, 20));
    m_layoutLabel->setBuddy(m_layouts);
    m_window->addToolBar(m_toolBar);
    m_window->setContextMenuPolicy(Qt::NoContextMenu);
}

void MenusAndToolBar::makeMessageBar()
{
    auto* bar = new QToolBar(m_window);
    bar->setObjectName(u"messageBar"_s);
    bar->setMovable(false);
    bar->toggleViewAction()->setEnabled(false);
    bar->addWidget(m_messages);
    bar->layout()->setContentsMargins(0, 0, 0, 0);
    bar->hide();
    m_window->addToolBar(Qt::BottomToolBarArea, bar);
    connect(m_messages, &views::MessageLine::wanted, bar, &QWidget::setVisible);
}

void MenusAndToolBar::makeWhatIfBar()
{
    QAction* keep = m_actions.find(u"game.keep-tried"_s);
    QAction* drop = m_actions.find(u"game.drop-tried"_s);
    if (!keep || !drop) return;
    m_whatIfBar = new QToolBar(m_window);
    m_whatIfBar->setObjectName(u"messageBar"_s);
    m_whatIfBar->setMovable(false);
    m_whatIfBar->toggleViewAction()->setEnabled(false);
    m_whatIfBar->addWidget(new views::WhatIfBanner(keep, drop, m_whatIfBar));
    m_whatIfBar->layout()->setContentsMargins(0, 0, 0, 0);
    m_whatIfBar->hide();
    m_window->addToolBarBreak();
    m_window->addToolBar(m_whatIfBar);
}

void MenusAndToolBar::showWhatIf(bool inWhatIf)
{
    if (m_whatIfBar) m_whatIfBar->setVisible(inWhatIf);
}

void MenusAndToolBar::rebuild()
{
    if (!m_filled) fillToolBar();
    m_filled = true;
    fillMenus();
    nameToolBar();
}

QMenu* MenusAndToolBar::addMenu(const QString& title)
{
    QMenu* menu = m_window->menuBar()->addMenu(title);
    menu->setToolTipsVisible(true);
    return menu;
}

void MenusAndToolBar::addActions(QMenu* menu, const QStringList& ids)
{
    for (const QString& id : ids) {
        if (id == line)
            menu->addSeparator();
        else if (QAction* action = m_actions.find(id))
            menu->addAction(action);
    }
}

void MenusAndToolBar::fillMenus()
{
    m_window->menuBar()->clear();
    for (QMenu* old : m_window->menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        old->deleteLater();
    }
    m_window->menuBar()->setAccessibleName(tr("Menu bar"));

    addActions(addMenu(tr("&Program")), {u"settings.palette"_s, line, u"message.act"_s,
                                         u"message.dismiss"_s, line, u"program.quit"_s});

    addActions(addMenu(tr("&Game")), {u"game.new"_s,
                                      u"game.continue"_s,
                                      u"game.open"_s,
                                      u"game.sample"_s,
                                      u"game.dispute"_s,
                                      line,
                                      u"game.go-on"_s,
                                      u"game.undo"_s,
                                      u"game.redo"_s,
                                      u"game.correct"_s,
                                      line,
                                      u"game.why"_s,
                                      u"game.what-if"_s,
                                      u"game.keep-tried"_s,
                                      u"game.drop-tried"_s,
                                      u"game.overrule"_s,
                                      u"game.by-hand"_s,
                                      line,
                                      u"game.unseen"_s,
                                      u"game.look"_s,
                                      u"game.table-display"_s});

    addActions(addMenu(tr("Rule&book")), idsOf(m_actions.of(Category::Rulebook)));

    QMenu* view = addMenu(tr("&View"));
    addActions(view, {u"view.centre"_s, u"view.full-screen"_s, line, u"view.theme.system"_s,
                      u"view.theme.light"_s, u"view.theme.dark"_s, u"view.theme.toggle"_s, line,
                      u"view.text-larger"_s, u"view.text-smaller"_s, u"view.text-normal"_s});

    addActions(addMenu(tr("&Layout")),
               idsOf(switchesOf(m_actions)) +
                   QStringList{line, u"layout.save"_s, u"layout.save-as"_s, u"layout.rename"_s,
                               u"layout.delete"_s, line, u"layout.reset"_s, u"layout.bring-back"_s,
                               u"layout.lock"_s, line, u"layout.export"_s, u"layout.import"_s});

    addActions(addMenu(tr("P&anels")), idsOf(m_actions.of(Category::Panels)));

    QMenu* settings = addMenu(tr("&Settings"));
    QMenu* language = settings->addMenu(tr("&Language"));
    language->setToolTipsVisible(true);
    addActions(language, idsOf(m_actions.of(Category::Language)));
    addActions(settings, {line, u"settings.shortcuts"_s, u"settings.preferences"_s});

    addActions(addMenu(tr("&Help")), idsOf(m_actions.of(Category::Help)));
}

void MenusAndToolBar::fillToolBar()
{
    addButton(u"game.undo"_s, false);
    addButton(u"game.redo"_s, false);
    m_toolBar->addSeparator();
    m_toolBar->addWidget(m_layoutLabel);
    m_toolBar->addWidget(m_layouts);
    addButton(u"layout.reset"_s, false);
    addButton(u"layout.lock"_s, false);
    m_toolBar->addSeparator();
    addButton(u"view.centre"_s, false);
    addButton(u"view.full-screen"_s, false);
    addButton(u"view.theme.toggle"_s, false);

    auto* space = new QWidget(m_toolBar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    addButton(u"settings.palette"_s, true);
    addButton(u"settings.preferences"_s, false);
}

void MenusAndToolBar::nameToolBar()
{
    m_toolBar->setWindowTitle(tr("Tool bar"));
    m_toolBar->setAccessibleName(tr("Tool bar"));
    m_layoutLabel->setText(tr("Layout:"));
    m_layouts->setAccessibleName(tr("Layout"));
    m_layouts->setToolTip(tr("Choose where the panels are"));
    m_layouts->setAccessibleDescription(m_layouts->toolTip());
    m_layouts->setActions(switchesOf(m_actions));
    for (QAction* action : m_toolBar->actions()) {
        QWidget* button = m_toolBar->widgetForAction(action);
        if (!action->objectName().isEmpty()) button->setAccessibleDescription(action->statusTip());
    }
}

void MenusAndToolBar::addButton(const QString& actionId, bool withText)
{
    QAction* action = m_actions.find(actionId);
    if (!action) return;
    m_toolBar->addAction(action);
    auto* button = qobject_cast<QToolButton*>(m_toolBar->widgetForAction(action));
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(withText ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

} // namespace caboose::app
