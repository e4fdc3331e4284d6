// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>
#include <QList>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace caboose::views {

/// A round card put together: up to six turns, and an event.
class RoundCardForm : public QGroupBox {
    Q_OBJECT
public:
    explicit RoundCardForm(QWidget* parent = nullptr);

    /// The card that is to be entered next, by its event; -1: whatever the group likes.
    void suggest(int event);

Q_SIGNALS:
    /// In the numbers of items::OwnRoundsModel.
    void made(const QList<int>& turns, int event, int hands);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void addTurn(int turn);
    void clear();
    void showChosen();

    QLabel* m_turnsLabel;
    QList<QPushButton*> m_kinds;
    QLabel* m_chosen;
    QPushButton* m_clear;
    QLabel* m_eventLabel;
    QComboBox* m_event;
    QLabel* m_handsLabel;
    QSpinBox* m_hands;
    QPushButton* m_add;
    QList<int> m_turns;
    int m_suggested = -1;
};

} // namespace caboose::views
