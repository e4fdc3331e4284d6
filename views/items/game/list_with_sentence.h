// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

namespace caboose::items {

/// A list that a panel may show as it is: with a sentence above it, and one row that matters now.
/// A model that has neither says nothing here.
class ListWithSentence : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// Empty: nothing stands above the list.
    [[nodiscard]] virtual QString sentence() const { return {}; }
    /// The row that is kept in sight, and where the keyboard comes to; -1: none.
    [[nodiscard]] virtual int rowNow() const { return -1; }

Q_SIGNALS:
    /// The sentence or the row may differ; emitted after the rows have changed.
    void sentenceChanged();
};

} // namespace caboose::items
