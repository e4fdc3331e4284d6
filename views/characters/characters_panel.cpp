// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/characters/characters_panel.h"

#include "views/characters/character_delegate.h"
#include "views/characters/sheet_editor.h"
#include "views/hand_menu/hand_menu.h"
#include "views/items/game/characters_model.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

namespace caboose::views {
namespace {

constexpr int narrowest = 280;

} // namespace

CharactersPanel::CharactersPanel(items::CharactersModel& characters, items::ByHand& hand,
                                 QWidget* parent)
    : QWidget(parent), m_characters(characters), m_hand(hand), m_list(new QListView(this)),
      m_editor(new SheetEditor(characters, hand, this))
{
    m_list->setModel(&characters);
    m_list->setItemDelegate(new CharacterDelegate(characters, m_list));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_editor->hide();
    connect(m_list, &QListView::doubleClicked, this, &CharactersPanel::edit);
    connect(m_editor, &SheetEditor::done, this, &CharactersPanel::closeEditor);
    connect(&m_characters, &QAbstractItemModel::rowsRemoved, m_editor, &QWidget::hide);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_list);
    setFocusProxy(m_list);
    setMinimumWidth(narrowest);
    retranslate();
}

void CharactersPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

bool CharactersPanel::eventFilter(QObject* watched, QEvent* event)
{
    const QModelIndex current = m_list->currentIndex();
    if (event->type() == QEvent::ContextMenu) {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        const bool isKey = menu->reason() == QContextMenuEvent::Keyboard;
        const QPoint at = m_list->viewport()->mapFromGlobal(menu->globalPos());
        openMenu(isKey ? current : m_list->indexAt(at), menu->globalPos());
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_list) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: edit(current); return true;
        case Qt::Key_Menu:
            openMenu(current,
                     m_list->viewport()->mapToGlobal(m_list->visualRect(current).center()));
            return true;
        default: break;
        }
    }
    if (event->type() == QEvent::Resize) placeEditor();
    return QWidget::eventFilter(watched, event);
}

void CharactersPanel::edit(const QModelIndex& index)
{
    if (!index.isValid() || !m_hand.isPossible()) return;
    m_list->setCurrentIndex(index);
    m_editor->edit(m_characters.at(index.row()).id);
    m_editor->show();
    m_editor->raise();
    placeEditor();
}

/// Over the tile, and wholly inside the panel.
void CharactersPanel::placeEditor()
{
    const QRect tile = m_list->visualRect(m_list->currentIndex());
    const QSize size = m_editor->sizeHint().expandedTo(QSize(qMin(tile.width(), width()), 0));
    const QPoint corner = m_list->viewport()->mapTo(this, tile.topLeft());
    const int x = qBound(0, corner.x(), qMax(0, width() - size.width()));
    const int y = qBound(0, corner.y(), qMax(0, height() - size.height()));
    m_editor->setGeometry(x, y, qMin(size.width(), width()), size.height());
}

void CharactersPanel::closeEditor()
{
    m_editor->hide();
    m_list->setFocus();
}

void CharactersPanel::openMenu(const QModelIndex& index, const QPoint& globalPos)
{
    if (!index.isValid()) return;
    m_list->setCurrentIndex(index);
    const items::CharacterRow& row = m_characters.at(index.row());
    popUpHandMenu(m_hand.deedsOf({items::HandPiece::Kind::Pawn, row.id}), row.name, globalPos,
                  this);
}

void CharactersPanel::retranslate()
{
    setAccessibleName(tr("Characters"));
    m_list->setAccessibleName(tr("Character sheets"));
    m_list->setAccessibleDescription(
        tr("Return corrects a sheet; the menu key moves, gives and takes."));
}

} // namespace caboose::views
