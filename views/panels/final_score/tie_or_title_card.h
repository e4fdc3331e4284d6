// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QGridLayout;

namespace caboose::items {
struct TieOrTitle;
} // namespace caboose::items

namespace caboose::views {

class RuleLink;

/// A title or a tie: each party's count, and what comes of it.
class TieOrTitleCard : public QFrame {
    Q_OBJECT
public:
    explicit TieOrTitleCard(QWidget* parent);

    void show(const items::TieOrTitle& matter);

Q_SIGNALS:
    void ruleWanted(const QString& number);

private:
    void showLines(const items::TieOrTitle& matter);

    QLabel* m_title;
    RuleLink* m_rule;
    QWidget* m_lines = nullptr;
    QLabel* m_conclusion;
    QLabel* m_ruling;
};

} // namespace caboose::views
