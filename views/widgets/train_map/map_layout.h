// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>
#include <QString>

#include <vector>

namespace caboose::items {
class GameModels;
} // namespace caboose::items

namespace caboose::views {

/// A car as it is drawn.
struct CarBox {
    QString art;
    QString name;
    QRectF area;     ///< the whole drawing
    QRectF sign;     ///< where its name stands; empty: nowhere
    int number = -1; ///< of a car of the express: its place in it

    bool operator==(const CarBox&) const = default;
};

/// A place that pawns and loot are in.
struct PlaceBox {
    int row = 0; ///< in the places
    int id = 0;
    QRectF area;
    bool isCell = false; ///< behind bars
};

/// The last two are rows of what is beside the train.
enum class PieceKind { Pawn, Loot, Prisoner, Hostage, Horses };

struct PieceBox {
    PieceKind kind = PieceKind::Pawn;
    int row = 0; ///< in the model of its kind
    int id = 0;
    QRectF area;
};

/// Where everything is on the map, in units of the drawings: a car is 240 wide and 300 high. Cars
/// that do not fit beside each other go on in the next line.
class MapLayout {
public:
    MapLayout() = default;
    /// For a widget of these proportions.
    MapLayout(const items::GameModels& models, const QSizeF& widget);

    const std::vector<CarBox>& cars() const { return m_cars; }
    const std::vector<PlaceBox>& places() const { return m_places; }
    const std::vector<PieceBox>& pieces() const { return m_pieces; }
    /// The heights at which rails run.
    const std::vector<qreal>& rails() const { return m_rails; }
    /// Of a cell, from top to bottom; one that would cross a letter ends
    /// above it.
    [[nodiscard]] std::vector<QLineF> barsOf(const PlaceBox& cell) const;
    /// Everything that is drawn.
    const QSizeF& size() const { return m_size; }

private:
    struct Line {
        std::vector<int> cars; ///< rows of the places that begin a car
        qreal width = 0;
        qreal height = 0; ///< with what stands on the road before it
    };

    std::vector<Line> linesFor(const items::GameModels& models, int count) const;
    std::vector<Line> bestLines(const items::GameModels& models, const QSizeF& widget) const;
    void addLine(const items::GameModels& models, const Line& line, qreal left, qreal top);
    void addCar(const items::GameModels& models, int firstRow, QPointF corner);
    void addPlaces(const items::GameModels& models, int firstRow, QPointF corner);
    void addPrisoners(const items::GameModels& models, QPointF corner);
    void addHostages(const items::GameModels& models, QPointF corner);
    void addCoach(const items::GameModels& models);
    void addHorses(const items::GameModels& models);
    [[nodiscard]] const CarBox* carNumber(int number) const;
    void addPieces(const items::GameModels& models);
    void addPiecesOf(const items::GameModels& models, const PlaceBox& place);

    std::vector<CarBox> m_cars;
    std::vector<PlaceBox> m_places;
    std::vector<PieceBox> m_pieces;
    std::vector<qreal> m_rails;
    QSizeF m_size;
};

} // namespace caboose::views
