// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QModelIndex;
class QButtonGroup;
class QCheckBox;
class QLabel;
class QListView;
class QPushButton;
class QToolButton;

namespace caboose::items {
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

/// How many play, who plays whom in which order round the table, and who begins.
class PlayersPage : public QWidget {
    Q_OBJECT
public:
    explicit PlayersPage(items::NewGameModel& plan, QWidget* parent = nullptr);

    /// The sentence that says so; empty: nobody does yet.
    QString whoBegins() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void orderKeys();
    QLayout* makeCount();
    QLayout* makeSeats();
    QLayout* makePlayedBy();
    QLayout* makeFirst();
    void retranslate();
    void refresh();
    void refreshCount();
    void refreshPlayedBy();
    void refreshFirst();
    void move(int by);
    void editName(const QModelIndex& seat);
    void markSeat();

    items::NewGameModel& m_plan;
    QLabel* m_countLabel;
    QButtonGroup* m_count;
    QLabel* m_seatsLabel;
    QListView* m_seats;
    QToolButton* m_earlier;
    QToolButton* m_later;
    QLabel* m_playedBy; ///< whether the chosen one is a bot
    QPushButton* m_byPerson;
    QPushButton* m_byBot;
    QLabel* m_whyNoBot;
    QLabel* m_first; ///< who begins
    QPushButton* m_begins;
    QPushButton* m_drawFirst;
    QCheckBox* m_askFirst;
};

} // namespace caboose::views
