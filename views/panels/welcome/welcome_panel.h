// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QListView;
class QVBoxLayout;

namespace caboose::items {
class RecentGamesModel;
} // namespace caboose::items

namespace caboose::views {

class ContinueCard;

/// What the welcome page leads to.
struct WelcomeActions {
    QList<QAction*> start; ///< the first of them stands out while there is no game to go on with
    QAction* sample = nullptr; ///< not among them; while there is no game, it has the picture
    QList<QAction*> others;    ///< as small buttons at the foot
};

/// What one sees before anything is on the table: the last game to go on with, where it stood; what
/// else can be done now; and the games before.
class WelcomePanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    WelcomePanel(items::RecentGamesModel& games, const WelcomeActions& actions,
                 QWidget* parent = nullptr);

    QWidget* entrance() const override;
    /// What it cannot do without: the picture and the lists take what is left, and only a page that
    /// has no room for less is scrolled.
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    /// Games may have come or gone on since it was shown last.
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void redrawEmblem();
    void refresh();
    void refreshRecent(int listed);
    void openMenuOf(int row, const QPoint& globalPos);
    void askForName(int row);
    QWidget* makeHeading();
    QWidget* makeGames();
    QWidget* makeActions(const QList<QAction*>& actions);
    QWidget* makeFoot(const QList<QAction*>& actions);
    // With the first game: most often there is none yet.
    void makeRecent();
    void makeSample();

    items::RecentGamesModel& m_games;
    QWidget* m_page;
    QAction* m_sampleAction;
    QVBoxLayout* m_gamesColumn = nullptr;
    QVBoxLayout* m_actionsColumn = nullptr;
    QLabel* m_emblem = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_sentence = nullptr;
    ContinueCard* m_continue = nullptr;
    QLabel* m_recentTitle = nullptr;
    QListView* m_recent = nullptr;
    QWidget* m_first = nullptr; ///< what to begin with when there is no game yet
    QWidget* m_last = nullptr;  ///< of the same
    QWidget* m_sample = nullptr;
    bool m_wasShown = false;
};

} // namespace caboose::views
