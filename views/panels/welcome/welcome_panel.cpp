// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/welcome/welcome_panel.h"

#include "views/drawing/icon.h"
#include "views/items/welcome/recent_games_model.h"
#include "views/panels/welcome/continue_card.h"
#include "views/panels/welcome/recent_delegate.h"
#include "views/widgets/big_button.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int emblemSize = 92;
constexpr int wideColumn = 1160;
constexpr int actionsWidth = 400;

void setProminent(QWidget& button, bool prominent)
{
    button.setProperty("prominent", prominent);
    QList<QWidget*> all = button.findChildren<QWidget*>();
    all.prepend(&button);
    for (QWidget* widget : std::as_const(all)) {
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
    button.updateGeometry();
}

} // namespace

WelcomePanel::WelcomePanel(items::RecentGamesModel& games, const WelcomeActions& actions,
                           QWidget* parent)
    : QWidget(parent), m_games(games), m_emblem(new QLabel(this)), m_name(new QLabel(this)),
      m_sentence(new QLabel(this)), m_page(new QWidget(this))
{
    auto* sides = new QHBoxLayout;
    sides->setSpacing(20);
    sides->addWidget(makeGames(), 1);
    sides->addWidget(makeActions(actions), 0);
    m_page->setMaximumWidth(wideColumn);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(24, 18, 24, 18);
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(makeHeading());
    column->addSpacing(6);
    column->addLayout(sides, 8);
    column->addWidget(makeFoot(actions.others));
    column->addStretch(2);

    auto* middle = new QWidget(this);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(m_page, 1000);
    row->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(middle);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(&m_games, &items::RecentGamesModel::refreshed, this, &WelcomePanel::refresh);
    retranslate();
    redrawEmblem();
    refresh();
}

void WelcomePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::DevicePixelRatioChange) redrawEmblem();
    QWidget::changeEvent(event);
}

void WelcomePanel::showEvent(QShowEvent* event)
{
    m_games.refresh();
    QWidget::showEvent(event);
}

void WelcomePanel::retranslate()
{
    setAccessibleName(tr("Welcome"));
    m_name->setText(u"Caboose"_s);
    m_sentence->setText(tr("Follows the Colt Express game on your table, settles what the rules "
                           "allow, and has the rulebook of your edition at hand."));
    m_emblem->setAccessibleName(tr("Emblem: a red caboose in the evening sun"));
    m_recentTitle->setText(tr("Games before"));
    m_recent->setAccessibleName(tr("Games before"));
    m_recent->setToolTip(tr("A click goes on with the game"));
}

QWidget* WelcomePanel::entrance() const
{
    return m_games.rowCount() > 0 ? m_continue : m_first;
}

void WelcomePanel::redrawEmblem()
{
    m_emblem->setPixmap(emblem().pixmap(QSize(emblemSize, emblemSize), devicePixelRatioF()));
}

/// With nothing to go on with, a new game is what stands out.
void WelcomePanel::refresh()
{
    const int games = m_games.rowCount();
    m_recentTitle->setVisible(games > 1);
    m_recent->setVisible(games > 1);
    if (games > 0) m_recent->setRowHidden(0, true);
    if (m_sample) m_sample->setVisible(games > 0);
    if (m_first) setProminent(*m_first, games == 0);
}

QWidget* WelcomePanel::makeHeading()
{
    auto* heading = new QWidget(this);
    m_name->setObjectName(u"welcomeName"_s);
    m_sentence->setObjectName(u"welcomeSentence"_s);
    m_sentence->setWordWrap(true);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch(1);
    texts->addWidget(m_name);
    texts->addWidget(m_sentence);
    texts->addStretch(1);
    auto* row = new QHBoxLayout(heading);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(20);
    row->addWidget(m_emblem);
    row->addLayout(texts, 1);
    return heading;
}

QWidget* WelcomePanel::makeGames()
{
    auto* side = new QWidget(this);
    m_continue = new ContinueCard(m_games, side);
    m_recentTitle = new QLabel(side);
    m_recentTitle->setObjectName(u"panelSentence"_s);
    m_recent = new QListView(side);
    m_recent->setObjectName(u"recentGames"_s);
    m_recent->setModel(&m_games);
    m_recent->setItemDelegate(new RecentDelegate(m_games, m_recent));
    m_recent->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto open = [this](const QModelIndex& index) { m_games.open(index.row()); };
    connect(m_recent, &QListView::clicked, this, open);
    connect(m_recent, &QListView::activated, this, open);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_continue, 3);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent, 2);
    return side;
}

QWidget* WelcomePanel::makeActions(const WelcomeActions& actions)
{
    auto* side = new QWidget(this);
    side->setMinimumWidth(actionsWidth);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (QAction* action : actions.start) {
        auto* button = new BigButton(action, side);
        if (!m_first) m_first = button;
        column->addWidget(button);
    }
    if (actions.sample) {
        m_sample = new BigButton(actions.sample, side);
        column->addWidget(m_sample);
    }
    column->addStretch(1);
    return side;
}

QWidget* WelcomePanel::makeFoot(const QList<QAction*>& actions)
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addStretch(1);
    for (QAction* action : actions) {
        auto* button = new QToolButton(foot);
        button->setObjectName(u"footButton"_s);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    row->addStretch(1);
    return foot;
}

} // namespace caboose::views
