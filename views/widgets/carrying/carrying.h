// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/carrying/carried_piece.h"
#include "views/widgets/carrying/piece_target.h"

#include <optional>

namespace caboose::views {

/// A piece on its way from the widget where it was picked up to wherever it is dropped: another
/// place of the same panel, or another panel that shows the same table.
class Carrying {
public:
    /// `source`: a widget that is a target, too, or stands beside one.
    Carrying(QWidget* source, const items::Adjusting& table) : m_source(source), m_table(table) {}
    ~Carrying() { end(); }
    Carrying(const Carrying&) = delete;
    Carrying& operator=(const Carrying&) = delete;

    [[nodiscard]] bool isOn() const { return m_carried.has_value(); }
    const items::Adjustable& piece() const { return m_carried->piece; }

    void begin(const CarriedPiece& carried);
    /// False: nothing is there that it could be dropped on.
    bool moveTo(const QPoint& globalPos);
    /// The same.
    bool drop(const QPoint& globalPos);
    void end();

private:
    PieceTarget* targetAt(const QPoint& globalPos, QPointer<QWidget>& widget) const;
    void leave();

    QWidget* m_source;
    const items::Adjusting& m_table;
    std::optional<CarriedPiece> m_carried;
    QPointer<CarriedPicture> m_picture;
    QPointer<QWidget> m_over; ///< the widget that is the target
};

} // namespace caboose::views
