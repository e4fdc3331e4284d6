// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QToolButton;

namespace caboose::items {
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

/// A new game on one page: how many play, who plays whom in which order round the table, by which
/// edition, and whether the cards are on the table or dealt by the program. It can begin at once.
class SetupPanel : public QWidget {
    Q_OBJECT
public:
    explicit SetupPanel(items::NewGameModel& plan, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    /// It can begin at once, with Return.
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makePlayers();
    QWidget* makeSeats();
    QWidget* makeOptions();
    void retranslate();
    void takeUp();
    void move(int by);

    items::NewGameModel& m_plan;
    QLabel* m_title;
    QLabel* m_playersLabel;
    QButtonGroup* m_players;
    QLabel* m_seatsLabel;
    QListView* m_seats;
    QToolButton* m_earlier;
    QToolButton* m_later;
    QLabel* m_editionLabel;
    QComboBox* m_edition;
    QCheckBox* m_decks;
    QLabel* m_objections;
    QPushButton* m_start;
};

} // namespace caboose::views
