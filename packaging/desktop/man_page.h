// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace caboose::desktop {

/// What a man page needs beside the program's own help, in its language.
struct ManWords {
    QString name; ///< heading of the first section
    QString date; ///< of the version, as 2026-11-18
    QString version;
};

/// One page for the manual from what the program says of itself: `overview` is what "caboose
/// --help" prints, each of `details` what "caboose help <subcommand>" prints.
///
/// In the overview, the first line is "Caboose: what it is"; a line that begins at the margin and
/// ends with a colon is a heading; "  name  summary" below it is an entry; "  words" with single
/// spaces is a way to call it; other lines are text.
QString manPage(const QString& overview, const QList<QString>& details, const ManWords& words);

/// The names below the last heading of the overview: the subcommands.
QList<QString> subcommandsIn(const QString& overview);

} // namespace caboose::desktop
