// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/panels/setup/box_delegate.h"

#include <QWidget>

class QAbstractItemModel;
class QLabel;
class QListView;
class QModelIndex;

namespace caboose::views {

/// A page of New game that asks what of a list there is: the question, the list to be ticked, and a
/// note below. Rows that are not enabled are headings; the keyboard passes them by. The pages that
/// are one say in each language what they ask.
class TickPage : public QWidget {
    Q_OBJECT
protected:
    /// `name`: how the list is called in style sheets and tests.
    TickPage(QAbstractItemModel& model, BoxDelegate::Roles roles, const QString& name,
             QWidget* parent);

    void changeEvent(QEvent* event) override;
    void say(const QString& title, const QString& question, const QString& note);
    /// Says all of it, in the language that is spoken now.
    virtual void retranslate() = 0;

private:
    [[nodiscard]] bool isChoice(int row) const;
    [[nodiscard]] int firstChoice() const;
    void showHeading(const QModelIndex& current);

    QLabel* m_question;
    QListView* m_list;
    QLabel* m_note;
};

} // namespace caboose::views
