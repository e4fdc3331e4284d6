// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QListView;
class QPushButton;
class QToolButton;

namespace caboose::items {
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

class RoundCardForm;

/// The cars in their order, shuffled by Caboose or as they lie on the table; and round cards of the
/// group's own.
class TrainPage : public QWidget {
    Q_OBJECT
public:
    explicit TrainPage(items::NewGameModel& plan, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLayout* makeCars();
    QLayout* makeRounds();
    void retranslate();
    void refresh();
    void move(int by);
    void arrange();
    void wrap();

    items::NewGameModel& m_plan;
    QBoxLayout* m_halves; ///< beside each other, or below where there is no room for that
    QLabel* m_carsLabel;
    QListView* m_cars;
    QToolButton* m_forward;
    QToolButton* m_back;
    QPushButton* m_shuffle;
    QCheckBox* m_ask;
    QLabel* m_roundsLabel;
    QListView* m_rounds;
    QPushButton* m_remove;
    RoundCardForm* m_form;
};

} // namespace caboose::views
