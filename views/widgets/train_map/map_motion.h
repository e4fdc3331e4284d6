// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/train_map/map_layout.h"

#include <QHash>
#include <QObject>
#include <QVariantAnimation>

namespace caboose::views {

/// Where the pieces are while they move. Whatever changed, forwards or backwards, each piece goes
/// from where it was drawn last to where it is now.
class MapMotion : public QObject {
    Q_OBJECT
public:
    explicit MapMotion(QObject* parent = nullptr);

    /// The pieces have new places. Not animated (the map has been scaled, say): at once.
    void moveTo(const MapLayout& layout, bool animated);

    QRectF areaOf(const PieceBox& piece) const;
    /// A piece that has just come appears: 0 to 1.
    qreal presenceOf(const PieceBox& piece) const;
    [[nodiscard]] bool isRunning() const
    {
        return m_animation.state() == QAbstractAnimation::Running;
    }
    /// To the end, at once.
    void finish();

Q_SIGNALS:
    void moved();

private:
    struct Track {
        QRectF from;
        QRectF to;
        bool isNew = false;
    };
    using Key = std::pair<int, int>;
    static Key keyOf(const PieceBox& piece) { return {static_cast<int>(piece.kind), piece.id}; }
    QRectF now(const Track& track) const;

    QHash<Key, Track> m_tracks;
    QVariantAnimation m_animation;
};

} // namespace caboose::views
