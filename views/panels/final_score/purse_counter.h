// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLayout;
class QPushButton;
class QSpinBox;

namespace caboose::items {
class PurseCount;
} // namespace caboose::items

namespace caboose::views {

class PurseTokens;

/// Where somebody's purses are counted: a key or a click for each, or all of them at once.
class PurseCounter : public QFrame {
    Q_OBJECT
public:
    PurseCounter(items::PurseCount& purses, QWidget* parent);

    /// The purse that this key stands for, or the last one back. False: the key is none of ours.
    [[nodiscard]] bool take(const QKeyEvent& event);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeValues();
    QWidget* makeSum();
    void retranslate();
    void refresh();
    void showValues();
    void offerValues();
    void tellSum();

    items::PurseCount& m_purses;
    QLabel* m_face;
    QLabel* m_sentence;
    QLabel* m_known;
    PurseTokens* m_tokens;
    QLayout* m_row = nullptr;
    QList<QPushButton*> m_values;
    QPushButton* m_back;
    QLabel* m_sumLabel;
    QSpinBox* m_sum;
    QPushButton* m_take;
    int m_heard = 0; ///< how many were named when it was said last
};

} // namespace caboose::views
