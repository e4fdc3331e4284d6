// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/answer_key_filter.h"

#include "views/items/referee/options_model.h"
#include "views/widgets/digit_key.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextEdit>

#include <utility>

namespace caboose::app {
namespace {

template <typename... Types>
bool isAnyOf(const QWidget& widget)
{
    return (qobject_cast<const Types*>(&widget) || ...);
}

bool isTypedInto(const QWidget& widget)
{
    return isAnyOf<QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit, QKeySequenceEdit,
                   QComboBox, QMenu>(widget);
}

/// A list in which something is chosen takes these keys, too.
bool isChosenIn(const QWidget& widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    return view && view->selectionMode() != QAbstractItemView::NoSelection;
}

/// Panels that have keys of their own say so.
bool hasOwnKeys(const QWidget& widget)
{
    for (const QWidget* around = &widget; around; around = around->parentWidget()) {
        if (around->property("ownKeys").toBool()) return true;
    }
    return false;
}

bool goesOn(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

bool pressesButton(const QWidget& widget, int key)
{
    if (key == Qt::Key_Space) {
        return isAnyOf<QAbstractButton, QComboBox>(widget) || isChosenIn(widget);
    }
    const bool isReturn = key == Qt::Key_Return || key == Qt::Key_Enter;
    return isReturn && (isAnyOf<QPushButton, QComboBox>(widget) || isChosenIn(widget));
}

/// Not in dialogs, which have keys of their own.
bool isInMainWindow(const QWidget& widget)
{
    return !qobject_cast<const QDialog*>(widget.window());
}

QString toStrings(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers & ~Qt::ShiftModifier) return {};
    if (QString digit = views::digitOf(event); !digit.isEmpty()) return digit;
    if (event.key() < Qt::Key_A || event.key() > Qt::Key_Z) return {};
    const QString letter = QKeySequence(event.key()).toString(QKeySequence::PortableText);
    return modifiers.testFlag(Qt::ShiftModifier) ? QStringLiteral("Shift+") + letter : letter;
}

} // namespace

AnswerKeys::AnswerKeys(items::OptionsModel& options, std::function<bool()> isSeen, QObject* parent)
    : QObject(parent), m_options(options), m_isSeen(std::move(isSeen))
{
    qApp->installEventFilter(this);
}

bool AnswerKeys::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !isInMainWindow(*widget)) return false;
    // Its keys are its own: a list that drops down takes Return as early as this.
    if (QApplication::activePopupWidget()) return false;
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isTaken =
            pressesButton(*widget, key.key()) || (goesOn(key.key()) && !isAsking());
        if (key.modifiers() == Qt::NoModifier && isTaken) {
            event->accept();
            return true;
        }
    }
    if (event->type() != QEvent::KeyPress) return false;
    return answers(*widget, *static_cast<QKeyEvent*>(event));
}

bool AnswerKeys::isAsking() const
{
    return m_isSeen() && !QApplication::activeModalWidget() && !QApplication::activePopupWidget();
}

bool AnswerKeys::answers(const QWidget& focused, const QKeyEvent& event)
{
    if (!isAsking() || isTypedInto(focused) || hasOwnKeys(focused) || event.isAutoRepeat())
        return false;
    const QString key = toStrings(event);
    if (const int option = m_options.optionFor(key); option >= 0)
        m_options.choose(option);
    else if (const int refused = m_options.refusedFor(key); refused >= 0)
        m_options.askWhy(refused);
    else
        return false;
    return true;
}

} // namespace caboose::app
