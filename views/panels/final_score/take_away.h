// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace caboose::items {
class FinalScore;
} // namespace caboose::items

namespace caboose::views {

/// The score to be copied, written to a file or printed.
class TakeAway : public QWidget {
    Q_OBJECT
public:
    TakeAway(const items::FinalScore& score, QWidget* parent);

    void copy();
    [[nodiscard]] bool write(const QString& path);
    [[nodiscard]] bool writePdf(const QString& path) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void askForFile();
    void print();

    const items::FinalScore& m_score;
    QLabel* m_said;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_print;
};

} // namespace caboose::views
