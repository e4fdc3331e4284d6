// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace caboose::views {

/// Where somebody writes a note of their own on a section.
class NoteEditor : public QWidget {
    Q_OBJECT
public:
    explicit NoteEditor(QWidget* parent);

    void open(const QString& section, const QString& heading, const QString& note);

Q_SIGNALS:
    void written(const QString& section, const QString& note);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void finish(bool isKept);

    QString m_section;
    QString m_heading;
    QLabel* m_title;
    QPlainTextEdit* m_text;
    QPushButton* m_keep;
    QPushButton* m_cancel;
};

} // namespace caboose::views
