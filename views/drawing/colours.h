// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"

#include <QColor>
#include <QPalette>

namespace caboose::views {

/// What is behind the train.
struct SceneryColours {
    QColor zenith, horizon, sun, far, near, ground, shade, rail, sleeper;
    QColor stars = {}; ///< invalid: none, as by day
};

/// What stands on the rails. Cars, boards and tokens are painted things, the same by day and night.
struct PieceColours {
    QColor board = 0x2e1f16;
    QColor boardText = 0xfbeed3;
    QColor chip = {255, 250, 236, 235};
    QColor chipLine = {43, 28, 20, 90};
    QColor ink = 0x2b1c14; ///< on chips, and letters on light pawns
    QColor lightLetter = 0xfff6e4;
    QColor bars = 0x8d969a;
    QColor offered = 0xffc83d;
    QColor refused = 0xc0392b;
    QColor pointed = 0xfffaf0;
};

/// Every paper and every ink of a theme.
struct Colours {
    QColor window, base, alternate, button, pressed, message;
    QColor text, quiet, accent, onAccent, link;
    QColor disabled;    ///< what can't be used now; may be faint
    QColor line, shade; ///< around areas, and around what can be used
    QColor warning;     ///< also for what the rules refuse
    QColor allowed, depends;
    QColor otherEdition, ownNote; ///< the bars beside such passages of the rulebook
    SceneryColours scenery;
    PieceColours pieces = {};
    qreal leastOpacity = 0; ///< of what is over or out of play; of itself it may be faint

    bool isDark() const { return base.lightness() < 128; }
    QColor verdict(items::AnswerHint::Kind kind) const;
    qreal faded(qreal opacity) const { return qMax(opacity, leastOpacity); }
};

/// Those that everything is drawn in. They change together with the palette of the program, whose
/// event tells widgets to draw anew.
const Colours& coloursInUse();
void useColours(const Colours& colours);

/// For the printer, whatever the theme.
const Colours& coloursOnPaper();

QPalette paletteOf(const Colours& colours);

/// How opaque (of 255) the accent lies over the row that counts now and over the one that is
/// chosen, over what a search finds and over words that are pointed out.
inline constexpr int nowWash = 38;
inline constexpr int chosenWash = 56;
inline constexpr int foundWash = 60;
inline constexpr int markedWash = 70;

/// The ground with so large a share (0 to 1) of an ink.
QColor mixed(const QColor& ground, const QColor& ink, qreal share);

} // namespace caboose::views
