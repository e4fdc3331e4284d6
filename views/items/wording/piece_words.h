// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cards.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/core/rule.h"
#include "model/rules/core/table.h"

#include <QString>

namespace caboose::items::words {

// Names as they stand on labels: "Marshal", "Saloon", "Purse".

QString pawn(rules::Pawn pawn);
QString car(rules::Car car);
QString place(rules::Location place);
QString loot(rules::LootKind kind);
/// With its value, or that it is unknown: "Purse, $300", "Purse".
QString loot(rules::Loot token);
/// "$300"; of an antidote its number, of a document whose it is. It must be known.
QString value(rules::Loot token);
/// 4.1.1: "red"; of pairs their number.
QString team(int team);
QString card(rules::CardKind kind);
/// A card with whose it is, where that is not the one who has it: "Bullet of Tuco".
QString card(rules::Card which);
QString hostage(rules::Hostage hostage);
QString silkPower(rules::SilkPower power);
/// A prisoner, by whose sidekick it is.
QString prisoner(rules::Pawn sidekickOf);
QString dollars(int dollars);
/// "10.5.1"
QString rule(rules::Rule rule);

// Names as they stand in the middle of a sentence, with their articles.

QString thePawn(rules::Pawn who);
QString theCar(rules::Car car);
/// "the saloon", "the roof of the saloon"
QString thePlace(rules::Location place);
/// "in the saloon", "on the roof of the saloon"
QString inPlace(rules::Location place);
/// Where somebody goes: "to the saloon", "to the roof of the saloon".
QString toPlace(rules::Location place);
/// A place, or somebody's sheet.
QString theHolder(rules::Holder holder);
/// "a purse", "a purse ($300)"
QString aToken(rules::Loot token);

/// A sentence, begun with a capital letter, its words melted (views/items/wording/melting.h).
QString asSentence(QString text);

} // namespace caboose::items::words
