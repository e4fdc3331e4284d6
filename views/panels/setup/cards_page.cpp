// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/cards_page.h"

#include "views/items/setup/new_game_model.h"
#include "views/widgets/spoken_choice.h"
#include "views/widgets/wrapped_option.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QRadioButton>
#include <QResizeEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {

CardsPage::CardsPage(items::NewGameModel& plan, QWidget* parent)
    : QWidget(parent), m_plan(plan), m_whenLabel(new QLabel(this)),
      m_played(new QRadioButton(this)), m_turned(new QRadioButton(this)),
      m_keptLabel(new QLabel(this)), m_decks(new QCheckBox(this)), m_purses(new QCheckBox(this)),
      m_rounds(new QCheckBox(this)), m_note(new QLabel(this))
{
    m_whenLabel->setObjectName(u"panelSentence"_s);
    m_keptLabel->setObjectName(u"panelSentence"_s);
    m_note->setObjectName(u"quiet"_s);
    for (QLabel* label : {m_whenLabel, m_keptLabel, m_note}) label->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* when = new QButtonGroup(this);
    for (QRadioButton* button : {m_played, m_turned}) when->addButton(button);
    makeSpokenChoice(*when);
    column->addWidget(m_whenLabel);
    column->addWidget(m_played);
    column->addWidget(m_turned);
    column->addSpacing(16);
    column->addWidget(m_keptLabel);
    column->addWidget(m_rounds);
    column->addWidget(m_decks);
    column->addWidget(m_purses);
    column->addWidget(m_note);
    column->addStretch(1);
    connect(m_played, &QRadioButton::toggled, &m_plan, &items::NewGameModel::setEntersPlayed);
    connect(m_decks, &QCheckBox::toggled, &m_plan, &items::NewGameModel::setKeepsDecks);
    connect(m_purses, &QCheckBox::toggled, &m_plan, &items::NewGameModel::setKeepsPurses);
    connect(m_rounds, &QCheckBox::toggled, &m_plan, &items::NewGameModel::setKeepsRounds);
    connect(&m_plan, &items::NewGameModel::planChanged, this, &CardsPage::refresh);
    retranslate();
    refresh();
}

void CardsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) wrap();
    QWidget::changeEvent(event);
}

void CardsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) wrap();
}

void CardsPage::retranslate()
{
    setAccessibleName(tr("Cards and secrets"));
    m_whenLabel->setText(tr("When do you tell Caboose which card it is?"));
    m_keptLabel->setText(tr("What does Caboose keep in place of your own pieces?"));
    m_note->setText(tr("Whatever is not ticked lies on your table, and the referee asks what came "
                       "up when it matters."));
    wrap();
}

void CardsPage::wrap()
{
    wrapOption(*m_played, tr("When it is played in Schemin’: one key a card"), width());
    wrapOption(*m_turned, tr("When it is turned over in Stealin’: nobody need look before"),
               width());
    wrapOption(*m_rounds, tr("The round cards: Caboose turns them up"), width());
    wrapOption(*m_decks, tr("The action cards: Caboose shuffles and deals them"), width());
    wrapOption(*m_purses, tr("The values of the purses: nobody knows them before the end"),
               width());
}

void CardsPage::refresh()
{
    (m_plan.entersPlayed() ? m_played : m_turned)->setChecked(true);
    m_decks->setChecked(m_plan.keepsDecks());
    m_purses->setChecked(m_plan.keepsPurses());
    m_rounds->setChecked(m_plan.keepsRounds());
    // Cards that Caboose deals are known when they are played.
    m_turned->setEnabled(!m_plan.keepsDecks());
}

} // namespace caboose::views
