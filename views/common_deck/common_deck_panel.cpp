// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common_deck/common_deck_panel.h"

#include "views/art/art.h"
#include "views/common_deck/deck_delegate.h"
#include "views/items/game/common_deck_model.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int narrowest = 210;
constexpr QSize iconSize(22, 22);

} // namespace

CommonDeckPanel::CommonDeckPanel(items::CommonDeckModel& deck, QAction* look, QWidget* parent)
    : QWidget(parent), m_deck(deck), m_count(new QLabel(this)), m_list(new QListView(this)),
      m_hidden(new QLabel(this))
{
    m_list->setModel(&m_deck);
    m_list->setItemDelegate(new DeckDelegate(m_deck, m_list));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_count->setObjectName(u"panelSentence"_s);
    m_count->setWordWrap(true);
    m_hidden->setObjectName(u"quiet"_s);
    m_hidden->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(m_count, 1);
    if (look) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(look);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
        head->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addWidget(m_hidden);
    setFocusProxy(m_list);
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        const QModelIndex index = m_list->indexAt(at);
        openMenu(index.isValid() ? index.row() : m_list->currentIndex().row());
    });
    connect(&m_deck, &items::CommonDeckModel::correctionWanted, this, &CommonDeckPanel::openMenu);
    connect(&m_deck, &items::CommonDeckModel::countChanged, this, &CommonDeckPanel::takeUp);
    setMinimumWidth(narrowest);
    retranslate();
    takeUp();
}

void CommonDeckPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void CommonDeckPanel::retranslate()
{
    setAccessibleName(tr("Common deck"));
    m_list->setAccessibleName(tr("Cards on the common deck"));
    m_list->setToolTip(tr("A right click corrects a card that was entered wrongly"));
    m_hidden->setText(tr("Cards beneath are not shown while cards are being played."));
}

QPoint CommonDeckPanel::belowRow(int row) const
{
    return m_list->viewport()->mapToGlobal(m_list->visualRect(m_deck.index(row)).bottomLeft());
}

/// Every card has its letter, so that the menu takes one key.
void CommonDeckPanel::openMenu(int row)
{
    const auto cards = m_deck.insteadOf(row);
    if (cards.empty()) return;
    auto* menu = new QMenu(this);
    menu->setObjectName(u"correctCard"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QColor ink = palette().color(QPalette::WindowText);
    for (const auto& card : cards) {
        const QPixmap picture = artPixmap(card.art, {}, iconSize, devicePixelRatioF(), ink);
        menu->addAction(picture, tr("It is &%1").arg(card.name), this,
                        [this, row, kind = card.kind] { m_deck.correct(row, kind); });
    }
    menu->addSeparator();
    const bool isDown = m_deck.at(row).faceDown;
    menu->addAction(isDown ? tr("It lies face &up") : tr("It lies face &down"), this,
                    [this, row] { m_deck.turnOver(row); });
    menu->addAction(tr("It was not &played"), this, [this, row] { m_deck.takeAway(row); });
    menu->popup(belowRow(row));
}

void CommonDeckPanel::takeUp()
{
    m_count->setText(m_deck.sentence());
    m_hidden->setVisible(m_deck.hidden() > 0);
    const int current = m_deck.current();
    if (current < 0) {
        m_list->scrollToBottom();
        return;
    }
    // The next one is to be seen, too.
    m_list->scrollTo(m_deck.index(qMin(current + 1, m_deck.rowCount() - 1)));
    m_list->scrollTo(m_deck.index(current));
}

} // namespace caboose::views
