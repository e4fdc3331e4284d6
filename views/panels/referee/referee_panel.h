// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace caboose::items {
class OptionsModel;
} // namespace caboose::items

namespace caboose::views {

class NumberAnswer;
class OptionButton;
class RefusalRow;
class RuleLinkRow;
class WhyCard;

/// The referee: what is asked now, what may be answered, and why the rest may not; or what happens
/// now without anybody being asked, to be gone on with when it is done on the table.
class RefereePanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    /// May be null.
    struct Actions {
        QAction* goOn;       ///< its keys go on with the game
        QAction* overrule;   ///< for what the table decides otherwise
        QAction* finalScore; ///< shows it
    };
    RefereePanel(items::OptionsModel& options, const Actions& actions, QWidget* parent = nullptr);

    /// The first answer, or what goes on.
    QWidget* entrance() const override;

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeBody();
    void retranslate();
    void refresh();
    void showHead();
    void showJustNow();
    void placeJustNow();
    void showOptions();
    void showRefusals();
    void showHappenings();
    void setRoomy(bool isRoomy);
    int roomForAnswers() const;
    int widestAnswer() const;
    int fittingColumns() const;
    void arrange();
    OptionButton* button(std::size_t n);
    QWidget* firstAnswer() const;
    void showFirstAnswer();
    void tellPlaces();
    RefusalRow* refusal(std::size_t n);
    void showRules();
    void orderKeys();
    void explain(int option);
    void drawFace();

    items::OptionsModel& m_options;
    Actions m_actions;
    QLabel* m_justNow;
    QWidget* m_head;
    QLabel* m_face = nullptr;
    QLabel* m_context;
    QLabel* m_question;
    QPushButton* m_rule;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column;
    QGridLayout* m_grid;
    std::vector<OptionButton*> m_buttons;
    std::size_t m_shown = 0;   ///< how many of the buttons
    std::size_t m_ordered = 0; ///< how many widgets are in their order for the keyboard
    int m_columns = 0;         ///< that the buttons stand in
    QLabel* m_happens;
    QPushButton* m_goOn;
    QPushButton* m_score; ///< where the game is over
    NumberAnswer* m_number;
    QLabel* m_refusedTitle;
    QVBoxLayout* m_refusedColumn;
    std::vector<RefusalRow*> m_refusals;
    WhyCard* m_why;
    RuleLinkRow* m_rules;
    QPushButton* m_overrule;
};

} // namespace caboose::views
