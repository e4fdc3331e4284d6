// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/list_panel.h"

class QAction;
class QPushButton;

namespace caboose::items {
class FinalScore;
class ScoreModel;
} // namespace caboose::items

namespace caboose::views {

/// What each party owns, as far as everybody may know; in the end, who wins and why.
class ScorePanel : public ListPanel {
    Q_OBJECT
public:
    /// `toFinal`: opens the final scoring; may be null.
    ScorePanel(items::ScoreModel& score, items::FinalScore& final, QAction* toFinal,
               QWidget* parent = nullptr);

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void retranslate() override;
    void refresh() override;

private:
    items::FinalScore& m_final;
    QPushButton* m_toFinal;
};

} // namespace caboose::views
