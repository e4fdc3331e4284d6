// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <string_view>

namespace caboose::fuzz {

/// A file with any text in a folder of its own, in memory if there is such a place.
class KeptText {
public:
    explicit KeptText(const QString& name);

    /// Nothing else is in the folder then.
    void put(std::string_view text) const;
    QString folder() const { return m_folder.path(); }
    QString path() const { return m_folder.filePath(m_name); }
    static bool isAt(const QString& path, std::string_view text);

private:
    QTemporaryDir m_folder;
    QString m_name;
};

} // namespace caboose::fuzz
