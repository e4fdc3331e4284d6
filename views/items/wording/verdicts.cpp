// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/verdicts.h"

#include "views/items/wording/field_words.h"
#include "views/items/wording/melting.h"
#include "views/items/wording/module_words.h"
#include "views/items/wording/not_offered.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/rounds.h"
#include "views/items/wording/ruling_words.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

using namespace rules;

struct Verdicts {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

/// Whom or what a reason is about, where the rule leaves it open.
struct Arguments {
    QString who;
    QString where;
    int number;
    bool isSomebody = false; ///< it is about a pawn, and not about a place
    QString bullet = {};     ///< of the Marshal’s, by whose rule it is so
    Verdict verdict = {};    ///< all of it, if there is one
};

/// 14.2: each bullet of the Marshal's has its own.
QString bulletOf(Rule rule)
{
    const bool isBullets = rule.chapter == 14 && rule.section == 2 && rule.point > 0;
    return isBullets ? marshalBullet(static_cast<MarshalBullet>(rule.point)) : QString();
}

Arguments argumentsOf(const Verdict& verdict)
{
    return {.who = thePawn(verdict.who),
            .where = thePlace(verdict.where),
            .number = verdict.number,
            .isSomebody = verdict.who != Pawn::None,
            .bullet = bulletOf(verdict.rule),
            .verdict = verdict};
}

QString inWords(Reason reason, const Arguments& about)
{
    const QString& who = about.who;
    const QString& where = about.where;
    switch (reason) {
    case Reason::None: return {};
    case Reason::NotOnTable: return Verdicts::tr("%1 is not on the train").arg(who);
    case Reason::InCell: return Verdicts::tr("%1 sits in the cell").arg(who);
    case Reason::IsEjected: return Verdicts::tr("%1 was blown off the train").arg(who);
    case Reason::NoSuchPlace: return Verdicts::tr("there is no such place: %1").arg(where);
    case Reason::NotInGame: return Verdicts::tr("%1 is not in the game").arg(who);
    case Reason::CannotStay: return Verdicts::tr("one must leave this place");
    case Reason::OtherFloor:
        return about.isSomebody ? Verdicts::tr("%1 is on another floor").arg(who)
                                : Verdicts::tr("that is on another floor");
    case Reason::SameFloor: return Verdicts::tr("that is on the same floor");
    case Reason::TooFar:
        return Verdicts::tr("that is further than %n car(s)", nullptr, about.number);
    case Reason::NotAdjacent: return Verdicts::tr("that is not next to it");
    case Reason::CellClosed: return Verdicts::tr("nobody walks into the cell");
    case Reason::NoWay: return Verdicts::tr("there is nowhere to go");
    case Reason::MarshalStaysInside: return Verdicts::tr("the Marshal does not go there");
    case Reason::NotAway: return Verdicts::tr("that is not further away");
    case Reason::EncounterForbidden:
        return Verdicts::tr("that would be an encounter without a neutral bullet left");
    case Reason::DoorBarred: return Verdicts::tr("%1 bars the rear door").arg(who);
    case Reason::RoofsOnly: return Verdicts::tr("that is no roof");
    case Reason::InsideOnly: return Verdicts::tr("that way leads inside, onto no roof");
    case Reason::NotByMove:
        return Verdicts::tr("nobody walks there, only over the roofs or on a horse");
    case Reason::LaunchedBack: return Verdicts::tr("the handcar would throw one back");
    case Reason::OtherTrain: return Verdicts::tr("no horse goes along that train");
    case Reason::NoHorse: return Verdicts::tr("no horse stands there");
    case Reason::BarredByHostage: return Verdicts::tr("%1’s hostage does not allow it").arg(who);
    case Reason::Oneself: return Verdicts::tr("that is the bandit in question");
    case Reason::SameLocation: return Verdicts::tr("%1 is in the same place").arg(who);
    case Reason::NotHere: return Verdicts::tr("%1 is somewhere else").arg(who);
    case Reason::OutOfSight: return Verdicts::tr("%1 is out of sight").arg(who);
    case Reason::SightBlocked: return Verdicts::tr("%1 stands between").arg(who);
    case Reason::BelleShielded: return Verdicts::tr("%1 could be chosen instead").arg(who);
    case Reason::TeamMate: return Verdicts::tr("%1 is on the same side").arg(who);
    case Reason::NeverTarget: return Verdicts::tr("%1 is no target by these rules").arg(who);
    case Reason::NoTarget: return Verdicts::tr("nobody can be aimed at");
    case Reason::AlreadyHit: return Verdicts::tr("%1 is hit by the other bullet").arg(who);
    case Reason::OnePileEmpty: return Verdicts::tr("one of the two piles of bullets is empty");
    case Reason::NoBullets: return Verdicts::tr("%1 has no bullet left").arg(who);
    case Reason::TooFewNeutrals:
        return Verdicts::tr("%n neutral bullet(s) would be needed", nullptr, about.number);
    case Reason::NoLoot: return Verdicts::tr("there is no loot");
    case Reason::LootElsewhere: return Verdicts::tr("that lies somewhere else: %1").arg(where);
    case Reason::Guarded: return Verdicts::tr("%1 sits on it").arg(who);
    case Reason::PlayedMarshal: return Verdicts::tr("nobody moves the Marshal but who plays him");
    case Reason::NothingToCopy: return Verdicts::tr("there is no card to copy");
    case Reason::NoHiddenGoal: return Verdicts::tr("no goal of the Marshal’s lies face down");
    case Reason::MustFree: return Verdicts::tr("there is somebody to be freed first");
    case Reason::HasPrisoner: return Verdicts::tr("%1 has freed a prisoner already").arg(who);
    case Reason::NoPrisoner: return Verdicts::tr("that prisoner is not there");
    case Reason::CellEmpty: return Verdicts::tr("nobody sits in the cell");
    case Reason::Voided:
        return about.bullet.isEmpty()
                   ? Verdicts::tr("a bullet makes such cards of %1 void").arg(who)
                   //: %1: a bullet of the Marshal’s, %2: a bandit
                   : Verdicts::tr("the bullet “%1” makes such cards of %2 void")
                         .arg(about.bullet, who);
    case Reason::NotOffered: return notOffered(about.verdict);
    case Reason::NotInHand: return Verdicts::tr("that card is not in the hand");
    case Reason::BulletCard: return Verdicts::tr("that is a bullet");
    case Reason::NeutralFirst: return Verdicts::tr("neutral bullets are taken out first");
    case Reason::MustBeFaceUp: return Verdicts::tr("it must be played face up");
    case Reason::MustBeFaceDown: return Verdicts::tr("it must be played face down");
    case Reason::PowerForfeited:
        return Verdicts::tr("%1 has forfeited the power for this round").arg(who);
    case Reason::PowerLost: return Verdicts::tr("%1 has lost the power since").arg(who);
    case Reason::DeckEmpty: return Verdicts::tr("the deck is empty");
    case Reason::JarringTurn: return Verdicts::tr("a jarring turn does not allow it");
    case Reason::NotOtherBandit: return Verdicts::tr("cover comes from the other bandit");
    case Reason::NotAsCover: return Verdicts::tr("a Marshal card is no cover");
    case Reason::SearchFindsNothing: return Verdicts::tr("the search would find nothing");
    case Reason::NormalTurnOnly:
        return Verdicts::tr("flasks are for turns without a rule of their own");
    case Reason::OneFlask: return Verdicts::tr("one flask in a turn is enough");
    case Reason::TooFewCards:
        return Verdicts::tr("%n playable card(s) in hand are needed", nullptr, about.number);
    case Reason::MustPlayCard: return Verdicts::tr("after a flask a card must be played");
    case Reason::AfterPlusCard:
        return Verdicts::tr("after a “+” card, a further card is all that may follow");
    case Reason::WrongRoundCards:
        return Verdicts::tr("%n round card(s) are to be chosen, stations among them", nullptr,
                            about.number);
    case Reason::TeamHasDiverted:
        return Verdicts::tr("%1 of the same team has done so in this turn").arg(who);
    case Reason::NotItsObjective:
        //: of a bot; %1: a place
        return Verdicts::tr("what it is after lies the other way: %1").arg(where);
    case Reason::ForwardsOnTie:
        //: of a bot; %1: a place
        return Verdicts::tr("where both ways are as good, it goes forwards: %1").arg(where);
    case Reason::AlongTrainFirst:
        //: of a bot; %1: a place
        return Verdicts::tr("the way along the train comes first: %1").arg(where);
    case Reason::NeverOnRoof: return Verdicts::tr("%1 never comes to a roof").arg(who);
    case Reason::EarlierPlaceWorks:
        //: of whom a bot punches; %1: a place
        return Verdicts::tr("another place comes first: %1").arg(where);
    case Reason::OtherLootFirst: return Verdicts::tr("%1 prefers other loot").arg(who);
    case Reason::IgnoredByBot: return Verdicts::tr("%1 ignores that").arg(who);
    case Reason::OrderNotEntered: return Verdicts::tr("if the printed order of loot puts it first");
    case Reason::BotAlwaysDoes:
        return Verdicts::tr("%1 does the same thing whenever nudged").arg(who);
    case Reason::StaysWithStrongbox:
        //: of a bot
        return Verdicts::tr("%1 stays with the special strongbox").arg(who);
    case Reason::ThreeBullets: return Verdicts::tr("three bullets lie before %1").arg(who);
    case Reason::HandUnseen: return Verdicts::tr("if it is in the hand");
    case Reason::ValueUnseen:
        return about.verdict.ruling == Ruling::OpposingSecretDocument
                   ? Verdicts::tr("on whose it is")
                   : Verdicts::tr("if it is worth that");
    case Reason::CardUnseen: return Verdicts::tr("if it is that card");
    case Reason::NotLeast: return Verdicts::tr("something is worth less");
    case Reason::NotGreatest: return Verdicts::tr("something is worth more");
    case Reason::AlreadyTaken: return Verdicts::tr("that is taken already");
    case Reason::LiesBelow: return Verdicts::tr("that lies further below in the pile");
    case Reason::NotRefereed: return Verdicts::tr("this rule is not refereed yet");
    case Reason::NoWayOn: return Verdicts::tr("the rules have no way on from here");
    case Reason::TooFewPlayers: return Verdicts::tr("at least %n player(s)", nullptr, about.number);
    case Reason::TooManyPlayers: return Verdicts::tr("at most %n player(s)", nullptr, about.number);
    case Reason::UnevenTeams: return Verdicts::tr("pairs need an even number of players");
    case Reason::WrongPartners:
        return Verdicts::tr("one of the two must be Ghost, Doc or Belle, and only one");
    case Reason::NoPlayers: return Verdicts::tr("nobody sits there");
    case Reason::NotInBox: return Verdicts::tr("%1 is not in this box").arg(who);
    case Reason::WrongCars:
        return Verdicts::tr("%n different car(s) are needed", nullptr, about.number);
    case Reason::TwoBanditsNeeded: return Verdicts::tr("each player needs two bandits");
    case Reason::NeedsModule:
        //: %1: something out of a box, as "Whiskey"
        return Verdicts::tr("%1 must be in the game, too")
            .arg(module(static_cast<Module>(about.number)));
    case Reason::NotTogether:
        //: %1: something out of a box, as "Handcar"
        return Verdicts::tr("not together with: %1").arg(module(static_cast<Module>(about.number)));
    case Reason::Count: return {};
    }
    return {};
}

QString headed(Ruled ruled, const QString& why)
{
    switch (ruled) {
    case Ruled::Allowed:
        return why.isEmpty() ? Verdicts::tr("Yes") : Verdicts::tr("Yes: %1").arg(why);
    case Ruled::Refused:
        return why.isEmpty() ? Verdicts::tr("No") : Verdicts::tr("No: %1").arg(why);
    case Ruled::NotRefereed: return Verdicts::tr("Not refereed yet");
    case Ruled::Depends:
        return why.isEmpty() ? Verdicts::tr("It depends") : Verdicts::tr("It depends: %1").arg(why);
    }
    return {};
}

} // namespace

QString reason(const Verdict& verdict)
{
    return asSentence(inWords(verdict.reason, argumentsOf(verdict)));
}

QString reason(Reason reason)
{
    //: stands for somebody or some place that is not named
    const QString somebody = Verdicts::tr("somebody");
    return melted(
        inWords(reason, {.who = somebody, .where = Verdicts::tr("somewhere"), .number = 2}));
}

namespace {

/// Not about somebody else who stands in the way or would be aimed at.
bool isAboutWhoActs(Reason reason)
{
    return reason == Reason::NotOnTable || reason == Reason::InCell ||
           reason == Reason::IsEjected || reason == Reason::NotInGame ||
           reason == Reason::NoBullets || reason == Reason::Voided || reason == Reason::PowerLost ||
           reason == Reason::ThreeBullets || reason == Reason::BarredByHostage;
}

} // namespace

QString reason(Reason reason, Pawn whose, Rule rule)
{
    if (whose == Pawn::None || !isAboutWhoActs(reason)) return words::reason(reason);
    return melted(inWords(
        reason, {.who = thePawn(whose), .where = {}, .number = 3, .bullet = bulletOf(rule)}));
}

QString verdict(const Verdict& verdict)
{
    const QString why = melted(inWords(verdict.reason, argumentsOf(verdict)));
    const QString text = headed(verdict.ruled, why);
    if (verdict.rule.isNone()) return text + QLatin1Char('.');
    //: %1: a verdict with its reason, %2: the number of the rule
    return Verdicts::tr("%1 (%2).").arg(text, rule(verdict.rule));
}

QString verdict(const Verdict& verdict, const Rulings& rulings)
{
    QString text = words::verdict(verdict);
    if (verdict.ruling == Ruling::None) return text;
    //: %1: a verdict, %2: a ruling it rests on, as question and answer
    return Verdicts::tr("%1 It rests on a ruling: %2.")
        .arg(text, ruling(verdict.ruling, rulings.at(verdict.ruling)));
}

} // namespace caboose::items::words
