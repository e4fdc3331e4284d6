// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/session_mark.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr int mostRuns = 64;

QString pathOf(const QString& folder, int number)
{
    return u"%1/running/%2.lock"_s.arg(folder, QString::number(number));
}

QString startingPathOf(const QString& path)
{
    return path + u".starting"_s;
}

} // namespace

SessionMark::SessionMark(const QString& settingsFolder)
{
    QDir().mkpath(settingsFolder + u"/running"_s);
    for (int number = 0; number < mostRuns; ++number) look(pathOf(settingsFolder, number));
}

SessionMark::~SessionMark()
{
    started();
}

void SessionMark::started()
{
    if (!m_startingPath.isEmpty()) QFile::remove(m_startingPath);
}

void SessionMark::look(const QString& path)
{
    const bool left = QFile::exists(path);
    if (!left && m_mark) return;
    // Only the process tells whether a mark is stale, not the clock: a run may last for weeks.
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0)) return;
    if (left) {
        const bool starting = QFile::remove(startingPathOf(path));
        if (m_lastTime != LastTime::DiedStarting) {
            m_lastTime = starting ? LastTime::DiedStarting : LastTime::DiedRunning;
        }
    }
    if (m_mark) return;
    m_mark = std::move(lock);
    take(path);
}

void SessionMark::take(const QString& path)
{
    m_startingPath = startingPathOf(path);
    // Never through a link that somebody has put there: what it leads to would be emptied.
    QFile::remove(m_startingPath);
    QFile file(m_startingPath);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) m_startingPath.clear();
}

} // namespace caboose::app
