// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken_list.h"

#include "views/widgets/spoken.h"

#include <QEvent>
#include <QListView>

#include <algorithm>
#include <utility>

namespace caboose::views {
namespace {

class SpokenList : public QObject {
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
        const bool hasCome = event->type() == QEvent::FocusIn && !m_list.currentIndex().isValid();
        if (hasCome) {
            const int row = m_first ? m_first() : 0;
            m_list.setCurrentIndex(m_list.model()->index(std::max(row, 0), 0));
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QString rowNow() const { return m_list.currentIndex().data(Qt::AccessibleTextRole).toString(); }

    void sayChange()
    {
        const QString now = rowNow();
        const bool isNews = std::exchange(m_heard, now) != now;
        if (isNews && m_list.hasFocus()) sayOf(m_list, now);
    }

    QListView& m_list;
    std::function<int()> m_first;
    QString m_heard; ///< of the current row
};

} // namespace

void makeSpoken(QListView& list, const std::function<int()>& first)
{
    new SpokenList(list, first);
}

} // namespace caboose::views
