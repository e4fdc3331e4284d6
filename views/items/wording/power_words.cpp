// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/power_words.h"

#include "model/rules/13_bandits/powers.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace caboose::items::words {

namespace {

using namespace rules;

struct Powers {
    Q_DECLARE_TR_FUNCTIONS(Powers)
};

QString inWords(Power power)
{
    switch (power) {
    case Power::BuyAction: return Powers::tr("May buy another’s action once a round");
    case Power::Shielded: return Powers::tr("Safe while somebody else can be aimed at");
    case Power::Pickpocket: return Powers::tr("Pockets a purse that a punch knocks loose");
    case Power::Knockback: return Powers::tr("Shots push the target one car away");
    case Power::SevenCards: return Powers::tr("Seven cards in hand instead of six");
    case Power::HiddenCard: return Powers::tr("May play the first card face down");
    case Power::Diagonal: return Powers::tr("May change floor into the next car");
    case Power::BulletPunch: return Powers::tr("May play bullets as punches");
    case Power::Runner: return Powers::tr("Moves one or two cars");
    case Power::Dodge: return Powers::tr("May pass on a neutral bullet");
    case Power::DoorKeeper: return Powers::tr("Bars the rear door of the car");
    case Power::ThroughRoof: return Powers::tr("Fires through the roof of the own car");
    case Power::TunnelTwice: return Powers::tr("Play twice in a row in a tunnel");
    }
    return {};
}

constexpr std::array all{
    Power::BuyAction,  Power::Shielded,    Power::Pickpocket,  Power::Knockback, Power::SevenCards,
    Power::HiddenCard, Power::Diagonal,    Power::BulletPunch, Power::Runner,    Power::Dodge,
    Power::DoorKeeper, Power::ThroughRoof, Power::TunnelTwice};

} // namespace

QString power(const Table& table, Pawn character)
{
    QStringList powers;
    for (const Power power : all) {
        if (has(table, character, power)) powers.append(inWords(power));
    }
    return powers.join(QLatin1String("; "));
}

QString lentPower(const Table& table, Pawn holder)
{
    Table without = table;
    without.sheet(holder).prisoner = Pawn::None;
    QStringList powers;
    for (const Power power : all) {
        const bool isLent = has(table, holder, power) && !has(without, holder, power);
        if (isLent) powers.append(inWords(power));
    }
    return powers.join(QLatin1String("; "));
}

} // namespace caboose::items::words
