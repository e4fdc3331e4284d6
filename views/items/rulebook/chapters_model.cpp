// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/chapters_model.h"

#include "views/items/rulebook/rulebook_marks.h"

namespace caboose::items {
namespace {

rulebook::SectionIndex sectionOf(const QModelIndex& index)
{
    return static_cast<rulebook::SectionIndex>(index.internalId());
}

} // namespace

ChaptersModel::ChaptersModel(const RulebookMarks& marks, QObject* parent)
    : QAbstractItemModel(parent), m_marks(marks)
{
    connect(&marks, &RulebookMarks::marked, this, &ChaptersModel::refresh);
}

void ChaptersModel::show(const RuleView* view)
{
    beginResetModel();
    m_view = view && !view->isEmpty() ? view : nullptr;
    m_top.clear();
    m_below.assign(m_view ? m_view->book().size() : 0, {});
    m_rows.assign(m_below.size(), -1);
    if (m_view) place(m_view->book().chapters(), m_top);
    endResetModel();
}

void ChaptersModel::place(const Sections& sections, Sections& shown)
{
    for (const rulebook::SectionIndex section : sections) {
        if (!m_view->shows(section)) continue;
        m_rows[section] = static_cast<int>(shown.size());
        shown.push_back(section);
        place(m_view->book().children(section), m_below[section]);
    }
}

QModelIndex ChaptersModel::indexOf(rulebook::SectionIndex section) const
{
    const bool isShown = section < m_rows.size() && m_rows[section] >= 0;
    return isShown ? createIndex(m_rows[section], 0, section) : QModelIndex();
}

const ChaptersModel::Sections& ChaptersModel::below(const QModelIndex& parent) const
{
    return parent.isValid() ? m_below[sectionOf(parent)] : m_top;
}

QModelIndex ChaptersModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, below(parent)[static_cast<std::size_t>(row)]);
}

QModelIndex ChaptersModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || !m_view) return {};
    const auto above = m_view->book().parent(sectionOf(child));
    return above ? indexOf(*above) : QModelIndex();
}

int ChaptersModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(below(parent).size());
}

int ChaptersModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ChaptersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_view) return {};
    const rulebook::SectionIndex section = sectionOf(index);
    const QString id = QString::fromStdString(m_view->book()[section].id);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return headingOf(m_view->book(), section);
    case Qt::AccessibleTextRole: return accessibleText(section);
    case IdRole: return id;
    case AsideRole: return !m_view->selection().isInForce(section);
    case BookmarkedRole: return m_marks.isBookmarked(id);
    case NotedRole: return !m_marks.note(id).isEmpty();
    default: return {};
    }
}

QString ChaptersModel::accessibleText(rulebook::SectionIndex section) const
{
    const QString heading = headingOf(m_view->book(), section);
    const QString id = QString::fromStdString(m_view->book()[section].id);
    //: %1: the heading of a section of the rulebook
    QString text = m_marks.isBookmarked(id) ? tr("%1, bookmarked").arg(heading) : heading;
    if (m_view->selection().isInForce(section)) return text;
    //: %1: the heading of a section of the rulebook
    return tr("%1, not in this game").arg(text);
}

void ChaptersModel::refresh(const QString& id)
{
    if (!m_view) return;
    const auto section = m_view->book().find(id.toStdString());
    const QModelIndex changed = section ? indexOf(*section) : QModelIndex();
    if (changed.isValid()) Q_EMIT dataChanged(changed, changed);
}

} // namespace caboose::items
