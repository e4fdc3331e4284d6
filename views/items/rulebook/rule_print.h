// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

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

/// What is best not torn by the end of a page.
struct PrintPiece {
    QString html;
    QString heading;        ///< as the contents name it; empty: not there
    bool isHead = false;    ///< a section begins
    bool onNewPage = false; ///< a chapter of a booklet
};

struct RulePrintJob {
    QString title;
    std::vector<PrintPiece> pieces; ///< none: nothing to print
    bool hasContents = false;
    bool isOnePage = false; ///< text gets as small as that needs

    /// All pieces in one.
    QString html() const;
};

/// A game aid with its id, as far as there is one for this game.
struct GameAid {
    QString id;
    QString heading;
};
QList<GameAid> gameAids(const RulebookReader& reader);

/// No pieces where there is nothing to print: an aid that this game does not have.
RulePrintJob printJob(RulebookReader& reader, const RulePrintWish& wish);

/// What a language calls itself, with a capital.
QString ownNameOf(const QString& language);

} // namespace caboose::items
