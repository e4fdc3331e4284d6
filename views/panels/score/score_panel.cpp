// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/score/score_panel.h"

#include "views/items/final_score/final_score.h"
#include "views/panels/score/score_delegate.h"

#include <QAction>
#include <QBoxLayout>
#include <QListView>
#include <QPushButton>

namespace caboose::views {
namespace {

constexpr int roomForOne =
    23; ///< lines of text, so much room for each, and they stand side by side

} // namespace

ScorePanel::ScorePanel(items::ScoreModel& score, items::FinalScore& final, QAction* toFinal,
                       QWidget* parent)
    : ListPanel(score,
                {QT_TRANSLATE_NOOP("Panels", "Score"), QT_TRANSLATE_NOOP("Panels", "Scores")},
                parent),
      m_final(final), m_toFinal(new QPushButton(this))
{
    connect(draw<ScoreDelegate>(score), &ScoreDelegate::ruleWanted, this, &ScorePanel::ruleWanted);
    m_toFinal->setAutoDefault(false);
    if (toFinal) connect(m_toFinal, &QPushButton::clicked, toFinal, &QAction::trigger);
    connect(&m_final, &items::FinalScore::changed, this, [this] { refresh(); });
    column().addWidget(m_toFinal);
    ScorePanel::retranslate();
    ScorePanel::refresh();
}

/// Side by side where there is room, so that all can be seen at once.
void ScorePanel::resizeEvent(QResizeEvent* event)
{
    ListPanel::resizeEvent(event);
    const int columns = qMax(1, width() / (roomForOne * fontMetrics().height()));
    if (columns == list().property("columns").toInt()) return;
    list().setProperty("columns", columns);
    list().setFlow(columns > 1 ? QListView::LeftToRight : QListView::TopToBottom);
    list().setWrapping(columns > 1);
    list().doItemsLayout();
}

void ScorePanel::retranslate()
{
    ListPanel::retranslate();
    m_toFinal->setText(tr("Final score"));
    m_toFinal->setToolTip(tr("Who wins, and how each sum comes about"));
}

void ScorePanel::refresh()
{
    ListPanel::refresh();
    using Phase = items::FinalScore::Phase;
    const Phase phase = m_final.phase();
    m_toFinal->setVisible(phase == Phase::Counting || phase == Phase::Over);
}

} // namespace caboose::views
