// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_healing.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/11_firing/poisoned_arrows.h"

namespace caboose::rules {

namespace {

constexpr Rule infirmary{5, 4, 2};
constexpr Rule antidotes{5, 4, 3};

/// In the draw pile and the discards.
Cards bulletsWithin(const Seat& seat)
{
    Cards within;
    const auto add = [&](Card card, int count) {
        if (card.kind == CardKind::Bullet) within.add(card, count);
    };
    for (const Cards* cards : {&seat.pile, &seat.discard}) {
        for (const CardCount& c : *cards) add(c.card, c.count);
    }
    for (const Card card : seat.top) add(card, 1);
    for (const Card card : seat.bottom) add(card, 1);
    return within;
}

/// Where the program keeps the cards, an opponent's bullet stays as long as a neutral one is there.
Verdict mayTakeOut(const Table& table, const Cards& within, Card bullet)
{
    if (!table.kept.decks) return depends(Reason::HandUnseen, infirmary);
    const bool isLast = bullet == neutralBullet || !within.has(neutralBullet);
    return isLast ? allowed(infirmary) : refused(Reason::NeutralFirst, infirmary);
}

Question bulletToHeal(const Play& play, SeatIndex index, Rule rule)
{
    const Cards within = bulletsWithin(play.table.seats[index]);
    Question question = play.question(QuestionKind::HealBullet, speaker(play.table, index), rule);
    for (const CardCount& c : within) {
        question.offer(Choice(c.card), mayTakeOut(play.table, within, c.card));
    }
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

void takeOut(Play& play, SeatIndex index, Card bullet, Rule rule)
{
    Table& table = play.table;
    Seat& seat = table.seats[index];
    Cards& cards = seat.pile.has(bullet) ? seat.pile : seat.discard;
    cards.remove(bullet);
    const bool isNeutral = bullet == neutralBullet;
    if (isNeutral) ++table.neutralBullets;
    const Pawn who = speaker(table, index);
    const Pawn giver = isNeutral ? pawnAt(characterCount) : bullet.owner;
    ++table.sheet(who).healed[static_cast<std::size_t>(giver)];
    play.happened(
        {.what = HappeningKind::BulletHealed, .rule = rule, .who = who, .whom = bullet.owner});
}

/// Has a bullet among the cards: everybody sees that, but not whether it is in the hand.
bool isHurt(const Table& table, Pawn who)
{
    const Sheet& sheet = table.sheet(who);
    return sheet.received != sheet.healed;
}

} // namespace

void visitInfirmary(Play& play, SeatIndex index)
{
    for (const Pawn who : play.table.seats[index].characters) {
        const bool isThere = play.table.isAt(who, inside(Car::Infirmary));
        if (isThere && isHurt(play.table, who)) {
            play.nothing(who, {}, Reason::NotRefereed, infirmary);
        }
    }
}

void takeAntidotes(Play& play)
{
    const Table& table = play.table;
    if (!table.isBot(Pawn::Cheyenne)) return;
    for (int i = 0; i < characterCount; ++i) {
        const Pawn who = pawnAt(i);
        const bool may = hasArrow(table, who) && table.loot.count(who, LootKind::Antidote) > 0;
        if (table.inGame(who) && may) play.nothing(who, {}, Reason::NotRefereed, antidotes);
    }
}

void takeOutBullets(Play& play, SeatIndex index, Rule rule)
{
    constexpr int most = 2;
    const Pawn who = speaker(play.table, index);
    for (int healed = 0; healed < most; ++healed) {
        if (!isHurt(play.table, who)) return;
        const Choice choice = play.ask(bulletToHeal(play, index, rule));
        if (choice.is(ChoiceKind::Done)) return;
        // Whoever searches the pile shuffles it, too.
        if (healed == 0) {
            forgetOrder(play.table.seats[index]);
            play.happened({.what = HappeningKind::DeckShuffled, .rule = rule, .who = who});
        }
        takeOut(play, index, choice.card(), rule);
    }
}

} // namespace caboose::rules
