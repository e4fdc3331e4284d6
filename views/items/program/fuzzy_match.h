// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace caboose::items {

struct FuzzyMatch {
    int score = 0;             ///< higher is better
    QList<int> positions = {}; ///< which characters of the text were hit, ascending
};

/// Whether the letters of `pattern` occur in `text` in order, however far apart; case, accents and
/// blanks in the pattern don't matter. Hits at the start of words and in a row score higher.
/// An empty pattern matches everything with score 0.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(QStringView pattern, QStringView text);

} // namespace caboose::items
