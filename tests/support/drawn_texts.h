// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ts_words.h"

#include <QStringList>

class QWidget;

namespace caboose::test {

struct DrawnText {
    QString text;
    qreal height = 0;       ///< of its letters, above their line
    bool isFaded = false;   ///< the painter lets the ground shine through
    bool isOutside = false; ///< part of it is beyond the area that is drawn in
};

/// What a widget and all that is in it writes when they are drawn, line by line: also what is
/// painted by delegates, and no widget's own text.
QList<DrawnText> drawnTexts(QWidget* widget);

/// Those that were cut off, with an ellipsis or without, in the windows that are visible; not those
/// that end in an ellipsis in our words.
QStringList cutOffNow(const TsWords& words);

/// Those that are much smaller than the text of the program is set to, but for the map; a single
/// letter or digit is a sign in a picture.
QStringList smallNow();

/// Those that are fainter than their ink.
QStringList fadedNow();

} // namespace caboose::test
