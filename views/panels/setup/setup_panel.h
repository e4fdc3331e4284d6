// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace caboose::items {
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

class PlayersPage;

/// A new game, step by step. It can begin at once from every step, with what was played last; and
/// it can be left half-way, nothing of it is lost.
class SetupPanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    explicit SetupPanel(items::NewGameModel& plan, QWidget* parent = nullptr);

    void showStep(int step);

    QWidget* entrance() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void goBy(int by);
    QWidget* makeSteps();
    QWidget* makeFoot();
    void fitToText();
    void retranslate();
    void refresh();
    void refreshSteps();
    void sayPlan();

    items::NewGameModel& m_plan;
    QWidget* m_page;
    QLabel* m_title;
    PlayersPage* m_players;
    QButtonGroup* m_steps;
    QStackedWidget* m_pages;
    QLabel* m_summary;
    QLabel* m_objections;
    QPushButton* m_leave;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_start;
    QString m_begins; ///< as it was said last, like the next
    QStringList m_objected;
    bool m_isStarting = false;
};

} // namespace caboose::views
