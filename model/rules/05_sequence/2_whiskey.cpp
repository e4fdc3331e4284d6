// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/2_whiskey.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/13_bandits/powers.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 2, 3};
constexpr int cardsFromNormal = 3;
constexpr int playsOfOld = 2;

struct FlaskToken {
    LootKind token;
    Flask flask;
    LootKind afterwards; ///< after one more use; none: it is out of the game
};
constexpr std::array flaskTokens{
    FlaskToken{LootKind::Whiskey, Flask::Normal, LootKind::HalfWhiskey},
    FlaskToken{LootKind::HalfWhiskey, Flask::Normal, LootKind::None},
    FlaskToken{LootKind::OldWhiskey, Flask::Old, LootKind::HalfOldWhiskey},
    FlaskToken{LootKind::HalfOldWhiskey, Flask::Old, LootKind::None},
    FlaskToken{LootKind::UnseenFlask, Flask::Unseen, LootKind::None},
};

constexpr EnumSet<LootKind> allFlasks()
{
    EnumSet<LootKind> all;
    for (const FlaskToken& row : flaskTokens) all.insert(row.token);
    return all;
}

constexpr std::array halfDrunkFirst{LootKind::HalfWhiskey, LootKind::HalfOldWhiskey,
                                    LootKind::Whiskey, LootKind::OldWhiskey, LootKind::UnseenFlask};

const FlaskToken* tokenOf(LootKind kind)
{
    const auto* found = std::find_if(flaskTokens.begin(), flaskTokens.end(),
                                     [kind](const FlaskToken& row) { return row.token == kind; });
    return found == flaskTokens.end() ? nullptr : found;
}

/// What it is after one more use of what it turned out to hold.
LootKind afterDrinking(LootKind kind, Flask flask)
{
    if (kind != LootKind::UnseenFlask) return tokenOf(kind)->afterwards;
    return flask == Flask::Old ? LootKind::HalfOldWhiskey : LootKind::HalfWhiskey;
}

int playableCards(const Table& table, SeatIndex index)
{
    const Seat& seat = table.seats[index];
    const bool withBullets = has(table, seat, Power::BulletPunch);
    int cards = 0;
    for (const CardCount& c : seat.hand) {
        const bool isPlayable = isAction(c.card.kind) || withBullets;
        cards += isPlayable ? c.count : 0;
    }
    return cards;
}

/// whiskey-duty: nobody takes on a duty that the hand can't meet.
int cardsNeeded(const Table& table, Flask flask)
{
    const auto duty = table.rulings.get<WhiskeyDuty>();
    if (flask != Flask::Old) return duty == WhiskeyDuty::OneForNormalToo ? 1 : 0;
    return duty == WhiskeyDuty::OneForOld ? 1 : playsOfOld;
}

Verdict withCards(const Table& table, SeatIndex index, int needed)
{
    if (playableCards(table, index) >= needed) return allowed(rule);
    if (!table.kept.decks) return depends(Reason::HandUnseen, rule);
    return refused(Reason::TooFewCards, rule).with(needed).by(Ruling::WhiskeyDuty);
}

Verdict mayDrink(const Table& table, SeatIndex index, Flask flask)
{
    const Turn turn = currentTurn(table);
    if (turn != Turn::Normal) return refused(Reason::NormalTurnOnly, {6, ruleOf(turn).section, 1});
    if (table.progress.mustPlay) return refused(Reason::OneFlask, rule);
    if (flask == Flask::Unseen) return depends(Reason::ValueUnseen, rule);
    return withCards(table, index, cardsNeeded(table, flask));
}

/// Whoever is asked behind the curtain is told what is in the own flasks; before everybody's eyes
/// they are only what the others see.
LootKind kindOffered(const Table& table, Loot loot)
{
    return table.kept.decks ? loot.kind : kindSeen(table, loot);
}

bool hasFlask(const Table& table, Pawn who, LootKind kind)
{
    const LootTokens::Range there = table.loot.at(who);
    return std::any_of(there.begin(), there.end(),
                       [&](const LootPile& pile) { return kindOffered(table, pile.loot) == kind; });
}

/// Where both bandits of a player have such a flask, it makes a difference whose is drunk.
Pawn holderOf(Play& play, SeatIndex index, LootKind kind)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::WhoseFlask, speaker(table, index), rule);
    for (const Pawn who : table.seats[index].characters) {
        if (hasFlask(table, who, kind)) question.offer(Choice(who), allowed(rule));
    }
    return question.possible() == 1 ? question.onlyPossible().choice.pawn()
                                    : play.ask(question).pawn();
}

/// Of several that the others can't tell apart, whoever drinks picks one.
LootKind pickFlask(Play& play, Pawn who, LootKind kind)
{
    const Table& table = play.table;
    if (table.kept.decks || !table.kept.purseValues) return kind;
    Question question = play.question(QuestionKind::WhichFlask, who, rule);
    for (const LootPile& pile : table.loot.at(who)) {
        const Choice flask(Loot{pile.loot.kind, unknownValue});
        if (kindOffered(table, pile.loot) == kind) question.offer(flask, allowed(rule), pile.count);
    }
    const Choice flask =
        question.weight() == 1 ? question.onlyPossible().choice : play.ask(question);
    return flask.loot().kind;
}

void use(Play& play, Pawn who, LootKind kind, Flask flask)
{
    Loot token;
    for (const LootPile& pile : play.table.loot.at(who)) {
        if (pile.loot.kind == kind) token = pile.loot;
    }
    const LootKind left = afterDrinking(kind, flask);
    play.table.loot.remove(who, token);
    play.table.loot.add(left == LootKind::None ? Holder(Location::OutOfGame) : Holder(who),
                        {left == LootKind::None ? kind : left, token.value});
    play.happened({.what = HappeningKind::FlaskDrunk,
                   .rule = rule,
                   .who = who,
                   .loot = token,
                   .number = flask == Flask::Old ? 1 : 0});
}

} // namespace

Flask flaskOf(LootKind kind)
{
    const FlaskToken* token = tokenOf(kind);
    return token == nullptr ? Flask::None : token->flask;
}

Flask lookAt(Play& play, Pawn who, LootKind kind, Rule why)
{
    const Flask flask = flaskOf(kind);
    if (flask != Flask::Unseen) return flask;
    Question question = play.question(QuestionKind::WhichFlask, who, why);
    const LootTokens& loot = play.table.loot;
    constexpr int oldFlasks = 1;
    const int old = loot.count(LootKind::OldWhiskey) + loot.count(LootKind::HalfOldWhiskey);
    question.offer(Choice(Loot{LootKind::Whiskey, unknownValue}), allowed(why));
    question.offer(Choice(Loot{LootKind::OldWhiskey, unknownValue}),
                   old < oldFlasks ? allowed(why) : refused(Reason::AlreadyTaken, why));
    return flaskOf(play.ask(question).loot().kind);
}

void offerFlasks(Question& question, const Table& table, SeatIndex index)
{
    if ((table.loot.kindsInGame() & allFlasks()).empty()) return;
    for (const Pawn who : table.seats[index].characters) {
        for (const LootPile& pile : table.loot.at(who)) {
            const LootKind kind = kindOffered(table, pile.loot);
            const Flask flask = flaskOf(kind);
            const Choice choice(Loot{kind, unknownValue});
            if (flask == Flask::None || question.find(choice) != nullptr) continue;
            question.offer(choice, mayDrink(table, index, flask));
        }
    }
}

int drink(Play& play, SeatIndex index, LootKind kind)
{
    const Pawn who = holderOf(play, index, kind);
    const LootKind token = pickFlask(play, who, kind);
    const Flask flask = lookAt(play, who, token, rule);
    use(play, who, token, flask);
    if (flask == Flask::Old) return playsOfOld;
    drawCards(play, index, cardsFromNormal);
    return 1;
}

int drinkAsBot(Play& play, SeatIndex index)
{
    const Table& table = play.table;
    if (currentTurn(table) != Turn::Normal || table.rulings.is(BotWhiskeyUse::Never)) return 0;
    const Pawn who = speaker(table, index);
    int drunk = 0;
    for (const LootKind kind : halfDrunkFirst) {
        for (int flasks = table.loot.count(who, kind); flasks > 0; --flasks) {
            if (drunk > 0 && table.rulings.is(BotFlasksPerTurn::One)) return drunk;
            use(play, who, kind, lookAt(play, who, kind, rule));
            ++drunk;
        }
    }
    return drunk;
}

Verdict unlessObligedToPlay(const Table& table, Verdict otherwise)
{
    return table.progress.mustPlay ? refused(Reason::MustPlayCard, rule) : otherwise;
}

} // namespace caboose::rules
