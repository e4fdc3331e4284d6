// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/carrying/carrying.h"
#include "views/widgets/entrance.h"

#include <QWidget>

#include <optional>

class QKeyEvent;
class QListView;
class QMouseEvent;
class QContextMenuEvent;
class QModelIndex;
class QPoint;

namespace caboose::items {
class Adjusting;
class CharactersModel;
} // namespace caboose::items

namespace caboose::views {

class CharacterDelegate;
class SheetEditor;

/// The characters' sheets as tiles, as many beside each other as there is room for. Return or a
/// double click corrects a sheet in place; loot and bullets can be dragged to another sheet or onto
/// the train; the menu of a sheet has everything else that can be done by hand.
class CharactersPanel : public QWidget, public PieceTarget, public Entrance {
    Q_OBJECT
public:
    CharactersPanel(items::CharactersModel& characters, items::Adjusting& adjusting,
                    QWidget* parent = nullptr);

    const items::Adjusting& table() const override { return m_adjusting; }
    QString carriedOver(const items::Adjustable& piece, const QPoint& globalPos) override;
    void carriedAway() override;
    bool drop(const items::Adjustable& piece, const QPoint& globalPos) override;

    /// Where a piece lies, in the coordinates of the list's viewport: for tests.
    QPoint pointOf(const items::Adjustable& piece) const;
    /// The same of what shows the goals; null: nothing does on this tile.
    QPoint pointOfLook(int row) const;

    QWidget* entrance() const override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void edit(const QModelIndex& index);
    void placeEditor();
    void closeEditor();
    void openMenu(const QModelIndex& index, const QPoint& globalPos);
    [[nodiscard]] bool takesKey(const QKeyEvent& event);
    [[nodiscard]] bool takesMouse(const QMouseEvent& event);
    [[nodiscard]] bool takesContextMenu(const QContextMenuEvent& event);
    [[nodiscard]] std::optional<items::Adjustable> pieceAt(const QPoint& pixel) const;
    [[nodiscard]] bool isLook(const QPoint& pixel) const;
    void lookAtGoals(const QModelIndex& index);
    void pickUp(const QPoint& globalPos);
    int characterAt(const QPoint& globalPos) const;
    void showCarriedOver(int row);

    items::CharactersModel& m_characters;
    items::Adjusting& m_adjusting;
    QListView* m_list;
    CharacterDelegate* m_delegate;
    SheetEditor* m_editor;
    Carrying m_carrying;
    std::optional<QPoint> m_pressed; ///< on a piece, in the viewport
};

} // namespace caboose::views
