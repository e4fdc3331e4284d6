// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/ts_words.h"

#include <QStringList>

class QWidget;

namespace caboose::test {

/// What a widget and all that is in it writes when they are drawn, line by line: also what is
/// painted by delegates, and no widget's own text.
QStringList drawnTexts(QWidget* widget);

/// Those that were cut off with an ellipsis, in the windows that are visible; not those that end in
/// one in our words.
QStringList elidedNow(const TsWords& words);

} // namespace caboose::test
