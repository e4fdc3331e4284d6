// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListView;

namespace caboose::items {
class ModulesModel;
} // namespace caboose::items

namespace caboose::views {

/// What is in the game, out of the boxes that the group owns.
class ModulesPage : public QWidget {
    Q_OBJECT
public:
    explicit ModulesPage(items::ModulesModel& modules, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_question;
    QListView* m_list;
    QLabel* m_note;
};

} // namespace caboose::views
