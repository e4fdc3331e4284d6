// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rule_hits_model.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

/// Bytes of the text before the offset, in characters as Qt counts them.
int lengthBefore(const std::string& text, std::size_t offset)
{
    return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(offset)).size());
}

} // namespace

QString withoutScheme(const QString& link)
{
    for (const auto& scheme : {u"caboose:rule/"_s, u"rule:"_s}) {
        if (link.startsWith(scheme, Qt::CaseInsensitive)) return link.mid(scheme.size());
    }
    return link;
}

void RuleHitsModel::setSource(const RuleView* view, const rulebook::Search* search)
{
    m_view = view;
    m_search = view && !view->isEmpty() ? search : nullptr;
    run();
}

void RuleHitsModel::setLimit(RuleLimit limit, std::optional<rulebook::SectionIndex> chapter)
{
    if (limit == m_limit && chapter == m_chapter) return;
    m_limit = limit;
    m_chapter = chapter;
    run();
}

void RuleHitsModel::search(const QString& text)
{
    const QString wanted = withoutScheme(text.trimmed());
    // A blank at the end says that the word is complete.
    m_text = text.endsWith(u' ') && !wanted.isEmpty() ? wanted + u' ' : wanted;
    run();
}

rulebook::Results RuleHitsModel::results() const
{
    if (!m_search || m_text.isEmpty()) return {};
    rulebook::Query query;
    query.text = m_text.toStdString();
    query.isTyping = !m_text.endsWith(u' ');
    if (m_limit == RuleLimit::Chapter) query.chapter = m_chapter;
    const bool isEverything =
        m_limit == RuleLimit::Everything || m_view->scope == RuleScope::Everything;
    if (!isEverything) query.selection = &m_view->selection();
    return m_search->find(query);
}

void RuleHitsModel::run()
{
    const rulebook::Results found = results();
    beginResetModel();
    m_hits.clear();
    for (const rulebook::Hit& hit : found.hits) m_hits.append(hitFor(hit));
    m_mended = QString::fromStdString(found.mended);
    m_suggestion = QString::fromStdString(found.suggestion);
    endResetModel();
    Q_EMIT this->found();
}

RuleHit RuleHitsModel::hitFor(const rulebook::Hit& hit) const
{
    const rulebook::Book& book = m_view->book();
    const rulebook::Section& section = book[hit.section];
    RuleHit row;
    row.id = QString::fromStdString(section.id);
    row.number = section.rule ? row.id : QString();
    row.title = QString::fromStdString(section.title);
    row.path = pathOf(book, hit.section);
    row.isAside = !m_view->selection().isInForce(hit.section);
    const rulebook::Snippet& snippet = hit.snippet;
    const QString before = snippet.beginsInside ? u"… "_s : QString();
    row.snippet =
        before + QString::fromStdString(snippet.text) + (snippet.endsInside ? u" …"_s : QString());
    for (const auto& mark : snippet.marks) {
        const int start = lengthBefore(snippet.text, mark.offset);
        const int end = lengthBefore(snippet.text, mark.offset + mark.size);
        row.marks.append({static_cast<int>(before.size()) + start, end - start});
    }
    return row;
}

bool RuleHitsModel::areTheBest() const
{
    return m_hits.size() == static_cast<qsizetype>(rulebook::Query().most);
}

int RuleHitsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

QVariant RuleHitsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const RuleHit& hit = m_hits[index.row()];
    const QString heading = hit.number.isEmpty() ? hit.title : hit.number + u' ' + hit.title;
    switch (role) {
    case Qt::DisplayRole: return heading;
    case Qt::AccessibleTextRole:
        return hit.path.isEmpty() ? u"%1. %2"_s.arg(heading, hit.snippet)
                                  : u"%1. %2. %3"_s.arg(heading, hit.path, hit.snippet);
    case IdRole: return hit.id;
    case SnippetRole: return hit.snippet;
    case PathRole: return hit.path;
    default: return {};
    }
}

} // namespace caboose::items
