// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heard.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleAnnouncementEvent>
#include <QApplication>
#include <QMainWindow>
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
        Heard& heard = *listening;
        const bool isInUse = event->object() && event->object() == QApplication::focusWidget();
        if (event->type() == QAccessible::Focus && isInUse) {
            const bool isNew = heard.goTo(event->object(), event->child());
            const QString name = event->accessibleInterface()->text(QAccessible::Name);
            if (event->child() >= 0)
                heard.say(name);
            else if (isNew)
                heard.m_everything.append(name);
        }
        const auto* widget = qobject_cast<QWidget*>(event->object());
        // A title that changes while nobody has the keyboard is read when its window gets it.
        const QWidget* active = QApplication::activeWindow();
        // What happens to the item that is read out.
        const bool isOfItem = event->object() && event->object() == heard.m_at &&
                              event->child() >= 0 && event->child() == heard.m_item;
        if (isOfItem && event->type() == QAccessible::NameChanged)
            heard.say(event->accessibleInterface()->text(QAccessible::Name));
        if (isOfItem && event->type() == QAccessible::StateChanged &&
            static_cast<QAccessibleStateChangeEvent*>(event)->changedStates().checked)
            heard.say(event->accessibleInterface()->state().checked ? u"checked"_s
                                                                    : u"not checked"_s);
        const bool isTitle = event->type() == QAccessible::NameChanged && widget &&
                             (widget == active || !active) &&
                             qobject_cast<const QMainWindow*>(widget);
        const bool isDescription = event->type() == QAccessible::DescriptionChanged && widget;
        if (isTitle && !heard.m_readsTitle) heard.say(withoutProgram(widget->windowTitle()));
        if (isDescription && isInUse && heard.m_item < 0) {
            heard.say(widget->accessibleDescription());
        } else if (widget && widget == heard.m_at && heard.m_item < 0 && !isTitle) {
            const bool isName = event->type() == QAccessible::NameChanged;
            const QString news = isDescription ? widget->accessibleDescription()
                                 : isName ? event->accessibleInterface()->text(QAccessible::Name)
                                          : QString();
            if (!news.isEmpty()) heard.m_everything.append(news);
        }
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
    m_everything.clear();
}

void Heard::say(const QString& sentence)
{
    m_sentences.append(sentence);
    m_everything.append(sentence);
}

bool Heard::goTo(const QObject* widget, int item)
{
    const bool isThere = m_at == widget && m_item == item;
    m_at = widget;
    m_item = item;
    if (isThere) return false;
    // It is slower than the program: when it looks, all that happens at once has happened.
    m_readsTitle = true;
    const auto looksAgain = [] {
        if (listening) listening->m_readsTitle = false;
    };
    QMetaObject::invokeMethod(qApp, looksAgain, Qt::QueuedConnection);
    return true;
}

namespace {

Voice voiceOf(QAccessibleInterface* voice)
{
    if (!voice) return {};
    const QMetaObject& names = QAccessible::staticMetaObject;
    const QMetaEnum roles = names.enumerator(names.indexOfEnumerator("Role"));
    return {.name = voice->text(QAccessible::Name),
            .role = QString::fromLatin1(roles.valueToKey(voice->role())),
            .description = voice->text(QAccessible::Description),
            .isChecked = bool(voice->state().checked)};
}

} // namespace

Voice voiceOf(QWidget* widget)
{
    return voiceOf(widget ? QAccessible::queryAccessibleInterface(widget) : nullptr);
}

Voice focusedVoice()
{
    return voiceOf(QApplication::focusWidget());
}

Voice voiceOfItemInFocus()
{
    QWidget* focused = QApplication::focusWidget();
    QAccessibleInterface* around =
        focused ? QAccessible::queryAccessibleInterface(focused) : nullptr;
    if (!around) return {};
    if (const auto* list = qobject_cast<const QAbstractItemView*>(focused))
        return voiceOf(around->child(list->currentIndex().row()));
    return voiceOf(around->focusChild());
}

} // namespace caboose::test
