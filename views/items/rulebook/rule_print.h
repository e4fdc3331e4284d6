// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace caboose::items {

class RulebookReader;

enum class PrintWhat {
    Section,
    Chapter,
    Booklet, ///< all rules of this game
    Aid      ///< a game aid, on one page
};

/// What of the rulebook shall be printed.
struct RulePrintWish {
    PrintWhat what = PrintWhat::Section;
    QString section;       ///< of an aid: its id; else where the reader is
    QStringList languages; ///< one, or two beside each other
};

struct RulePrintJob {
    QString title;
    QString html;
    bool isOnePage = false; ///< text gets as small as that needs
};

/// A game aid with its id, as far as there is one for this game.
struct GameAid {
    QString id;
    QString heading;
};
QList<GameAid> gameAids(const RulebookReader& reader);

RulePrintJob printJob(RulebookReader& reader, const RulePrintWish& wish);

/// What a language calls itself, with a capital.
QString ownNameOf(const QString& language);

} // namespace caboose::items
