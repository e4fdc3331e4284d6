// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/kept_text.h"

#include "tests/fuzz/feed.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace caboose::fuzz {
namespace {

QString quickPlace()
{
    const QString memory = QStringLiteral("/dev/shm");
    return QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
}

} // namespace

KeptText::KeptText(const QString& name)
    : m_folder(quickPlace() + QStringLiteral("/caboose-fuzz-XXXXXX")),
      m_path(m_folder.filePath(name)), m_name(name.toStdString()),
      m_entries(::opendir(m_folder.path().toLocal8Bit().constData()))
{
    mustHold(m_entries != nullptr, "there is a folder for the text");
}

KeptText::~KeptText()
{
    ::closedir(m_entries);
}

void KeptText::removeOthers()
{
    ::rewinddir(m_entries);
    while (const dirent* entry = ::readdir(m_entries)) {
        const bool isOther = entry->d_type == DT_REG && entry->d_name != m_name;
        if (isOther) ::unlinkat(::dirfd(m_entries), entry->d_name, 0);
    }
}

void KeptText::put(std::string_view text)
{
    removeOthers();
    const int file = ::openat(::dirfd(m_entries), m_name.c_str(),
                              O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const bool isWritten = ::write(file, text.data(), text.size()) == std::ssize(text);
    // A file of the same size and time is one that QSettings knows already.
    const timespec time{++m_second, 0};
    const std::array times{time, time};
    mustHold(isWritten && ::futimens(file, times.data()) == 0, "the text is in its file");
    ::close(file);
}

bool KeptText::isAt(const QString& path, std::string_view text)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           file.readAll() == QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace caboose::fuzz
