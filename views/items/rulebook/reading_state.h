// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings.h"
#include "views/items/rulebook/rulebook_view.h"

#include <QJsonObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace caboose::items {

/// What stands beside the text. Another language of the same rules, or another edition in the same
/// language.
struct RuleBeside {
    enum class Kind { Nothing, Language, Edition };
    Kind kind = Kind::Nothing;
    QString language = {};
    rules::Edition edition = rules::Edition::Combined21;

    bool operator==(const RuleBeside&) const = default;
};

/// Where on a page somebody reads, however wide or large it is.
struct ReadingSpot {
    QString section;  ///< whose heading is the last above the spot; empty: the top of the page
    double lines = 0; ///< how far below that heading, in heights of a line

    bool operator==(const ReadingSpot&) const = default;
};

/// Somebody was at a section, and has read to that spot: nothing while they have not moved.
struct ReadingVisit {
    QString place; ///< an id
    std::optional<ReadingSpot> spot = {};

    bool operator==(const ReadingVisit&) const = default;
};

/// How somebody reads and where they were: what a reader keeps from one run to the next.
struct ReadingState {
    static constexpr int smallestZoom = 60;
    static constexpr int largestZoom = 300;
    static constexpr std::size_t mostVisits = 200;

    QString language; ///< empty: the program's
    RuleBeside beside;
    RuleScope scope = RuleScope::Game;
    int zoom = 100; ///< percent
    std::vector<ReadingVisit> visits;
    std::size_t at = 0; ///< where of those

    bool operator==(const ReadingState&) const = default;
};

/// For ReadingFile, which keeps one for each reader.
QJsonObject toJson(const ReadingState& state);
/// Whatever can't be understood is as in the beginning.
ReadingState readingStateFrom(const QJsonObject& json);

} // namespace caboose::items
