// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/train_map/map_motion.h"

#include <cmath>
#include <numbers>

namespace caboose::views {
namespace {

constexpr int duration = 420; ///< milliseconds: seen, and over before the next key

} // namespace

MapMotion::MapMotion(QObject* parent) : QObject(parent)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(duration);
    m_animation.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &MapMotion::moved);
}

void MapMotion::moveTo(const MapLayout& layout, bool animated)
{
    const bool wasEmpty = m_tracks.isEmpty();
    QHash<Key, Track> tracks;
    bool anyMoves = false;
    for (const PieceBox& piece : layout.pieces()) {
        const auto before = m_tracks.constFind(keyOf(piece));
        const bool isNew = before == m_tracks.constEnd();
        const QRectF from = isNew ? piece.area : now(*before);
        tracks.insert(keyOf(piece), {from, piece.area, isNew && !wasEmpty});
        anyMoves = anyMoves || isNew || from != piece.area;
    }
    m_animation.stop();
    m_tracks = std::move(tracks);
    if (animated && anyMoves && !wasEmpty)
        m_animation.start();
    else
        finish();
}

void MapMotion::finish()
{
    m_animation.stop();
    for (Track& track : m_tracks) track = {track.to, track.to, false};
    Q_EMIT moved();
}

QRectF MapMotion::now(const Track& track) const
{
    if (!isRunning()) return track.to;
    const qreal t = m_animation.currentValue().toReal();
    QRectF area = track.from;
    const QPointF way = track.to.center() - track.from.center();
    area.moveCenter(track.from.center() + way * t);
    // A little jump, the higher the further.
    const qreal height = std::min(40.0, std::hypot(way.x(), way.y()) * 0.18);
    area.translate(0, -height * std::sin(t * std::numbers::pi));
    return area;
}

QRectF MapMotion::areaOf(const PieceBox& piece) const
{
    const auto track = m_tracks.constFind(keyOf(piece));
    return track == m_tracks.constEnd() ? piece.area : now(*track);
}

qreal MapMotion::presenceOf(const PieceBox& piece) const
{
    const auto track = m_tracks.constFind(keyOf(piece));
    const bool isComing = track != m_tracks.constEnd() && track->isNew && isRunning();
    return isComing ? m_animation.currentValue().toReal() : 1.0;
}

} // namespace caboose::views
