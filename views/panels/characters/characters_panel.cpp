// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/characters/characters_panel.h"

#include "views/items/characters/characters_model.h"
#include "views/panels/characters/character_delegate.h"
#include "views/panels/characters/sheet_editor.h"
#include "views/widgets/adjust_menu.h"
#include "views/widgets/spoken_list.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

namespace caboose::views {
namespace {

constexpr int narrowestPanel = 280;

} // namespace

CharactersPanel::CharactersPanel(items::CharactersModel& characters, items::Adjusting& adjusting,
                                 QWidget* parent)
    : QWidget(parent), m_characters(characters), m_adjusting(adjusting),
      m_list(new QListView(this)), m_delegate(new CharacterDelegate(characters, m_list)),
      m_editor(new SheetEditor(characters, adjusting, this)), m_carrying(m_list, adjusting)
{
    m_list->setModel(&characters);
    m_list->setItemDelegate(m_delegate);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_editor->hide();
    // With what is on a sheet, the height of all tiles changes.
    connect(&m_characters, &QAbstractItemModel::dataChanged, m_list, &QListView::doItemsLayout);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                // What the help key looks for.
                m_list->setProperty("rule", current.isValid()
                                                ? m_characters.at(current.row()).powerRule
                                                : QString());
            });
    connect(m_list, &QListView::doubleClicked, this, &CharactersPanel::edit);
    connect(m_editor, &SheetEditor::done, this, &CharactersPanel::closeEditor);
    connect(&m_characters, &QAbstractItemModel::rowsRemoved, m_editor, &QWidget::hide);
    makeSpoken(*m_list);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_list);
    setMinimumWidth(narrowestPanel);
    retranslate();
}

void CharactersPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

bool CharactersPanel::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ContextMenu: return takesContextMenu(*static_cast<QContextMenuEvent*>(event));
    case QEvent::KeyPress:
        if (watched == m_list && takesKey(*static_cast<QKeyEvent*>(event))) return true;
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        if (watched != m_list && takesMouse(*static_cast<QMouseEvent*>(event))) return true;
        break;
    case QEvent::Resize: placeEditor(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

bool CharactersPanel::takesContextMenu(const QContextMenuEvent& event)
{
    const bool isKey = event.reason() == QContextMenuEvent::Keyboard;
    const QPoint at = m_list->viewport()->mapFromGlobal(event.globalPos());
    const std::optional<items::Adjustable> piece = isKey ? std::nullopt : pieceAt(at);
    if (piece && piece->kind == items::Adjustable::Kind::SheetLoot) {
        m_list->setCurrentIndex(m_list->indexAt(at));
        popUpAdjustMenu(m_adjusting.choicesFor(*piece), m_adjusting.nameOf(*piece),
                        event.globalPos(), this);
        return true;
    }
    openMenu(isKey ? m_list->currentIndex() : m_list->indexAt(at), event.globalPos());
    return true;
}

bool CharactersPanel::takesKey(const QKeyEvent& event)
{
    const QModelIndex current = m_list->currentIndex();
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event.modifiers().testFlag(Qt::ShiftModifier))
            lookAtGoals(current);
        else
            edit(current);
        return true;
    case Qt::Key_Menu:
        openMenu(current, m_list->viewport()->mapToGlobal(m_list->visualRect(current).center()));
        return true;
    case Qt::Key_Escape:
        if (!m_carrying.isOn()) return false;
        m_pressed.reset();
        m_carrying.end();
        return true;
    default: return false;
    }
}

/// What is pulled far enough from where it lies is picked up; everything else is the list's.
bool CharactersPanel::takesMouse(const QMouseEvent& event)
{
    const QPoint at = event.position().toPoint();
    if (event.type() == QEvent::MouseButtonPress) {
        const bool isPiece = event.button() == Qt::LeftButton && pieceAt(at).has_value();
        m_pressed = isPiece ? std::optional(at) : std::nullopt;
        return false;
    }
    if (event.type() == QEvent::MouseButtonRelease) {
        m_pressed.reset();
        if (!m_carrying.isOn()) {
            if (event.button() == Qt::LeftButton && isLook(at)) lookAtGoals(m_list->indexAt(at));
            return false;
        }
        m_carrying.drop(event.globalPosition().toPoint());
        return true;
    }
    const bool isPulled =
        m_pressed && (at - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (isPulled && !m_carrying.isOn()) pickUp(event.globalPosition().toPoint());
    if (m_carrying.isOn()) m_carrying.moveTo(event.globalPosition().toPoint());
    return m_pressed.has_value();
}

std::optional<items::Adjustable> CharactersPanel::pieceAt(const QPoint& pixel) const
{
    const QModelIndex index = m_list->indexAt(pixel);
    if (!index.isValid() || !m_adjusting.isPossible()) return {};
    return m_delegate->pieceAt(index.row(), m_list->visualRect(index), pixel, m_list->font());
}

bool CharactersPanel::isLook(const QPoint& pixel) const
{
    const QModelIndex index = m_list->indexAt(pixel);
    return index.isValid() &&
           m_delegate->isLook(index.row(), m_list->visualRect(index), pixel, m_list->font());
}

void CharactersPanel::lookAtGoals(const QModelIndex& index)
{
    if (index.isValid()) m_characters.lookAtGoals(m_characters.at(index.row()).id);
}

QPoint CharactersPanel::pointOfLook(int row) const
{
    const QRect tile = m_list->visualRect(m_list->model()->index(row, 0));
    for (int y = tile.top(); y < tile.bottom(); y += 4) {
        if (isLook({tile.center().x(), y})) return {tile.center().x(), y + 2};
    }
    return {};
}

void CharactersPanel::pickUp(const QPoint& globalPos)
{
    const std::optional<items::Adjustable> piece = pieceAt(*m_pressed);
    if (!piece) return;
    m_carrying.begin({.piece = *piece, .art = m_adjusting.artOf(*piece)});
    m_carrying.moveTo(globalPos);
}

int CharactersPanel::characterAt(const QPoint& globalPos) const
{
    const QModelIndex index = m_list->indexAt(m_list->viewport()->mapFromGlobal(globalPos));
    return index.isValid() ? index.row() : -1;
}

void CharactersPanel::showCarriedOver(int row)
{
    m_delegate->setCarriedOver(row);
    m_list->viewport()->update();
}

QString CharactersPanel::carriedOver(const items::Adjustable& piece, const QPoint& globalPos)
{
    const int row = characterAt(globalPos);
    QString would =
        row < 0 ? QString() : m_adjusting.puttingOnSheet(piece, m_characters.at(row).id);
    showCarriedOver(would.isEmpty() ? -1 : row);
    return would;
}

void CharactersPanel::carriedAway()
{
    showCarriedOver(-1);
}

bool CharactersPanel::drop(const items::Adjustable& piece, const QPoint& globalPos)
{
    const int row = characterAt(globalPos);
    if (row < 0) return false;
    m_adjusting.putOnSheet(piece, m_characters.at(row).id);
    return true;
}

QPoint CharactersPanel::pointOf(const items::Adjustable& piece) const
{
    for (int y = 0; y < m_list->viewport()->height(); y += 4) {
        for (int x = 0; x < m_list->viewport()->width(); x += 4) {
            if (pieceAt({x, y}) == piece) return QPoint(x + 4, y + 4);
        }
    }
    return {};
}

void CharactersPanel::edit(const QModelIndex& index)
{
    if (!index.isValid() || !m_adjusting.isPossible()) return;
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
    popUpAdjustMenu(m_adjusting.choicesFor({items::Adjustable::Kind::Pawn, row.id}), row.name,
                    globalPos, this);
}

QWidget* CharactersPanel::entrance() const
{
    return m_list;
}

void CharactersPanel::retranslate()
{
    setAccessibleName(tr("Characters"));
    m_list->setAccessibleName(tr("Character sheets"));
    m_list->setAccessibleDescription(tr(
        "Return corrects a sheet; Shift+Return shows goals to whoever may see them; the menu key "
        "moves, gives and takes."));
}

} // namespace caboose::views
