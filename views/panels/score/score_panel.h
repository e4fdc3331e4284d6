// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QWidget>

class QAction;
class QListView;
class QPushButton;

namespace caboose::items {
class FinalScore;
class ScoreModel;
} // namespace caboose::items

namespace caboose::views {

/// What each party owns, as far as everybody may know; in the end, who wins and why.
class ScorePanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    /// `toFinal`: opens the final scoring; may be null.
    ScorePanel(items::ScoreModel& score, items::FinalScore& final, QAction* toFinal,
               QWidget* parent = nullptr);

    QWidget* entrance() const override;

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void refresh();

    items::FinalScore& m_final;
    QListView* m_list;
    QPushButton* m_toFinal;
};

} // namespace caboose::views
