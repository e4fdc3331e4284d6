// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/list_panel.h"

class QAction;
class QLabel;
class QMenu;

namespace caboose::items {
class Adjusting;
class CommonDeckModel;
} // namespace caboose::items

namespace caboose::views {

/// The common deck as far as the table may know it, and a button with which the referee looks. A
/// card that was entered wrongly is corrected from its menu, in place; one that was left out is put
/// in.
class CommonDeckPanel : public ListPanel {
    Q_OBJECT
public:
    /// `look`: the action that shows what is hidden; may be null.
    CommonDeckPanel(items::CommonDeckModel& deck, items::Adjusting& adjusting, QAction* look,
                    QWidget* parent = nullptr);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void retranslate() override;
    void refresh() override;

private:
    void showHidden();
    /// -1: about the whole deck.
    void openMenu(int row);
    void addCorrections(QMenu& menu, int row);
    void addLeftOut(QMenu& menu, int row);
    QPoint belowRow(int row) const;

    items::CommonDeckModel& m_deck;
    items::Adjusting& m_adjusting;
    QLabel* m_hidden;
};

} // namespace caboose::views
