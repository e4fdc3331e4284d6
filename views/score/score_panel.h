// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListView;

namespace caboose::items {
class ScoreModel;
} // namespace caboose::items

namespace caboose::views {

/// What each party owns, as far as everybody may know; in the end, who wins and why.
class ScorePanel : public QWidget {
    Q_OBJECT
public:
    explicit ScorePanel(items::ScoreModel& score, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QListView* m_list;
};

} // namespace caboose::views
