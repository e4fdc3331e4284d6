// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/score/score_panel.h"

#include "views/items/final_score/final_score.h"
#include "views/panels/score/score_delegate.h"
#include "views/widgets/spoken_list.h"

#include <QAction>
#include <QEvent>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace caboose::views {
namespace {

constexpr int roomForOne = 400; ///< so much room for each, and they stand side by side
constexpr int narrowest = 220;

} // namespace

ScorePanel::ScorePanel(items::ScoreModel& score, items::FinalScore& final, QAction* toFinal,
                       QWidget* parent)
    : QWidget(parent), m_final(final), m_list(new QListView(this)), m_toFinal(new QPushButton(this))
{
    auto* delegate = new ScoreDelegate(score, m_list);
    connect(delegate, &ScoreDelegate::ruleWanted, this, &ScorePanel::ruleWanted);
    m_list->setModel(&score);
    m_list->setItemDelegate(delegate);
    m_toFinal->setAutoDefault(false);
    if (toFinal) connect(m_toFinal, &QPushButton::clicked, toFinal, &QAction::trigger);
    connect(&m_final, &items::FinalScore::changed, this, &ScorePanel::refresh);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    makeSpoken(*m_list);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_list);
    column->addWidget(m_toFinal);
    setMinimumWidth(narrowest);
    retranslate();
    refresh();
}

/// Side by side where there is room, so that all can be seen at once.
void ScorePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int columns = qMax(1, width() / roomForOne);
    if (columns == m_list->property("columns").toInt()) return;
    m_list->setProperty("columns", columns);
    m_list->setFlow(columns > 1 ? QListView::LeftToRight : QListView::TopToBottom);
    m_list->setWrapping(columns > 1);
    m_list->doItemsLayout();
}

void ScorePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

QWidget* ScorePanel::entrance() const
{
    return m_list;
}

void ScorePanel::retranslate()
{
    setAccessibleName(tr("Score"));
    m_list->setAccessibleName(tr("Scores"));
    m_toFinal->setText(tr("Final score"));
    m_toFinal->setToolTip(tr("Who wins, and how each sum comes about"));
}

void ScorePanel::refresh()
{
    using Phase = items::FinalScore::Phase;
    const Phase phase = m_final.phase();
    m_toFinal->setVisible(phase == Phase::Counting || phase == Phase::Over);
}

} // namespace caboose::views
