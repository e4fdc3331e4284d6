// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QModelIndex;
class QPoint;
class QPushButton;
class QToolButton;

namespace caboose::items {
class LogModel;
} // namespace caboose::items

namespace caboose::views {

/// The game as sentences. Choosing a line and pressing the button, Return or a double click goes
/// back to there; what was undone is struck through behind it. A line's menu has the ways that were
/// left from there. The lines that are shown can be filtered, copied and kept as a file.
class LogPanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    explicit LogPanel(items::LogModel& log, QWidget* parent = nullptr);

    QWidget* entrance() const override;

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The last line before where the game is.
    [[nodiscard]] int rowNow() const;
    void retranslate();
    void goToChosen();
    void fillBranches();
    void addBranch(QMenu& menu, std::size_t n);
    void openMenuOf(const QModelIndex& index, const QPoint& globalPos);
    void copyLine();
    QString shownText() const;
    void followEnd();
    void refresh();
    void filter();
    void search();
    void tellFound(int shown);
    [[nodiscard]] bool isWanted(int row) const;
    void askForFile();
    void write(const QString& path);

    items::LogModel& m_log;
    QComboBox* m_kinds;
    QLineEdit* m_search;
    QLabel* m_found; ///< how many lines a search has found
    QListView* m_list;
    QPushButton* m_goTo;
    QPushButton* m_copy;
    QPushButton* m_export;
    QToolButton* m_branches;
    QMenu* m_branchMenu;
    QTimer m_following;
};

} // namespace caboose::views
