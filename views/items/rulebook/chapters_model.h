// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulebook/rulebook_view.h"

#include <QAbstractItemModel>

namespace caboose::items {

class RulebookMarks;

/// The chapters with their sections and points, as far as they are shown.
///
/// A tree over a RuleView: what the view hides has no row. Marks are looked up, and told when they
/// change.
class ChaptersModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        AsideRole,             ///< does not hold in the game
        BookmarkedRole,
        NotedRole
    };

    explicit ChaptersModel(const RulebookMarks& marks, QObject* parent = nullptr);

    /// The view must outlive what is shown of it, and stay as it is.
    void show(const RuleView* view);
    /// Invalid for a section that is not shown.
    QModelIndex indexOf(rulebook::SectionIndex section) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    using Sections = std::vector<rulebook::SectionIndex>;
    const Sections& below(const QModelIndex& parent) const;
    void place(const Sections& sections, Sections& shown);
    QString accessibleText(rulebook::SectionIndex section) const;
    void refresh(const QString& id);

    const RulebookMarks& m_marks;
    const RuleView* m_view = nullptr;
    Sections m_top;
    std::vector<Sections> m_below; ///< by section
    std::vector<int> m_rows;       ///< by section; -1: not shown
};

} // namespace caboose::items
