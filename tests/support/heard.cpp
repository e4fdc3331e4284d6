// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heard.h"

#include <QAccessible>
#include <QAccessibleAnnouncementEvent>
#include <QApplication>
#include <QMetaEnum>
#include <QWidget>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

Heard* listening = nullptr;

QString withoutProgram(QString title)
{
    while (!title.isEmpty() && title.back().isSpace()) title.chop(1);
    const QString tail = u" – Caboose"_s;
    return title.endsWith(tail) ? title.chopped(tail.size()) : title;
}

} // namespace

struct Listener {
    static void hear(QAccessibleEvent* event)
    {
        if (!listening) return;
        if (event->type() == QAccessible::Announcement)
            listening->m_announcements.append(
                static_cast<QAccessibleAnnouncementEvent*>(event)->message());
        const auto* widget = qobject_cast<QWidget*>(event->object());
        const bool isTitle = event->type() == QAccessible::NameChanged && widget &&
                             widget->isWindow() && widget->isVisible();
        const bool isOfFocus = event->type() == QAccessible::DescriptionChanged && widget &&
                               widget == QApplication::focusWidget();
        if (isTitle) listening->m_sentences.append(withoutProgram(widget->windowTitle()));
        if (isOfFocus) listening->m_sentences.append(widget->accessibleDescription());
    }
};

Heard::Heard()
{
    Q_ASSERT(!listening);
    listening = this;
    QAccessible::setActive(true);
    QAccessible::installUpdateHandler(Listener::hear);
}

Heard::~Heard()
{
    listening = nullptr;
    QAccessible::installUpdateHandler(nullptr);
}

void Heard::forget()
{
    m_sentences.clear();
    m_announcements.clear();
}

Voice voiceOf(QWidget* widget)
{
    QAccessibleInterface* voice = widget ? QAccessible::queryAccessibleInterface(widget) : nullptr;
    if (!voice) return {};
    const QMetaObject& names = QAccessible::staticMetaObject;
    const QMetaEnum roles = names.enumerator(names.indexOfEnumerator("Role"));
    return {.name = voice->text(QAccessible::Name),
            .role = QString::fromLatin1(roles.valueToKey(voice->role())),
            .description = voice->text(QAccessible::Description),
            .isChecked = bool(voice->state().checked)};
}

Voice focusedVoice()
{
    return voiceOf(QApplication::focusWidget());
}

} // namespace caboose::test
