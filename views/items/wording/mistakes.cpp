// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/mistakes.h"

#include "views/items/wording/field_words.h"
#include "views/items/wording/melting.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/ruling_words.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

using notation::Expected;
using notation::Problem;

struct Mistakes {
    Q_DECLARE_TR_FUNCTIONS(Mistakes)
};

QString expectation(const notation::Mistake& mistake)
{
    const QString argument = QString::fromStdString(mistake.argument);
    switch (mistake.expected) {
    case Expected::LineStart: return Mistakes::tr("a pawn, a place or a word that begins a line");
    case Expected::Pawn: return Mistakes::tr("a pawn");
    case Expected::Character:
    case Expected::Bandits: return Mistakes::tr("a character");
    case Expected::Car: return Mistakes::tr("a car");
    case Expected::Place: return Mistakes::tr("a place");
    case Expected::Loot: return Mistakes::tr("a kind of loot");
    case Expected::Card: return Mistakes::tr("a card");
    case Expected::RoundCard: return Mistakes::tr("a round card");
    case Expected::Turn: return Mistakes::tr("a kind of turn");
    case Expected::Event: return Mistakes::tr("an event");
    case Expected::RoundSet: return Mistakes::tr("a set of round cards");
    case Expected::Step: return Mistakes::tr("a step of the game");
    case Expected::Hostage: return Mistakes::tr("a hostage");
    case Expected::Bandit: return Mistakes::tr("a bandit");
    case Expected::Goal: return Mistakes::tr("one of the Marshal’s goals");
    case Expected::MarshalBullet: return Mistakes::tr("one of the Marshal’s bullets");
    case Expected::Brawler: return Mistakes::tr("gold, silver or bronze");
    case Expected::SilkPower: return Mistakes::tr("one of Silk’s powers");
    case Expected::Edition: return Mistakes::tr("an edition");
    case Expected::Booklet: return Mistakes::tr("the booklet of a box");
    case Expected::Module: return Mistakes::tr("something out of a box");
    case Expected::Ruling: return Mistakes::tr("a ruling");
    case Expected::RulingValue: return Mistakes::tr("a value of the ruling “%1”").arg(argument);
    case Expected::Number:
        return Mistakes::tr("a number from %1 to %2").arg(mistake.lowest).arg(mistake.highest);
    case Expected::About: return Mistakes::tr("something that can be said of a pawn");
    case Expected::Choice: return Mistakes::tr("a choice");
    case Expected::Kept: return Mistakes::tr("something that the program may keep");
    case Expected::This: return Mistakes::tr("“%1”").arg(argument);
    case Expected::EndOfLine: return Mistakes::tr("the end of the line");
    case Expected::CardOfSeat: return Mistakes::tr("somebody who sits at the table");
    case Expected::Statement: return Mistakes::tr("a word that begins a line of a case");
    case Expected::Action: return Mistakes::tr("an action");
    case Expected::Rule: return Mistakes::tr("the number of a rule");
    case Expected::CaseNumber:
        return Mistakes::tr("the number of a rule, a hyphen and a number of the case’s own");
    case Expected::Ask: return Mistakes::tr("a question");
    case Expected::Reason: return Mistakes::tr("a reason");
    case Expected::What: return Mistakes::tr("a happening");
    case Expected::Fault: return Mistakes::tr("a fault of a position");
    case Expected::Argument: return Mistakes::tr("somebody, a place, a number or a rule");
    }
    return {};
}

QString inWords(const notation::Mistake& mistake)
{
    const QString found = QString::fromStdString(mistake.found);
    switch (mistake.problem) {
    case Problem::NotExpected:
        return found.isEmpty()
                   ? Mistakes::tr("Expected %1, but the line ends here.").arg(expectation(mistake))
                   : Mistakes::tr("Expected %1, found “%2”.").arg(expectation(mistake), found);
    case Problem::OutOfRange:
        return Mistakes::tr("“%1” is not between %2 and %3.")
            .arg(found, QString::number(mistake.lowest), QString::number(mistake.highest));
    case Problem::TooMany:
        return Mistakes::tr("There is no room for more than %1 here.").arg(mistake.highest);
    case Problem::NotSeated:
        return Mistakes::tr("“%1” needs somebody who sits at the table.").arg(found);
    case Problem::TooLong:
        return Mistakes::tr("The text is too long: more than %1 kB.").arg(mistake.highest / 1024);
    case Problem::OutOfPlace: return Mistakes::tr("“%1” has no business here.").arg(found);
    case Problem::SaidTwice:
        return Mistakes::tr("Where the same pawn stands has been said already: “%1”.").arg(found);
    }
    return {};
}

} // namespace

QString mistake(const notation::Mistake& mistake)
{
    if (mistake.nearest.empty()) return inWords(mistake);
    //: %1: what is wrong, %2: a word that may have been meant
    return Mistakes::tr("%1 Did you mean “%2”?")
        .arg(inWords(mistake), QString::fromStdString(mistake.nearest));
}

namespace {

QString inWords(const rules::Inconsistency& found)
{
    using rules::Fault;
    const QString who = thePawn(found.who);
    const QString where = thePlace(found.where);
    const int number = found.number;
    switch (found.fault) {
    case Fault::NoTrain: return Mistakes::tr("There is no locomotive.");
    case Fault::CarTwice: return Mistakes::tr("This car is there twice: %1.").arg(where);
    case Fault::PawnNowhere:
        return asSentence(
            Mistakes::tr("%1 stands in a place that is not there: %2.").arg(who, where));
    case Fault::CharacterTwice: return asSentence(Mistakes::tr("%1 sits in two seats.").arg(who));
    case Fault::SeatEmpty: return Mistakes::tr("Nobody sits in seat %1.").arg(number + 1);
    case Fault::NotSeated: return asSentence(Mistakes::tr("%1 plays, but has no seat.").arg(who));
    case Fault::SeatedAbsent:
        return asSentence(Mistakes::tr("%1 has a seat, but does not play.").arg(who));
    case Fault::TooManyTokens:
        //: %1: a kind of loot, %2: how many there are
        return Mistakes::tr("There are not so many in all boxes: %1 (%2).")
            .arg(loot(found.loot), QString::number(number));
    case Fault::LootNowhere:
        return Mistakes::tr("%1 lies in a place that is not there: %2.")
            .arg(loot(found.loot), where);
    case Fault::LootOnAbsent:
        return asSentence(
            Mistakes::tr("%1 does not play, but has loot: %2.").arg(who, loot(found.loot)));
    case Fault::TooManyBullets:
        return asSentence(Mistakes::tr("%1 has more bullets than there are: %2.")
                              .arg(who, QString::number(number)));
    case Fault::TooManyNeutrals:
        return Mistakes::tr("There are not so many neutral bullets in all boxes: %1.").arg(number);
    case Fault::TooManyCards:
        return asSentence(Mistakes::tr("%1 has %2 cards of one kind, more than there are.")
                              .arg(who, QString::number(number)));
    case Fault::TooManyBulletCards:
        //: %1: somebody, %2: how many there are
        return Mistakes::tr("There are not so many bullets of one kind as in the cards of %1: %2.")
            .arg(who, QString::number(number));
    case Fault::TooManyKinds:
        //: %1: somebody, %2: how many there are
        return Mistakes::tr("Nobody ever has so many different cards as %1: %2.")
            .arg(who, QString::number(number));
    case Fault::FirstPlayerAbsent:
        return Mistakes::tr("The first player has a seat that is not there: %1.").arg(number + 1);
    case Fault::RoundOutOfRange: return Mistakes::tr("There is no round %1.").arg(number);
    case Fault::TurnOutOfRange:
        return Mistakes::tr("The round card has no turn %1.").arg(number + 1);
    case Fault::PlaceOutOfRange:
        return Mistakes::tr("There are not so many seats that the turn could be at place %1.")
            .arg(number);
    case Fault::CardOutOfRange:
        return Mistakes::tr("The common deck has no card %1.").arg(number + 1);
    case Fault::PlayedByNobody:
        return Mistakes::tr("A card of the common deck was played by a seat that is not there: %1.")
            .arg(number + 1);
    case Fault::NoRoundCard: return Mistakes::tr("Round %1 has no round card.").arg(number);
    case Fault::OnRoofInside:
        return Mistakes::tr("The Marshal stands on a roof, where he never goes.");
    case Fault::TooManyInFront:
        //: %1: a bandit, %2: how many bullets of one giver
        return asSentence(Mistakes::tr("Before %1 lie more bullets than were received: %2.")
                              .arg(who, QString::number(number)));
    case Fault::StagecoachNowhere:
        return Mistakes::tr("The stagecoach stands beside a car that is not there: %1.").arg(where);
    case Fault::HorsesNowhere:
        return Mistakes::tr("Horses stand beside a car that is not there: %1.").arg(where);
    case Fault::HostageTwice:
        //: %1: a hostage
        return Mistakes::tr("This hostage is there twice: %1.")
            .arg(hostage(static_cast<rules::Hostage>(number)));
    case Fault::TwoRoofless:
        return Mistakes::tr("Time travel car and handcar are never in the same game.");
    case Fault::PrisonerTwice:
        //: %1: the bandit whose sidekick was in prison
        return asSentence(Mistakes::tr("The sidekick of %1 is there twice.").arg(who));
    case Fault::InCell:
        return found.loot == rules::LootKind::None
                   //: %1: a pawn
                   ? asSentence(Mistakes::tr("%1 can’t be in the cell.").arg(who))
                   : Mistakes::tr("No loot lies in the cell.");
    case Fault::TooManyHealed:
        //: %1: a bandit, %2: how many bullets of one giver
        return asSentence(Mistakes::tr("%1 had more bullets healed than were received: %2.")
                              .arg(who, QString::number(number)));
    case Fault::TooManyGoals:
        return Mistakes::tr("The Marshal has five goals, not %n.", nullptr, number);
    case Fault::GoalNotInGame:
        //: %1: a goal of the Marshal’s
        return Mistakes::tr("This goal is left out of the game: %1.")
            .arg(goal(rules::goalAt(number)));
    case Fault::GoalTwice:
        //: %1: a goal of the Marshal’s
        return Mistakes::tr("This goal is there twice: %1.").arg(goal(rules::goalAt(number)));
    case Fault::PosterAfterCapture:
        //: %1: a bandit
        return asSentence(
            Mistakes::tr("%1 was captured, so the wanted poster is the Marshal’s.").arg(who));
    case Fault::BrawlerTwice:
        //: %1: a bandit
        return asSentence(
            Mistakes::tr("%1 has a Brawler card that somebody else has, too.").arg(who));
    case Fault::Count: return {};
    }
    return {};
}

} // namespace

QString inconsistency(const rules::Inconsistency& found)
{
    return melted(inWords(found));
}

QString contradiction(const rules::Contradiction& contradiction)
{
    return Mistakes::tr("These rulings contradict each other: “%1” and “%2”")
        .arg(ruling(contradiction.first), ruling(contradiction.second));
}

} // namespace caboose::items::words
