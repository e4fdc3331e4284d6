// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/adjustments.h"

#include "views/items/wording/field_words.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/round_card_words.h"
#include "views/items/wording/rounds.h"
#include "views/items/wording/ruling_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace caboose::items::words {
namespace {

using namespace rules;
using game::Adjustment;
using game::AdjustmentKind;
using game::Pile;

struct Adjustments {
    Q_DECLARE_TR_FUNCTIONS(Adjustments)
};

QString pawnPut(const Adjustment& a)
{
    const Location place = a.to.location();
    if (!isOnTable(place)) {
        //: by hand; %1: a pawn, %2: "out of the game" and the like
        return Adjustments::tr("%1 is now %2.").arg(thePawn(a.who), thePlace(place));
    }
    //: by hand; %1: a pawn, %2: "in the saloon"
    return Adjustments::tr("%1 is put %2.").arg(thePawn(a.who), inPlace(place));
}

/// "a purse", "3 × Purse"
QString tokens(const Adjustment& a)
{
    if (a.number <= 1 || a.what == AdjustmentKind::LootValued) return aToken(a.loot);
    //: %1: how many, %2: a kind of loot
    return Adjustments::tr("%1 × %2").arg(a.number).arg(loot(a.loot));
}

QString lootChanged(const Adjustment& a)
{
    const QString what = tokens(a);
    if (a.what == AdjustmentKind::LootMoved) {
        //: %1: loot, %2 and %3: places or whose sheet
        return Adjustments::tr("%1 goes from %2 to %3.")
            .arg(what, theHolder(a.from), theHolder(a.to));
    }
    if (a.what == AdjustmentKind::LootAdded) {
        //: %1: loot, %2: a place or whose sheet
        return Adjustments::tr("%1 is added here: %2.").arg(what, theHolder(a.to));
    }
    if (a.what == AdjustmentKind::LootRemoved) {
        //: %1: loot, %2: a place or whose sheet
        return Adjustments::tr("%1 is taken away from here: %2.").arg(what, theHolder(a.from));
    }
    //: %1: loot, %2: a place or whose sheet
    return Adjustments::tr("%1 has another value, here: %2.")
        .arg(aToken({a.loot.kind, unknownValue}), theHolder(a.from));
}

QString bulletChanged(const Adjustment& a)
{
    const QString whom = thePawn(a.whom);
    const bool isGiven = a.what == AdjustmentKind::BulletGiven;
    if (a.who == Pawn::None) {
        return isGiven ? Adjustments::tr("%1 receives a neutral bullet.").arg(whom)
                       : Adjustments::tr("%1 gives a neutral bullet back.").arg(whom);
    }
    //: %1: who has the bullet, %2: whose it is
    return (isGiven ? Adjustments::tr("%1 receives a bullet from %2.")
                    : Adjustments::tr("%1 gives a bullet back to %2."))
        .arg(whom, thePawn(a.who));
}

/// Those who sit there: one, or two in some variants.
QString namesOf(const Table& table, SeatIndex seat)
{
    QStringList names;
    if (seat >= table.seats.size()) return thePawn(Pawn::None);
    for (const Pawn who : table.seats[seat].characters) names.append(thePawn(who));
    return names.join(QStringLiteral(" + "));
}

QString pileName(Pile pile)
{
    switch (pile) {
    case Pile::Draw: return Adjustments::tr("the draw pile");
    case Pile::Hand: return Adjustments::tr("the hand");
    case Pile::Discard: return Adjustments::tr("the discard pile");
    }
    return {};
}

QString nameOfCard(Card which)
{
    return which.kind == CardKind::Bullet ? card(which) : card(which.kind);
}

QString cardChanged(const Adjustment& a, const Table& table)
{
    const QString whose = namesOf(table, a.seat);
    const QString what = a.card.kind == CardKind::Unknown
                             ? Adjustments::tr("a card", "which is not said")
                             : nameOfCard(a.card);
    if (a.what == AdjustmentKind::CardMoved) {
        //: cards of %1: %2: which, %3 and %4: "the hand" and the like
        return Adjustments::tr("%1: %2 goes from %3 to %4.")
            .arg(whose, what, pileName(a.pile), pileName(a.toPile));
    }
    if (a.what == AdjustmentKind::CardAdded) {
        //: cards of %1: %2: which, %3: "the hand" and the like
        return Adjustments::tr("%1: %2 is added here: %3.").arg(whose, what, pileName(a.toPile));
    }
    //: cards of %1: %2: which, %3: "the hand" and the like
    return Adjustments::tr("%1: %2 is taken away from here: %3.")
        .arg(whose, what, pileName(a.pile));
}

/// The card that lies there before it is changed.
QString cardOnDeck(const Adjustment& a, const Table& table)
{
    const auto place = static_cast<std::size_t>(a.number);
    if (a.number < 0 || place >= table.commonDeck.size()) return card(CardKind::Unknown);
    return card(table.commonDeck[place].card);
}

QString deckChanged(const Adjustment& a, const Table& table)
{
    const int number = a.number + 1;
    if (a.what == AdjustmentKind::DeckCardAdded) {
        //: %1: the card's number in the common deck, %2: whose it is, %3: which
        return (a.faceDown ? Adjustments::tr("Common deck, card %1: %2 has played %3, face down.")
                           : Adjustments::tr("Common deck, card %1: %2 has played %3."))
            .arg(number)
            .arg(namesOf(table, a.seat), card(a.card.kind));
    }
    if (a.what == AdjustmentKind::DeckCardNamed) {
        //: %1: the card's number in the common deck, %2: which it was taken for, %3: which it is
        return Adjustments::tr("Common deck, card %1: not %2, but %3.")
            .arg(number)
            .arg(cardOnDeck(a, table), card(a.card));
    }
    if (a.what == AdjustmentKind::DeckCardTurned) {
        //: %1: the card's number in the common deck
        return (a.faceDown ? Adjustments::tr("Common deck, card %1: it lies face down.")
                           : Adjustments::tr("Common deck, card %1: it lies face up."))
            .arg(number);
    }
    //: %1: the card's number in the common deck, %2: which
    return Adjustments::tr("Common deck, card %1: %2 is taken away.")
        .arg(number)
        .arg(cardOnDeck(a, table));
}

QString carChanged(const Adjustment& a)
{
    const Location place = a.to.location();
    if (a.what == AdjustmentKind::Horses) {
        //: %1: a car
        return Adjustments::tr("Horses beside %1: %2.")
            .arg(theCar(carOf(place)), QString::number(a.number));
    }
    const bool isThere = a.number == 1;
    if (a.what == AdjustmentKind::Dynamite) {
        //: %1: a place
        return (isThere ? Adjustments::tr("Dynamite lies here: %1.")
                        : Adjustments::tr("No dynamite lies here: %1."))
            .arg(thePlace(place));
    }
    //: %1: a car
    return (isThere ? Adjustments::tr("A Gatling gun stands here: %1.")
                    : Adjustments::tr("No Gatling gun stands here: %1."))
        .arg(theCar(carOf(place)));
}

QString displayChanged(const QString& who, bool isShown)
{
    //: %1: a hostage or prisoner
    return (isShown ? Adjustments::tr("On display: %1.")
                    : Adjustments::tr("No longer on display: %1."))
        .arg(who);
}

QString achieved(const Adjustment& a)
{
    //: %1: a bandit
    return (a.number != 0 ? Adjustments::tr("The sidekick of %1 counts as achieved.")
                          : Adjustments::tr("The sidekick of %1 no longer counts as achieved."))
        .arg(thePawn(a.who));
}

/// The current ones by name, as far as they are seen.
QString goalsChanged(const Goals& goals)
{
    QStringList current;
    for (const Goal each : goals.current) current.append(goal(each));
    const int upcoming = static_cast<int>(goals.upcoming.size());
    if (current.isEmpty()) {
        return Adjustments::tr("No goal is current, %n goal(s) to come.", nullptr, upcoming);
    }
    //: %1: a list of goals
    return Adjustments::tr("Current goals: %1. To come: %n.", nullptr, upcoming)
        .arg(current.join(QStringLiteral(", ")));
}

QString pileChanged(const Adjustment& a)
{
    const auto bullets = static_cast<int>(usualPileOrder.size());
    //: %1 and %2: numbers, %3: what a bullet of the Marshal’s says
    return Adjustments::tr("Colt %1, bullet %2: %3.")
        .arg(a.number / bullets + 1)
        .arg(a.number % bullets + 1)
        .arg(marshalBullet(marshalBulletOf(a.card)));
}

QString progressChanged(const Progress& progress)
{
    //: %1: the number of a round, %2: what is done in it now
    return Adjustments::tr("The game stands here: round %1, %2.")
        .arg(progress.round)
        .arg(step(progress.step));
}

QString inWords(const Adjustment& a, const Table& table)
{
    switch (a.what) {
    case AdjustmentKind::Pawn: return pawnPut(a);
    case AdjustmentKind::LootMoved:
    case AdjustmentKind::LootAdded:
    case AdjustmentKind::LootRemoved:
    case AdjustmentKind::LootValued: return lootChanged(a);
    case AdjustmentKind::BulletGiven:
    case AdjustmentKind::BulletTaken: return bulletChanged(a);
    case AdjustmentKind::CardMoved:
    case AdjustmentKind::CardAdded:
    case AdjustmentKind::CardRemoved: return cardChanged(a, table);
    case AdjustmentKind::DeckCardAdded:
    case AdjustmentKind::DeckCardNamed:
    case AdjustmentKind::DeckCardTurned:
    case AdjustmentKind::DeckCardRemoved: return deckChanged(a, table);
    case AdjustmentKind::OnSheet: return sheetAdjustment(a);
    case AdjustmentKind::OnTable: return tableAdjustment(a);
    case AdjustmentKind::Horses:
    case AdjustmentKind::Dynamite:
    case AdjustmentKind::Gatling: return carChanged(a);
    case AdjustmentKind::RoundCardIs:
        //: %1: the name of a round card
        return Adjustments::tr("The round card is %1.").arg(roundCard(a.number));
    case AdjustmentKind::FirstPlayer:
        return Adjustments::tr("%1 is the first player.").arg(namesOf(table, a.seat));
    case AdjustmentKind::Progress: return progressChanged(a.progress);
    case AdjustmentKind::RulingIs:
        //: %1: a question about the rules and its answer
        return Adjustments::tr("A rule of this table: %1.").arg(ruling(a.ruling, a.number));
    case AdjustmentKind::HostageShown: return displayChanged(hostage(a.hostage), a.number != 0);
    case AdjustmentKind::PrisonerShown:
        //: %1: a bandit
        return displayChanged(Adjustments::tr("the sidekick of %1").arg(thePawn(a.who)),
                              a.number != 0);
    case AdjustmentKind::PrisonerAchieved: return achieved(a);
    case AdjustmentKind::Goals: return goalsChanged(a.goals);
    case AdjustmentKind::MarshalPile: return pileChanged(a);
    case AdjustmentKind::Count: break;
    }
    return {};
}

} // namespace

QString adjustment(const game::Adjustment& adjustment, const Table& before)
{
    return asSentence(inWords(adjustment, before));
}

QString byHand(const game::Adjustment& change, const rules::Table& before)
{
    //: %1: a sentence, what somebody corrected
    return Adjustments::tr("By hand: %1").arg(adjustment(change, before));
}

} // namespace caboose::items::words
