// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/round_card_form.h"

#include "views/drawing/art.h"
#include "views/items/setup/own_rounds_model.h"
#include "views/widgets/combo_list.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int shownOfEvent = 14; ///< letters
constexpr QSize iconSize(24, 24);
constexpr int turnsInARow = 3; ///< what is wide enough in every language

} // namespace

RoundCardForm::RoundCardForm(QWidget* parent)
    : QGroupBox(parent), m_turnsLabel(new QLabel(this)), m_chosen(new QLabel(this)),
      m_clear(new QPushButton(this)), m_eventLabel(new QLabel(this)), m_event(new QComboBox(this)),
      m_handsLabel(new QLabel(this)), m_hands(new QSpinBox(this)), m_add(new QPushButton(this))
{
    m_chosen->setWordWrap(true);
    // The longest name of an event would make the page wider than a small window.
    m_event->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_event->setMinimumContentsLength(shownOfEvent);
    m_hands->setRange(0, items::OwnRoundsModel::mostHands);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 8, 12, 10);
    grid->addWidget(m_turnsLabel, 0, 0);
    auto* turns = new QGridLayout;
    grid->addLayout(turns, 0, 1, 1, 2);
    const auto kinds = items::OwnRoundsModel::turnNames().size();
    for (int n = 0; n < kinds; ++n) {
        auto* button = new QPushButton(this);
        button->setIconSize(iconSize);
        connect(button, &QPushButton::clicked, this, [this, n] { addTurn(n); });
        m_kinds.append(button);
        turns->addWidget(button, n / turnsInARow, n % turnsInARow);
    }
    grid->addWidget(m_chosen, 1, 1);
    grid->addWidget(m_clear, 1, 2);
    grid->addWidget(m_eventLabel, 2, 0);
    grid->addWidget(m_event, 2, 1, 1, 2);
    grid->addWidget(m_handsLabel, 3, 0);
    grid->addWidget(m_hands, 3, 1, Qt::AlignLeft);
    grid->addWidget(m_add, 3, 2);
    grid->setColumnStretch(1, 1);
    m_eventLabel->setBuddy(m_event);
    m_handsLabel->setBuddy(m_hands);
    connect(m_clear, &QPushButton::clicked, this, &RoundCardForm::clear);
    connect(m_add, &QPushButton::clicked, this, [this] {
        const QList<int> entered = std::exchange(m_turns, {});
        Q_EMIT made(entered, m_event->currentIndex(), m_hands->value());
        clear();
    });
    retranslate();
    showChosen();
}

void RoundCardForm::suggest(int event)
{
    const bool isBegun = !m_turns.isEmpty();
    const bool isNew = std::exchange(m_suggested, event) != event;
    if (event >= 0 && isNew && !isBegun) m_event->setCurrentIndex(event);
}

void RoundCardForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        retranslate();
        showChosen();
    }
    QGroupBox::changeEvent(event);
}

void RoundCardForm::retranslate()
{
    setTitle(tr("Enter a round card"));
    m_turnsLabel->setText(tr("Turns:"));
    const QStringList names = items::OwnRoundsModel::turnNames();
    const QStringList arts = items::OwnRoundsModel::turnArts();
    for (qsizetype n = 0; n < m_kinds.size(); ++n) {
        QPushButton* button = m_kinds.at(n);
        button->setIcon(artPixmap(arts.at(n), {}, iconSize, devicePixelRatioF(),
                                  palette().color(QPalette::ButtonText)));
        button->setToolTip(tr("Add a turn: %1").arg(names.at(n)));
        button->setAccessibleName(button->toolTip());
    }
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Begin this card anew"));
    m_eventLabel->setText(tr("&Event:"));
    const int event = qMax(0, m_event->currentIndex());
    m_event->clear();
    m_event->addItems(items::OwnRoundsModel::eventNames());
    m_event->setCurrentIndex(event);
    fitListToEntries(*m_event);
    m_handsLabel->setText(tr("&Hand icons:"));
    m_hands->setToolTip(
        tr("Hands printed on the card: how many cards may be kept, if you play so"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add this card to those that may come up"));
}

void RoundCardForm::addTurn(int turn)
{
    if (m_turns.size() < items::OwnRoundsModel::mostTurns) m_turns.append(turn);
    showChosen();
}

void RoundCardForm::clear()
{
    m_turns.clear();
    m_hands->setValue(0);
    showChosen();
}

void RoundCardForm::showChosen()
{
    const QStringList names = items::OwnRoundsModel::turnNames();
    QStringList chosen;
    for (const int turn : m_turns) chosen.append(names.at(turn));
    m_chosen->setText(chosen.isEmpty() ? tr("No turns yet") : chosen.join(u", "_s));
    m_add->setEnabled(!m_turns.isEmpty());
    m_clear->setEnabled(!m_turns.isEmpty());
    const bool isFull = m_turns.size() == items::OwnRoundsModel::mostTurns;
    for (QPushButton* button : std::as_const(m_kinds)) button->setEnabled(!isFull);
}

} // namespace caboose::views
