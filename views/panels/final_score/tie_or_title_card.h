// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <utility>

class QLabel;
class QGridLayout;

namespace caboose::items {
struct TieOrTitle;
} // namespace caboose::items

namespace caboose::views {

class RuleLink;

/// A title, a tie or the goals of the Marshal: each line with its count, and what comes of it.
class TieOrTitleCard : public QFrame {
    Q_OBJECT
public:
    explicit TieOrTitleCard(QWidget* parent);

    void show(const items::TieOrTitle& matter);
    /// Its lines stand in so many columns, from the next time that it shows them; false: as before.
    bool setColumns(int columns) { return std::exchange(m_columns, columns) != columns; }

Q_SIGNALS:
    void ruleWanted(const QString& number);

private:
    void showLines(const items::TieOrTitle& matter);

    int m_columns = 1;
    QLabel* m_title;
    RuleLink* m_rule;
    QWidget* m_lines = nullptr;
    QLabel* m_conclusion;
    QLabel* m_ruling;
};

} // namespace caboose::views
