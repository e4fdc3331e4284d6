// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/drawing_file.h"

#include <QFile>

namespace caboose::views {

QByteArray drawingIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QByteArray text = file.readAll();
    constexpr QByteArrayView mark(" viewBox=\"");
    const qsizetype at = text.indexOf(mark);
    if (at >= 0) text.remove(at, text.indexOf('"', at + mark.size()) + 1 - at);
    return text;
}

} // namespace caboose::views
