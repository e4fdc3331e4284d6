// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heard.h"

#include "views/widgets/hushed.h"

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

/// Until it is its turn; the rest is thrown away as it comes.
bool isKept(QAccessibleEvent& event)
{
    switch (event.type()) {
    case QAccessible::ObjectCreated:
    case QAccessible::ObjectDestroyed:
    case QAccessible::ObjectShow:
    case QAccessible::ObjectHide:
    case QAccessible::ObjectReorder:
    case QAccessible::ParentChanged:
    case QAccessible::LocationChanged: return false;
    default: break;
    }
    const QAccessibleInterface* source = event.accessibleInterface();
    const QAccessible::Role role = source ? source->role() : QAccessible::NoRole;
    return role != QAccessible::StaticText && role != QAccessible::List;
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
        if (isKept(*event)) heard.wait();
        const bool isInUse = event->object() && event->object() == QApplication::focusWidget();
        if (event->type() == QAccessible::TextCaretMoved) heard.moveCaret(*event);
        if (event->type() == QAccessible::Focus && isInUse) {
            const bool isNew = heard.goTo(event->object(), event->child());
            heard.comeInto(*event->object());
            const QString name = event->accessibleInterface()->text(QAccessible::Name);
            if (event->child() >= 0)
                heard.say(name);
            else if (isNew)
                heard.m_everything.append(name);
        }
        const bool isOfMenu =
            event->object() && event->object() == QApplication::activePopupWidget();
        if (event->type() == QAccessible::Focus && isOfMenu && event->child() >= 0)
            heard.m_everything.append(event->accessibleInterface()->text(QAccessible::Name));
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
        if (isTitle && !heard.m_readsTitle) heard.sayTitle(withoutProgram(widget->windowTitle()));
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
    views::hushWhatIsNoNews();
}

Heard::~Heard()
{
    listening = nullptr;
    QAccessible::installUpdateHandler(nullptr);
    views::hushWhatIsNoNews();
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

void Heard::sayTitle(const QString& title)
{
    m_unread = title;
    say(title);
}

/// What is around it is read out before, as far as the keyboard was not in there yet.
void Heard::comeInto(const QObject& widget)
{
    QObjectList around;
    QStringList named;
    for (QObject* object = widget.parent(); object; object = object->parent()) {
        const QAccessibleInterface* voice = QAccessible::queryAccessibleInterface(object);
        const QAccessible::Role role = voice ? voice->role() : QAccessible::NoRole;
        if (role == QAccessible::Window) break;
        around.append(object);
        if (m_around.contains(object)) continue;
        if (role != QAccessible::LayeredPane) continue;
        const QString name = voice->text(QAccessible::Name);
        named.prepend(name.isEmpty() ? u"layered pane"_s : name);
    }
    m_around = around;
    m_everything.append(named);
}

/// Within what is read out it reads the line. A text that has the keyboard by the time it looks is
/// then taken for one that it was at before.
void Heard::moveCaret(QAccessibleEvent& event)
{
    m_caretAt = event.object();
    if (m_caretAt != m_at) return;
    const QAccessibleInterface* source = event.accessibleInterface();
    QAccessibleTextInterface* text =
        source ? const_cast<QAccessibleInterface*>(source)->textInterface() : nullptr;
    if (!text) return;
    int begin = 0;
    int end = 0;
    const int at = static_cast<QAccessibleTextCursorEvent&>(event).cursorPosition();
    m_everything.append(text->textAtOffset(at, QAccessible::LineBoundary, &begin, &end));
}

/// It drops what waits, and has its hands full until all has happened.
void Heard::wait()
{
    constexpr int flood = 50;
    const auto hasCaughtUp = [] {
        if (!listening) return;
        listening->m_waiting = 0;
        listening->m_unread.clear();
        listening->m_caretAt = nullptr;
    };
    if (m_waiting == 0) QMetaObject::invokeMethod(qApp, hasCaughtUp, Qt::QueuedConnection);
    if (++m_waiting <= flood || m_unread.isEmpty()) return;
    m_sentences.removeAll(m_unread);
    m_everything.removeAll(m_unread);
    m_unread.clear();
}

bool Heard::goTo(const QObject* widget, int item)
{
    const bool isThere = (m_at == widget || m_caretAt == widget) && m_item == item;
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
