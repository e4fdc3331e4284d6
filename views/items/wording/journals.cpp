// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/journals.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

using game::Flaw;
using game::Saved;

struct Journals {
    Q_DECLARE_TR_FUNCTIONS(Journals)
};

QString flaw(const game::Fault& fault)
{
    switch (fault.flaw) {
    case Flaw::WrongChecksum: return Journals::tr("this is not what was written");
    case Flaw::NotAnEntry: return Journals::tr("this says nothing that is understood");
    case Flaw::OutOfPlace: return Journals::tr("this can’t follow on what is before it");
    case Flaw::NoTable: return Journals::tr("no game can begin from such a table");
    case Flaw::Empty:
    case Flaw::NotAJournal:
    case Flaw::NewerFormat:
    case Flaw::NewerRules:
    case Flaw::TooLarge:
    case Flaw::Count: break; // not of a line
    }
    return {};
}

} // namespace

QString fault(const game::Fault& fault)
{
    switch (fault.flaw) {
    case Flaw::Empty: return Journals::tr("The file is empty.");
    case Flaw::NotAJournal: return Journals::tr("The file is not a game of Caboose.");
    case Flaw::NewerFormat:
    case Flaw::NewerRules:
        return Journals::tr("The game is from a newer version of Caboose. Nothing was changed.");
    case Flaw::TooLarge: return Journals::tr("The file is too large for a game.");
    case Flaw::WrongChecksum:
    case Flaw::NotAnEntry:
    case Flaw::OutOfPlace:
    case Flaw::NoTable:
    case Flaw::Count: break;
    }
    return Journals::tr("Line %1: %2.").arg(fault.line).arg(flaw(fault));
}

QString saved(Saved saved)
{
    switch (saved) {
    case Saved::DiskFull: return Journals::tr("The disk is full.");
    case Saved::ReadOnly: return Journals::tr("The file or its folder may not be written to.");
    case Saved::TooLarge: return Journals::tr("The file may not become as large as this.");
    case Saved::Vanished: return Journals::tr("The file or its disk is not there.");
    case Saved::Replaced: return Journals::tr("Another file lies in its place.");
    case Saved::Changed: return Journals::tr("Another program has changed the file.");
    case Saved::Beside: return Journals::tr("The game is in a new file beside it.");
    case Saved::InUse: return Journals::tr("Another program is writing the file.");
    case Saved::Failed: return Journals::tr("The system can’t write the file.");
    case Saved::Yes:
    case Saved::NotAsked:
    case Saved::Count: break; // nothing to say
    }
    return {};
}

} // namespace caboose::items::words
