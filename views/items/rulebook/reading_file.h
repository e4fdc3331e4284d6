// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/program/kept_file.h"
#include "views/items/rulebook/rulebook_reader.h"

#include <QJsonArray>
#include <QObject>
#include <QTimer>

#include <vector>

namespace caboose::items {

/// Keeps in a file how and where each reader reads, and which boxes a group has. What the file says
/// is given to them at once; what changes is written a moment later, and at the end. What did not
/// change here stays as another window has written it. Unreadable files are put aside, files of a
/// later version left alone (kept_file.h).
class ReadingFile : public QObject {
    Q_OBJECT
public:
    /// All of them must outlive it.
    ReadingFile(const QString& file, RulebookGame& game, std::vector<RulebookReader*> readers,
                QObject* parent = nullptr);
    ~ReadingFile() override;

    /// The unreadable file is kept under this name. Empty: all is well.
    const QString& putAside() const { return m_putAside; }

Q_SIGNALS:
    /// What another window or program wrote meanwhile can't be read; it is kept under this name.
    void foundUnreadable(const QString& aside);

private:
    void read();
    void write();
    QJsonArray readersFor(const QJsonArray& written) const;

    KeptFile m_file;
    QString m_putAside;
    RulebookGame& m_game;
    std::vector<RulebookReader*> m_readers;
    std::vector<bool> m_hasChanged; ///< by reader
    bool m_boxesHaveChanged = false;
    QTimer m_soon;
};

} // namespace caboose::items
