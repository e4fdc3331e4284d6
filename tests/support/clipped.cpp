// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clipped.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

/// What is wrong with the room that a visible widget has; empty: nothing.
QString clipped(const QWidget* widget)
{
    const QSize room = widget->size();
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label && label->wordWrap()) {
        return label->heightForWidth(room.width()) > room.height() + 1 ? label->text() : QString();
    }
    const bool holdsText = qobject_cast<const QAbstractButton*>(widget) || label ||
                           qobject_cast<const QSpinBox*>(widget);
    if (!holdsText) return {};
    const QSize wanted =
        widget->minimumSizeHint().isValid() ? widget->minimumSizeHint() : widget->sizeHint();
    // Of a number, the hint counts the style's own frame besides that of the style sheet.
    const int spare = qobject_cast<const QSpinBox*>(widget) ? 4 : 1;
    const bool fits =
        wanted.width() <= room.width() + spare && wanted.height() <= room.height() + spare;
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return fits ? QString() : label ? label->text() : button ? button->text() : u"number"_s;
}

/// What somebody reads or presses, and where nothing else may lie.
bool isOfTheForeground(const QWidget* widget)
{
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLabel*>(widget) ||
           qobject_cast<const QAbstractItemView*>(widget) || qobject_cast<const QSpinBox*>(widget);
}

QString nameOf(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const auto* label = qobject_cast<const QLabel*>(widget);
    const QString text = button ? button->text() : label ? label->text() : QString();
    return text.isEmpty() ? widget->accessibleName() : text;
}

/// Beside this widget in the same window, and on it.
QStringList coveredBy(const QWidget* widget)
{
    QStringList complaints;
    const QObjectList siblings = widget->parentWidget()->children();
    for (qsizetype n = siblings.indexOf(widget) + 1; n < siblings.size(); ++n) {
        const auto* other = qobject_cast<const QWidget*>(siblings.at(n));
        if (!other || !other->isVisible() || isScenery(other) || !isOfTheForeground(other))
            continue;
        const QRect both = widget->geometry().intersected(other->geometry());
        if (both.width() < 3 || both.height() < 3) continue;
        complaints.append(
            u"\"%1\" and \"%2\" lie upon each other"_s.arg(nameOf(widget), nameOf(other)));
    }
    return complaints;
}

} // namespace

bool isScenery(const QWidget* widget)
{
    return widget->objectName().startsWith(u"qt_"_s) || widget->width() < 3 || widget->height() < 3;
}

QStringList clippedNow()
{
    QStringList complaints;
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (!widget->isVisible() || isScenery(widget)) continue;
        if (widget->parentWidget() && isOfTheForeground(widget)) complaints += coveredBy(widget);
        if (const QString text = clipped(widget); !text.isEmpty()) {
            const QSize least = widget->minimumSizeHint();
            complaints.append(u"%1 \"%2\" has %3x%4 of %5x%6"_s
                                  .arg(QString::fromLatin1(widget->metaObject()->className()), text)
                                  .arg(widget->width())
                                  .arg(widget->height())
                                  .arg(least.width())
                                  .arg(least.height()));
        }
    }
    for (const QWidget* extension : QApplication::allWidgets()) {
        const bool more = extension->objectName() == u"qt_toolbar_ext_button" ||
                          extension->objectName() == u"qt_menubar_ext_button";
        if (more && extension->isVisible()) complaints.append(extension->objectName());
    }
    return complaints;
}

} // namespace caboose::test
