// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/checklist_model.h"

#include "views/items/setup/checklist_rows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

/// Two things can have the same words under different headings.
QString keyOf(const QString& heading, const ChecklistRow& row)
{
    return heading + u'\n' + row.text + u'\n' + row.detail;
}

} // namespace

ChecklistModel::ChecklistModel(NewGameModel& plan, QObject* parent)
    : RowsModel(parent), m_plan(plan)
{
    connect(&m_plan, &NewGameModel::planChanged, this, &ChecklistModel::fill);
    fill();
}

void ChecklistModel::fill()
{
    std::vector<ChecklistRow> rows;
    if (m_plan.objections().isEmpty()) rows = checklistRows(m_plan);
    QString heading;
    int id = 0;
    for (ChecklistRow& row : rows) {
        row.id = id++;
        if (row.isHeading) heading = row.text;
        row.done = m_done.contains(keyOf(heading, row));
    }
    setRows(std::move(rows));
    Q_EMIT checklistChanged();
}

Qt::ItemFlags ChecklistModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    if (at(index.row()).isHeading) return Qt::ItemIsEnabled;
    return RowsModel::flags(index) | Qt::ItemIsUserCheckable;
}

bool ChecklistModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    QString heading;
    for (int row = 0; row <= index.row(); ++row) {
        if (at(row).isHeading) heading = at(row).text;
    }
    const QString key = keyOf(heading, at(index.row()));
    if (value.toInt() == Qt::Checked)
        m_done.insert(key);
    else
        m_done.remove(key);
    fill();
    return true;
}

int ChecklistModel::toDo() const
{
    return static_cast<int>(std::count_if(
        rows().begin(), rows().end(), [](const auto& row) { return !row.isHeading && !row.done; }));
}

QString ChecklistModel::html() const
{
    QString page = u"<h1>%1</h1><p>%2</p>"_s.arg(tr("Setting up Colt Express").toHtmlEscaped(),
                                                 m_plan.summary().toHtmlEscaped());
    for (const ChecklistRow& row : rows()) {
        if (row.isHeading)
            page += u"<h3>%1</h3>"_s.arg(row.text.toHtmlEscaped());
        else
            page += u"<p>☐ <b>%1</b> — %2</p>"_s.arg(row.text.toHtmlEscaped(),
                                                     row.detail.toHtmlEscaped());
    }
    return page;
}

QHash<int, QByteArray> ChecklistModel::roleNames() const
{
    return {{Qt::DisplayRole, "text"},
            {Qt::CheckStateRole, "done"},
            {HeadingRole, "heading"},
            {DetailRole, "detail"},
            {ArtRole, "art"}};
}

QVariant ChecklistModel::value(const ChecklistRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case Qt::AccessibleTextRole:
        return row.detail.isEmpty() ? row.text : row.text + u": "_s + row.detail;
    case Qt::CheckStateRole:
        return row.isHeading ? QVariant() : QVariant(row.done ? Qt::Checked : Qt::Unchecked);
    case HeadingRole: return row.isHeading;
    case DetailRole: return row.detail;
    case ArtRole: return row.art;
    default: return {};
    }
}

} // namespace caboose::items
