// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/welcome/welcome_panel.h"

#include "views/drawing/icon.h"
#include "views/items/welcome/games_before_model.h"
#include "views/panels/welcome/continue_card.h"
#include "views/panels/welcome/recent_delegate.h"
#include "views/widgets/big_button.h"
#include "views/widgets/spoken_list.h"
#include "views/widgets/spoken_menu.h"
#include "views/widgets/wrapping_row.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int emblemSize = 92;
constexpr int wideColumn = 1160;
constexpr int actionsWidth = 400;
constexpr int listEdge = 8;
constexpr int fewRows = 2;

void setProminent(QWidget& button, bool prominent)
{
    if (button.property("prominent").toBool() == prominent) return;
    button.setProperty("prominent", prominent);
    QList<QWidget*> all = button.findChildren<QWidget*>();
    all.prepend(&button);
    for (QWidget* widget : std::as_const(all)) {
        if (!widget->testAttribute(Qt::WA_WState_Polished)) continue; // it has no style yet
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
    button.updateGeometry();
}

} // namespace

WelcomePanel::WelcomePanel(items::RecentGamesModel& games, const WelcomeActions& actions,
                           QWidget* parent)
    : QWidget(parent), m_games(games), m_page(new QWidget(this)), m_sampleAction(actions.sample)
{
    m_games.refresh(); // laid out once, with what will be on it
    // Whatever is on the page has it as its parent from the beginning: who is moved is given its
    // style anew.
    auto* sides = new QHBoxLayout;
    sides->setSpacing(20);
    sides->addWidget(makeGames(), 1);
    sides->addWidget(makeActions(actions.start), 0);
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

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(m_page, 1000);
    row->addStretch(1);
    connect(&m_games, &items::RecentGamesModel::refreshed, this, &WelcomePanel::refresh);
    retranslate();
    redrawEmblem();
    refresh();
}

int WelcomePanel::heightForWidth(int width) const
{
    return layout()->totalMinimumHeightForWidth(width);
}

void WelcomePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::DevicePixelRatioChange) redrawEmblem();
    QWidget::changeEvent(event);
}

void WelcomePanel::showEvent(QShowEvent* event)
{
    if (std::exchange(m_wasShown, true)) m_games.refresh();
    QWidget::showEvent(event);
}

void WelcomePanel::retranslate()
{
    setAccessibleName(tr("Welcome"));
    m_name->setText(u"Caboose"_s);
    m_sentence->setText(tr("Follows the Colt Express game on your table, settles what the rules "
                           "allow, and has the rulebook of your edition at hand."));
    m_emblem->setAccessibleName(tr("Emblem: a red caboose in the evening sun"));
    if (!m_recent) return;
    m_recentTitle->setText(tr("Games before"));
    m_recent->setAccessibleName(tr("Games before"));
    m_recent->setToolTip(tr("A click goes on with the game; the menu names it or puts it away"));
}

QWidget* WelcomePanel::entrance() const
{
    if (m_games.isSample()) return m_first;
    return m_continue;
}

void WelcomePanel::redrawEmblem()
{
    m_emblem->setPixmap(emblem().pixmap(QSize(emblemSize, emblemSize), devicePixelRatioF()));
}

/// With nothing to go on with, a new game is what stands out.
void WelcomePanel::refresh()
{
    const bool goesOn = !m_games.isSample();
    if (goesOn && !m_sample && m_sampleAction) makeSample();
    if (m_sample) m_sample->setVisible(goesOn);
    if (m_first) setProminent(*m_first, !goesOn);
    refreshRecent(m_games.rowCount() - (goesOn ? 1 : 0));
}

void WelcomePanel::refreshRecent(int listed)
{
    if (listed > 0 && !m_recent) makeRecent();
    if (!m_recent) return;
    m_recentTitle->setVisible(listed > 0);
    m_recent->setVisible(listed > 0);
    // A list that is longer than what it lists pushes the rest of the page off.
    if (listed > 0) {
        const int height = m_recent->sizeHintForRow(0);
        const int edges = 2 * m_recent->frameWidth() + listEdge;
        m_recent->setMinimumHeight(qMin(listed, fewRows) * height + edges);
        m_recent->setMaximumHeight(listed * height + edges);
    }
}

QWidget* WelcomePanel::makeHeading()
{
    auto* heading = new QWidget(m_page);
    m_emblem = new QLabel(heading);
    m_name = new QLabel(heading);
    m_sentence = new QLabel(heading);
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
    auto* side = new QWidget(m_page);
    m_continue = new ContinueCard(m_games, side);
    m_continue->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_continue, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        openMenuOf(m_games.current(), m_continue->mapToGlobal(at));
    });
    m_gamesColumn = new QVBoxLayout(side);
    m_gamesColumn->setContentsMargins(0, 0, 0, 0);
    m_gamesColumn->setSpacing(8);
    m_gamesColumn->addWidget(m_continue, 3);
    return side;
}

void WelcomePanel::makeRecent()
{
    QWidget* side = m_continue->parentWidget();
    m_recentTitle = new QLabel(side);
    m_recentTitle->setObjectName(u"panelSentence"_s);
    m_recent = new QListView(side);
    m_recent->setObjectName(u"recentGames"_s);
    auto* before = new items::GamesBeforeModel(m_games, m_recent);
    m_recent->setModel(before);
    makeSpoken(*m_recent);
    auto* delegate = new RecentDelegate(*before, m_recent);
    delegate->setFacesDrawn(m_continue->isPictureDue());
    connect(m_continue, &ContinueCard::pictureDue, m_recent, [this, delegate] {
        delegate->setFacesDrawn(true);
        m_recent->viewport()->update();
    });
    m_recent->setItemDelegate(delegate);
    m_recent->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto open = [this, before](const QModelIndex& index) {
        m_games.open(before->rowOf(index));
    };
    connect(m_recent, &QListView::clicked, this, open);
    connect(m_recent, &QListView::activated, this, open);
    m_recent->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_recent, &QWidget::customContextMenuRequested, this, [this, before](const QPoint& at) {
        const QModelIndex under = m_recent->indexAt(at);
        const QModelIndex index = under.isValid() ? under : m_recent->currentIndex();
        openMenuOf(before->rowOf(index), m_recent->viewport()->mapToGlobal(at));
    });
    m_gamesColumn->addWidget(m_recentTitle);
    m_gamesColumn->addWidget(m_recent, 2);
    setTabOrder(m_continue, m_recent);
    retranslate();
}

void WelcomePanel::openMenuOf(int row, const QPoint& globalPos)
{
    if (row < 0 || row >= m_games.rowCount()) return;
    auto* menu = new QMenu(this);
    menu->setObjectName(u"gameMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Go on with it")), &QAction::triggered, this,
            [this, row] { m_games.open(row); });
    QAction* name = menu->addAction(tr("Name it…"));
    connect(name, &QAction::triggered, this, [this, row] { askForName(row); });
    QAction* away = menu->addAction(tr("Put it away"));
    connect(away, &QAction::triggered, this, [this, row] { m_games.putAway(row); });
    for (QAction* action : {name, away}) action->setEnabled(m_games.mayChange(row));
    popUpSpoken(*menu, globalPos);
}

void WelcomePanel::askForName(int row)
{
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Name of the game"));
    dialog->setLabelText(tr("What shall this game be called?"));
    dialog->setTextValue(m_games.at(row).name);
    dialog->setOkButtonText(tr("OK"));
    dialog->setCancelButtonText(tr("Cancel"));
    connect(dialog, &QInputDialog::textValueSelected, &m_games,
            [this, row](const QString& name) { m_games.rename(row, name); });
    dialog->open();
}

QWidget* WelcomePanel::makeActions(const QList<QAction*>& actions)
{
    auto* side = new QWidget(m_page);
    side->setMinimumWidth(actionsWidth);
    m_actionsColumn = new QVBoxLayout(side);
    m_actionsColumn->setContentsMargins(0, 0, 0, 0);
    m_actionsColumn->setSpacing(10);
    for (QAction* action : actions) {
        m_last = new BigButton(action, side);
        if (!m_first) m_first = m_last;
        m_actionsColumn->addWidget(m_last);
    }
    m_actionsColumn->addStretch(1);
    return side;
}

void WelcomePanel::makeSample()
{
    m_sample = new BigButton(m_sampleAction, m_actionsColumn->parentWidget());
    m_actionsColumn->insertWidget(m_actionsColumn->count() - 1, m_sample);
    if (m_last) setTabOrder(m_last, m_sample);
}

QWidget* WelcomePanel::makeFoot(const QList<QAction*>& actions)
{
    auto* foot = new QWidget(m_page);
    auto* row = new WrappingRow;
    row->setSpacing(4);
    row->setAlignment(Qt::AlignHCenter);
    for (QAction* action : actions) {
        auto* button = new QToolButton(foot);
        button->setObjectName(u"footButton"_s);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    foot->setLayout(row);
    return foot;
}

} // namespace caboose::views
