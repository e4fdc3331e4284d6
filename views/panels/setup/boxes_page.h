// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListView;

namespace caboose::items {
class OwnedBoxesModel;
} // namespace caboose::items

namespace caboose::views {

/// Which boxes the group owns, and what that is good for.
class BoxesPage : public QWidget {
    Q_OBJECT
public:
    explicit BoxesPage(items::OwnedBoxesModel& boxes, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_question;
    QListView* m_list;
    QLabel* m_note;
};

} // namespace caboose::views
