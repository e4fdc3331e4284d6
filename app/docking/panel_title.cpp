// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/panel_title.h"

#include "views/drawing/icon.h"

#include <QEvent>
#include <QMainWindow>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr int margin = 8;
constexpr int lineHeight = 2;

void drawIcon(QPainter& painter, QRect& rest, const QIcon& icon)
{
    if (icon.isNull()) return;
    const int size = painter.fontMetrics().ascent(); // as high as its letters
    const int top = rest.center().y() - size / 2;
    icon.paint(&painter, QRect(rest.left(), top, size, size));
    rest.setLeft(rest.left() + size + margin);
}

} // namespace

QIcon iconOf(TitleButton::Action action)
{
    switch (action) {
    case TitleButton::Action::Close: return views::icon(u"close"_s);
    case TitleButton::Action::TakeOut: return views::icon(u"float"_s);
    case TitleButton::Action::Minimize:
    case TitleButton::Action::Maximize:
    case TitleButton::Action::Restore: break;
    }
    return views::icon(u"layout"_s);
}

TitleButton::TitleButton(QWidget* parent, Action action) : QToolButton(parent), m_action(action)
{
    setObjectName(u"dockButton"_s);
    setAutoRaise(true);
    // Space on a strip that hardly shows its focus closed the panel; the actions of these names
    // have keys (app/window/view_actions.cpp).
    setFocusPolicy(Qt::NoFocus);
    setIcon(iconOf(action));
    name();
}

QSize TitleButton::sizeHint() const
{
    const int side = fontMetrics().height() + 8;
    return {side, side};
}

bool TitleButton::event(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::LanguageChange || type == QEvent::ToolTipChange) name();
    return QToolButton::event(event);
}

void TitleButton::showEvent(QShowEvent* event)
{
    name();
    QToolButton::showEvent(event);
}

/// The window tells; it is asked for before the title has found its place.
bool TitleButton::putsBack() const
{
    return !qobject_cast<const QMainWindow*>(window());
}

QString TitleButton::words() const
{
    switch (m_action) {
    case Action::Close: return tr("Close this panel");
    case Action::TakeOut:
        return putsBack() ? tr("Put back into the main window")
                          : tr("Take out into a window of its own");
    case Action::Minimize: return tr("Minimize");
    case Action::Maximize: return tr("Maximize");
    case Action::Restore: return tr("Restore size");
    }
    return {};
}

void TitleButton::name()
{
    const QString now = words();
    if (toolTip() != now) setToolTip(now);
    if (accessibleName() != now) setAccessibleName(now);
}

void drawPanelTitle(QPainter& painter, const QWidget& strip, const PanelTitle& title, int buttons)
{
    const QPalette& palette = strip.palette();
    const QRect all = strip.rect();
    painter.fillRect(all, palette.color(QPalette::Button));
    const QColor line = palette.color(title.active ? QPalette::Highlight : QPalette::Mid);
    painter.fillRect(QRect(0, all.height() - lineHeight, all.width(), lineHeight), line);

    QRect rest = all.adjusted(margin, 0, -buttons - margin, -lineHeight);
    QFont bold = strip.font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    // What has no room for both goes by its name.
    const int beside = painter.fontMetrics().ascent() + margin;
    if (painter.fontMetrics().horizontalAdvance(title.text) + beside <= rest.width())
        drawIcon(painter, rest, title.icon);
    painter.setPen(palette.color(QPalette::ButtonText));
    const QString shown =
        painter.fontMetrics().elidedText(title.text, Qt::ElideRight, rest.width());
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, shown);
}

int panelTitleHeight(const QFontMetrics& metrics)
{
    return metrics.height() + 14;
}

} // namespace caboose::app
