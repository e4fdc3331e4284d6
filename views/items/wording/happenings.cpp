// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/happenings.h"

#include "views/items/wording/field_words.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/rounds.h"
#include "views/items/wording/verdicts.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

using namespace rules;

struct Happenings {
    Q_DECLARE_TR_FUNCTIONS(Happenings)
};

QString carPlaced(const Happening& h)
{
    const QString where = theCar(carOf(h.to.location()));
    return h.number == 0 ? Happenings::tr("%1 is at the front.").arg(where)
                         : Happenings::tr("Car %1: %2.").arg(h.number).arg(where);
}

QString lootPlaced(const Happening& h)
{
    const QString what = aToken(h.loot);
    if (h.to.isSheet())
        return Happenings::tr("%1 starts with %2.").arg(thePawn(h.to.character()), what);
    //: %1: "a purse", %2: "in the saloon"
    return Happenings::tr("%1 is put %2.").arg(what, inPlace(h.to.location()));
}

/// Dropped, taken, passed on, lost.
QString lootMoved(const Happening& h)
{
    const QString what = aToken(h.loot);
    const QString from = theHolder(h.from);
    const QString to = theHolder(h.to);
    if (h.from.isSheet() && h.to.isSheet()) {
        return Happenings::tr("%1 gives %2 to %3.", "a loot token").arg(from, what, to);
    }
    if (h.to.isSheet()) return Happenings::tr("%1 takes %2.").arg(to, what);
    const Location where = h.to.location();
    if (where == Location::Achievement) {
        //: %1: "a mailbag", %2: a bandit, or "the saloon"
        return Happenings::tr("%1 from %2 goes to the Marshal’s Achievement zone.").arg(what, from);
    }
    if (h.from.isSheet() && isOnTable(where)) {
        //: %1: a bandit, %2: "a purse", %3: "in the saloon"
        return Happenings::tr("%1 drops %2 %3.").arg(from, what, inPlace(where));
    }
    if (h.from.isSheet()) return Happenings::tr("%1 loses %2.").arg(from, what);
    return Happenings::tr("%1 is put %2.").arg(what, inPlace(where));
}

QString pawnMoved(const Happening& h)
{
    const QString who = thePawn(h.who);
    const Location from = h.from.location();
    const Location to = h.to.location();
    if (from == Location::Hidden) {
        return Happenings::tr("%1 comes to light: %2.").arg(who, thePlace(to));
    }
    if (!isOnTable(from) && isOnTable(to)) {
        //: %1: a pawn, %2: "in the saloon"
        return Happenings::tr("%1 starts %2.").arg(who, inPlace(to));
    }
    if (to == Location::OutOfGame) return Happenings::tr("%1 is out of the game.").arg(who);
    if (!isOnTable(to)) return Happenings::tr("%1: %2.").arg(who, thePlace(to));
    //: who was blown off beside the train; %1: a pawn, %2: "to the saloon"
    if (from == to) return Happenings::tr("%1 comes back %2.").arg(who, toPlace(to));
    //: %1: a pawn, %2: "to the saloon"
    if (carOf(from) != carOf(to)) return Happenings::tr("%1 goes %2.").arg(who, toPlace(to));
    return isRoof(to) ? Happenings::tr("%1 climbs onto %2.").arg(who, thePlace(to))
                      : Happenings::tr("%1 climbs down into %2.").arg(who, thePlace(to));
}

QString bulletGiven(const Happening& h)
{
    const QString whom = thePawn(h.whom);
    return h.who == Pawn::None
               ? Happenings::tr("%1 receives a neutral bullet.").arg(whom)
               : Happenings::tr("%1 shoots %2, who takes the bullet.").arg(thePawn(h.who), whom);
}

QString bulletRemoved(const Happening& h)
{
    const QString whom = thePawn(h.whom);
    return h.who == Pawn::None
               ? Happenings::tr("A neutral bullet hits %1 and goes back to the stock.").arg(whom)
               : Happenings::tr("%1 shoots %2; the bullet is out of the game.")
                     .arg(thePawn(h.who), whom);
}

QString bulletHealed(const Happening& h)
{
    const QString who = thePawn(h.who);
    return h.whom == Pawn::None
               ? Happenings::tr("%1 gives a neutral bullet back to the stock.").arg(who)
               : Happenings::tr("%1 takes a bullet of %2’s out of the game.")
                     .arg(who, thePawn(h.whom));
}

/// Whoever has two bandits plays a card for the one whose card it is.
Pawn playerOf(const Happening& h, const Table& table)
{
    const auto seat = table.seatOf(h.who);
    const bool isOfTheSame = seat && table.seats[*seat].characters.contains(h.card.owner);
    return isOfTheSame ? h.card.owner : h.who;
}

QString cardPlayed(const Happening& h, const Table& table)
{
    const QString who = thePawn(playerOf(h, table));
    if (h.card.kind == CardKind::Unknown) {
        return Happenings::tr("%1 plays a card that is named later.").arg(who);
    }
    const QString what = card(h.card.kind);
    return h.number == 1 ? Happenings::tr("%1 plays %2, face down.").arg(who, what)
                         : Happenings::tr("%1 plays %2.").arg(who, what);
}

QString nothingHappens(const Happening& h)
{
    if (h.reason == rules::Reason::NotRefereed) {
        return Happenings::tr("This is not refereed yet: the table decides what happens.");
    }
    const QString why = reason(h.reason, h.who, h.rule);
    if (h.card.kind == CardKind::Unknown) {
        //: %1: why an event, or a rule that plays no card, has no effect
        return Happenings::tr("Nothing happens: %1.").arg(why);
    }
    //: %1: a bandit, %2: the action card, %3: why it has no effect
    return Happenings::tr("%1 plays %2 in vain: %3.", "an action card without effect")
        .arg(thePawn(h.who), card(h.card.kind), why);
}

QString theCarOf(rules::Holder place)
{
    return theCar(carOf(place.location()));
}

QString horseMoved(const Happening& h)
{
    if (!isOnTable(h.to.location())) {
        return Happenings::tr("A horse beside %1 leaves the game.").arg(theCarOf(h.from));
    }
    return Happenings::tr("A horse goes from %1 to %2.").arg(theCarOf(h.from), theCarOf(h.to));
}

/// 20.4.4: one card is looked for before the deck is shuffled.
QString chosenToStart(const Happening& h)
{
    const QString who = thePawn(h.who);
    return h.what == HappeningKind::CardsDrawn
               ? Happenings::tr("%1 chooses the first card of the hand.").arg(who)
               : Happenings::tr("%1 chooses %2 as the first card of the hand.")
                     .arg(who, card(h.card));
}

QString drawn(const Happening& h)
{
    constexpr rules::Rule ofStartCard{20, 4, 4};
    if (h.rule == ofStartCard) return chosenToStart(h);
    if (h.what == HappeningKind::CardsDrawn && h.number < 0) {
        return Happenings::tr("%1 draws up to a hand of one card less.").arg(thePawn(h.who));
    }
    if (h.what == HappeningKind::CardsDrawn && h.number == 0) {
        return Happenings::tr("%1 draws up to a full hand.").arg(thePawn(h.who));
    }
    if (h.what == HappeningKind::CardsDrawn) {
        return Happenings::tr("%1 draws %n card(s).", nullptr, h.number).arg(thePawn(h.who));
    }
    return Happenings::tr("%1 draws %2.").arg(thePawn(h.who), card(h.card));
}

QString penalty(const Happening& h)
{
    const QString who = thePawn(h.who);
    switch (rules::marshalBulletOf(h.card)) {
    case MarshalBullet::Disarmed:
        return Happenings::tr(
                   "The bullet lies face up: until the round is over, Fire cards of %1 are void.")
            .arg(who);
    case MarshalBullet::WoundedKnee:
        return Happenings::tr("The bullet lies face up: until the round is over, Floor Change "
                              "cards of %1 are void.")
            .arg(who);
    case MarshalBullet::ShoulderInjury:
        return Happenings::tr(
                   "The bullet lies face up: until the round is over, Punch cards of %1 are void.")
            .arg(who);
    case MarshalBullet::GotIm:
    case MarshalBullet::DropThatBag:
    case MarshalBullet::Golden:
    case MarshalBullet::Unknown: break;
    }
    return Happenings::tr("Until the round is over, cards of %1 are void.").arg(who);
}

/// marshal-bullet-placement; a bot's cards are no pile for it.
QString penaltyOver(const Happening& h, const Table& table)
{
    const QString bullet = marshalBullet(rules::marshalBulletOf(h.card));
    const bool isShuffledIn =
        table.rulings.is(MarshalBulletPlacement::InFrontThenShuffledIn) && !table.isBot(h.who);
    //: %1: a bullet of the Marshal’s, %2: a bandit
    return (isShuffledIn ? Happenings::tr("The bullet “%1” is shuffled into the cards of %2.")
                         : Happenings::tr("The bullet “%1” that hit %2 is turned face down."))
        .arg(bullet, thePawn(h.who));
}

QString brawlerTaken(const Happening& h)
{
    const QString who = thePawn(h.who);
    if (h.number == 1) return Happenings::tr("%1 takes the golden Brawler card.").arg(who);
    return h.number == 2 ? Happenings::tr("%1 takes the silver Brawler card.").arg(who)
                         : Happenings::tr("%1 takes the bronze Brawler card.").arg(who);
}

/// 14.1.1 to 14.1.3: somebody else decides these, for or against the Marshal.
QString goalJudged(const Happening& h)
{
    const QString what = goal(h.goal);
    const bool isWarrant = rules::isWarrant(h.goal);
    if (h.whom == Pawn::None || isWarrant) {
        //: %1: a goal of the Marshal’s
        return h.number == 1 ? Happenings::tr("Reached: “%1”.").arg(what)
                             : Happenings::tr("Not reached: “%1”.").arg(what);
    }
    const QString whom = pawn(h.whom);
    //: %1: a goal of the Marshal’s, %2: the bandit who decides it
    return h.number == 1 ? Happenings::tr("Reached: “%1” (%2).").arg(what, whom)
                         : Happenings::tr("Not reached: “%1” (%2).").arg(what, whom);
}

/// Of the Marshal, how many goals he has reached; of a bot that wins outright, nothing counts.
QString wins(const Happening& h)
{
    if (h.rule == rules::Rule{8, 1, 0}) {
        return Happenings::tr("%1 wins: all players lose.").arg(thePawn(h.who));
    }
    if (h.who == Pawn::Marshal) {
        return Happenings::tr("The Marshal wins: %n goal(s) reached.", nullptr, h.number);
    }
    return Happenings::tr("%1 wins with %2.").arg(thePawn(h.who), dollars(h.number));
}

QString cardReturned(const Happening& h, const Table& table)
{
    const QString who = thePawn(h.who);
    return table.rulings.is(ResolvedCardReturn::AtOnceToDiscard)
               ? Happenings::tr("%1 puts the card on the discard pile.").arg(who)
               : Happenings::tr("%1 takes the card back.").arg(who);
}

QString inWords(const Happening& h, const Table& table)
{
    const QString who = thePawn(h.who);
    switch (h.what) {
    case HappeningKind::CarPlaced: return carPlaced(h);
    case HappeningKind::LootPlaced: return lootPlaced(h);
    case HappeningKind::LootMoved: return lootMoved(h);
    case HappeningKind::CashPaid:
        return Happenings::tr("%1 receives %2.").arg(who, dollars(h.number));
    case HappeningKind::FirstPlayerIs: return Happenings::tr("%1 begins.").arg(who);
    case HappeningKind::WantedTokenGiven:
        return Happenings::tr("%1 gives a Wanted token to %2.").arg(who, thePawn(h.whom));
    case HappeningKind::WantedTokenLost: return Happenings::tr("%1 loses a Wanted token.").arg(who);
    case HappeningKind::BotSeated:
        return Happenings::tr("%1 sits down to the left of %2.").arg(who, thePawn(h.whom));
    case HappeningKind::PawnMoved: return pawnMoved(h);
    case HappeningKind::RoundBegins: return Happenings::tr("Round %1 begins.").arg(h.number);
    case HappeningKind::TurnsCut:
        //: %1: who has a secret document on the Express, %n: how many turns are left
        return Happenings::tr("%1 has a secret document: %n turn(s) are played.", nullptr, h.number)
            .arg(who);
    case HappeningKind::CardDrawn:
    case HappeningKind::CardsDrawn: return drawn(h);
    case HappeningKind::DeckShuffled: return Happenings::tr("%1 shuffles the deck.").arg(who);
    case HappeningKind::CardPlayed: return cardPlayed(h, table);
    case HappeningKind::CardDiscarded:
        return h.card.kind == CardKind::Unknown
                   ? Happenings::tr("%1 discards a card.").arg(who)
                   : Happenings::tr("%1 discards %2.").arg(who, card(h.card));
    case HappeningKind::CardDiverted:
        return Happenings::tr("%1 takes a card from the hand of %2: under the pile with it.")
            .arg(who, thePawn(h.whom));
    case HappeningKind::CardsKept:
        return Happenings::tr("%1 keeps %n card(s).", nullptr, h.number).arg(who);
    case HappeningKind::CardPerformed:
        //: whose card comes up, and which
        return Happenings::tr("%1: %2.", "a card comes up").arg(who, card(h.card.kind));
    case HappeningKind::CardReturned: return cardReturned(h, table);
    case HappeningKind::NothingHappens: return nothingHappens(h);
    case HappeningKind::BulletGiven: return bulletGiven(h);
    case HappeningKind::BulletRemoved: return bulletRemoved(h);
    case HappeningKind::BulletUnderWildBunch:
        return Happenings::tr("%1 hits %2: the bullet goes under the Wild Bunch token.")
            .arg(who, thePawn(h.whom));
    case HappeningKind::BulletHealed: return bulletHealed(h);
    case HappeningKind::NeutralsShort:
        return Happenings::tr("There are too few neutral bullets: %n would be needed.", nullptr,
                              h.number);
    case HappeningKind::NeutralsSetAside:
        return Happenings::tr("The last %n neutral bullet(s) leave the game.", nullptr, h.number);
    case HappeningKind::Encountered:
        return Happenings::tr("%1 meets %2.").arg(who, thePawn(h.whom));
    case HappeningKind::ShotgunReleased: return Happenings::tr("%1 releases the Shotgun.").arg(who);
    case HappeningKind::HostageTaken:
        return Happenings::tr("%1 takes a hostage: %2.")
            .arg(who, hostage(static_cast<rules::Hostage>(h.number)));
    case HappeningKind::HorseMoved: return horseMoved(h);
    case HappeningKind::StagecoachMoved:
        return Happenings::tr("The stagecoach is now beside %1.").arg(theCarOf(h.to));
    case HappeningKind::StagecoachLeft:
        return Happenings::tr("The stagecoach drives away, with everybody aboard.");
    case HappeningKind::TrainMoved:
        return h.number > 0
                   ? Happenings::tr("The armoured train goes on by %n car(s).", nullptr, h.number)
                   : Happenings::tr("The armoured train falls back by %n car(s).", nullptr,
                                    -h.number);
    case HappeningKind::Hides:
        if (h.number > 0) {
            return Happenings::tr("%1 hides under a car, whose card lies face down.").arg(who);
        }
        return Happenings::tr("%1 hides under a car while the others close their eyes.").arg(who);
    case HappeningKind::FlaskDrunk: return Happenings::tr("%1 drinks: %2.").arg(who, loot(h.loot));
    case HappeningKind::HandcarMoved:
        return Happenings::tr("The handcar changes ends: it is now coupled to %1.")
            .arg(theCarOf(h.to));
    case HappeningKind::CardCopied: return Happenings::tr("%1 copies %2.").arg(who, card(h.card));
    case HappeningKind::Nudged: return Happenings::tr("%1 nudges %2.").arg(who, thePawn(h.whom));
    case HappeningKind::DrawsTwoMore:
        return Happenings::tr("%1 may draw two cards more for the next round.").arg(who);
    case HappeningKind::PenaltyBegins: return penalty(h);
    case HappeningKind::PenaltyEnds: return penaltyOver(h, table);
    case HappeningKind::Captured:
        return Happenings::tr("%1 captures %2.").arg(who, thePawn(h.whom));
    case HappeningKind::PosterTaken:
        return Happenings::tr("The wanted poster of %1 goes to the Marshal.").arg(who);
    case HappeningKind::HostageLost:
        return Happenings::tr("%1 loses the hostage, who leaves the game: %2.")
            .arg(who, hostage(static_cast<rules::Hostage>(h.number)));
    case HappeningKind::PrisonerFreed:
        return Happenings::tr("%1 frees a prisoner: %2.").arg(who, prisoner(h.whom));
    case HappeningKind::PrisonerLost:
        return Happenings::tr("%1 loses the prisoner to the Marshal: %2.")
            .arg(who, prisoner(h.whom));
    case HappeningKind::BanditFreed:
        return Happenings::tr("%1 frees %2 from the cell.").arg(who, thePawn(h.whom));
    case HappeningKind::BrawlerTaken: return brawlerTaken(h);
    case HappeningKind::ActionBought:
        return Happenings::tr("%1 buys an action of %2: %3.")
            .arg(who, thePawn(h.whom), card(h.card.kind));
    case HappeningKind::EventBegins: return Happenings::tr("Event: %1.").arg(event(h.event));
    case HappeningKind::RoundEnds: return Happenings::tr("Round %1 is over.").arg(h.number);
    case HappeningKind::GunslingerIs:
        return Happenings::tr("%1 is the Gunslinger: %2.").arg(who, dollars(h.number));
    case HappeningKind::Wins: return wins(h);
    case HappeningKind::PrisonerShown:
        return Happenings::tr("In prison: the sidekick of %1.").arg(thePawn(h.whom));
    case HappeningKind::PrisonerAchieved:
        return Happenings::tr("The sidekick of %1 goes to the Marshal for good.")
            .arg(thePawn(h.whom));
    case HappeningKind::GoalMoved:
        return Happenings::tr("The Marshal’s next goal becomes current: %1 of 5.").arg(h.number);
    case HappeningKind::GoalSeen:
        return Happenings::tr("%1 looks at goal %2 of the Marshal’s.")
            .arg(who, QString::number(h.number));
    case HappeningKind::GoalRevealed:
        return Happenings::tr("The Marshal shows a goal: “%1”.").arg(goal(h.goal));
    case HappeningKind::GoalJudged: return goalJudged(h);
    case HappeningKind::GoalsReached:
        return Happenings::tr("The Marshal has reached %n goal(s).", nullptr, h.number);
    case HappeningKind::Count: return {};
    }
    return {};
}

} // namespace

QString happening(const Happening& happening, const Table& table)
{
    return asSentence(inWords(happening, table));
}

} // namespace caboose::items::words
