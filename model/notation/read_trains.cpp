// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// train locomotive saloon luggage / armoured-train armoured-locomotive tender at 2
// stagecoach beside saloon / horses saloon 2, luggage / dynamite saloon-roof / gatlings tender

#include "model/notation/reader.h"

#include <array>

namespace caboose::notation {

using namespace rules;

namespace {

std::optional<Car> carNamed(std::string_view word)
{
    return carFrom(word);
}

void readCars(Line& line, FixedVector<Car, 12>& train)
{
    train.clear();
    takeList(line, [&] {
        if (line.peek() == "at") return false;
        const auto car = line.takeKey(Expected::Car, carNamed);
        return car && addTo(train, *car, line);
    });
}

void readTrain(Line& line, Draft& draft)
{
    readCars(line, draft.table.express);
}

void readArmouredTrain(Line& line, Draft& draft)
{
    readCars(line, draft.table.armoured);
    draft.table.armouredOffset = 0;
    if (!line.accept("at")) return;
    const auto offset = line.takeNumber(INT8_MIN, INT8_MAX);
    if (offset) draft.table.armouredOffset = static_cast<std::int8_t>(*offset);
}

void readCarsToCome(Line& line, Draft& draft)
{
    const auto count = line.takeNumber(0, UINT8_MAX);
    if (count) draft.table.carsToCome = static_cast<std::uint8_t>(*count);
}

void readStagecoach(Line& line, Draft& draft)
{
    if (line.peek() == "holds" || line.peek() == "has") {
        readPlace(line, draft, inside(Car::Stagecoach));
    } else if (line.accept("none")) {
        draft.table.stagecoachBeside = Car::None;
    } else if (line.expect("beside")) {
        const auto car = line.takeKey(Expected::Car, carNamed);
        if (car) draft.table.stagecoachBeside = *car;
    }
}

void readHorses(Line& line, Draft& draft)
{
    if (!draft.block.horses) draft.table.horsesBeside = {};
    draft.block.horses = true;
    if (line.accept("none")) return;
    takeList(line, [&] {
        const auto car = line.takeKey(Expected::Car, carNamed);
        if (!car) return false;
        const auto count = line.isNumberNext() ? line.takeNumber(0, UINT8_MAX) : 1;
        if (!count) return false;
        draft.table.horsesBeside[static_cast<std::size_t>(*car)] =
            static_cast<std::uint8_t>(*count);
        return true;
    });
}

void readDynamite(Line& line, Draft& draft)
{
    if (!draft.block.dynamite) draft.table.dynamite = {};
    draft.block.dynamite = true;
    takeList(line, [&] {
        const auto place = takePlaceOnTable(line);
        if (place) draft.table.dynamite.insert(*place);
        return place.has_value();
    });
}

void readGatlings(Line& line, Draft& draft)
{
    if (!draft.block.gatlings) draft.table.gatlings = {};
    draft.block.gatlings = true;
    takeList(line, [&] {
        const auto car = line.takeKey(Expected::Car, carNamed);
        if (car) draft.table.gatlings.insert(*car);
        return car.has_value();
    });
}

} // namespace

std::span<const LineKind> trainLines()
{
    static constexpr std::array kinds{LineKind{"train", readTrain},
                                      LineKind{"armoured-train", readArmouredTrain},
                                      LineKind{"cars-to-come", readCarsToCome},
                                      LineKind{"stagecoach", readStagecoach},
                                      LineKind{"horses", readHorses},
                                      LineKind{"dynamite", readDynamite},
                                      LineKind{"gatlings", readGatlings}};
    return kinds;
}

} // namespace caboose::notation
