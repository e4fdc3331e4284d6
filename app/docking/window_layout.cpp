// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/window_layout.h"

#include "app/docking/docking_state.h"
#include "app/docking/sound_values.h"
#include "views/items/program/kept_file.h"
#include "views/items/program/tidy_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr auto layoutFormat = "caboose-layout"_L1;
constexpr qint64 largestFile = 4LL * 1024 * 1024;

struct SideName {
    Side side;
    QLatin1StringView name;
};
constexpr std::array sideNames{
    SideName{Side::Centre, "centre"_L1}, SideName{Side::Left, "left"_L1},
    SideName{Side::Right, "right"_L1},   SideName{Side::Top, "top"_L1},
    SideName{Side::Bottom, "bottom"_L1}, SideName{Side::Tab, "tab"_L1},
};

QString nameOf(Side side)
{
    for (const SideName& known : sideNames) {
        if (known.side == side) return known.name;
    }
    return {};
}

std::optional<Side> sideOf(const QString& name)
{
    for (const SideName& known : sideNames) {
        if (known.name == name) return known.side;
    }
    return std::nullopt;
}

/// Ids of panels; a file may leave them out.
QStringList panelIds(SoundValues& values, const QJsonValue& value)
{
    QStringList ids;
    if (value.isUndefined()) return ids;
    for (const auto& item : values.array(value, mostPanels)) ids.append(values.id(item));
    return ids;
}

QJsonObject written(const Placement& placement)
{
    QJsonObject object{{"panel"_L1, placement.panel}, {"side"_L1, nameOf(placement.side)}};
    if (!placement.beside.isEmpty()) {
        object["beside"_L1] = QJsonArray::fromStringList(placement.beside);
    }
    if (placement.share > 0) object["share"_L1] = placement.share;
    if (!placement.unless.isEmpty()) {
        object["unless"_L1] = QJsonArray::fromStringList(placement.unless);
    }
    if (placement.front) object["front"_L1] = true;
    return object;
}

Placement readPlacement(SoundValues& values, const QJsonObject& object)
{
    const std::optional<Side> side = sideOf(object["side"_L1].toString());
    values.require(side.has_value());
    return {.panel = values.id(object["panel"_L1]),
            .side = side.value_or(Side::Centre),
            .beside = panelIds(values, object["beside"_L1]),
            .share = qBound(0, object["share"_L1].toInt(), 90),
            .unless = panelIds(values, object["unless"_L1]),
            .front = object["front"_L1].toBool()};
}

QList<Placement> readPlacements(SoundValues& values, const QJsonValue& value)
{
    QList<Placement> placements;
    if (value.isUndefined()) return placements;
    for (const auto& item : values.array(value, mostPanels)) {
        placements.append(readPlacement(values, values.object(item)));
    }
    return placements;
}

QJsonObject toJson(const Layout& layout)
{
    QJsonObject object;
    if (!layout.name.isEmpty()) object["name"_L1] = layout.name;
    if (!layout.centre.isEmpty()) object["centre"_L1] = layout.centre;
    object["panels"_L1] = QJsonArray::fromStringList(layout.panels);
    QJsonArray placements;
    for (const Placement& placement : layout.placements) placements.append(written(placement));
    if (!placements.isEmpty()) object["placements"_L1] = placements;
    if (!layout.docking.isEmpty()) object["docking"_L1] = layout.docking;
    return object;
}

/// Nothing is well, too: then there are placements. What is there must be sound.
QJsonObject readDocking(SoundValues& values, const QJsonValue& value)
{
    if (value.toObject().isEmpty()) return {};
    const auto docking = restorable(value.toObject());
    values.require(docking.has_value());
    return docking.value_or(QJsonObject());
}

} // namespace

QByteArray written(const Layout& layout)
{
    QJsonObject object = toJson(layout);
    object["format"_L1] = layoutFormat;
    object["version"_L1] = layoutVersion;
    return QJsonDocument(object).toJson();
}

LayoutOrFault readLayout(const QByteArray& text)
{
    using State = items::KeptFile::State;
    const auto read = items::KeptFile::understood(text, layoutFormat, layoutVersion);
    if (read.state == State::FromTheFuture) return LayoutFault::FromTheFuture;
    if (read.state != State::Sound) return LayoutFault::NotALayout;
    const QJsonObject& object = read.content;
    SoundValues values;
    const QString centre = object["centre"_L1].toString();
    values.require(centre.isEmpty() || isId(centre));
    const Layout layout{.name = items::tidyName(object["name"_L1].toString()),
                        .centre = centre,
                        .panels = panelIds(values, object["panels"_L1]),
                        .placements = readPlacements(values, object["placements"_L1]),
                        .docking = readDocking(values, object["docking"_L1])};
    const bool isEmpty = layout.placements.isEmpty() && layout.docking.isEmpty();
    if (!values.isSound() || isEmpty) return LayoutFault::NotALayout;
    return layout;
}

LayoutOrFault readLayoutFile(const QString& path)
{
    const QFileInfo file(path);
    if (!file.isFile() || !file.isReadable()) return LayoutFault::CannotRead;
    const auto text = items::readFileAtMost(path, largestFile);
    return text ? readLayout(*text) : LayoutFault::NotALayout;
}

bool writeLayoutFile(const QString& path, const Layout& layout)
{
    return items::KeptFile(path, layoutFormat, layoutVersion).write(toJson(layout));
}

QString explained(LayoutFault fault)
{
    switch (fault) {
    case LayoutFault::CannotRead:
        return QCoreApplication::translate("Layouts", "The file could not be opened.");
    case LayoutFault::NotALayout:
        return QCoreApplication::translate("Layouts",
                                           "The file is not a layout, or it is damaged.");
    case LayoutFault::FromTheFuture:
        return QCoreApplication::translate("Layouts", "A later version of Caboose wrote the file.");
    }
    return {};
}

} // namespace caboose::app
