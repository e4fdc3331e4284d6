// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/list_with_sentence.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <unordered_set>
#include <vector>

namespace caboose::items {

/// A list whose rows are values with an `id` that tells them apart. Given the new rows, it tells
/// its views what came, went, moved and changed, so that a panel can animate just that.
///
/// For the models of this folder to derive from. A row has `int id`, unique in the list and the
/// same for as long as it stands for the same thing, and an operator== that compares everything
/// that is shown: what differs there is drawn again, what does not is left alone.
template <typename Row>
///
/// Roles beyond Qt's own are for tests and other readers that know no row type; panels of this
/// program take rows().
class RowsModel : public ListWithSentence {
public:
    using ListWithSentence::ListWithSentence;

    /// A list: below a row there is nothing.
    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    /// Invalid for an index of another model, or of none.
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
        return value(m_rows[static_cast<std::size_t>(index.row())], role);
    }

    /// Valid until the rows are set again.
    const std::vector<Row>& rows() const { return m_rows; }
    /// The row must be there.
    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

protected:
    /// Invalid where a row has nothing to say in the role.
    virtual QVariant value(const Row& row, int role) const = 0;

    /// The only way to change the list. Emits one signal for each row that differs; nobody may set
    /// rows while one of them is handled.
    void setRows(std::vector<Row> rows)
    {
        removeMissing(rows);
        const Ids present = idsOf(m_rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i == m_rows.size()) return append(std::move(rows), i);
            if (present.contains(rows[i].id))
                bringTo(i, std::move(rows[i]));
            else
                insert(i, std::move(rows[i]));
        }
    }

private:
    using Ids = std::unordered_set<decltype(Row::id)>;

    static Ids idsOf(const std::vector<Row>& rows)
    {
        Ids ids;
        ids.reserve(rows.size());
        for (const Row& row : rows) ids.insert(row.id);
        return ids;
    }

    void removeMissing(const std::vector<Row>& wanted)
    {
        const Ids ids = idsOf(wanted);
        for (std::size_t i = m_rows.size(); i-- > 0;) {
            if (ids.contains(m_rows[i].id)) continue;
            const int row = static_cast<int>(i);
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        }
    }

    /// All that comes behind the rows that are there: there are none of them elsewhere.
    void append(std::vector<Row> rows, std::size_t first)
    {
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(rows.size()) - 1);
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first);
        m_rows.insert(m_rows.end(), std::make_move_iterator(begin),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }

    void insert(std::size_t place, Row row)
    {
        const int target = static_cast<int>(place);
        beginInsertRows({}, target, target);
        m_rows.insert(m_rows.begin() + target, std::move(row));
        endInsertRows();
    }

    /// The rows before it are where they should be.
    void bringTo(std::size_t place, Row row)
    {
        const int target = static_cast<int>(place);
        const auto found = std::find_if(m_rows.begin() + target, m_rows.end(),
                                        [&](const Row& other) { return other.id == row.id; });
        if (found == m_rows.end()) return insert(place, std::move(row));
        const int from = static_cast<int>(found - m_rows.begin());
        if (from != target) {
            beginMoveRows({}, from, from, {}, target);
            std::rotate(m_rows.begin() + target, m_rows.begin() + from, m_rows.begin() + from + 1);
            endMoveRows();
        }
        if (m_rows[place] == row) return;
        m_rows[place] = std::move(row);
        Q_EMIT this->dataChanged(this->index(target), this->index(target));
    }

    std::vector<Row> m_rows;
};

} // namespace caboose::items
