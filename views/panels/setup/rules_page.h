// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QPushButton;
class QScrollArea;
class QRadioButton;

namespace caboose::items {
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

/// Which box and which edition are played, what that means, and where the group decides otherwise.
class RulesPage : public QWidget {
    Q_OBJECT
public:
    explicit RulesPage(items::NewGameModel& plan, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeEditions();
    QWidget* makeHouse();
    void retranslate();
    void wrap();
    void refresh();

    items::NewGameModel& m_plan;
    QLabel* m_editionLabel;
    QScrollArea* m_scroll = nullptr; ///< of the editions
    QButtonGroup* m_editions;
    QList<QLabel*> m_summaries;
    QLabel* m_house;
    QPushButton* m_change;
};

} // namespace caboose::views
