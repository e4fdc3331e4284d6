// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/rule_menus.h"

#include "app/actions/rule_of_widget.h"
#include "views/drawing/icon.h"
#include "views/widgets/spoken_menu.h"

#include <QAbstractButton>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// Over a thing, and not the menu of a button or a part of another one.
bool isOverAThing(const QMenu& menu)
{
    const QWidget* parent = menu.parentWidget();
    return parent && !parent->isWindow() && !qobject_cast<const QMenu*>(parent) &&
           !qobject_cast<const QMenuBar*>(parent) && !qobject_cast<const QAbstractButton*>(parent);
}

} // namespace

RuleMenus::RuleMenus(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool RuleMenus::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ContextMenu && watched->isWidgetType() && !m_asked) {
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        const bool isKey = asked->reason() == QContextMenuEvent::Keyboard;
        // The innermost; what is around it is asked next.
        m_asked = static_cast<QWidget*>(watched);
        m_where = isKey ? std::nullopt : std::optional(asked->globalPos());
        // Who has a menu opens it now.
        QTimer::singleShot(0, this, &RuleMenus::offerRule);
    } else if (event->type() == QEvent::Polish) {
        auto* menu = qobject_cast<QMenu*>(watched);
        if (menu && m_asked && isOverAThing(*menu)) addRule(*menu);
    }
    return QObject::eventFilter(watched, event);
}

void RuleMenus::addRule(QMenu& menu)
{
    const QString rule = ruleOf(m_asked, m_where);
    if (rule.isEmpty()) return;
    menu.addSeparator();
    add(menu, rule);
}

void RuleMenus::add(QMenu& menu, const QString& rule)
{
    //: %1: the number of a rule
    QAction* open = menu.addAction(views::icon(u"about"_s), tr("Rule %1").arg(rule));
    open->setObjectName(u"openRule"_s);
    open->setShortcut(Qt::Key_F1);
    open->setShortcutContext(Qt::WidgetShortcut);
    connect(open, &QAction::triggered, this, [this, rule] { Q_EMIT ruleWanted(rule); });
}

void RuleMenus::offerRule()
{
    const QPointer<QWidget> asked = m_asked;
    m_asked = nullptr;
    if (!asked || QApplication::activePopupWidget()) return;
    const QString rule = ruleOf(asked, m_where);
    if (rule.isEmpty()) return;
    auto* menu = new QMenu(asked);
    menu->setObjectName(u"ruleMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    add(*menu, rule);
    views::popUpSpoken(*menu, m_where ? *m_where : asked->mapToGlobal(asked->rect().center()));
}

} // namespace caboose::app
