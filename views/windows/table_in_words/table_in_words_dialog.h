// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace caboose::views {

/// The table as sentences, a row each, to be gone through with the arrow keys; over `window`, until
/// somebody closes it with Escape. The sentences are those of the moment in which it was opened.
void showTableInWords(const QStringList& sentences, QWidget& window);

} // namespace caboose::views
