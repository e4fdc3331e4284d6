// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/box_words.h"

#include <QCoreApplication>

namespace caboose::items::words {
namespace {

const char* sourceNameOf(rules::Box box)
{
    using rules::Box;
    switch (box) {
    case Box::Base: return QT_TRANSLATE_NOOP("Boxes", "Colt Express");
    case Box::HorsesStagecoach: return QT_TRANSLATE_NOOP("Boxes", "Horses & Stagecoach");
    case Box::MarshalPrisoners: return QT_TRANSLATE_NOOP("Boxes", "Marshal & Prisoners");
    case Box::Couriers: return QT_TRANSLATE_NOOP("Boxes", "Couriers & Armoured Train");
    case Box::TimeTravel: return QT_TRANSLATE_NOOP("Boxes", "Time Travel car");
    case Box::NorthPole: return QT_TRANSLATE_NOOP("Boxes", "North Pole Station");
    case Box::Bandits: return QT_TRANSLATE_NOOP("Boxes", "Bandits (single boxes)");
    case Box::Silk: return QT_TRANSLATE_NOOP("Boxes", "Silk");
    case Box::Anniversary: return QT_TRANSLATE_NOOP("Boxes", "Anniversary edition");
    case Box::StationTunnel: return QT_TRANSLATE_NOOP("Boxes", "Le Tunnel avant L’Arrivée en Gare");
    }
    return "";
}

} // namespace

QString box(rules::Box which)
{
    return QCoreApplication::translate("Boxes", sourceNameOf(which));
}

} // namespace caboose::items::words
