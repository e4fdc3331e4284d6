// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/log_model.h"

#include "views/items/game/log_lines.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

/// The entries from the first to where doing again would lead at last.
std::vector<game::Number> wholeLine(const game::Record& record)
{
    std::vector<game::Number> line = record.line(record.head());
    for (game::Number n = record.next(record.head()); n != game::noEntry; n = record.next(n)) {
        line.push_back(n);
    }
    return line;
}

/// How many ways were taken from an entry and left again, besides the one that is shown.
std::map<game::Number, int> branchesOf(const game::Record& record,
                                       const std::vector<game::Number>& line)
{
    std::map<game::Number, int> branches;
    for (game::Number n = 1; n <= record.size(); ++n) {
        const bool isOther =
            record.isMove(n) && std::find(line.begin(), line.end(), n) == line.end();
        if (isOther) ++branches[record.parent(n)];
    }
    return branches;
}

QString nameOf(LogRow::Kind kind)
{
    switch (kind) {
    case LogRow::Kind::Heading: return u"heading"_s;
    case LogRow::Kind::Deed: return u"deed"_s;
    case LogRow::Kind::Aside: return u"aside"_s;
    case LogRow::Kind::ByHand: break;
    }
    return u"by-hand"_s;
}

} // namespace

void LogModel::show(const game::Game& game, Eyes eyes)
{
    const game::Record& record = game.record();
    // A dropped what-if gives its numbers back.
    if (eyes != m_eyes || record.size() < m_size) forget();
    m_eyes = eyes;
    m_size = record.size();

    std::vector<LogRow> rows;
    int lastDone = -1;
    const std::vector<game::Number> line = wholeLine(record);
    const std::map<game::Number, int> branches = branchesOf(record, line);
    gatherBranches(game, line);
    for (const game::Number entry : line) {
        const bool isUndone = !record.isAncestor(entry, record.head());
        const auto before = rows.size();
        for (LogRow row : rowsOf(game, entry)) {
            row.isUndone = isUndone;
            if (!isUndone) lastDone = static_cast<int>(rows.size());
            rows.push_back(std::move(row));
        }
        const auto others = branches.find(entry);
        if (rows.size() > before && others != branches.end()) rows.back().branches = others->second;
    }
    if (lastDone >= 0) rows[static_cast<std::size_t>(lastDone)].isNow = true;
    setRows(std::move(rows));
}

/// The last of their lines says which is which.
void LogModel::gatherBranches(const game::Game& game, const std::vector<game::Number>& line)
{
    m_branches.clear();
    for (const game::Number end : game.record().branches()) {
        if (std::find(line.begin(), line.end(), end) != line.end()) continue;
        QString last;
        for (game::Number n = end; n != game::noEntry && last.isEmpty();
             n = game.record().parent(n)) {
            const std::vector<LogRow>& rows = rowsOf(game, n);
            if (!rows.empty()) last = rows.back().text;
        }
        //: %1: the last thing that happened in a branch of the game
        m_branches.push_back({end, tr("… up to: %1").arg(last)});
    }
}

void LogModel::goToBranch(std::size_t n)
{
    if (n < m_branches.size()) Q_EMIT goToWanted(m_branches[n].entry);
}

void LogModel::showNothing()
{
    m_branches.clear();
    forget();
    m_size = 0;
    setRows({});
}

void LogModel::forget()
{
    m_known.clear();
}

const std::vector<LogRow>& LogModel::rowsOf(const game::Game& game, game::Number entry)
{
    const auto [known, isNew] = m_known.try_emplace(entry);
    if (isNew) known->second = logLines(game, entry, m_eyes);
    return known->second;
}

void LogModel::goTo(int row)
{
    if (row < 0 || row >= rowCount()) return;
    Q_EMIT goToWanted(static_cast<unsigned>(at(row).entry));
}

QString LogModel::text() const
{
    QString text;
    for (const LogRow& row : rows()) {
        if (row.isUndone) continue;
        if (row.kind == LogRow::Kind::Heading && !text.isEmpty()) text += u'\n';
        text += row.rule.isEmpty() ? row.text : u"%1 (%2)"_s.arg(row.text, row.rule);
        text += u'\n';
    }
    return text;
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{Qt::DisplayRole, "text"}, {EntryRole, "entry"}, {KindRole, "kind"},
            {UndoneRole, "undone"},    {RuleRole, "rule"},   {BranchesRole, "branches"}};
}

QVariant LogModel::value(const LogRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case Qt::AccessibleTextRole: return row.isUndone ? tr("Undone: %1").arg(row.text) : row.text;
    case EntryRole: return row.entry;
    case KindRole: return nameOf(row.kind);
    case UndoneRole: return row.isUndone;
    case RuleRole: return row.rule;
    case BranchesRole: return row.branches;
    default: return {};
    }
}

} // namespace caboose::items
