// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/program/kept_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>
#include <QSaveFile>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr qint64 mostBytes = 64LL * 1024 * 1024;
constexpr qint64 piece = 64LL * 1024;
constexpr int patience = 2000; ///< milliseconds

} // namespace

std::optional<QByteArray> readAtMost(QIODevice& device, qint64 most)
{
    QByteArray text;
    while (text.size() <= most) {
        const QByteArray next = device.read(qMin(piece, most + 1 - text.size()));
        if (next.isEmpty()) return text;
        text += next;
    }
    return std::nullopt;
}

std::optional<QByteArray> readFileAtMost(const QString& path, qint64 most)
{
    QFile file(path);
    const bool isOpen = QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly);
    if (!isOpen || file.size() > most) return std::nullopt;
    return readAtMost(file, most);
}

QString putAside(const QString& path)
{
    QString aside = path + u".broken"_s;
    for (int n = 2; QFileInfo::exists(aside) || QFileInfo(aside).isSymLink(); ++n) {
        aside = path + u".broken-"_s + QString::number(n);
    }
    return QFile::rename(path, aside) ? aside : QString();
}

KeptFile::KeptFile(QString path, QString format, int version)
    : m_path(std::move(path)), m_format(std::move(format)), m_version(version)
{}

KeptFile::Reading KeptFile::read() const
{
    if (!QFileInfo::exists(m_path)) return {};
    const auto text = readFileAtMost(m_path, mostBytes);
    return text ? understood(*text, m_format, m_version) : Reading{State::Unreadable};
}

KeptFile::Reading KeptFile::takeOver() const
{
    Reading reading = read();
    if (reading.state == State::Unreadable) reading.aside = putAside(m_path);
    return reading;
}

KeptFile::Reading KeptFile::understood(const QByteArray& text, const QString& format, int version)
{
    const QJsonObject content = QJsonDocument::fromJson(text).object();
    const QJsonValue named = content["version"_L1];
    const int written = named.isUndefined() ? 1 : named.toInt();
    if (content["format"_L1].toString() != format || written < 1) return {State::Unreadable};
    if (written > version) return {State::FromTheFuture};
    return {State::Sound, content};
}

bool KeptFile::write(QJsonObject content) const
{
    content["format"_L1] = m_format;
    content["version"_L1] = m_version;
    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile file(m_path);
    return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(content).toJson()) >= 0 &&
           file.commit();
}

KeptFile::Lock::Lock(const KeptFile& file)
    : m_lock(std::make_unique<QLockFile>(file.path() + u".lock"_s))
{
    QDir().mkpath(QFileInfo(file.path()).path());
    m_lock->tryLock(patience);
}

KeptFile::Lock::~Lock() = default;

} // namespace caboose::items
