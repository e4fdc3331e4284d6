// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/plan_settings.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/14_player_marshal/piles.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/core/names.h"
#include "views/items/setup/own_rounds_model.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

QString text(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

QString banditText(const RememberedPlan& plan, rules::Pawn who)
{
    const auto name = plan.names.find(who);
    const QString part = plan.bots.contains(who)      ? u"bot"_s
                         : plan.playing.contains(who) ? u"plays"_s
                                                      : u"rests"_s;
    return u"bandit=%1,%2,%3"_s.arg(text(rules::keyOf(who)), part,
                                    name == plan.names.end() ? QString() : name->second);
}

QString roundText(const rules::RoundCard& card)
{
    const rules::NamedRoundCard* ofBox = rules::findRoundCard(card.id);
    QStringList words =
        ofBox ? QStringList{text(ofBox->key)}
              : QStringList{text(rules::keyOf(card.set)), text(rules::keyOf(card.event))};
    for (const rules::Turn turn : card.turns) words.append(text(rules::keyOf(turn)));
    if (card.hands > 0) words.append(QString::number(card.hands));
    return (ofBox ? u"told="_s : u"round="_s) + words.join(u',');
}

/// Whom a person may play, and whom nobody does.
rules::PawnSet everybody()
{
    rules::Boxes boxes;
    for (int i = 0; i < rules::boxCount; ++i) boxes.insert(static_cast<rules::Box>(i));
    return rules::charactersOf(rules::modulesIn(boxes)) | rules::botsIn(boxes);
}

void readBandit(RememberedPlan& plan, const QString& value)
{
    const auto who = rules::pawnFrom(value.section(u',', 0, 0).toStdString());
    const bool isNew =
        who && std::find(plan.order.begin(), plan.order.end(), *who) == plan.order.end();
    if (!isNew || !everybody().contains(*who)) return;
    plan.order.push_back(*who);
    const QString part = value.section(u',', 1, 1);
    if (part == u"bot"_s) plan.bots.insert(*who);
    if (part == u"bot"_s || part == u"plays"_s) plan.playing.insert(*who);
    const QString name = value.section(u',', 2).simplified();
    if (!name.isEmpty()) plan.names[*who] = name;
}

void readIcons(rules::RoundCard& card, const QStringList& words)
{
    for (const QString& word : words) {
        const auto turn = rules::turnFrom(word.toStdString());
        if (turn && !card.turns.full()) card.turns.push_back(*turn);
        bool isNumber = false;
        const int hands = word.toInt(&isNumber);
        if (isNumber && hands > 0 && hands <= OwnRoundsModel::mostHands)
            card.hands = static_cast<std::uint8_t>(hands);
    }
}

void readRound(RememberedPlan& plan, const QString& value)
{
    const QStringList words = value.split(u',');
    const auto set = rules::roundSetFrom(words.value(0).toStdString());
    const auto event = rules::eventFrom(words.value(1).toStdString());
    if (!set || !event) return;
    rules::RoundCard card;
    card.id = static_cast<std::uint8_t>(rules::firstOwnRoundCard + plan.ownRounds.size());
    card.set = *set;
    card.event = *event;
    readIcons(card, words.mid(2));
    if (!card.turns.empty()) plan.ownRounds.push_back(card);
}

/// A card of a box whose turns stand in no text, once.
void readToldRound(RememberedPlan& plan, const QString& value)
{
    const QStringList words = value.split(u',');
    const rules::NamedRoundCard* named = rules::findRoundCard(words.front().toStdString());
    if (!named || !named->card.turns.empty()) return;
    const auto isIt = [&](const rules::RoundCard& card) { return card.id == named->card.id; };
    if (std::any_of(plan.ownRounds.begin(), plan.ownRounds.end(), isIt)) return;
    rules::RoundCard card = named->card;
    readIcons(card, words.mid(1));
    if (!card.turns.empty()) plan.ownRounds.push_back(card);
}

QString pileText(std::size_t colt, const rules::PileOrder& order)
{
    QStringList words{QString::number(colt + 1)};
    for (const rules::MarshalBullet bullet : order) words.append(text(rules::keyOf(bullet)));
    return u"colt="_s + words.join(u',');
}

/// An order in which no bullet lies twice.
void readPile(RememberedPlan& plan, const QString& value)
{
    const QStringList words = value.split(u',');
    const std::size_t colt = words.value(0).toUInt() - 1U;
    rules::PileOrder order{};
    if (colt >= plan.pileOrders.size() || words.size() != qsizetype(order.size()) + 1) return;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto bullet = rules::marshalBulletFrom(words[qsizetype(place) + 1].toStdString());
        if (!bullet) return;
        order[place] = *bullet;
    }
    if (rules::isPileOrder(order)) plan.pileOrders[colt] = order;
}

void readBox(RememberedPlan& plan, const QString& value)
{
    if (const auto box = rulebook::boxFrom(value.toStdString())) plan.boxes.insert(*box);
}

void readModule(RememberedPlan& plan, const QString& value)
{
    if (const auto module = rules::moduleFrom(value.toStdString())) plan.modules.insert(*module);
}

void readWord(RememberedPlan& plan, const QString& word)
{
    if (word == u"keeps-decks"_s) plan.kept.decks = true;
    if (word == u"keeps-purses"_s) plan.kept.purseValues = true;
    if (word == u"keeps-rounds"_s) plan.kept.roundDeck = true;
    if (word == u"enters-turned"_s) plan.entersPlayed = false;
    if (word == u"asks-cars"_s) plan.carsAreAsked = true;
    if (word == u"asks-first"_s) plan.firstIsAsked = true;
    if (word == u"boxes-settled"_s) plan.boxesAreSettled = true;
}

} // namespace

QStringList stringsOf(const RememberedPlan& plan)
{
    QStringList words;
    for (const rules::Pawn who : plan.order) words.append(banditText(plan, who));
    for (const rules::RoundCard& card : plan.ownRounds) words.append(roundText(card));
    for (std::size_t colt = 0; colt < plan.pileOrders.size(); ++colt) {
        if (plan.pileOrders[colt] != rules::usualPileOrder)
            words.append(pileText(colt, plan.pileOrders[colt]));
    }
    for (const rulebook::Box box : plan.boxes) {
        words.append(u"box="_s + text(rulebook::keyOf(box)));
    }
    for (const rules::Module module : plan.modules) {
        if (module != rules::Module::Base) words.append(u"module="_s + text(rules::keyOf(module)));
    }
    if (plan.boxesAreSettled) words.append(u"boxes-settled"_s);
    if (plan.kept.decks) words.append(u"keeps-decks"_s);
    if (plan.kept.purseValues) words.append(u"keeps-purses"_s);
    if (plan.kept.roundDeck) words.append(u"keeps-rounds"_s);
    if (!plan.entersPlayed) words.append(u"enters-turned"_s);
    if (plan.carsAreAsked) words.append(u"asks-cars"_s);
    if (plan.firstIsAsked) words.append(u"asks-first"_s);
    return words;
}

RememberedPlan planFrom(const QStringList& strings)
{
    RememberedPlan plan;
    for (const QString& word : strings) {
        if (word.startsWith(u"bandit="_s))
            readBandit(plan, word.mid(7));
        else if (word.startsWith(u"round="_s))
            readRound(plan, word.mid(6));
        else if (word.startsWith(u"told="_s))
            readToldRound(plan, word.mid(5));
        else if (word.startsWith(u"colt="_s))
            readPile(plan, word.mid(5));
        else if (word.startsWith(u"box="_s))
            readBox(plan, word.mid(4));
        else if (word.startsWith(u"module="_s))
            readModule(plan, word.mid(7));
        else
            readWord(plan, word);
    }
    rules::PawnSet ordered;
    for (const rules::Pawn who : plan.order) ordered.insert(who);
    if ((rules::baseBandits - ordered) != rules::PawnSet{}) plan.order.clear();
    return plan;
}

} // namespace caboose::items
