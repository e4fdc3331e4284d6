// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace caboose::items {

/// One text of several, as they are read out: each ends like a sentence, empty ones are left out.
QString spokenTogether(const QStringList& sentences);

/// A text that is written with dots or arrows between its words: they are read out as such.
QString withoutSigns(QString text);

/// "Doc", "Doc and Tuco", "Doc, Tuco and Belle".
QString enumerated(QStringList names);

} // namespace caboose::items
