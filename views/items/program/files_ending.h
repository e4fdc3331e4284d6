// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>

namespace caboose::items {

/// The files of this folder whose names end so. Qt makes a regular expression of a filter, and the
/// library for those takes half a megabyte.
QFileInfoList filesEnding(const QString& folder, const QString& ending,
                          QDir::SortFlags order = QDir::Name);

} // namespace caboose::items
