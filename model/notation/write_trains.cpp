// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/writer.h"
#include "model/rules/core/names.h"

namespace caboose::notation {

using namespace rules;

namespace {

void writeCars(std::string_view head, const FixedVector<Car, 12>& train, Lines& lines)
{
    lines.word(head);
    for (const Car car : train) lines.word(keyOf(car));
    if (train.empty()) lines.word("none");
}

void writeArmouredTrain(const Table& table, Lines& lines)
{
    if (table.armoured.empty() && table.armouredOffset == 0) return;
    writeCars("armoured-train", table.armoured, lines);
    if (table.armouredOffset != 0) {
        lines.word("at");
        lines.number(table.armouredOffset);
    }
    lines.end();
}

void writeHorses(const Table& table, Lines& lines)
{
    for (int i = 0; i < carCount; ++i) {
        const int count = table.horsesBeside[static_cast<std::size_t>(i)];
        if (count == 0) continue;
        if (lines.isAtStart()) {
            lines.word("horses");
        } else {
            lines.sign(',');
        }
        lines.word(keyOf(carAt(i)));
        if (count != 1) lines.number(count);
    }
    if (!lines.isAtStart()) lines.end();
}

} // namespace

void writeTrains(const Table& table, Lines& lines)
{
    if (!table.express.empty()) {
        writeCars("train", table.express, lines);
        lines.end();
    }
    if (table.carsToCome != 0) {
        lines.word("cars-to-come");
        lines.number(table.carsToCome);
        lines.end();
    }
    writeArmouredTrain(table, lines);
    if (table.stagecoachBeside != Car::None) {
        lines.word("stagecoach beside");
        lines.word(keyOf(table.stagecoachBeside));
        lines.end();
    }
    writeHorses(table, lines);
    writeSet("dynamite", table.dynamite, lines);
    writeSet("gatlings", table.gatlings, lines);
}

} // namespace caboose::notation
