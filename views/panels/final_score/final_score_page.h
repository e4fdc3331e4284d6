// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace caboose::items {
class FinalScore;
} // namespace caboose::items

namespace caboose::views {

class TieOrTitleCard;
class PartyCard;
class PurseCounter;
class RuleLink;
class TakeAway;

/// The end of the game: the purses are turned over one after the other; then who wins, and how each
/// sum comes about.
class FinalScorePage : public QWidget {
    Q_OBJECT
public:
    /// `undo`, `newGame`: may be null.
    FinalScorePage(items::FinalScore& score, QAction* undo, QAction* newGame,
                   QWidget* parent = nullptr);

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeBody();
    QWidget* makeSide();
    QWidget* makeFoot(QAction* undo, QAction* newGame);
    void retranslate();
    /// Nothing is drawn while nobody sees it.
    void refresh();
    void fill();
    void showCards();
    void placeSide(bool isNarrow, int width);
    void arrange();
    void showRules();
    void takeFocus();

    items::FinalScore& m_score;
    bool m_isOld = true;
    bool m_wasOver = false;
    QLabel* m_title;
    QLabel* m_headline;
    QLabel* m_game;
    PurseCounter* m_counter;
    QScrollArea* m_scroll = nullptr;
    QBoxLayout* m_body = nullptr;
    QGridLayout* m_grid = nullptr;
    QWidget* m_side = nullptr;
    QGridLayout* m_foot = nullptr;
    std::vector<PartyCard*> m_cards;
    TieOrTitleCard* m_marshal;
    TieOrTitleCard* m_gunslinger;
    TieOrTitleCard* m_tie;
    QLabel* m_rulesTitle;
    QVBoxLayout* m_rulesColumn = nullptr;
    std::vector<RuleLink*> m_rules;
    QPushButton* m_leave;
    TakeAway* m_takeAway;
};

} // namespace caboose::views
