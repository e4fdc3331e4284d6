// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

namespace caboose::items {

/// From top to bottom, as a car is drawn.
enum class PlaceLevel { Roof, Interior, Cell };

/// How a car is drawn.
enum class CarShape { Car, Engine, Half, Coach };

/// A space of a car.
struct PlaceRow {
    int id = 0;    ///< as pawns and loot name it
    int train = 0; ///< 0: the express, 1: the armoured train, 2: beside the express
    int car = 0;   ///< its place in the train, from the front; of the car that it is beside
    CarShape shape = CarShape::Car;
    PlaceLevel level = PlaceLevel::Interior;
    bool hasCell = false; ///< its car has one
    QString art;          ///< of the car
    QString carName;
    QString name; ///< of the place
    AnswerHint hint;

    bool operator==(const PlaceRow&) const = default;
};

/// The places of the trains, from front to back, in each car from top to bottom. Pawns and loot
/// name the place that they are on by its id here.
///
/// What the open question says of a place is its hint; whoever clicks it answers through
/// OptionsModel::choose(hint.option).
class PlacesModel : public RowsModel<PlaceRow> {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, CarRole, LevelRole, HintRole, KeysRole, WhyRole };
    using RowsModel::RowsModel;

    /// Called by GameModels alone; of nothing there are no rows.
    void show(const ShownPosition& shownPosition);
    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const PlaceRow& row, int role) const override;
};

} // namespace caboose::items
