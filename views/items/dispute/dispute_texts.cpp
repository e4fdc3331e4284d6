// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/dispute/dispute_texts.h"

#include "model/notation/choices.h"
#include "model/notation/notation.h"
#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/decks.h"
#include "model/rules/04_set_up/modules_on_table.h"
#include "model/rules/core/names.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rules::CardKind;
using rules::Event;

/// Everybody has these, whatever is said of the cards.
constexpr std::array everybodys{CardKind::Move, CardKind::FloorChange, CardKind::Punch,
                                CardKind::Fire, CardKind::Robbery,     CardKind::Marshal};

QString latin(std::string_view key)
{
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

const QString actionPrefix = u"action:"_s;
const QString eventPrefix = u"event:"_s;
const QString stepId = u"step"_s;

/// "Fire", "Braking", "The step the game is at: ..."
QString nameOf(const DisputedAction& disputedAction, const rules::Table& table)
{
    switch (disputedAction.kind) {
    case DisputedAction::Kind::Action: return words::card(disputedAction.action);
    case DisputedAction::Kind::Event: return words::event(disputedAction.event);
    case DisputedAction::Kind::Step: break;
    }
    return words::step(table.progress.step);
}

QString matterInWords(const rules::Position& position, const DisputedAction& disputedAction)
{
    QStringList parts;
    if (disputedAction.kind == DisputedAction::Kind::Action)
        parts += words::pawn(disputedAction.who);
    parts += nameOf(disputedAction, position.table);
    for (const rules::Choice choice : disputedAction.chosen) parts += words::choice(choice);
    return parts.join(u" → "_s);
}

/// As the notation asks the referee; empty for the step that the position says itself.
QString inNotation(const DisputedAction& disputedAction)
{
    if (disputedAction.kind == DisputedAction::Kind::Event)
        return u"event "_s + latin(rules::keyOf(disputedAction.event));
    if (disputedAction.kind == DisputedAction::Kind::Step) return {};
    QString line = u"judge %1 %2"_s.arg(latin(rules::keyOf(disputedAction.who)),
                                        latin(rules::keyOf(disputedAction.action)));
    for (const rules::Choice choice : disputedAction.chosen) {
        const QString text = QString::fromStdString(notation::write(choice));
        const bool isPlace = choice.is(rules::ChoiceKind::To);
        line += isPlace ? u' ' + text : u" at "_s + text;
    }
    return line;
}

QString lineOf(const EditionRow& row)
{
    QString line = u"%1: %2"_s.arg(row.edition, row.verdict);
    if (!row.why.isEmpty()) line += u" – "_s + row.why;
    if (!row.rule.isEmpty()) line += u" (%1)"_s.arg(row.rule);
    return line;
}

bool isIn(const rules::Cards& cards, CardKind action)
{
    return std::any_of(cards.begin(), cards.end(), [action](const rules::CardCount& equal) {
        return equal.card.kind == action;
    });
}

/// Not in all boxes: asked about only where somebody has such a card.
bool isPlayed(const rules::Table& table, CardKind action)
{
    if (std::find(everybodys.begin(), everybodys.end(), action) != everybodys.end()) return true;
    const bool isOnDeck =
        std::any_of(table.commonDeck.begin(), table.commonDeck.end(),
                    [action](const rules::PlayedCard& one) { return one.card.kind == action; });
    return isOnDeck ||
           std::any_of(table.seats.begin(), table.seats.end(), [&](const rules::Seat& seat) {
               return isIn(rules::deckFor(table, seat), action) || isIn(seat.pile, action) ||
                      isIn(seat.hand, action) || isIn(seat.discard, action);
           });
}

/// Those of the round cards that are in the game, or could be.
rules::EnumSet<Event> eventsFor(const rules::Table& table)
{
    rules::EnumSet<Event> events;
    const rules::Modules modules = rules::modulesOn(table);
    for (const rules::BoxContents* box : rules::boxesOf(modules)) {
        for (const rules::NamedRoundCard& named : box->roundCards) {
            if (modules.contains(named.about)) events.insert(named.card.event);
        }
    }
    for (const rules::RoundCard& card : table.rounds) events.insert(card.event);
    for (const rules::RoundCard& card : table.roundDeck) events.insert(card.event);
    events.erase(Event::None);
    return events;
}

} // namespace

QString idOf(rules::Pawn pawn)
{
    return pawn == rules::Pawn::None ? QString() : latin(rules::keyOf(pawn));
}

std::optional<rules::Pawn> pawnOf(const QString& id)
{
    return rules::pawnFrom(id.toStdString());
}

QString idOf(const DisputedAction& disputedAction)
{
    switch (disputedAction.kind) {
    case DisputedAction::Kind::Action:
        return actionPrefix + latin(rules::keyOf(disputedAction.action));
    case DisputedAction::Kind::Event:
        return eventPrefix + latin(rules::keyOf(disputedAction.event));
    case DisputedAction::Kind::Step: break;
    }
    return stepId;
}

DisputedAction disputedActionOf(const QString& id)
{
    if (id.startsWith(eventPrefix)) {
        const auto event = rules::eventFrom(id.mid(eventPrefix.size()).toStdString());
        return {.kind = DisputedAction::Kind::Event, .event = event.value_or(Event::Braking)};
    }
    if (id == stepId) return {.kind = DisputedAction::Kind::Step};
    const auto action = rules::cardKindFrom(id.mid(actionPrefix.size()).toStdString());
    return {.kind = DisputedAction::Kind::Action, .action = action.value_or(CardKind::Fire)};
}

std::vector<Pick> peopleAt(const rules::Table& table)
{
    std::vector<Pick> people;
    for (const rules::Pawn who : charactersOf(table)) {
        people.push_back({idOf(who), words::pawn(who), artOf(who), letterOf(who)});
    }
    return people;
}

std::vector<Pick> disputedActionsFor(const rules::Table& table)
{
    std::vector<Pick> picks;
    for (int i = 0; i < rules::index(CardKind::Bullet); ++i) {
        const auto action = static_cast<CardKind>(i);
        if (!isPlayed(table, action)) continue;
        picks.push_back(
            {idOf(DisputedAction{.action = action}), words::card(action), artOf(action), {}});
    }
    for (const Event event : eventsFor(table)) {
        picks.push_back({idOf(DisputedAction{.kind = DisputedAction::Kind::Event, .event = event}),
                         Dispute::tr("Event: %1").arg(words::event(event))});
    }
    picks.push_back(
        {stepId, Dispute::tr("What comes next: %1").arg(words::step(table.progress.step))});
    return picks;
}

VerdictTexts verdictTexts(const rules::Position& position, const DisputedAction& disputedAction,
                          const DisputeResult& disputeResult)
{
    const EditionRow here = editionRow(position, disputedAction);
    VerdictTexts texts;
    texts.kind = here.kind;
    texts.disputedAction = matterInWords(position, disputedAction);
    texts.verdict = here.verdict;
    texts.why = here.why;
    texts.rule = here.rule;
    texts.ruling = here.ruling;
    if (disputeResult.verdict && !disputeResult.verdict->rule.isNone()) {
        texts.ruleNumber = words::rule(disputeResult.verdict->rule);
    }
    if (disputeResult.question)
        texts.question = words::question(*disputeResult.question, disputeResult.after);
    for (const rules::Happening& happening : disputeResult.happenings) {
        const QString sentence = words::happening(happening, disputeResult.after);
        if (!sentence.isEmpty()) texts.happens += sentence;
    }
    return texts;
}

QString disputeText(const rules::Position& position, const DisputedAction& disputedAction,
                    const VerdictTexts& verdict, const EditionsModel& editions)
{
    QStringList lines;
    lines += Dispute::tr("Question: %1").arg(verdict.disputedAction);
    lines += Dispute::tr("Verdict: %1").arg(verdict.verdict);
    if (!verdict.why.isEmpty()) lines += Dispute::tr("Because: %1").arg(verdict.why);
    if (!verdict.rule.isEmpty()) lines += Dispute::tr("Rule: %1").arg(verdict.rule);
    if (!verdict.ruling.isEmpty()) lines += Dispute::tr("Ruling: %1").arg(verdict.ruling);
    lines += QString();
    for (int row = 1; row < editions.rowCount(); ++row) lines += lineOf(editions.at(row));
    lines += QString();
    lines += Dispute::tr("Position:");
    lines += QString::fromStdString(notation::write(position)).trimmed();
    if (const QString line = inNotation(disputedAction); !line.isEmpty()) lines += line;
    return lines.join(u'\n') + u'\n';
}

} // namespace caboose::items
