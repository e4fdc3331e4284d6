// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/score/score_panel.h"

#include "views/items/game/score_model.h"
#include "views/score/score_delegate.h"

#include <QEvent>
#include <QListView>
#include <QVBoxLayout>

namespace caboose::views {
namespace {

constexpr int narrowest = 220;

} // namespace

ScorePanel::ScorePanel(items::ScoreModel& score, QWidget* parent)
    : QWidget(parent), m_list(new QListView(this))
{
    m_list->setModel(&score);
    m_list->setItemDelegate(new ScoreDelegate(score, m_list));
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_list);
    setFocusProxy(m_list);
    setMinimumWidth(narrowest);
    retranslate();
}

void ScorePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ScorePanel::retranslate()
{
    setAccessibleName(tr("Score"));
    m_list->setAccessibleName(tr("Scores"));
}

} // namespace caboose::views
