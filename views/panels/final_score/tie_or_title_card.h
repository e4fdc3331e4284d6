// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QGridLayout;

namespace caboose::items {
struct CountedMatter;
} // namespace caboose::items

namespace caboose::views {

class RuleLink;

/// A title or a tie: each party's count, and what comes of it.
class MatterCard : public QFrame {
    Q_OBJECT
public:
    explicit MatterCard(QWidget* parent);

    void show(const items::CountedMatter& matter);

Q_SIGNALS:
    void ruleWanted(const QString& number);

private:
    void showLines(const items::CountedMatter& matter);

    QLabel* m_title;
    RuleLink* m_rule;
    QWidget* m_lines = nullptr;
    QLabel* m_conclusion;
    QLabel* m_ruling;
};

} // namespace caboose::views
