// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/train_map/places_model.h"

#include "views/items/game/piece_art.h"
#include "views/items/program/tidy_text.h"
#include "views/items/train_map/answer_hints.h"
#include "views/items/wording/wording.h"

#include <algorithm>
#include <array>

namespace caboose::items {
namespace {

struct Space {
    rules::Level level;
    PlaceLevel shown;
};
constexpr std::array spaces{Space{rules::Level::Roof, PlaceLevel::Roof},
                            Space{rules::Level::Interior, PlaceLevel::Interior},
                            Space{rules::Level::Cell, PlaceLevel::Cell}};

CarShape shapeOf(rules::Car car)
{
    const bool isEngine = car == rules::Car::Locomotive || car == rules::Car::ArmouredLocomotive;
    const bool isHalf = car == rules::Car::TimeTravel || car == rules::Car::Handcar;
    if (isEngine) return CarShape::Engine;
    if (isHalf) return CarShape::Half;
    return car == rules::Car::Stagecoach ? CarShape::Coach : CarShape::Car;
}

void addCar(std::vector<PlaceRow>& rows, const AnswerHints& hints, rules::Car car, int train, int n)
{
    for (const Space& space : spaces) {
        const rules::Location place = rules::in(car, space.level);
        if (!rules::exists(place)) continue;
        rows.push_back({.id = rules::index(place),
                        .train = train,
                        .car = n,
                        .shape = shapeOf(car),
                        .level = space.shown,
                        .hasCell = rules::exists(rules::in(car, rules::Level::Cell)),
                        .art = artOf(car),
                        .carName = words::car(car),
                        .name = words::place(place),
                        .hint = hints.of(place)});
    }
}

int placeIn(const auto& train, rules::Car car)
{
    return static_cast<int>(std::find(train.begin(), train.end(), car) - train.begin());
}

} // namespace

void PlacesModel::show(const ShownPosition& shownPosition)
{
    const AnswerHints hints(shownPosition);
    std::vector<PlaceRow> rows;
    int n = 0;
    for (const rules::Car car : shownPosition.table.express) addCar(rows, hints, car, 0, n++);
    n = 0;
    for (const rules::Car car : shownPosition.table.armoured) addCar(rows, hints, car, 1, n++);
    const rules::Car beside = shownPosition.table.stagecoachBeside;
    if (beside != rules::Car::None) {
        addCar(rows, hints, rules::Car::Stagecoach, 2,
               placeIn(shownPosition.table.express, beside));
    }
    setRows(std::move(rows));
}

QHash<int, QByteArray> PlacesModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"}, {IdRole, "id"},     {CarRole, "car"}, {LevelRole, "level"},
            {HintRole, "offer"},       {KeysRole, "keys"}, {WhyRole, "why"}};
}

QVariant PlacesModel::value(const PlaceRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return row.name;
    case IdRole: return row.id;
    case CarRole: return row.car;
    case LevelRole: return static_cast<int>(row.level);
    case HintRole: return nameOf(row.hint.kind);
    case KeysRole: return row.hint.keys;
    case Qt::ToolTipRole: return plainToolTip(row.hint.why);
    case WhyRole: return row.hint.why;
    default: return {};
    }
}

} // namespace caboose::items
