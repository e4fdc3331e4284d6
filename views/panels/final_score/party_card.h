// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace caboose::items {
struct ScorePart;
struct ScoreRow;
} // namespace caboose::items

namespace caboose::views {

/// A party's score as a card: who, how much, and how the sum comes about, with the rules.
class PartyCard : public QFrame {
    Q_OBJECT
public:
    explicit PartyCard(QWidget* parent);

    void show(const items::ScoreRow& row);

Q_SIGNALS:
    void ruleWanted(const QString& number);

private:
    void showHead(const items::ScoreRow& row);
    void showParts(const items::ScoreRow& row);
    void addPart(const items::ScorePart& part, int line, int height);

    QHBoxLayout* m_faces;
    QLabel* m_place;
    QLabel* m_name;
    QLabel* m_badge;
    QLabel* m_sum;
    QWidget* m_parts = nullptr;
    QLabel* m_note;
};

} // namespace caboose::views
