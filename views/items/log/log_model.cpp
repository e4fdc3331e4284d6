// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/log/log_model.h"

#include "views/items/log/abandoned_branches.h"
#include "views/items/log/log_lines.h"
#include "views/items/log/looks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

QString nameOf(LogRow::Kind kind)
{
    switch (kind) {
    case LogRow::Kind::Heading: return u"heading"_s;
    case LogRow::Kind::Deed: return u"deed"_s;
    case LogRow::Kind::Aside: return u"aside"_s;
    case LogRow::Kind::Adjustment: break;
    }
    return u"by-hand"_s;
}

/// Which of these an entry belongs to; null: it was played in earnest.
const WhatIfEntries* whatIfWith(game::Number entry, const std::vector<WhatIfEntries>& all)
{
    // One after the other, and none within another.
    const auto behind = std::upper_bound(
        all.begin(), all.end(), entry,
        [](game::Number number, const WhatIfEntries& tried) { return number < tried.begun; });
    return behind == all.begin() || !std::prev(behind)->has(entry) ? nullptr : &*std::prev(behind);
}

/// Before the first line that was tried out.
LogRow whatIfHeading(const WhatIfEntries& tried, game::Number from)
{
    return {.id = -static_cast<int>(tried.begun),
            .entry = static_cast<int>(from),
            .kind = LogRow::Kind::Adjustment,
            .text = tried.isKept ? LogModel::tr("What if: this was tried out, and then kept.")
                                 : LogModel::tr("What if: from here on it is only tried out."),
            .isInWhatIf = true};
}

} // namespace

void LogModel::show(const game::Game& game, Viewpoint viewpoint)
{
    const game::Record& record = game.record();
    // A dropped what-if gives its numbers back.
    if (viewpoint != m_viewpoint || record.size() < m_size) forget();
    m_viewpoint = viewpoint;
    m_size = record.size();

    const std::vector<game::Number> line = wholeLine(record);
    const std::vector<WhatIfEntries> tried = whatIfsIn(game);
    const std::multimap<game::Number, LogRow> looks = looksIn(game, line);
    gatherBranches(game, line);
    std::vector<LogRow> rows;
    const WhatIfEntries* last = nullptr;
    for (const game::Number entry : line) {
        const WhatIfEntries* now = whatIfWith(entry, tried);
        const bool isUndone = entry > record.head();
        if (now && now != last) {
            rows.push_back(whatIfHeading(*now, record.parent(entry)));
            rows.back().isUndone = isUndone;
        }
        last = now;
        for (LogRow row : rowsOf(game, entry)) {
            row.isUndone = isUndone;
            row.isInWhatIf = now != nullptr;
            rows.push_back(std::move(row));
        }
        if (!rows.empty()) noteBranches(entry, rows.back());
        const auto [firstLook, lastLook] = looks.equal_range(entry);
        for (auto look = firstLook; look != lastLook; ++look) {
            rows.push_back(look->second);
            rows.back().isUndone = isUndone;
            rows.back().isInWhatIf = now != nullptr;
        }
    }
    markNow(rows);
    setRows(std::move(rows));
}

void LogModel::markNow(std::vector<LogRow>& rows)
{
    const auto last = std::find_if(rows.rbegin(), rows.rend(),
                                   [](const LogRow& row) { return row.id > 0 && !row.isUndone; });
    if (last != rows.rend()) last->isNow = true;
}

/// The ways that leave behind an entry leave from its last line.
void LogModel::noteBranches(game::Number fork, LogRow& row)
{
    const auto [first, last] = m_leaving.equal_range(fork);
    for (auto branch = first; branch != last; ++branch) {
        m_branches[branch->second].from = row.id;
        ++row.branches;
    }
}

std::vector<std::size_t> LogModel::branchesAt(int row) const
{
    std::vector<std::size_t> leaving;
    for (std::size_t n = 0; n < m_branches.size(); ++n) {
        if (m_branches[n].from == at(row).id) leaving.push_back(n);
    }
    return leaving;
}

void LogModel::gatherBranches(const game::Game& game, const std::vector<game::Number>& line)
{
    m_branches.clear();
    m_leaving.clear();
    for (const AbandonedBranch& way : abandonedBranches(game.record(), line)) {
        m_leaving.emplace(way.fork, m_branches.size());
        m_branches.push_back(
            {.fork = way.fork, .entry = way.end, .text = branchName(game, way.fork, way.end)});
    }
}

/// Its first line says what was done instead, its last how far it went.
QString LogModel::branchName(const game::Game& game, game::Number fork, game::Number end)
{
    QString first;
    QString last;
    for (game::Number n = end; n != game::noEntry && n != fork; n = game.record().parent(n)) {
        const std::vector<LogRow>& rows = rowsOf(game, n);
        if (rows.empty()) continue;
        if (last.isEmpty()) last = rows.back().text;
        first = rows.front().text;
    }
    if (first == last) return first;
    //: %1: the first thing that happened in a branch of the game, %2: the last
    return tr("%1 … up to: %2").arg(first, last);
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
    if (isNew) known->second = logLines(game, entry, m_viewpoint);
    return known->second;
}

void LogModel::goTo(int row)
{
    if (row < 0 || row >= rowCount()) return;
    Q_EMIT goToWanted(static_cast<unsigned>(at(row).entry));
}

QString LogModel::lineOf(const LogRow& row)
{
    QString line = row.text;
    if (!row.rule.isEmpty()) line = u"%1 (%2)"_s.arg(line, row.rule);
    const bool isMarked = row.isInWhatIf && row.kind != LogRow::Kind::Adjustment;
    //: %1: a sentence, what happened in a what-if
    if (isMarked) line = tr("What if: %1").arg(line);
    if (row.branches > 0) line += u' ' + waysFrom(row);
    return line;
}

QString LogModel::waysFrom(const LogRow& row)
{
    return tr("(%n other way(s) tried from here)", nullptr, row.branches);
}

QString LogModel::text(const std::function<bool(int)>& isWanted) const
{
    QString text;
    for (int n = 0; n < rowCount(); ++n) {
        const LogRow& row = at(n);
        if (row.isUndone || !isWanted(n)) continue;
        if (row.kind == LogRow::Kind::Heading && !text.isEmpty()) text += u'\n';
        text += lineOf(row) + u'\n';
    }
    return text;
}

QString LogModel::text() const
{
    return text([](int) { return true; });
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{Qt::DisplayRole, "text"}, {EntryRole, "entry"}, {KindRole, "kind"},
            {UndoneRole, "undone"},    {RuleRole, "rule"},   {BranchesRole, "branches"},
            {WhatIfRole, "tried"}};
}

QVariant LogModel::value(const LogRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case Qt::AccessibleTextRole:
        return row.isUndone ? tr("Undone: %1").arg(lineOf(row)) : lineOf(row);
    case EntryRole: return row.entry;
    case KindRole: return nameOf(row.kind);
    case UndoneRole: return row.isUndone;
    case RuleRole: return row.rule;
    case BranchesRole: return row.branches;
    case WhatIfRole: return row.isInWhatIf;
    default: return {};
    }
}

} // namespace caboose::items
