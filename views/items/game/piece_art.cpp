// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/piece_art.h"

#include "model/rules/core/names.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

QString keyed(const QString& family, std::string_view key)
{
    return family + u'-' + QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace

QString artOf(rules::Pawn pawn)
{
    return keyed(u"pawn"_s, rules::keyOf(pawn));
}

QString artOf(rules::Car car)
{
    return keyed(u"car"_s, rules::keyOf(car));
}

QString artOf(rules::LootKind kind)
{
    return keyed(u"loot"_s, rules::keyOf(kind));
}

QString artOf(rules::Hostage hostage)
{
    return keyed(u"hostage"_s, rules::keyOf(hostage));
}

QString artOf(rules::CardKind kind)
{
    return keyed(u"card"_s, rules::keyOf(kind));
}

QString artOf(rules::Turn turn)
{
    return keyed(u"turn"_s, rules::keyOf(turn));
}

QString unreadTurnArt()
{
    return u"turn-unknown"_s;
}

QString handIconArt()
{
    return u"card-hand"_s;
}

QString artOf(rules::Event event)
{
    return event == rules::Event::None ? QString() : keyed(u"event"_s, rules::keyOf(event));
}

QString letterOf(rules::Pawn pawn)
{
    using rules::Pawn;
    switch (pawn) {
    case Pawn::Al: return u"A"_s;
    case Pawn::Belle: return u"B"_s;
    case Pawn::Cheyenne: return u"C"_s;
    case Pawn::Django: return u"J"_s;
    case Pawn::Doc: return u"D"_s;
    case Pawn::Ghost: return u"G"_s;
    case Pawn::Mary: return u"M"_s;
    case Pawn::Mei: return u"E"_s;
    case Pawn::Misty: return u"Y"_s;
    case Pawn::Professore: return u"P"_s;
    case Pawn::Silk: return u"S"_s;
    case Pawn::Tuco: return u"T"_s;
    case Pawn::Twinzz: return u"Z"_s;
    case Pawn::FirstCourier: return u"1"_s;
    case Pawn::MiddleCourier: return u"2"_s;
    case Pawn::LastCourier: return u"3"_s;
    case Pawn::Marshal:
    case Pawn::Shotgun:
    case Pawn::None: break;
    }
    return {};
}

} // namespace caboose::items
