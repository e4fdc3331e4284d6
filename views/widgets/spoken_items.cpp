// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken_items.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>
#include <QWindow>

namespace caboose::views {
namespace {

SpokenItems* itemsOf(QObject* object)
{
    return dynamic_cast<SpokenItems*>(object);
}

/// One thing that is painted; the toolkit knows nothing of it.
class ItemVoice : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ItemVoice(QWidget& widget, int item) : m_widget(&widget), m_item(item) {}

    bool isValid() const override { return items() && m_item < items()->itemCount(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_widget->window()->windowHandle(); }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}

    QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name && isValid() ? items()->itemName(m_item) : QString();
    }

    QRect rect() const override
    {
        const QRect area = isValid() ? items()->itemArea(m_item) : QRect();
        return {m_widget->mapToGlobal(area.topLeft()), area.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.focusable = true;
        state.focused = isValid() && m_widget->hasFocus() && items()->itemInUse() == m_item;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override
    {
        if (action == pressAction() && isValid()) items()->pressItem(m_item);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    SpokenItems* items() const { return itemsOf(m_widget); }

    QPointer<QWidget> m_widget;
    int m_item;
};

class ItemsVoice : public QAccessibleWidget {
public:
    explicit ItemsVoice(QWidget* widget) : QAccessibleWidget(widget, QAccessible::List) {}
    ~ItemsVoice() override
    {
        for (const QAccessible::Id id : std::as_const(m_voices))
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(ItemsVoice)

    // A widget that is being taken apart has none any more.
    int childCount() const override { return items() ? items()->itemCount() : 0; }

    QAccessibleInterface* child(int item) const override
    {
        if (item < 0 || item >= childCount()) return nullptr;
        while (m_voices.size() <= item) {
            auto* voice = new ItemVoice(*widget(), static_cast<int>(m_voices.size()));
            m_voices.append(QAccessible::registerAccessibleInterface(voice));
        }
        return QAccessible::accessibleInterface(m_voices.at(item));
    }

    int indexOfChild(const QAccessibleInterface* voice) const override
    {
        const auto id = QAccessible::uniqueId(const_cast<QAccessibleInterface*>(voice));
        return static_cast<int>(m_voices.indexOf(id));
    }

    QAccessibleInterface* focusChild() const override
    {
        const bool hasKeys = items() && widget()->hasFocus();
        QAccessibleInterface* inUse = hasKeys ? child(items()->itemInUse()) : nullptr;
        return inUse ? inUse : QAccessibleWidget::focusChild();
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPoint at = widget()->mapFromGlobal(QPoint(x, y));
        for (int item = 0; item < childCount(); ++item) {
            if (items()->itemArea(item).contains(at)) return child(item);
        }
        return nullptr;
    }

private:
    SpokenItems* items() const { return itemsOf(widget()); }

    mutable QList<QAccessible::Id> m_voices; ///< made when somebody asks
};

QAccessibleInterface* voiceFor(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return widget && itemsOf(widget) ? new ItemsVoice(widget) : nullptr;
}

} // namespace

SpokenItems::SpokenItems()
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(voiceFor);
        return true;
    }();
}

void sayItem(QWidget& widget, int item)
{
    QAccessibleEvent event(&widget, QAccessible::Focus);
    event.setChild(item);
    QAccessible::updateAccessibility(&event);
}

void sayItemArrivedAt(QWidget& widget)
{
    // The toolkit tells of the widget itself when this event is over.
    const auto tell = [&widget] {
        const SpokenItems* items = itemsOf(&widget);
        const int inUse = items && widget.hasFocus() ? items->itemInUse() : -1;
        if (inUse >= 0 && inUse < items->itemCount()) sayItem(widget, inUse);
    };
    QMetaObject::invokeMethod(&widget, tell, Qt::QueuedConnection);
}

} // namespace caboose::views
