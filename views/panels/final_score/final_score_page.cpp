// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/final_score/final_score_page.h"

#include "views/items/final_score/final_score.h"
#include "views/items/program/actions_model.h"
#include "views/panels/final_score/party_card.h"
#include "views/panels/final_score/purse_counter.h"
#include "views/panels/final_score/take_away.h"
#include "views/panels/final_score/tie_or_title_card.h"
#include "views/widgets/rule_link.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int widest = 1400;
constexpr int sideWidth = 330;
constexpr int cardWidth = 390; ///< before another column of cards fits

using Phase = items::FinalScore::Phase;

/// Scrolls, and lets the page's own ground show.
QScrollArea* plainScroll(QWidget* content, QWidget* parent)
{
    auto* scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return scroll;
}

/// A button for an action, with its name.
QPushButton* buttonFor(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setAutoDefault(false);
    const auto fill = [button, action] {
        button->setText(items::plainName(action->text()));
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, button, fill);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    fill();
    return button;
}

} // namespace

FinalScorePage::FinalScorePage(items::FinalScore& score, QAction* undo, QAction* newGame,
                               QWidget* parent)
    : QWidget(parent), m_score(score), m_title(new QLabel(this)), m_headline(new QLabel(this)),
      m_game(new QLabel(this)), m_counter(new PurseCounter(score.purses(), this)),
      m_marshal(new TieOrTitleCard(this)), m_gunslinger(new TieOrTitleCard(this)),
      m_tie(new TieOrTitleCard(this)), m_rulesTitle(new QLabel(this)),
      m_leave(new QPushButton(this)), m_takeAway(new TakeAway(score, this))
{
    setObjectName(u"finalScore"_s);
    auto* page = new QWidget(this);
    page->setMaximumWidth(widest);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(20, 14, 20, 14);
    column->setSpacing(10);
    column->addWidget(makeHead());
    column->addWidget(m_counter);
    column->addWidget(makeBody(), 1);
    column->addWidget(makeFoot(undo, newGame));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(page, 1000);
    row->addStretch(1);
    for (TieOrTitleCard* card : {m_marshal, m_gunslinger, m_tie}) {
        connect(card, &TieOrTitleCard::ruleWanted, this, &FinalScorePage::ruleWanted);
    }
    connect(&m_score, &items::FinalScore::changed, this, &FinalScorePage::refresh);
    retranslate();
    refresh();
}

QWidget* FinalScorePage::makeHead()
{
    m_title->setObjectName(u"pageTitle"_s);
    m_headline->setObjectName(u"headline"_s);
    m_headline->setWordWrap(true);
    for (QLabel* label : {m_headline, m_game}) label->setTextFormat(Qt::PlainText);
    m_game->setObjectName(u"quiet"_s);
    auto* head = new QWidget(this);
    auto* grid = new QGridLayout(head);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(m_game, 0, 1, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_headline, 1, 0, 1, 2);
    return head;
}

QWidget* FinalScorePage::makeBody()
{
    auto* body = new QWidget(this);
    auto* cards = new QWidget(body);
    m_grid = new QGridLayout(cards);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(10);
    m_side = makeSide();
    m_body = new QHBoxLayout(body);
    m_body->setContentsMargins(2, 2, 8, 2);
    m_body->setSpacing(18);
    // 8.2: the Marshal's goals come before anybody's money.
    auto* scores = new QVBoxLayout;
    scores->setSpacing(10);
    scores->addWidget(m_marshal);
    scores->addWidget(cards, 1);
    m_body->addLayout(scores, 1);
    m_body->addWidget(m_side);
    m_scroll = plainScroll(body, this);
    m_scroll->setObjectName(u"scores"_s);
    return m_scroll;
}

QWidget* FinalScorePage::makeSide()
{
    m_rulesTitle->setObjectName(u"quiet"_s);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_gunslinger);
    column->addWidget(m_tie);
    column->addWidget(m_rulesTitle);
    m_rulesColumn = new QVBoxLayout;
    m_rulesColumn->setSpacing(4);
    column->addLayout(m_rulesColumn);
    column->addStretch(1);
    return side;
}

QWidget* FinalScorePage::makeFoot(QAction* undo, QAction* newGame)
{
    auto* foot = new QWidget(this);
    m_leave->setAutoDefault(false);
    m_foot = new QGridLayout(foot);
    m_foot->setContentsMargins(0, 0, 0, 0);
    m_foot->setColumnStretch(2, 1);
    m_foot->addWidget(m_leave, 1, 0);
    if (undo) m_foot->addWidget(buttonFor(undo, foot), 1, 1);
    if (newGame) m_foot->addWidget(buttonFor(newGame, foot), 1, 4);
    connect(m_leave, &QPushButton::clicked, &m_score, &items::FinalScore::leaveWanted);
    return foot;
}

void FinalScorePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
    QWidget::changeEvent(event);
}

void FinalScorePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isOld) fill();
    takeFocus();
}

void FinalScorePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Digits count purses wherever the keyboard is on this page.
void FinalScorePage::keyPressEvent(QKeyEvent* event)
{
    if (!m_counter->take(*event)) QWidget::keyPressEvent(event);
}

void FinalScorePage::retranslate()
{
    setAccessibleName(tr("Final score"));
    m_title->setText(tr("Final score"));
    m_rulesTitle->setText(tr("How it is counted:"));
    m_leave->setText(tr("Back to the table"));
    m_leave->setToolTip(tr("The train, the log and the rest; this page comes back from the score"));
    m_scroll->setAccessibleName(tr("Scores"));
}

void FinalScorePage::refresh()
{
    m_isOld = true;
    if (isVisible()) fill();
}

void FinalScorePage::fill()
{
    m_isOld = false;
    m_headline->setText(m_score.headline());
    m_game->setText(m_score.game());
    m_takeAway->setVisible(m_score.phase() == Phase::Over);
    m_marshal->show(m_score.marshal());
    m_gunslinger->show(m_score.gunslinger());
    m_tie->show(m_score.tie());
    showRules();
    showCards();
    const bool isOver = m_score.phase() == Phase::Over;
    if (isOver != m_wasOver) takeFocus();
    m_wasOver = isOver;
}

void FinalScorePage::showCards()
{
    const auto& rows = m_score.score().rows();
    while (m_cards.size() < rows.size()) {
        m_cards.push_back(new PartyCard(m_scroll->widget()));
        connect(m_cards.back(), &PartyCard::ruleWanted, this, &FinalScorePage::ruleWanted);
    }
    for (std::size_t n = 0; n < m_cards.size(); ++n) {
        if (n < rows.size())
            m_cards[n]->show(rows[n]);
        else
            m_cards[n]->hide();
    }
    arrange();
}

/// Why it is so stands beside the scores, or below them where there is no room.
void FinalScorePage::placeSide(bool isNarrow, int width)
{
    m_body->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_side->setMinimumWidth(isNarrow ? 0 : width);
    m_side->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : width);
    m_foot->addWidget(m_takeAway, isNarrow ? 0 : 1, isNarrow ? 0 : 3, 1, isNarrow ? 5 : 1,
                      Qt::AlignRight);
}

/// Winners have a whole row; the others stand side by side where there is room.
void FinalScorePage::arrange()
{
    const auto& rows = m_score.score().rows();
    // The title of a rule is in one line.
    const int side = qMax(sideWidth, m_side->minimumSizeHint().width());
    const bool isNarrow = width() < cardWidth + side + 80;
    placeSide(isNarrow, side);
    const int room = m_scroll->viewport()->width() - (isNarrow ? 0 : side);
    const int columns = qBound(1, room / cardWidth, 2);
    if (m_marshal->setColumns(columns)) m_marshal->show(m_score.marshal());
    int place = 0;
    for (std::size_t n = 0; n < m_cards.size() && n < rows.size(); ++n) {
        const bool isAlone = rows[n].wins && columns > 1;
        m_grid->addWidget(m_cards[n], place / columns, place % columns, 1, isAlone ? columns : 1);
        place += isAlone ? columns : 1;
    }
    for (int row = 0; row < m_grid->rowCount(); ++row) m_grid->setRowStretch(row, 0);
    for (int column = 0; column < 2; ++column) {
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    }
    m_grid->setRowStretch(m_grid->rowCount(), 1);
}

void FinalScorePage::showRules()
{
    const auto& rules = m_score.rules();
    while (m_rules.size() < rules.size()) {
        m_rules.push_back(new RuleLink({}, this));
        m_rulesColumn->addWidget(m_rules.back(), 0, Qt::AlignLeft);
        connect(m_rules.back(), &RuleLink::ruleWanted, this, &FinalScorePage::ruleWanted);
    }
    for (std::size_t n = 0; n < m_rules.size(); ++n) {
        if (n < rules.size())
            m_rules[n]->setRule(rules[n].first, rules[n].second);
        else
            m_rules[n]->hide();
    }
    m_rulesTitle->setVisible(!rules.empty());
}

void FinalScorePage::takeFocus()
{
    if (m_score.purses().isWanted())
        m_counter->setFocus();
    else // no button: keys that are struck once too often shall press none
        m_scroll->setFocus();
}

} // namespace caboose::views
