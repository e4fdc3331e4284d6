// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QWidget>

class QLabel;
class QListView;

namespace caboose::items {
class RoundsModel;
} // namespace caboose::items

namespace caboose::views {

/// The five round cards with their turns and events, and where the game is.
class RoundsPanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    explicit RoundsPanel(items::RoundsModel& rounds, QWidget* parent = nullptr);

    QWidget* entrance() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showCurrent();

    items::RoundsModel& m_rounds;
    QLabel* m_where;
    QListView* m_list;
};

} // namespace caboose::views
