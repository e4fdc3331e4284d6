// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/train_page.h"

#include "views/items/setup/new_game_model.h"
#include "views/panels/setup/car_delegate.h"
#include "views/panels/setup/own_round_delegate.h"
#include "views/panels/setup/round_card_form.h"
#include "views/widgets/move_button.h"
#include "views/widgets/wrapped_option.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int fewestShown = 4; ///< round cards, before they scroll

} // namespace

TrainPage::TrainPage(items::NewGameModel& plan, QWidget* parent)
    : QWidget(parent), m_plan(plan), m_halves(new QHBoxLayout(this)), m_carsLabel(new QLabel(this)),
      m_cars(new QListView(this)), m_forward(makeMoveButton(u"▲"_s, this)),
      m_back(makeMoveButton(u"▼"_s, this)), m_shuffle(new QPushButton(this)),
      m_ask(new QCheckBox(this)), m_roundsLabel(new QLabel(this)), m_rounds(new QListView(this)),
      m_remove(new QPushButton(this)), m_form(new RoundCardForm(this))
{
    m_halves->setContentsMargins(0, 0, 0, 0);
    m_halves->setSpacing(12);
    m_halves->addLayout(makeCars(), 1);
    m_halves->addLayout(makeRounds(), 1);
    connect(m_forward, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_back, &QToolButton::clicked, this, [this] { move(1); });
    connect(&m_plan, &items::NewGameModel::planChanged, this, &TrainPage::refresh);
    retranslate();
    refresh();
}

QLayout* TrainPage::makeCars()
{
    m_carsLabel->setObjectName(u"panelSentence"_s);
    m_carsLabel->setWordWrap(true);
    m_cars->setObjectName(u"planCars"_s);
    m_cars->setModel(&m_plan.cars());
    m_cars->setItemDelegate(new CarDelegate(m_plan.cars(), m_cars));
    m_cars->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_cars->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TrainPage::refresh);
    connect(m_shuffle, &QPushButton::clicked, &m_plan.cars(), &items::PlanCarsModel::shuffle);
    connect(m_ask, &QCheckBox::toggled, &m_plan.cars(), &items::PlanCarsModel::setAsked);
    auto* moves = new QVBoxLayout;
    moves->addWidget(m_forward);
    moves->addWidget(m_back);
    moves->addStretch(1);
    auto* list = new QHBoxLayout;
    list->setSpacing(8);
    list->addWidget(m_cars, 1);
    list->addLayout(moves);
    auto* column = new QVBoxLayout;
    column->addWidget(m_carsLabel);
    column->addLayout(list, 1);
    column->addWidget(m_shuffle);
    column->addWidget(m_ask);
    return column;
}

QLayout* TrainPage::makeRounds()
{
    m_roundsLabel->setObjectName(u"panelSentence"_s);
    m_roundsLabel->setWordWrap(true);
    m_rounds->setObjectName(u"ownRounds"_s);
    m_rounds->setModel(&m_plan.ownRounds());
    m_rounds->setItemDelegate(new OwnRoundDelegate(m_plan.ownRounds(), m_rounds));
    connect(m_rounds->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TrainPage::refresh);
    connect(m_remove, &QPushButton::clicked, this,
            [this] { m_plan.ownRounds().remove(m_rounds->currentIndex().row()); });
    connect(m_form, &RoundCardForm::made, &m_plan.ownRounds(), &items::OwnRoundsModel::add);
    auto* column = new QVBoxLayout;
    column->addWidget(m_roundsLabel);
    column->addWidget(m_rounds, 2);
    column->addWidget(m_remove, 0, Qt::AlignLeft);
    column->addWidget(m_form);
    column->addStretch(1);
    return column;
}

bool TrainPage::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) arrange();
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) wrap();
    return isDone;
}

/// As wide as where they stand below each other; then lists in a box that wraps get no less than
/// they would like.
QSize TrainPage::minimumSizeHint() const
{
    int widest = 0;
    for (int n = 0; n < m_halves->count(); ++n)
        widest = qMax(widest, m_halves->itemAt(n)->minimumSize().width());
    const bool isBeside = m_halves->direction() == QBoxLayout::LeftToRight;
    const int least = QWidget::minimumSizeHint().height();
    return {widest, isBeside ? least : qMax(least, m_halves->totalHeightForWidth(width()))};
}

void TrainPage::arrange()
{
    constexpr int letters = 90; // in the lines of both
    int beside = m_halves->spacing();
    for (int n = 0; n < m_halves->count(); ++n)
        beside += m_halves->itemAt(n)->minimumSize().width();
    beside = qMax(beside, letters * fontMetrics().averageCharWidth());
    m_halves->setDirection(width() >= beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void TrainPage::wrap()
{
    const bool isBeside = m_halves->direction() == QBoxLayout::LeftToRight;
    wrapOption(*m_ask, tr("The table shuffles; ask me car by car"),
               isBeside ? (width() - m_halves->spacing()) / 2 : width());
}

void TrainPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void TrainPage::retranslate()
{
    setAccessibleName(tr("Train and rounds"));
    m_cars->setAccessibleName(tr("Cars from front to back"));
    m_forward->setToolTip(tr("Further to the front"));
    m_forward->setAccessibleName(m_forward->toolTip());
    m_back->setToolTip(tr("Further to the back"));
    m_back->setAccessibleName(m_back->toolTip());
    m_shuffle->setText(tr("Shuffle the cars"));
    m_shuffle->setToolTip(tr("Caboose chooses the cars and their order by chance"));
    wrap();
    m_rounds->setAccessibleName(tr("Round cards that you have entered"));
    m_remove->setText(tr("Remove this card"));
}

void TrainPage::refresh()
{
    const items::PlanCarsModel& cars = m_plan.cars();
    m_carsLabel->setText(tr("%n car(s) behind the locomotive:", nullptr, cars.needed()));
    m_ask->setChecked(cars.isAsked());
    const int row = m_cars->currentIndex().row();
    m_cars->setEnabled(!cars.isAsked());
    m_forward->setEnabled(!cars.isAsked() && row > 0);
    m_back->setEnabled(!cars.isAsked() && row >= 0 && row + 1 < cars.rowCount());
    const bool any = m_plan.ownRounds().rowCount() > 0;
    const int unread = m_plan.ownRounds().unread();
    m_form->suggest(m_plan.ownRounds().eventOfNextUnread());
    m_roundsLabel->setText(
        unread > 0 ? tr("The turns of %n round card(s) of your boxes are asked for when one is "
                        "turned up. You may enter them here as well.",
                        nullptr, unread)
        : any      ? tr("Your own round cards, and those of your boxes that you have read:")
                   : tr("Round cards: those of the box. You can add your own."));
    m_rounds->setVisible(any);
    m_rounds->setMinimumHeight(qMin(m_plan.ownRounds().rowCount(), fewestShown) *
                               qMax(0, m_rounds->sizeHintForRow(0)));
    m_remove->setVisible(any);
    m_remove->setEnabled(m_rounds->currentIndex().isValid());
}

void TrainPage::move(int by)
{
    const int row = m_cars->currentIndex().row();
    m_plan.cars().move(row, by);
    m_cars->setCurrentIndex(m_plan.cars().index(qBound(0, row + by, m_plan.cars().rowCount() - 1)));
}

} // namespace caboose::views
