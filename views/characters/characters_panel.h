// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListView;
class QModelIndex;
class QPoint;

namespace caboose::items {
class ByHand;
class CharactersModel;
} // namespace caboose::items

namespace caboose::views {

class SheetEditor;

/// The characters' sheets as tiles, as many beside each other as there is room for. Return or a
/// double click corrects a sheet in place; its menu has everything else that can be done by hand.
class CharactersPanel : public QWidget {
    Q_OBJECT
public:
    CharactersPanel(items::CharactersModel& characters, items::ByHand& hand,
                    QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void edit(const QModelIndex& index);
    void placeEditor();
    void closeEditor();
    void openMenu(const QModelIndex& index, const QPoint& globalPos);

    items::CharactersModel& m_characters;
    items::ByHand& m_hand;
    QListView* m_list;
    SheetEditor* m_editor;
};

} // namespace caboose::views
