// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/window_layout.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr auto format = "caboose-layout"_L1;
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

QStringList strings(const QJsonValue& value)
{
    QStringList list;
    for (const auto& item : value.toArray()) list.append(item.toString());
    return list;
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

std::optional<Placement> readPlacement(const QJsonObject& object)
{
    const std::optional<Side> side = sideOf(object["side"_L1].toString());
    const QString panel = object["panel"_L1].toString();
    if (!side || panel.isEmpty()) return std::nullopt;
    return Placement{.panel = panel,
                     .side = *side,
                     .beside = strings(object["beside"_L1]),
                     .share = qBound(0, object["share"_L1].toInt(), 90),
                     .unless = strings(object["unless"_L1]),
                     .front = object["front"_L1].toBool()};
}

std::optional<QList<Placement>> readPlacements(const QJsonArray& array)
{
    QList<Placement> placements;
    for (const auto& item : array) {
        const auto placement = readPlacement(item.toObject());
        if (!placement) return std::nullopt;
        placements.append(*placement);
    }
    return placements;
}

} // namespace

QByteArray written(const Layout& layout)
{
    QJsonObject object{{"format"_L1, format}, {"version"_L1, layoutVersion}};
    if (!layout.name.isEmpty()) object["name"_L1] = layout.name;
    if (!layout.centre.isEmpty()) object["centre"_L1] = layout.centre;
    object["panels"_L1] = QJsonArray::fromStringList(layout.panels);
    QJsonArray placements;
    for (const Placement& placement : layout.placements) placements.append(written(placement));
    if (!placements.isEmpty()) object["placements"_L1] = placements;
    if (!layout.docking.isEmpty()) object["docking"_L1] = layout.docking;
    return QJsonDocument(object).toJson();
}

LayoutOrFault readLayout(const QByteArray& text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (object["format"_L1].toString() != format) return LayoutFault::NotALayout;
    const int version = object["version"_L1].toInt();
    if (version > layoutVersion) return LayoutFault::FromTheFuture;
    const auto placements = readPlacements(object["placements"_L1].toArray());
    const QJsonObject docking = object["docking"_L1].toObject();
    if (version < 1 || !placements || (placements->isEmpty() && docking.isEmpty())) {
        return LayoutFault::NotALayout;
    }
    return Layout{.name = object["name"_L1].toString().simplified(),
                  .centre = object["centre"_L1].toString(),
                  .panels = strings(object["panels"_L1]),
                  .placements = *placements,
                  .docking = docking};
}

LayoutOrFault readLayoutFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return LayoutFault::CannotRead;
    if (file.size() > largestFile) return LayoutFault::NotALayout;
    return readLayout(file.readAll());
}

bool writeLayoutFile(const QString& path, const Layout& layout)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(written(layout)) >= 0 && file.commit();
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
