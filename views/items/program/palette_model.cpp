// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/program/palette_model.h"

#include "views/items/program/actions_model.h"
#include "views/items/program/fuzzy_match.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

/// A hit in the name is worth more than one that needs the category as well.
constexpr int nameBonus = 1000;

QString nameOf(const QModelIndex& source)
{
    return source.data(Qt::DisplayRole).toString();
}

QString categoryAndName(const QModelIndex& source)
{
    return source.data(ActionsModel::CategoryRole).toString() + u' ' + nameOf(source);
}

} // namespace

PaletteModel::PaletteModel(QObject* parent) : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(true);
    sort(0);
}

void PaletteModel::setPattern(const QString& pattern)
{
    m_pattern = pattern;
    invalidate();
}

void PaletteModel::setRecent(const QStringList& ids)
{
    m_recent = ids;
    invalidate();
}

QList<int> PaletteModel::hits(const QModelIndex& index) const
{
    const auto match = fuzzyMatch(m_pattern, nameOf(index));
    return match ? match->positions : QList<int>{};
}

bool PaletteModel::isRecent(const QModelIndex& index) const
{
    return m_recent.contains(index.data(ActionsModel::IdRole).toString());
}

int PaletteModel::score(const QModelIndex& source) const
{
    if (const auto match = fuzzyMatch(m_pattern, nameOf(source))) return nameBonus + match->score;
    const auto match = fuzzyMatch(m_pattern, categoryAndName(source));
    return match ? match->score : -1;
}

qsizetype PaletteModel::recency(const QModelIndex& source) const
{
    const qsizetype at = m_recent.indexOf(source.data(ActionsModel::IdRole).toString());
    return at < 0 ? m_recent.size() : at;
}

bool PaletteModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex source = sourceModel()->index(row, 0, parent);
    return source.data(ActionsModel::EnabledRole).toBool() && score(source) >= 0;
}

bool PaletteModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (const int l = score(left), r = score(right); l != r) return l > r;
    if (const auto l = recency(left), r = recency(right); l != r) return l < r;
    if (m_pattern.isEmpty()) return left.row() < right.row();
    return categoryAndName(left).localeAwareCompare(categoryAndName(right)) < 0;
}

} // namespace caboose::items
