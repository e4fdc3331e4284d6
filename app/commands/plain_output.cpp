// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/plain_output.h"

namespace caboose::app {
namespace {

constexpr char16_t pictures = 0x2400; ///< of the control characters, in their order
constexpr char16_t pictureOfDelete = 0x2421;

QChar shown(QChar c)
{
    if (c == u'\n' || c == u'\t' || c.category() != QChar::Other_Control) return c;
    if (c.unicode() < u' ') return QChar(static_cast<char16_t>(pictures + c.unicode()));
    return c.unicode() == 0x7f ? QChar(pictureOfDelete) : QChar(QChar::ReplacementCharacter);
}

} // namespace

PlainOutput::PlainOutput(QIODevice& target) : m_target(target)
{
    open(QIODevice::WriteOnly);
}

qint64 PlainOutput::readData(char* /*data*/, qint64 /*most*/)
{
    return -1;
}

qint64 PlainOutput::writeData(const char* data, qint64 size)
{
    QString text = QString::fromUtf8(data, size);
    for (QChar& c : text) c = shown(c);
    return m_target.write(text.toUtf8()) < 0 ? -1 : size;
}

} // namespace caboose::app
