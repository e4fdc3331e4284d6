// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/common_deck/common_deck_panel.h"

#include "views/drawing/art.h"
#include "views/items/common_deck/common_deck_model.h"
#include "views/panels/common_deck/deck_delegate.h"
#include "views/widgets/adjust_menu.h"
#include "views/widgets/spoken_menu.h"

#include <QAction>
#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize iconSize(22, 22);
constexpr QSize leastTarget(24, 24); ///< that a finger hits
constexpr int padding = 12;

} // namespace

CommonDeckPanel::CommonDeckPanel(items::CommonDeckModel& deck, items::Adjusting& adjusting,
                                 QAction* look, QWidget* parent)
    : ListPanel(deck,
                {QT_TRANSLATE_NOOP("Panels", "Common deck"),
                 QT_TRANSLATE_NOOP("Panels", "Cards on the common deck")},
                parent),
      m_deck(deck), m_adjusting(adjusting), m_hidden(new QLabel(this))
{
    draw<DeckDelegate>(m_deck);
    list().setSelectionMode(QAbstractItemView::SingleSelection);
    m_hidden->setObjectName(u"quiet"_s);
    m_hidden->setWordWrap(true);
    column().addWidget(m_hidden);
    if (look) {
        auto* button = new QToolButton(this);
        button->setMinimumSize(leastTarget);
        button->setObjectName(u"panelTool"_s);
        button->setDefaultAction(look);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
        head().addWidget(button);
    }
    connect(&list(), &QListView::activated, this,
            [this](const QModelIndex& index) { openMenu(index.row()); });
    connect(&m_deck, &items::CommonDeckModel::correctionWanted, this, &CommonDeckPanel::openMenu);
    CommonDeckPanel::retranslate();
}

void CommonDeckPanel::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint at = list().viewport()->mapFromGlobal(event->globalPos());
    openMenu((isKey ? list().currentIndex() : list().indexAt(at)).row());
}

void CommonDeckPanel::retranslate()
{
    ListPanel::retranslate();
    list().setToolTip(tr("A double click, or Return, corrects a card that was entered wrongly, or "
                         "puts in one that was left out"));
    showHidden();
}

void CommonDeckPanel::refresh()
{
    ListPanel::refresh();
    showHidden();
}

/// Beneath the card on top, or still to be turned over.
void CommonDeckPanel::showHidden()
{
    const int hidden = m_deck.hidden();
    m_hidden->setVisible(hidden > 0);
    m_hidden->setText(m_deck.current() < 0
                          ? tr("Cards beneath are not shown while cards are being played.")
                          //: cards of the common deck that are still to be turned over
                          : tr("%n more to be turned over", nullptr, hidden));
}

QPoint CommonDeckPanel::belowRow(int row) const
{
    if (row < 0) return list().mapToGlobal(QPoint(padding, padding));
    return list().viewport()->mapToGlobal(list().visualRect(m_deck.index(row)).bottomLeft());
}

void CommonDeckPanel::openMenu(int row)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(u"correctCard"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Correct the common deck"));
    const bool isOver = row >= 0 && m_deck.insteadOf(row).empty();
    if (row >= 0 && !isOver) addCorrections(*menu, row);
    if (!isOver) addLeftOut(*menu, row);
    if (menu->isEmpty()) {
        delete menu;
        return;
    }
    popUpSpoken(*menu, belowRow(row));
}

/// Every card has its letter, so that the menu takes one key.
void CommonDeckPanel::addCorrections(QMenu& menu, int row)
{
    const QColor ink = palette().color(QPalette::WindowText);
    for (const auto& card : m_deck.insteadOf(row)) {
        const QPixmap picture = artPixmap(card.art, {}, iconSize, devicePixelRatioF(), ink);
        menu.addAction(picture, tr("It is &%1").arg(card.name), this,
                       [this, row, kind = card.kind] { m_deck.correct(row, kind); });
    }
    menu.addSeparator();
    const bool isDown = m_deck.at(row).faceDown;
    menu.addAction(isDown ? tr("It lies face &up") : tr("It lies face &down"), this,
                   [this, row] { m_deck.turnOver(row); });
    menu.addAction(tr("It was not &played"), this, [this, row] { m_deck.takeAway(row); });
}

void CommonDeckPanel::addLeftOut(QMenu& menu, int row)
{
    const int place = row < 0 ? m_deck.count() : m_deck.at(row).id - 1;
    const items::AdjustmentChoices choices =
        m_adjusting.choicesFor({items::Adjustable::Kind::DeckPlace, place});
    if (choices.empty()) return;
    QMenu* leftOut =
        menu.addMenu(row < 0 ? tr("A card was left out") : tr("A card was left out &before it"));
    fillAdjustMenu(*leftOut, choices);
}

} // namespace caboose::views
