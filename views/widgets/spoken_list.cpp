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
        connect(list.model(), &QAbstractItemModel::dataChanged, this,
                [this](const QModelIndex& from, const QModelIndex& to) {
                    const QModelIndex current = m_list.currentIndex();
                    const bool isIn = current.row() >= from.row() && current.row() <= to.row();
                    if (m_list.hasFocus() && isIn)
                        sayOf(m_list, current.data(Qt::AccessibleTextRole).toString());
                });
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
    QListView& m_list;
    std::function<int()> m_first;
};

} // namespace

void makeSpoken(QListView& list, const std::function<int()>& first)
{
    new SpokenList(list, first);
}

} // namespace caboose::views
