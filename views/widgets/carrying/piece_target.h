// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/adjusting/adjusting.h"

class QPoint;

namespace caboose::views {

/// A widget that pieces can be dropped on.
class PieceTarget {
public:
    PieceTarget() = default;
    PieceTarget(const PieceTarget&) = delete;
    PieceTarget& operator=(const PieceTarget&) = delete;
    virtual ~PieceTarget() = default;

    /// Pieces of one table are not dropped on another.
    virtual const items::Adjusting& table() const = 0;
    /// The piece is over it. Returns what dropping it would do, unless it says so itself.
    virtual QString carriedOver(const items::Adjustable& piece, const QPoint& globalPos) = 0;
    virtual void carriedAway() = 0;
    /// False: there is no place for it here.
    [[nodiscard]] virtual bool drop(const items::Adjustable& piece, const QPoint& globalPos) = 0;
};

} // namespace caboose::views
