// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clipped.h"

#include <QAbstractButton>
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
