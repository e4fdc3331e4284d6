// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/setup_panel.h"

#include "views/items/setup/new_game_model.h"
#include "views/items/wording/spoken_text.h"
#include "views/panels/setup/boxes_page.h"
#include "views/panels/setup/cards_page.h"
#include "views/panels/setup/checklist_page.h"
#include "views/panels/setup/modules_page.h"
#include "views/panels/setup/players_page.h"
#include "views/panels/setup/rules_page.h"
#include "views/panels/setup/train_page.h"
#include "views/widgets/last_resort_scroll.h"
#include "views/widgets/spoken.h"
#include "views/widgets/spoken_choice.h"

#include <QApplication>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int widest = 1080;
constexpr int widestInLines = 65; ///< where text is large
constexpr int stepsWidth = 210;
constexpr int aroundStep = 36;     ///< its frame and what is free beside its text
constexpr int linesWithTitle = 26; ///< where there is less room, the panel's own title says it
constexpr int boxesStep = 1;

} // namespace

SetupPanel::SetupPanel(items::NewGameModel& plan, QWidget* parent)
    : QWidget(parent), m_plan(plan), m_page(new QWidget(this)), m_title(new QLabel(this)),
      m_steps(new QButtonGroup(this)), m_pages(new QStackedWidget(this)),
      m_summary(new QLabel(this)), m_objections(new QLabel(this)), m_leave(new QPushButton(this)),
      m_back(new QPushButton(this)), m_next(new QPushButton(this)), m_start(new QPushButton(this))
{
    setObjectName(u"setupPanel"_s);
    // Before a button that can't be pressed any more gives the keyboard away.
    connect(&m_plan, &items::NewGameModel::planChanged, this, &SetupPanel::sayPlan);
    m_players = new PlayersPage(plan);
    for (QWidget* page : std::initializer_list<QWidget*>{
             m_players, new BoxesPage(plan.boxes()), new ModulesPage(plan.modules()),
             new RulesPage(plan), new CardsPage(plan), new TrainPage(plan),
             new ChecklistPage(plan)}) {
        auto* scroll = new LastResortScroll(m_pages);
        scroll->hold(page);
        m_pages->addWidget(scroll);
    }
    auto* grid = new QGridLayout(m_page);
    grid->setContentsMargins(20, 14, 20, 14);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(12);
    m_title->setObjectName(u"pageTitle"_s);
    grid->addWidget(m_title, 0, 0, 1, 2);
    grid->addWidget(makeSteps(), 1, 0);
    grid->addWidget(m_pages, 1, 1);
    grid->addWidget(makeFoot(), 2, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(1, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(m_page, 1000);
    row->addStretch(1);
    connect(&m_plan, &items::NewGameModel::planChanged, this, &SetupPanel::refresh);
    // The next game is planned from the beginning.
    connect(&m_plan, &items::NewGameModel::startWanted, this, [this] { showStep(0); });
    retranslate();
    refresh();
    sayPlan(); // to nobody yet
    showStep(0);
}

QWidget* SetupPanel::makeSteps()
{
    auto* side = new QWidget(this);
    side->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (int step = 0; step < m_pages->count(); ++step) {
        auto* button = new QPushButton(side);
        button->setObjectName(u"stepButton"_s);
        m_steps->addButton(button, step);
        column->addWidget(button);
    }
    makeSpokenChoice(*m_steps);
    column->addStretch(1);
    connect(m_steps, &QButtonGroup::idClicked, this, &SetupPanel::showStep);
    return side;
}

QWidget* SetupPanel::makeFoot()
{
    m_summary->setObjectName(u"panelSentence"_s);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_objections->setObjectName(u"conflict"_s);
    m_objections->setWordWrap(true);
    m_start->setObjectName(u"goOn"_s);
    m_start->setDefault(true);
    m_start->setAutoDefault(true);
    auto* foot = new QWidget(this);
    auto* grid = new QGridLayout(foot);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->addWidget(m_summary, 0, 0, 1, 5);
    grid->addWidget(m_objections, 1, 0, 1, 5);
    grid->addWidget(m_leave, 2, 0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_back, 2, 2);
    grid->addWidget(m_next, 2, 3);
    grid->addWidget(m_start, 2, 4);
    connect(m_leave, &QPushButton::clicked, &m_plan, &items::NewGameModel::leaveWanted);
    connect(m_back, &QPushButton::clicked, this, [this] { goBy(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goBy(1); });
    connect(m_start, &QPushButton::clicked, this, [this] {
        m_plan.boxes().settle();
        m_isStarting = true; // who is drawn now begins the game after that
        m_plan.start();
        m_isStarting = false;
    });
    return foot;
}

void SetupPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() == QEvent::FontChange) fitToText();
    QWidget::changeEvent(event);
}

void SetupPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_title->setVisible(height() >= linesWithTitle * fontMetrics().height());
}

/// Long lines are hard to read; how long a line is depends on its letters.
void SetupPanel::fitToText()
{
    m_page->setMaximumWidth(qMax(widest, widestInLines * fontMetrics().height()));
    // The step that one is at stands in bold.
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    int width = stepsWidth;
    for (const QAbstractButton* step : m_steps->buttons()) {
        const int text = QFontMetrics(bold).horizontalAdvance(step->text());
        width = qMax(width, text + aroundStep);
    }
    for (QAbstractButton* step : m_steps->buttons()) step->setMinimumWidth(width);
}

/// It can begin at once, with Return.
QWidget* SetupPanel::entrance() const
{
    return m_start;
}

void SetupPanel::retranslate()
{
    setAccessibleName(tr("New game"));
    m_title->setText(tr("New game"));
    const QStringList steps{tr("Players"),
                            tr("Boxes"),
                            tr("What is in the game"),
                            tr("Rules"),
                            tr("Cards and secrets"),
                            tr("Train and rounds"),
                            tr("Set up the table")};
    for (int step = 0; step < steps.size(); ++step) {
        m_steps->button(step)->setText(u"%1  %2"_s.arg(step + 1).arg(steps.at(step)));
        m_steps->button(step)->setAccessibleName(
            tr("Step %1: %2").arg(step + 1).arg(steps.at(step)));
    }
    fitToText();
    m_leave->setText(tr("Not now"));
    m_leave->setToolTip(tr("Leave this page; what is chosen here is kept"));
    m_back->setText(tr("‹ Back"));
    m_back->setAccessibleName(tr("Step before"));
    m_next->setText(tr("Next ›"));
    m_next->setAccessibleName(tr("Next step"));
    m_start->setText(tr("Start with these"));
    m_start->setToolTip(tr("Begin this game at once"));
}

void SetupPanel::refresh()
{
    const QStringList objections = m_plan.objections();
    m_objections->setText(objections.join(u'\n'));
    m_objections->setVisible(!objections.isEmpty());
    m_summary->setText(m_plan.summary());
    m_start->setEnabled(objections.isEmpty());
}

/// Who begins and what stands in the way is far from what has been pressed; what no longer does is
/// told by what the game is now.
void SetupPanel::sayPlan()
{
    const auto& rows = m_plan.rows();
    const auto first = std::find_if(rows.begin(), rows.end(),
                                    [](const items::BanditRow& row) { return row.isFirst; });
    const QString begins = first == rows.end() ? QString() : first->name;
    const QStringList objections = m_plan.objections();
    QStringList news;
    if (std::exchange(m_begins, begins) != begins) news.append(m_players->whoBegins());
    if (std::exchange(m_objected, objections) != objections)
        news += objections.isEmpty() ? QStringList{m_plan.summary()} : objections;
    if (!m_isStarting && isAncestorOf(QApplication::focusWidget()))
        say(*this, items::spokenTogether(news));
}

/// What a group owns changes rarely: once asked, it is passed by.
void SetupPanel::goBy(int by)
{
    const int step = m_pages->currentIndex() + by;
    const bool isAsked = step == boxesStep && m_plan.boxes().isSettled();
    const int to = isAsked ? step + by : step;
    // Before a button that can't be pressed there gives the keyboard away.
    say(*this, m_steps->button(to)->accessibleName());
    showStep(to);
}

void SetupPanel::showStep(int step)
{
    m_pages->setCurrentIndex(qBound(0, step, m_pages->count() - 1));
    // What a group owns it says once.
    if (m_pages->currentIndex() > boxesStep) m_plan.boxes().settle();
    refreshSteps();
}

void SetupPanel::refreshSteps()
{
    const int step = m_pages->currentIndex();
    m_steps->button(step)->setChecked(true);
    m_back->setEnabled(step > 0);
    m_next->setEnabled(step + 1 < m_pages->count());
}

} // namespace caboose::views
