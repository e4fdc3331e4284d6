// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace caboose::test {

/// One message of a translation file.
struct TsMessage {
    QString context;
    QString source;
    QString comment; ///< tells two messages with the same source apart
    bool numerus = false;
    QString state;     ///< empty when finished, else "unfinished", "vanished" or "obsolete"
    QStringList forms; ///< the translation, one form for each plural
    qint64 line = 0;   ///< in the translation file
};

struct TsFile {
    QString language; ///< "fr"
    QList<TsMessage> messages;
    QString error; ///< empty when the file could be read
};

TsFile readTs(const QString& path);

/// What makes a message the same message in another file.
QString keyOf(const TsMessage& message);

} // namespace caboose::test
