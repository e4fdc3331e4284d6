// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/kept_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace caboose::fuzz {
namespace {

QString quickPlace()
{
    const QString memory = QStringLiteral("/dev/shm");
    return QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
}

} // namespace

KeptText::KeptText(const QString& name)
    : m_folder(quickPlace() + QStringLiteral("/caboose-fuzz-XXXXXX")), m_name(name)
{}

void KeptText::put(std::string_view text) const
{
    const QDir folder(m_folder.path());
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden)) {
        QFile::remove(folder.filePath(name));
    }
    QFile file(path());
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text.data(), static_cast<qint64>(text.size()));
    }
}

bool KeptText::isAt(const QString& path, std::string_view text)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           file.readAll() == QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace caboose::fuzz
