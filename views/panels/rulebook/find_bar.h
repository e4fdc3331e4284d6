// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QTextEdit;
class QToolButton;

namespace caboose::views {

/// Finds words in the page that is shown.
class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(QTextEdit* page, QWidget* parent);

    void open();
    void close();
    /// The page has another text now.
    void refresh();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void search();
    void step(int by);
    void mark();

    QTextEdit* m_page;
    QLineEdit* m_field;
    QLabel* m_count;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_close;
    QList<int> m_hits; ///< where each begins
    int m_current = 0;
};

} // namespace caboose::views
