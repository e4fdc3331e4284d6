// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QListView>

class QBoxLayout;
class QLabel;

namespace caboose::items {
class ListWithSentence;
} // namespace caboose::items

namespace caboose::views {

/// What those hear who come to a panel that is a list, in English: marked with
/// `QT_TRANSLATE_NOOP("Panels", ...)` and translated when it is said.
struct ListPanelNames {
    const char* panel = nullptr;
    const char* list = nullptr;
};

/// A panel that is a list with a sentence above it. As it is it shows any model, each row by its
/// text and picture; with a delegate (`draw`) rows look as they like. A panel that has more than
/// that derives from it, and adds to head and column.
class ListPanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    ListPanel(items::ListWithSentence& rows, ListPanelNames names, QWidget* parent = nullptr);

    /// Rows are drawn by a delegate of that kind from now on. It takes the model it was made for.
    template <typename Delegate, typename Model>
    Delegate* draw(const Model& rows)
    {
        auto* delegate = new Delegate(rows, &list());
        setDelegate(delegate);
        return delegate;
    }

    QWidget* entrance() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    QListView& list() const { return *m_list; }
    /// The line of the sentence.
    QBoxLayout& head() const { return *m_head; }
    /// Head and list, from above to below.
    QBoxLayout& column() const { return *m_column; }

    /// Whoever overrides one of these calls it of the base, too.
    virtual void retranslate();
    virtual void refresh();

private:
    void setDelegate(QAbstractItemDelegate* delegate);
    void showRowNow();
    void fitToText();

    items::ListWithSentence& m_rows;
    ListPanelNames m_names;
    QLabel* m_sentence;
    QListView* m_list;
    QBoxLayout* m_head;
    QBoxLayout* m_column;
};

} // namespace caboose::views
