// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListView;
class QMenu;
class QPushButton;
class QToolButton;

namespace caboose::items {
class LogModel;
} // namespace caboose::items

namespace caboose::views {

/// The game as sentences. Choosing a line and pressing the button, Return or a double click goes
/// back to there; what was undone is struck through behind it.
class LogPanel : public QWidget {
    Q_OBJECT
public:
    explicit LogPanel(items::LogModel& log, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void goToChosen();
    void fillBranches();
    void followEnd();
    void refresh();

    items::LogModel& m_log;
    QListView* m_list;
    QPushButton* m_goTo;
    QPushButton* m_copy;
    QToolButton* m_branches;
    QMenu* m_branchMenu;
};

} // namespace caboose::views
