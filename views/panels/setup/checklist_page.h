// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;

namespace caboose::items {
class ChecklistModel;
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

/// What to take out of the box and where to put it, to tick off, to print and to keep as PDF.
class ChecklistPage : public QWidget {
    Q_OBJECT
public:
    explicit ChecklistPage(items::NewGameModel& plan, QWidget* parent = nullptr);

    /// False: the file can't be written.
    [[nodiscard]] bool writePdf(const QString& path) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    [[nodiscard]] int firstToDo() const;
    void print();
    void askForPdf();

    items::ChecklistModel* m_model;
    QLabel* m_toDo;
    QListView* m_list;
    QPushButton* m_print;
    QPushButton* m_pdf;
};

} // namespace caboose::views
