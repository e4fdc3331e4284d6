// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace caboose::items {
class OptionsModel;
struct WhyTexts;
} // namespace caboose::items

namespace caboose::views {

/// Why an answer is possible or not: the reason, the rule and what it rests on. What is refused can
/// be entered all the same: the table is right.
class WhyCard : public QFrame {
    Q_OBJECT
public:
    WhyCard(items::OptionsModel& options, QWidget* parent);

    /// -1: why the question is asked.
    void show(int option);

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void fill();
    void showLines(const items::WhyTexts& why);
    QStringList spoken() const;

    items::OptionsModel& m_options;
    int m_option = -1;
    QLabel* m_subject;
    QLabel* m_verdict;
    QLabel* m_lines;
    QPushButton* m_rule;
    QLabel* m_ruling;
    QPushButton* m_overrule;
    QToolButton* m_close;
};

} // namespace caboose::views
