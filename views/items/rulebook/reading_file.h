// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulebook/rulebook_reader.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace caboose::items {

/// Keeps in a file how and where each reader reads, and which boxes a group has. What the file says
/// is given to them at once; what changes is written a moment later, and at the end.
class ReadingFile : public QObject {
    Q_OBJECT
public:
    /// All of them must outlive it.
    ReadingFile(QString file, RulebookGame& game, std::vector<RulebookReader*> readers,
                QObject* parent = nullptr);
    ~ReadingFile() override;

private:
    void read();
    void write();

    QString m_file;
    RulebookGame& m_game;
    std::vector<RulebookReader*> m_readers;
    QTimer m_soon;
};

} // namespace caboose::items
