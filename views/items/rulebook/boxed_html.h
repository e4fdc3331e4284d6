// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::items {

/// Rich text knows no boxes but tables: what the model's HTML has as <div class="note">, and the
/// like, becomes a table of a bar and a cell, of the classes "note-bar" and "note".
QString boxed(const QString& html);

} // namespace caboose::items
