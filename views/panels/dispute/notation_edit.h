// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QListWidget;
class QPlainTextEdit;

namespace caboose::items {
class Dispute;
} // namespace caboose::items

namespace caboose::views {

/// The position as text, to be pasted, typed and copied. What is typed counts as soon as all of it
/// is understood; what is not is underlined and told with line, column and what was expected.
class NotationEdit : public QWidget {
    Q_OBJECT
public:
    explicit NotationEdit(items::Dispute& dispute, QWidget* parent = nullptr);

    /// What waits for a pause in typing counts now.
    void readNow();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showMistakes();
    void goToMistake(int row);

    items::Dispute& m_dispute;
    QPlainTextEdit* m_text;
    QListWidget* m_mistakes;
    QTimer m_pause;
    bool m_isReading = false;
};

} // namespace caboose::views
