// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken_list.h"

#include "views/widgets/spoken.h"
#include "views/widgets/spoken_items.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QListView>

#include <algorithm>
#include <utility>

namespace caboose::views {
namespace {

class SpokenList : public QObject {
    Q_DECLARE_TR_FUNCTIONS(SpokenList)

public:
    SpokenList(QListView& list, std::function<int()> first)
        : QObject(&list), m_list(list), m_first(std::move(first))
    {
        list.installEventFilter(this);
        // By the list itself it is said what somebody goes to.
        connect(list.selectionModel(), &QItemSelectionModel::currentChanged, this,
                [this] { m_heard = rowNow(); });
        connect(list.model(), &QAbstractItemModel::dataChanged, this, &SpokenList::sayChange);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // The mouse chooses its row itself: nothing may scroll away beneath it.
        const bool hasCome = event->type() == QEvent::FocusIn && !m_list.currentIndex().isValid() &&
                             static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason;
        if (hasCome) {
            const int row = m_first ? m_first() : 0;
            m_list.setCurrentIndex(m_list.model()->index(std::max(row, 0), 0));
        }
        // The toolkit tells of the list itself when this event is over.
        if (event->type() == QEvent::FocusIn)
            QMetaObject::invokeMethod(this, &SpokenList::sayRow, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    struct Row {
        QString text;
        QVariant tick;
    };

    Row rowNow() const
    {
        const QModelIndex now = m_list.currentIndex();
        return {now.data(Qt::AccessibleTextRole).toString(), now.data(Qt::CheckStateRole)};
    }

    void sayRow()
    {
        if (m_list.hasFocus() && m_list.currentIndex().isValid())
            sayItem(m_list, m_list.currentIndex().row());
    }

    /// By the row itself: whoever reads a list is at a row, and hears nothing of what happens to
    /// the list.
    void sayChange()
    {
        const Row now = rowNow();
        const Row before = std::exchange(m_heard, now);
        if (!m_list.hasFocus()) return;
        if (before.tick != now.tick) {
            sayTick(now);
        } else if (before.text != now.text) {
            QAccessibleEvent renamed(&m_list, QAccessible::NameChanged);
            tell(renamed);
        }
    }

    /// The screen reader of Debian 12 is silent about rows that are ticked.
    void sayTick(const Row& row)
    {
        QAccessible::State changed;
        changed.checked = true;
        QAccessibleStateChangeEvent ticked(&m_list, changed);
        tell(ticked);
        const bool isTicked = row.tick.toInt() == Qt::Checked;
        //: %1: a row of a list
        say(m_list, (isTicked ? tr("%1: ticked") : tr("%1: not ticked")).arg(row.text));
    }

    void tell(QAccessibleEvent& event)
    {
        event.setChild(m_list.currentIndex().row());
        QAccessible::updateAccessibility(&event);
    }

    QListView& m_list;
    std::function<int()> m_first;
    Row m_heard; ///< of the current row
};

} // namespace

void makeSpoken(QListView& list, const std::function<int()>& first)
{
    new SpokenList(list, first);
}

} // namespace caboose::views
