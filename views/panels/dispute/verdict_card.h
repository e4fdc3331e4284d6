// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace caboose::items {
class Dispute;
} // namespace caboose::items

namespace caboose::views {

/// The referee's word: allowed or not, why, by which rule, and whether that rests on a ruling.
class VerdictCard : public QFrame {
    Q_OBJECT
public:
    explicit VerdictCard(items::Dispute& dispute, QWidget* parent = nullptr);

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showVerdict();
    void showTrouble(const QString& what, const QString& why);
    void keepRoom();

    items::Dispute& m_dispute;
    QLabel* m_disputedAction;
    QLabel* m_verdict;
    QLabel* m_why;
    QPushButton* m_rule;
    QLabel* m_ruling;
    QLabel* m_happens;
};

} // namespace caboose::views
