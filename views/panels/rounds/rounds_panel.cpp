// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rounds/rounds_panel.h"

#include "views/items/rounds/rounds_model.h"
#include "views/panels/rounds/round_delegate.h"
#include "views/widgets/spoken_list.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int narrowest = 220;

} // namespace

RoundsPanel::RoundsPanel(items::RoundsModel& rounds, QWidget* parent)
    : QWidget(parent), m_rounds(rounds), m_where(new QLabel(this)), m_list(new QListView(this))
{
    m_where->setObjectName(u"panelSentence"_s);
    m_where->setWordWrap(true);
    m_list->setModel(&m_rounds);
    m_list->setItemDelegate(new RoundDelegate(m_rounds, m_list));
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    makeSpoken(*m_list, [this] {
        using State = items::RoundRow::State;
        const auto& rows = m_rounds.rows();
        const auto now = std::find_if(rows.begin(), rows.end(), [](const items::RoundRow& row) {
            return row.state == State::Current;
        });
        return now == rows.end() ? 0 : static_cast<int>(now - rows.begin());
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_where);
    column->addWidget(m_list, 1);
    connect(&m_rounds, &items::RoundsModel::sentenceChanged, this, &RoundsPanel::refresh);
    setMinimumWidth(narrowest);
    retranslate();
    refresh();
}

void RoundsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

QWidget* RoundsPanel::entrance() const
{
    return m_list;
}

void RoundsPanel::retranslate()
{
    setAccessibleName(tr("Rounds"));
    m_list->setAccessibleName(tr("Round cards"));
}

/// The card that is played is in sight, whatever was looked at before.
void RoundsPanel::showCurrent()
{
    for (int row = 0; row < m_rounds.rowCount(); ++row) {
        if (m_rounds.at(row).state != items::RoundRow::State::Current) continue;
        m_list->doItemsLayout();
        m_list->scrollTo(m_rounds.index(row));
        return;
    }
}

void RoundsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showCurrent();
}

void RoundsPanel::refresh()
{
    m_where->setText(m_rounds.sentence());
    showCurrent();
}

} // namespace caboose::views
