// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulings/rulings_model.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;
class QVBoxLayout;

namespace caboose::views {

/// The rules of this table: which edition is played, and on which points the group decides
/// otherwise. Each answer says which texts give it; answers that contradict each other are named.
class RulingsPanel : public QWidget {
    Q_OBJECT
public:
    explicit RulingsPanel(items::RulingsModel& model, QWidget* parent = nullptr);
    ~RulingsPanel() override;

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* makeChoice();
    QWidget* makeAnswers();
    void wire();
    void retranslate();
    void refresh();
    void showRuling();
    void addAnswer(rules::Ruling ruling, int value);
    void wrapAnswers();
    rules::Ruling current() const;

    items::RulingsModel& m_model;
    QSortFilterProxyModel* m_found;
    QLabel* m_editionLabel;
    QComboBox* m_edition;
    QPushButton* m_back;
    QLabel* m_contradictions;
    QLineEdit* m_search;
    QTreeView* m_list;
    QLabel* m_question;
    QLabel* m_noSource;
    QVBoxLayout* m_answers = nullptr;
    QButtonGroup* m_buttons;
    bool m_filling = false;
};

} // namespace caboose::views
