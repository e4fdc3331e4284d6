// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <ctime>
#include <dirent.h>
#include <string>
#include <string_view>

namespace caboose::fuzz {

/// A file with any text in a folder of its own, in memory if there is such a place.
class KeptText {
public:
    explicit KeptText(const QString& name);
    ~KeptText();
    KeptText(const KeptText&) = delete;
    KeptText& operator=(const KeptText&) = delete;

    /// Nothing else is in the folder then.
    void put(std::string_view text);
    QString folder() const { return m_folder.path(); }
    const QString& path() const { return m_path; }
    static bool isAt(const QString& path, std::string_view text);

private:
    void removeOthers();

    QTemporaryDir m_folder;
    QString m_path;
    std::string m_name;
    DIR* m_entries;
    std::time_t m_second = 0; ///< in which it was last written, if one asks the file
};

} // namespace caboose::fuzz
