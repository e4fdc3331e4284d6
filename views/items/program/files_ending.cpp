// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/program/files_ending.h"

namespace caboose::items {

QFileInfoList filesEnding(const QString& folder, const QString& ending, QDir::SortFlags order)
{
    QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, order);
    files.removeIf([&](const QFileInfo& file) {
        return !file.fileName().endsWith(ending, Qt::CaseInsensitive);
    });
    return files;
}

} // namespace caboose::items
