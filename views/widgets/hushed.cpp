// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/hushed.h"

#include <QAccessible>
#include <QApplication>
#include <QScrollBar>

#include <utility>

namespace caboose::views {
namespace {

QAccessible::UpdateHandler listener = nullptr; ///< who hears what is left; by itself the system
const QWidget* unheard = nullptr;
QList<QAccessible::Event> missed; ///< of it
const QObject* inUse = nullptr;   ///< as it was told last; compared, never asked

/// That something comes, goes or has the keyboard is always told.
bool isAboutLooks(QAccessible::Event kind)
{
    switch (kind) {
    case QAccessible::Focus:
    case QAccessible::ObjectCreated:
    case QAccessible::ObjectDestroyed:
    case QAccessible::ObjectShow:
    case QAccessible::ObjectHide:
    case QAccessible::ObjectReorder:
    case QAccessible::ParentChanged: return false;
    default: return true;
    }
}

/// Where something moves in a text, screen readers take the keyboard for being there already, and
/// don't say that it has come.
bool isAheadOfTheKeyboard(const QAccessibleEvent& event)
{
    const QAccessible::Event kind = event.type();
    const bool isText =
        kind >= QAccessible::TextAttributeChanged && kind <= QAccessible::TextSelectionChanged;
    const QObject* text = event.object();
    // A field of numbers has its text within it.
    return isText && text && text != inUse && text->parent() != inUse;
}

/// The toolkit tells of a widget that has given the keyboard to one inside it.
bool isAroundTheKeyboard(const QAccessibleEvent& event)
{
    const auto* widget = qobject_cast<const QWidget*>(event.object());
    const QWidget* focused = QApplication::focusWidget();
    const bool isAround = widget && widget != focused && !widget->isWindow();
    return event.type() == QAccessible::Focus && isAround && widget->isAncestorOf(focused);
}

/// Whoever has never been on the screen is known to nobody by another name; nobody asks for bars.
bool isNewsToNobody(const QWidget& widget)
{
    return !widget.testAttribute(Qt::WA_WState_Created) || qobject_cast<const QScrollBar*>(&widget);
}

bool isHushed(const QAccessibleEvent& event)
{
    const auto* widget = qobject_cast<const QWidget*>(event.object());
    const bool isSilent = widget && (widget == unheard || isNewsToNobody(*widget));
    return (isSilent && isAboutLooks(event.type())) || isAheadOfTheKeyboard(event) ||
           isAroundTheKeyboard(event);
}

void noteMissed(const QAccessibleEvent& event)
{
    const QAccessible::Event kind = event.type();
    const bool isName = kind == QAccessible::NameChanged || kind == QAccessible::DescriptionChanged;
    const bool isOfIt = unheard && event.object() == unheard;
    if (isName && isOfIt && !missed.contains(kind)) missed.append(kind);
}

void tellNews(QAccessibleEvent* event)
{
    if (isHushed(*event)) {
        noteMissed(*event);
        return;
    }
    if (event->type() == QAccessible::Focus) inUse = event->object();
    if (listener) {
        listener(event);
        return;
    }
    // The system hears what no handler takes.
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(tellNews);
}

} // namespace

void hushWhatIsNoNews()
{
    const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(tellNews);
    if (before != tellNews) listener = before;
}

Unheard::Unheard(const QWidget* widget)
{
    unheard = widget;
    missed.clear();
}

Unheard::~Unheard()
{
    unheard = nullptr;
}

void Unheard::tell()
{
    auto* widget = const_cast<QWidget*>(std::exchange(unheard, nullptr));
    for (const QAccessible::Event kind : std::as_const(missed)) {
        QAccessibleEvent event(widget, kind);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace caboose::views
