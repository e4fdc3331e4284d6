// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of each field of a sheet and of the table: its name in a menu, and the sentence when it
// is set by hand.
#include "views/items/wording/field_words.h"

#include "views/items/wording/adjustments.h"
#include "views/items/wording/piece_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <bit>

namespace caboose::items::words {
namespace {

using namespace rules;
using game::Adjustment;

struct FieldWords {
    Q_DECLARE_TR_FUNCTIONS(FieldWords)
};

/// A sentence may hold %1: whose sheet, %2: the value in words, and %n: the value as a number.
struct OfSheet {
    SheetField field;
    const char* name;
    const char* sentence;
    const char* ifNone = nullptr; ///< where there is none, or it is not so
};

constexpr std::array ofSheet{
    OfSheet{SheetField::Team, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Team"),
            //: %1: a bandit, %2: a number
            QT_TRANSLATE_NOOP("Adjustments", "%1 is in team %2."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 is in no team.")},
    OfSheet{SheetField::BulletsLeft, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Bullets left"),
            QT_TRANSLATE_N_NOOP("Adjustments", "%1 has %n bullet(s) left.")},
    OfSheet{SheetField::SecondPile, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Second pile"),
            QT_TRANSLATE_N_NOOP("Adjustments", "%1 has %n bullet(s) in the second pile.")},
    OfSheet{SheetField::Cash,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Money without a token"),
            //: %1: a bandit, %2: dollars
            QT_TRANSLATE_NOOP("Adjustments", "%1 has %2 without a token.")},
    OfSheet{SheetField::UnseenTotal,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Count the purses again"),
            QT_TRANSLATE_NOOP("Adjustments", "The purses of %1 are counted again.")},
    OfSheet{SheetField::Hostage, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Hostage"),
            //: %1: a bandit, %2: a hostage
            QT_TRANSLATE_NOOP("Adjustments", "%1 holds a hostage: %2."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 holds no hostage.")},
    OfSheet{SheetField::Prisoner, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Freed prisoner"),
            //: %1: a bandit, %2: the bandit whose sidekick was in prison
            QT_TRANSLATE_NOOP("Adjustments", "%1 has a freed prisoner: the sidekick of %2."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 has no freed prisoner.")},
    OfSheet{SheetField::SilkPower, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Power picked"),
            //: %1: a bandit, %2: which of three powers was picked
            QT_TRANSLATE_NOOP("Adjustments", "%1 picks this power: %2."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 picks no power.")},
    OfSheet{SheetField::WantedPoster,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Wanted poster"),
            QT_TRANSLATE_NOOP("Adjustments", "%1 has a wanted poster."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 has no wanted poster.")},
    OfSheet{SheetField::WasCaptured, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Was captured"),
            QT_TRANSLATE_NOOP("Adjustments", "%1 was captured."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 was not captured.")},
    OfSheet{SheetField::HasRespect, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Respect card"),
            QT_TRANSLATE_NOOP("Adjustments", "%1 has the Respect card."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 does not have the Respect card.")},
    OfSheet{SheetField::IsEjected,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Blown off the train"),
            QT_TRANSLATE_NOOP("Adjustments", "%1 was blown off the train."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 was not blown off the train.")},
    OfSheet{SheetField::IsNextToEscape,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Next to escape"),
            QT_TRANSLATE_NOOP("Adjustments", "%1 is next to escape from the cell."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 is not next to escape from the cell.")},
    OfSheet{SheetField::Brawlers, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Brawler cards"),
            QT_TRANSLATE_N_NOOP("Adjustments", "%1 has %n Brawler card(s).")},
    OfSheet{SheetField::EjectionTokens,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Ejection tokens"),
            QT_TRANSLATE_N_NOOP("Adjustments", "%1 has %n ejection token(s).")},
    OfSheet{SheetField::WantedTokens,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Wanted tokens"),
            QT_TRANSLATE_N_NOOP("Adjustments", "%1 has %n wanted token(s).")},
    OfSheet{SheetField::Ladder, QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Rung of the plan"),
            //: %1: a bandit, %2: a number
            QT_TRANSLATE_NOOP("Adjustments", "%1 stands on rung %2 of the plan.")},
    OfSheet{SheetField::BulletsInFront,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Bullets lying in front"),
            //: %1: a bandit, %2: who fired them, or "neutral"
            QT_TRANSLATE_N_NOOP("Adjustments", "%1 has %n bullet(s) lying in front: %2.")},
    OfSheet{SheetField::VoidedMove,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Move cards are void"),
            QT_TRANSLATE_NOOP("Adjustments", "The Move cards of %1 are void."),
            QT_TRANSLATE_NOOP("Adjustments", "The Move cards of %1 are not void.")},
    OfSheet{SheetField::VoidedFloorChange,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Floor Change cards are void"),
            QT_TRANSLATE_NOOP("Adjustments", "The Floor Change cards of %1 are void."),
            QT_TRANSLATE_NOOP("Adjustments", "The Floor Change cards of %1 are not void.")},
    OfSheet{SheetField::VoidedPunch,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Punch cards are void"),
            QT_TRANSLATE_NOOP("Adjustments", "The Punch cards of %1 are void."),
            QT_TRANSLATE_NOOP("Adjustments", "The Punch cards of %1 are not void.")},
    OfSheet{SheetField::VoidedFire,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Fire cards are void"),
            QT_TRANSLATE_NOOP("Adjustments", "The Fire cards of %1 are void."),
            QT_TRANSLATE_NOOP("Adjustments", "The Fire cards of %1 are not void.")},
    OfSheet{SheetField::HitsThisRound,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Bullets received in this round"),
            QT_TRANSLATE_N_NOOP("Adjustments", "%1 received %n bullet(s) in this round.")},
    OfSheet{SheetField::HasBought,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Bought an action in this round"),
            QT_TRANSLATE_NOOP("Adjustments", "%1 has bought an action in this round."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 has bought no action in this round.")},
    OfSheet{SheetField::HasDiverted,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Used the diversion"),
            QT_TRANSLATE_NOOP("Adjustments", "%1 has used the diversion of this turn."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 has not used the diversion of this turn.")},
    OfSheet{SheetField::DrawsTwoMore,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Draws two more cards next time"),
            QT_TRANSLATE_NOOP("Adjustments", "%1 will fill the hand with two more cards."),
            QT_TRANSLATE_NOOP("Adjustments", "%1 will fill the hand as usual.")},
};

/// %1: the value in words, and %n: the value as a number.
struct OfTable {
    TableField field;
    const char* name;
    const char* sentence;
    const char* ifNone = nullptr;
};

constexpr std::array ofTable{
    OfTable{TableField::NeutralBullets,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Neutral bullets in the stock"),
            QT_TRANSLATE_N_NOOP("Adjustments", "The stock holds %n neutral bullet(s).")},
    OfTable{TableField::NeutralBulletsAside,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Neutral bullets out of the game"),
            QT_TRANSLATE_N_NOOP("Adjustments", "Out of the game: %n neutral bullet(s).")},
    OfTable{TableField::ArmouredOffset,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Armoured train beside place"),
            //: %1: a place of the express, counted from the locomotive
            QT_TRANSLATE_NOOP("Adjustments", "The armoured locomotive stands beside place %1.")},
    OfTable{TableField::StagecoachBeside,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "The stagecoach stands beside"),
            //: %1: a car
            QT_TRANSLATE_NOOP("Adjustments", "The stagecoach stands beside %1."),
            QT_TRANSLATE_NOOP("Adjustments", "The stagecoach is gone.")},
    OfTable{TableField::ShotgunReleased,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "The Shotgun is on the loose"),
            QT_TRANSLATE_NOOP("Adjustments", "The Shotgun is on the loose."),
            QT_TRANSLATE_NOOP("Adjustments", "The Shotgun stays on the stagecoach.")},
    OfTable{TableField::WildBunchOfFirstTeam,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Wild Bunch, first team"),
            QT_TRANSLATE_N_NOOP("Adjustments",
                                "Under the Wild Bunch token: %n bullet(s) of the first team.")},
    OfTable{TableField::WildBunchOfSecondTeam,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Wild Bunch, second team"),
            QT_TRANSLATE_N_NOOP("Adjustments",
                                "Under the Wild Bunch token: %n bullet(s) of the second team.")},
    OfTable{TableField::PlaysLeft,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "Plays left in this turn"),
            QT_TRANSLATE_N_NOOP("Adjustments", "Left in this turn: %n play(s)."),
            QT_TRANSLATE_NOOP("Adjustments", "The turn has just begun.")},
    OfTable{TableField::MustPlay,
            QT_TRANSLATE_NOOP("caboose::items::Adjusting", "A card must be played"),
            QT_TRANSLATE_NOOP("Adjustments", "After the flask, a card must be played."),
            QT_TRANSLATE_NOOP("Adjustments", "No card must be played.")},
};

template <typename Words, typename Field>
const typename Words::value_type* find(const Words& words, Field field)
{
    const auto* found = std::find_if(words.begin(), words.end(),
                                     [field](const auto& each) { return each.field == field; });
    return found == words.end() ? nullptr : found;
}

template <typename Words, typename Field>
QString nameIn(const Words& words, Field field)
{
    const auto* found = find(words, field);
    if (found == nullptr) return {};
    return QCoreApplication::translate("caboose::items::Adjusting", found->name);
}

QString yesOrNo(int number)
{
    return number == 0 ? FieldWords::tr("No") : FieldWords::tr("Yes");
}

/// %n of a sentence: of Brawler cards, each is a bit.
int counted(SheetField field, int value)
{
    return field == SheetField::Brawlers ? std::popcount(static_cast<unsigned>(value)) : value;
}

/// %2 of a sentence.
QString inSentence(const Adjustment& a)
{
    const SheetValue value = rowOf(a.sheetField).value;
    if (value == SheetValue::Sidekick) return thePawn(pawnAt(a.number));
    if (value != SheetValue::ByGiver) return sheetValue(a.sheetField, a.number);
    return a.whom == Pawn::None ? FieldWords::tr("neutral", "bullets") : thePawn(a.whom);
}

QString sentence(const char* text, int n)
{
    return QCoreApplication::translate("Adjustments", text, nullptr, n);
}

/// A number that stands for nothing.
int noneOf(SheetField field)
{
    return field == SheetField::Prisoner ? index(Pawn::None) : 0;
}

int noneOf(TableField field)
{
    return field == TableField::StagecoachBeside ? index(Car::None) : 0;
}

} // namespace

QString sheetField(SheetField field)
{
    return nameIn(ofSheet, field);
}

QString sheetValue(SheetField field, int value)
{
    switch (rowOf(field).value) {
    case SheetValue::Flag:
    case SheetValue::Listed: return yesOrNo(value);
    case SheetValue::Money: return dollars(value);
    case SheetValue::Hostage: return hostage(static_cast<Hostage>(value));
    case SheetValue::Sidekick: return pawn(pawnAt(value));
    case SheetValue::Power: return silkPower(static_cast<SilkPower>(value));
    case SheetValue::Number:
    case SheetValue::Bullets:
    case SheetValue::ByGiver:
    case SheetValue::Role: break;
    }
    return QString::number(value);
}

QString tableField(TableField field)
{
    return nameIn(ofTable, field);
}

QString tableValue(TableField field, int value)
{
    switch (field) {
    case TableField::StagecoachBeside: return car(carAt(value));
    case TableField::ShotgunReleased:
    case TableField::MustPlay: return yesOrNo(value);
    case TableField::NeutralBullets:
    case TableField::NeutralBulletsAside:
    case TableField::ArmouredOffset:
    case TableField::WildBunchOfFirstTeam:
    case TableField::WildBunchOfSecondTeam:
    case TableField::PlaysLeft:
    case TableField::Count: break;
    }
    return QString::number(value);
}

QString sheetAdjustment(const Adjustment& a)
{
    const OfSheet* words = find(ofSheet, a.sheetField);
    if (words == nullptr) return {};
    const bool isNone = words->ifNone != nullptr && a.number == noneOf(a.sheetField);
    const char* text = isNone ? words->ifNone : words->sentence;
    const QString said = sentence(text, counted(a.sheetField, a.number)).arg(thePawn(a.who));
    return said.contains(QLatin1String("%2")) ? said.arg(inSentence(a)) : said;
}

QString tableAdjustment(const Adjustment& a)
{
    const OfTable* words = find(ofTable, a.tableField);
    if (words == nullptr) return {};
    const bool isNone = words->ifNone != nullptr && a.number == noneOf(a.tableField);
    const QString said = sentence(isNone ? words->ifNone : words->sentence, a.number);
    if (!said.contains(QLatin1String("%1"))) return said;
    return said.arg(a.tableField == TableField::StagecoachBeside
                        ? theCar(carAt(a.number))
                        : tableValue(a.tableField, a.number));
}

QString goal(int goal)
{
    constexpr int firstWarrant = 8;
    switch (goal) {
    case 0: return FieldWords::tr("Not seen", "a goal");
    case 1: return FieldWords::tr("Arch Enemy");
    case 2: return FieldWords::tr("Dodge Bullets!");
    case 3: return FieldWords::tr("Full of Lead");
    case 4: return FieldWords::tr("Golden Bullet Award");
    case 5: return FieldWords::tr("The Mail Must Go Through!");
    case 6: return FieldWords::tr("Only a Flesh Wound!");
    case 7: return FieldWords::tr("Throw Away the Key!");
    default: break;
    }
    const int whose = goal - firstWarrant;
    if (whose >= banditCount) return QString::number(goal);
    //: %1: a bandit
    return FieldWords::tr("Arrest Warrant: %1").arg(pawn(pawnAt(whose)));
}

} // namespace caboose::items::words
