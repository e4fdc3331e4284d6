// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and tokens on a sheet, and on the table as a whole, changed by hand.
#include "views/items/wording/adjustments.h"
#include "views/items/wording/piece_words.h"

#include <QCoreApplication>

#include <bit>

namespace caboose::items::words {
namespace {

using namespace rules;
using game::Adjustment;
using game::SheetField;
using game::TableField;

struct Adjustments {
    Q_DECLARE_TR_FUNCTIONS(Adjustments)
};

/// Something that a character has or has not.
QString heldOrNot(const Adjustment& a, const QString& held, const QString& notHeld)
{
    return (a.number != 0 ? held : notHeld).arg(thePawn(a.who));
}

QString holdsHostage(const Adjustment& a)
{
    const auto held = static_cast<Hostage>(a.number);
    if (held == Hostage::None) {
        return Adjustments::tr("%1 holds no hostage.").arg(thePawn(a.who));
    }
    //: %1: a bandit, %2: a hostage
    return Adjustments::tr("%1 holds a hostage: %2.").arg(thePawn(a.who), hostage(held));
}

QString hasPrisoner(const Adjustment& a)
{
    const Pawn freed = pawnAt(a.number);
    if (freed == Pawn::None) {
        return Adjustments::tr("%1 has no freed prisoner.").arg(thePawn(a.who));
    }
    //: %1: a bandit, %2: the bandit whose sidekick was in prison
    return Adjustments::tr("%1 has a freed prisoner: the sidekick of %2.")
        .arg(thePawn(a.who), thePawn(freed));
}

QString isInTeam(const Adjustment& a)
{
    if (a.number == 0) return Adjustments::tr("%1 is in no team.").arg(thePawn(a.who));
    return Adjustments::tr("%1 is in team %2.").arg(thePawn(a.who), QString::number(a.number));
}

} // namespace

QString sheetAdjustment(const Adjustment& a)
{
    const QString who = thePawn(a.who);
    const int n = a.number;
    switch (a.sheetField) {
    case SheetField::BulletsLeft:
        return Adjustments::tr("%1 has %n bullet(s) left.", nullptr, n).arg(who);
    case SheetField::SecondPile:
        return Adjustments::tr("%1 has %n bullet(s) in the second pile.", nullptr, n).arg(who);
    case SheetField::Cash:
        //: %1: a bandit, %2: dollars
        return Adjustments::tr("%1 has %2 without a token.").arg(who, dollars(n));
    case SheetField::UnseenTotal:
        return Adjustments::tr("The purses of %1 are counted again.").arg(who);
    case SheetField::Hostage: return holdsHostage(a);
    case SheetField::Prisoner: return hasPrisoner(a);
    case SheetField::SilkPower:
        //: %1: a bandit, %2: which of three powers was picked
        return Adjustments::tr("%1: %2.", "picks a power")
            .arg(who, silkPower(static_cast<SilkPower>(n)));
    case SheetField::WantedPoster:
        return heldOrNot(a, Adjustments::tr("%1 has a wanted poster."),
                         Adjustments::tr("%1 has no wanted poster."));
    case SheetField::WasCaptured:
        return heldOrNot(a, Adjustments::tr("%1 was captured."),
                         Adjustments::tr("%1 was not captured."));
    case SheetField::HasRespect:
        return heldOrNot(a, Adjustments::tr("%1 has the Respect card."),
                         Adjustments::tr("%1 does not have the Respect card."));
    case SheetField::IsEjected:
        return heldOrNot(a, Adjustments::tr("%1 was blown off the train."),
                         Adjustments::tr("%1 was not blown off the train."));
    case SheetField::IsNextToEscape:
        return heldOrNot(a, Adjustments::tr("%1 is next to escape from the cell."),
                         Adjustments::tr("%1 is not next to escape from the cell."));
    case SheetField::Brawlers:
        return Adjustments::tr("%1 has %n Brawler card(s).", nullptr,
                               std::popcount(static_cast<unsigned>(n)))
            .arg(who);
    case SheetField::EjectionTokens:
        return Adjustments::tr("%1 has %n ejection token(s).", nullptr, n).arg(who);
    case SheetField::WantedTokens:
        return Adjustments::tr("%1 has %n wanted token(s).", nullptr, n).arg(who);
    case SheetField::Ladder:
        //: %1: a bandit, %2: a number
        return Adjustments::tr("%1 stands on rung %2 of the plan.").arg(who, QString::number(n));
    case SheetField::BulletsInFront:
        return Adjustments::tr("%1 has %n bullet(s) lying in front.", nullptr, n).arg(who);
    case SheetField::Team: return isInTeam(a);
    case SheetField::Count: break;
    }
    return {};
}

QString tableAdjustment(const Adjustment& a)
{
    const int n = a.number;
    switch (a.tableField) {
    case TableField::NeutralBullets:
        return Adjustments::tr("The stock holds %n neutral bullet(s).", nullptr, n);
    case TableField::NeutralBulletsAside:
        return Adjustments::tr("Out of the game: %n neutral bullet(s).", nullptr, n);
    case TableField::ArmouredOffset:
        //: %1: a place of the express, counted from the locomotive
        return Adjustments::tr("The armoured locomotive stands beside place %1.").arg(n);
    case TableField::StagecoachBeside:
        if (carAt(n) == Car::None) return Adjustments::tr("The stagecoach is gone.");
        //: %1: a car
        return Adjustments::tr("The stagecoach stands beside %1.").arg(theCar(carAt(n)));
    case TableField::ShotgunReleased:
        return n != 0 ? Adjustments::tr("The Shotgun is on the loose.")
                      : Adjustments::tr("The Shotgun stays on the stagecoach.");
    case TableField::Count: break;
    }
    return {};
}

} // namespace caboose::items::words
