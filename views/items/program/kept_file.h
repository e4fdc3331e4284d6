// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <memory>
#include <optional>

class QIODevice;
class QLockFile;

namespace caboose::items {

/// Everything that comes out of it, if that is at most so many bytes; it may be without an end.
std::optional<QByteArray> readAtMost(QIODevice& device, qint64 most);
/// The same of a file. Nothing also of what is no file: a folder, a pipe, a device.
std::optional<QByteArray> readFileAtMost(const QString& path, qint64 most);

/// Gives a file another name that none has yet, so that it stays as it is when the program writes
/// its own. The name; empty: it could not be done.
QString putAside(const QString& path);

/// A file in JSON that the program keeps for somebody, and that says what it is: {"format":
/// "caboose-...", "version": 1, ...}. Several windows of the program may keep the same one.
class KeptFile {
public:
    enum class State {
        Missing,
        Sound,
        Unreadable,    ///< damaged, or something else
        FromTheFuture, ///< a later version of the program wrote it: it is its, not ours
    };
    struct Reading {
        State state = State::Missing;
        QJsonObject content = {};
        QString aside = {}; ///< the name under which the unreadable file is kept

        /// Nothing is lost when the file is written.
        bool mayBeWritten() const
        {
            return state == State::Missing || state == State::Sound || !aside.isEmpty();
        }
    };

    KeptFile(QString path, QString format, int version);

    /// What it says now, whoever wrote it last. Changes nothing on disk.
    Reading read() const;
    /// For whoever is going to write it: what is unreadable is put aside.
    Reading takeOver() const;
    /// For files that come from elsewhere, too.
    static Reading understood(const QByteArray& text, const QString& format, int version);
    /// All of it, or nothing changes; the file's own words are added. Whoever writes what they have
    /// read holds the lock in between.
    bool write(QJsonObject content) const;
    const QString& path() const { return m_path; }

    /// Other windows wait, for a moment; one that does not come back is not waited for.
    class Lock {
    public:
        explicit Lock(const KeptFile& file);
        ~Lock();
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

    private:
        std::unique_ptr<QLockFile> m_lock;
    };

private:
    QString m_path;
    QString m_format;
    int m_version;
};

} // namespace caboose::items
