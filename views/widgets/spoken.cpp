// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken.h"

#include <QAccessible>
#include <QApplication>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

/// Makes a text another one, and looks the same.
constexpr QChar unseen(0x2009);

/// Elsewhere nobody speaks titles, and announcements are known.
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
constexpr bool titlesAreSpoken = false;
#else
constexpr bool titlesAreSpoken = true;
#endif

QWidget* mainWindowOf(const QWidget& from)
{
    for (QWidget* window = from.window(); window;) {
        if (qobject_cast<QMainWindow*>(window)) return window;
        window = window->parentWidget() ? window->parentWidget()->window() : nullptr;
    }
    return nullptr;
}

QString titleFor(const QString& sentence, const QString& before)
{
    const QString title = u"%1 – %2"_s.arg(sentence, u"Caboose"_s);
    return title == before ? title + unseen : title;
}

void announce(QWidget& from, const QString& sentence)
{
    QAccessibleAnnouncementEvent announcement(&from, sentence);
    QAccessible::updateAccessibility(&announcement);
}

} // namespace

void say(const QWidget& from, const QString& sentence)
{
    QWidget* window = mainWindowOf(from);
    if (sentence.isEmpty() || !window) return;
    window->setWindowTitle(titleFor(sentence, window->windowTitle()));
    if (!titlesAreSpoken) announce(*window, sentence);
    const QWidget* active = QApplication::activeWindow();
    QWidget* focused = QApplication::focusWidget();
    const bool isElsewhere = active && active != window && focused;
    if (isElsewhere && !focused->property(speaksForItself).toBool())
        focused->setAccessibleDescription(sentence);
}

void sayOf(QWidget& focused, const QString& sentence)
{
    if (sentence.isEmpty()) return;
    // The same again is heard again.
    const bool isSame = focused.accessibleDescription() == sentence;
    focused.setAccessibleDescription(isSame ? sentence + unseen : sentence);
    if (!titlesAreSpoken) announce(focused, sentence);
}

} // namespace caboose::views
