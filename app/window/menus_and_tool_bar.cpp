// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus_and_tool_bar.h"

#include "app/actions/action_registry.h"
#include "app/window/layout_actions.h"
#include "views/widgets/action_combo.h"
#include "views/widgets/message_line.h"
#include "views/widgets/what_if_banner.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QList<QAction*> actionsIn(const Actions& actions, Menu menu)
{
    QList<QAction*> found;
    for (QAction* action : actions.all()) {
        if (actions.rowOf(action).menu.menu == menu) found.append(action);
    }
    const auto group = [&](const QAction* action) { return actions.rowOf(action).menu.group; };
    std::stable_sort(found.begin(), found.end(), [&](const QAction* one, const QAction* other) {
        return group(one) < group(other);
    });
    return found;
}

QList<QAction*> layoutSwitches(const Actions& actions)
{
    QList<QAction*> switches = actionsIn(actions, layoutSwitchPlace.menu);
    switches.removeIf([&](const QAction* action) {
        return actions.rowOf(action).menu.group != layoutSwitchPlace.group;
    });
    return switches;
}

} // namespace

MenusAndToolBar::MenusAndToolBar(QMainWindow* window, const Actions& actions, QObject* parent)
    : QObject(parent), m_window(window), m_actions(actions), m_messages(new views::MessageLine),
      m_toolBar(new QToolBar(window)), m_layoutLabel(new QLabel), m_layouts(new views::ActionCombo)
{
    makeToolBar();
    makeMessageBar();
}

void MenusAndToolBar::makeToolBar()
{
    m_toolBar->setObjectName(u"mainToolBar"_s);
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->toggleViewAction()->setEnabled(false);
    m_toolBar->installEventFilter(this);
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
    m_whatIfBar->addWidget(new views::WhatIfBanner(keep, drop));
    m_whatIfBar->layout()->setContentsMargins(0, 0, 0, 0);
    m_whatIfBar->hide();
    m_window->addToolBarBreak();
    m_window->addToolBar(m_whatIfBar);
}

void MenusAndToolBar::showWhatIf(bool inWhatIf)
{
    if (inWhatIf && !m_whatIfBar) makeWhatIfBar();
    if (m_whatIfBar) m_whatIfBar->setVisible(inWhatIf);
}

void MenusAndToolBar::rebuild()
{
    if (!m_layoutName) fillToolBar();
    fillMenus();
    nameToolBar();
}

QMenu* MenusAndToolBar::addMenu(const QString& title)
{
    QMenu* menu = m_window->menuBar()->addMenu(title);
    menu->setToolTipsVisible(true);
    return menu;
}

void MenusAndToolBar::fill(QMenu& menu, Menu which)
{
    const QAction* before = nullptr;
    for (QAction* action : actionsIn(m_actions, which)) {
        const bool isOther =
            before && m_actions.rowOf(before).menu.group != m_actions.rowOf(action).menu.group;
        if (isOther) menu.addSeparator();
        menu.addAction(action);
        before = action;
    }
}

void MenusAndToolBar::fillMenus()
{
    m_window->menuBar()->clear();
    for (QMenu* old : m_window->menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        old->deleteLater();
    }
    m_window->menuBar()->setAccessibleName(tr("Menu bar"));

    fill(*addMenu(tr("&Program")), Menu::Program);
    fill(*addMenu(tr("&Game")), Menu::Game);
    fill(*addMenu(tr("Rule&book")), Menu::Rulebook);
    fill(*addMenu(tr("&View")), Menu::View);
    fill(*addMenu(tr("&Layout")), Menu::Layout);
    fill(*addMenu(tr("P&anels")), Menu::Panels);
    fillSettings(*addMenu(tr("&Settings")));
    fill(*addMenu(tr("&Help")), Menu::Help);
}

void MenusAndToolBar::fillSettings(QMenu& settings)
{
    QMenu* language = settings.addMenu(tr("&Language"));
    language->setToolTipsVisible(true);
    fill(*language, Menu::Language);
    settings.addSeparator();
    fill(settings, Menu::Settings);
}

void MenusAndToolBar::fillToolBar()
{
    addButtons(ToolBarPart::Game);
    m_toolBar->addSeparator();
    m_layoutName = m_toolBar->addWidget(m_layoutLabel);
    m_toolBar->addWidget(m_layouts);
    addButtons(ToolBarPart::Layout);
    m_toolBar->addSeparator();
    addButtons(ToolBarPart::View);

    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    addButtons(ToolBarPart::Program);
}

void MenusAndToolBar::nameToolBar()
{
    m_toolBar->setWindowTitle(tr("Tool bar"));
    m_toolBar->setAccessibleName(tr("Tool bar"));
    m_layoutLabel->setText(tr("Layout:"));
    m_layouts->setAccessibleName(tr("Layout"));
    m_layouts->setToolTip(tr("Choose where the panels are"));
    m_layouts->setAccessibleDescription(m_layouts->toolTip());
    m_layouts->setActions(layoutSwitches(m_actions));
    for (QAction* action : m_toolBar->actions()) {
        QWidget* button = m_toolBar->widgetForAction(action);
        if (!action->objectName().isEmpty()) button->setAccessibleDescription(action->statusTip());
    }
}

/// Where there is no room for all, what icons say as well goes first, then all that is no button:
/// one behind "more" would be one that nobody finds.
void MenusAndToolBar::fitToolBar()
{
    if (!m_layoutName) return;
    int texts = 0;
    bool isShort = false;
    for (const QToolButton* button : std::as_const(m_withText)) {
        isShort = button->toolButtonStyle() == Qt::ToolButtonIconOnly;
        texts += button->fontMetrics().horizontalAdvance(button->text());
    }
    const bool isNarrow = !m_layoutName->isVisible();
    const int now = m_toolBar->sizeHint().width();
    // Rather too much than too little: what has just been made short must not ask again.
    const int ofButtons = (isShort ? now : now - texts) + (isNarrow ? besidesButtons() : 0);
    const int ofAll = isShort ? ofButtons + texts + 16 : now;
    const int room = m_window->width();
    if ((ofAll <= room) != isShort && (ofButtons <= room) != isNarrow) return;
    for (QToolButton* button : std::as_const(m_withText)) {
        button->setToolButtonStyle(ofAll <= room ? Qt::ToolButtonTextBesideIcon
                                                 : Qt::ToolButtonIconOnly);
    }
    makeNarrow(ofButtons > room);
    // Of its own accord the layout keeps the "more" button that it needed before.
    m_toolBar->layout()->invalidate();
    m_toolBar->layout()->activate();
}

void MenusAndToolBar::makeNarrow(bool narrow)
{
    m_layoutName->setVisible(!narrow);
    for (QAction* action : m_toolBar->actions()) {
        if (action->isSeparator()) action->setVisible(!narrow);
    }
    m_layouts->setMaximumWidth(narrow ? narrowLayouts() : QWIDGETSIZE_MAX);
}

int MenusAndToolBar::narrowLayouts() const
{
    constexpr int letters = 17; // an icon, the beginning of a name, an arrow
    return letters * m_layouts->fontMetrics().averageCharWidth();
}

/// What makeNarrow() spares, a little more than that.
int MenusAndToolBar::besidesButtons() const
{
    constexpr int ofSeparator = 20;
    int width = m_layoutLabel->sizeHint().width() + 16;
    for (const QAction* action : m_toolBar->actions()) {
        if (action->isSeparator()) width += ofSeparator;
    }
    return width + qMax(0, m_layouts->sizeHint().width() - narrowLayouts());
}

bool MenusAndToolBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fitToolBar();
    return QObject::eventFilter(watched, event);
}

void MenusAndToolBar::addButtons(ToolBarPart part)
{
    for (QAction* action : m_actions.all()) {
        const ButtonPlace& place = m_actions.rowOf(action).button;
        if (place.part != part) continue;
        m_toolBar->addAction(action);
        auto* button = qobject_cast<QToolButton*>(m_toolBar->widgetForAction(action));
        // Space goes on with the game, wherever the mouse was last.
        button->setFocusPolicy(Qt::NoFocus);
        button->setToolButtonStyle(place.withText ? Qt::ToolButtonTextBesideIcon
                                                  : Qt::ToolButtonIconOnly);
        if (place.withText) m_withText.append(button);
    }
}

} // namespace caboose::app
