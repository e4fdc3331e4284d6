// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rulebook_marks.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr auto marksFormat = "caboose-rulebook-marks"_L1;
constexpr int marksVersion = 1;

} // namespace

RulebookMarks::RulebookMarks(const QString& file, QObject* parent)
    : QAbstractListModel(parent), m_file(file, marksFormat, marksVersion)
{
    const KeptFile::Reading reading = m_file.takeOver();
    m_marks = marksIn(reading.content);
    m_putAside = reading.aside;
    m_isFromTheFuture = reading.state == KeptFile::State::FromTheFuture;
}

auto RulebookMarks::find(const QString& section) const
{
    return std::find_if(m_marks.begin(), m_marks.end(),
                        [&](const auto& mark) { return mark.first == section; });
}

RulebookMarks::Marks RulebookMarks::marksIn(const QJsonObject& all)
{
    Marks found;
    QSet<QString> sections;
    const QJsonArray marks = all["marks"_L1].toArray();
    for (const auto& value : marks) {
        const QJsonObject mark = value.toObject();
        const QString section = mark["section"_L1].toString();
        const Mark read{mark["bookmark"_L1].toBool(), mark["note"_L1].toString()};
        const bool isEmpty = !read.isBookmarked && read.note.isEmpty();
        if (section.isEmpty() || isEmpty || sections.contains(section)) continue;
        sections.insert(section);
        found.emplace_back(section, read);
    }
    return found;
}

/// Another window may have changed the file.
void RulebookMarks::readAgain()
{
    const KeptFile::Reading reading = m_file.takeOver();
    m_isFromTheFuture = reading.state == KeptFile::State::FromTheFuture;
    if (reading.state == KeptFile::State::Sound) showWhatIs(marksIn(reading.content));
    if (!reading.aside.isEmpty()) Q_EMIT foundUnreadable(reading.aside);
}

void RulebookMarks::showWhatIs(Marks marks)
{
    if (marks == m_marks) return;
    beginResetModel();
    const Marks before = std::exchange(m_marks, std::move(marks));
    endResetModel();
    for (const Marks& some : {before, Marks(m_marks)}) {
        for (const auto& mark : some) Q_EMIT marked(mark.first);
    }
}

void RulebookMarks::keep()
{
    QJsonArray marks;
    for (const auto& [section, mark] : m_marks) {
        marks.append(QJsonObject{
            {"section"_L1, section}, {"bookmark"_L1, mark.isBookmarked}, {"note"_L1, mark.note}});
    }
    const bool isKept = m_file.read().mayBeWritten() && m_file.write({{"marks"_L1, marks}});
    if (!isKept) Q_EMIT notKept();
}

bool RulebookMarks::isBookmarked(const QString& section) const
{
    const auto found = find(section);
    return found != m_marks.end() && found->second.isBookmarked;
}

void RulebookMarks::setBookmarked(const QString& section, bool on)
{
    const KeptFile::Lock lock(m_file);
    readAgain();
    change(section, {on, note(section)});
}

QString RulebookMarks::note(const QString& section) const
{
    const auto found = find(section);
    return found == m_marks.end() ? QString() : found->second.note;
}

void RulebookMarks::setNote(const QString& section, const QString& text)
{
    const KeptFile::Lock lock(m_file);
    readAgain();
    change(section, {isBookmarked(section), text.trimmed()});
}

void RulebookMarks::change(const QString& section, const Mark& mark)
{
    const auto row = static_cast<int>(find(section) - m_marks.begin());
    const bool isThere = row < rowCount();
    const bool isWanted = mark.isBookmarked || !mark.note.isEmpty();
    if (isThere && !isWanted) {
        beginRemoveRows({}, row, row);
        m_marks.erase(m_marks.begin() + row);
        endRemoveRows();
    } else if (isThere) {
        m_marks[static_cast<std::size_t>(row)].second = mark;
        Q_EMIT dataChanged(index(row), index(row));
    } else if (isWanted) {
        beginInsertRows({}, row, row);
        m_marks.emplace_back(section, mark);
        endInsertRows();
    } else {
        return;
    }
    keep();
    Q_EMIT marked(section);
}

int RulebookMarks::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_marks.size());
}

QVariant RulebookMarks::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& [section, mark] = m_marks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case IdRole: return section;
    case BookmarkedRole: return mark.isBookmarked;
    case NoteRole: return mark.note;
    default: return {};
    }
}

} // namespace caboose::items
