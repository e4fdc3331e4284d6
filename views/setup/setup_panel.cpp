// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/setup/setup_panel.h"

#include "views/items/game/new_game_model.h"
#include "views/setup/seat_delegate.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int columnWidth = 620;
constexpr int fewest = 2;
constexpr int most = 6;

} // namespace

SetupPanel::SetupPanel(items::NewGameModel& plan, QWidget* parent)
    : QWidget(parent), m_plan(plan), m_title(new QLabel(this)), m_objections(new QLabel(this)),
      m_start(new QPushButton(this))
{
    setObjectName(u"setupPanel"_s);
    auto* page = new QWidget(this);
    page->setMaximumWidth(columnWidth);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(20, 18, 20, 18);
    column->setSpacing(10);
    m_title->setObjectName(u"pageTitle"_s);
    m_objections->setObjectName(u"conflict"_s);
    m_objections->setWordWrap(true);
    m_start->setObjectName(u"goOn"_s);
    m_start->setDefault(true);
    column->addWidget(m_title);
    column->addWidget(makePlayers());
    column->addWidget(makeSeats(), 1);
    column->addWidget(makeOptions());
    column->addWidget(m_objections);
    column->addWidget(m_start);

    auto* middle = new QWidget(this);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(page, 1000);
    row->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(middle);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);

    setFocusProxy(m_start);
    connect(m_start, &QPushButton::clicked, &m_plan, &items::NewGameModel::start);
    connect(&m_plan, &items::NewGameModel::planChanged, this, &SetupPanel::takeUp);
    retranslate();
    takeUp();
}

QWidget* SetupPanel::makePlayers()
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    m_playersLabel = new QLabel(line);
    row->addWidget(m_playersLabel);
    m_players = new QButtonGroup(this);
    for (int count = fewest; count <= most; ++count) {
        auto* button = new QPushButton(QString::number(count), line);
        button->setCheckable(true);
        button->setObjectName(u"choiceButton"_s);
        m_players->addButton(button, count);
        row->addWidget(button);
    }
    row->addStretch(1);
    connect(m_players, &QButtonGroup::idClicked, &m_plan, &items::NewGameModel::setPlayers);
    return line;
}

QWidget* SetupPanel::makeSeats()
{
    auto* box = new QWidget(this);
    m_seatsLabel = new QLabel(box);
    m_seatsLabel->setObjectName(u"quiet"_s);
    m_seatsLabel->setWordWrap(true);
    m_seats = new QListView(box);
    m_seats->setModel(&m_plan);
    m_seats->setItemDelegate(new SeatDelegate(m_plan, m_seats));
    m_seats->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_earlier = new QToolButton(box);
    m_later = new QToolButton(box);
    m_earlier->setText(u"▲"_s);
    m_later->setText(u"▼"_s);
    connect(m_earlier, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_later, &QToolButton::clicked, this, [this] { move(1); });
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_earlier);
    buttons->addWidget(m_later);
    buttons->addStretch(1);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_seatsLabel, 0, 0);
    grid->addWidget(m_seats, 1, 0);
    grid->addLayout(buttons, 1, 1);
    return box;
}

QWidget* SetupPanel::makeOptions()
{
    auto* box = new QWidget(this);
    m_editionLabel = new QLabel(box);
    m_edition = new QComboBox(box);
    m_edition->setMinimumContentsLength(20);
    m_edition->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_editionLabel->setBuddy(m_edition);
    m_decks = new QCheckBox(box);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_editionLabel, 0, 0);
    grid->addWidget(m_edition, 0, 1);
    grid->addWidget(m_decks, 1, 0, 1, 2);
    connect(m_edition, &QComboBox::activated, &m_plan, &items::NewGameModel::setEdition);
    connect(m_decks, &QCheckBox::toggled, &m_plan, &items::NewGameModel::setKeepsDecks);
    return box;
}

void SetupPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void SetupPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_start->setFocus();
}

void SetupPanel::retranslate()
{
    setAccessibleName(tr("New game"));
    m_title->setText(tr("New game"));
    m_playersLabel->setText(tr("Players:"));
    for (QAbstractButton* button : m_players->buttons()) {
        button->setAccessibleName(tr("%n player(s)", nullptr, m_players->id(button)));
        button->setToolTip(button->accessibleName());
    }
    m_seatsLabel->setText(tr("Who takes part, clockwise round the table:"));
    m_seats->setAccessibleName(tr("Bandits and seats"));
    m_earlier->setToolTip(tr("One seat earlier"));
    m_earlier->setAccessibleName(m_earlier->toolTip());
    m_later->setToolTip(tr("One seat later"));
    m_later->setAccessibleName(m_later->toolTip());
    m_editionLabel->setText(tr("&Rules:"));
    m_edition->clear();
    for (const QString& name : m_plan.editions()) m_edition->addItem(name);
    m_edition->setCurrentIndex(m_plan.edition());
    m_decks->setText(tr("Caboose deals the cards (nothing but the train is on the table)"));
    m_decks->setToolTip(tr("Otherwise your own cards are on the table, and you say what comes up"));
    m_start->setText(tr("Start"));
    m_start->setToolTip(tr("Begin this game"));
    m_start->setAccessibleName(tr("Start the game"));
}

void SetupPanel::takeUp()
{
    const QStringList objections = m_plan.objections();
    m_objections->setText(objections.join(u'\n'));
    m_objections->setVisible(!objections.isEmpty());
    m_start->setEnabled(objections.isEmpty());
    m_edition->setCurrentIndex(m_plan.edition());
    m_decks->setChecked(m_plan.keepsDecks());
    int playing = 0;
    for (const items::BanditRow& row : m_plan.rows()) playing += row.plays ? 1 : 0;
    if (QAbstractButton* button = m_players->button(playing)) button->setChecked(true);
}

void SetupPanel::move(int by)
{
    m_plan.move(m_seats->currentIndex().row(), by);
}

} // namespace caboose::views
