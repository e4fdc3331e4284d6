// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QRadioButton;

namespace caboose::items {
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

/// When cards are told to Caboose, and what it keeps for the group.
class CardsPage : public QWidget {
    Q_OBJECT
public:
    explicit CardsPage(items::NewGameModel& plan, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void wrap();
    void refresh();

    items::NewGameModel& m_plan;
    QLabel* m_whenLabel;
    QRadioButton* m_played;
    QRadioButton* m_turned;
    QLabel* m_keptLabel;
    QCheckBox* m_decks;
    QCheckBox* m_purses;
    QCheckBox* m_rounds;
    QLabel* m_note;
};

} // namespace caboose::views
