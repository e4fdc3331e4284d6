// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/dispute/dispute_texts.h"

#include "model/notation/choices.h"
#include "model/notation/notation.h"
#include "model/rules/core/names.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <array>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rules::CardKind;
using rules::Event;

constexpr std::array actions{CardKind::Move,  CardKind::FloorChange,  CardKind::Punch,
                             CardKind::Fire,  CardKind::Robbery,      CardKind::Marshal,
                             CardKind::Nudge, CardKind::BrilliantIdea};
constexpr std::array events{Event::AngryMarshal,    Event::Braking,      Event::PassengersRebellion,
                            Event::SwivelArm,       Event::TakeItAll,    Event::HostageConductor,
                            Event::MarshalsRevenge, Event::Pickpocketing};

QString latin(std::string_view key)
{
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

const QString actionPrefix = u"action:"_s;
const QString eventPrefix = u"event:"_s;
const QString stepId = u"step"_s;

/// "Fire", "Braking", "The step the game is at: ..."
QString nameOf(const Matter& matter, const rules::Table& table)
{
    switch (matter.kind) {
    case Matter::Kind::Action: return words::card(matter.action);
    case Matter::Kind::Event: return words::event(matter.event);
    case Matter::Kind::Step: break;
    }
    return words::step(table.progress.step);
}

QString matterInWords(const rules::Position& position, const Matter& matter)
{
    QStringList parts;
    if (matter.kind == Matter::Kind::Action) parts += words::pawn(matter.who);
    parts += nameOf(matter, position.table);
    for (const rules::Choice choice : matter.chosen) parts += words::choice(choice);
    return parts.join(u" → "_s);
}

/// As the notation asks the referee; empty for the step that the position says itself.
QString inNotation(const Matter& matter)
{
    if (matter.kind == Matter::Kind::Event) return u"event "_s + latin(rules::keyOf(matter.event));
    if (matter.kind == Matter::Kind::Step) return {};
    QString line =
        u"judge %1 %2"_s.arg(latin(rules::keyOf(matter.who)), latin(rules::keyOf(matter.action)));
    for (const rules::Choice choice : matter.chosen) {
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

} // namespace

QString idOf(rules::Pawn pawn)
{
    return pawn == rules::Pawn::None ? QString() : latin(rules::keyOf(pawn));
}

std::optional<rules::Pawn> pawnOf(const QString& id)
{
    return rules::pawnFrom(id.toStdString());
}

QString idOf(const Matter& matter)
{
    switch (matter.kind) {
    case Matter::Kind::Action: return actionPrefix + latin(rules::keyOf(matter.action));
    case Matter::Kind::Event: return eventPrefix + latin(rules::keyOf(matter.event));
    case Matter::Kind::Step: break;
    }
    return stepId;
}

Matter matterOf(const QString& id)
{
    if (id.startsWith(eventPrefix)) {
        const auto event = rules::eventFrom(id.mid(eventPrefix.size()).toStdString());
        return {.kind = Matter::Kind::Event, .event = event.value_or(Event::Braking)};
    }
    if (id == stepId) return {.kind = Matter::Kind::Step};
    const auto action = rules::cardKindFrom(id.mid(actionPrefix.size()).toStdString());
    return {.kind = Matter::Kind::Action, .action = action.value_or(CardKind::Fire)};
}

std::vector<Pick> peopleAt(const rules::Table& table)
{
    std::vector<Pick> people;
    for (const rules::Pawn who : charactersOf(table)) {
        people.push_back({idOf(who), words::pawn(who), artOf(who), letterOf(who)});
    }
    return people;
}

std::vector<Pick> mattersFor(const rules::Table& table)
{
    std::vector<Pick> matters;
    matters.reserve(std::size(actions) + std::size(events));
    for (const CardKind action : actions) {
        matters.push_back({idOf(Matter{.action = action}), words::card(action), artOf(action), {}});
    }
    for (const Event event : events) {
        matters.push_back({idOf(Matter{.kind = Matter::Kind::Event, .event = event}),
                           Dispute::tr("Event: %1").arg(words::event(event))});
    }
    matters.push_back(
        {stepId, Dispute::tr("What comes next: %1").arg(words::step(table.progress.step))});
    return matters;
}

VerdictTexts verdictTexts(const rules::Position& position, const Matter& matter,
                          const Finding& finding)
{
    const EditionRow here = editionRow(position, matter);
    VerdictTexts texts;
    texts.kind = here.kind;
    texts.matter = matterInWords(position, matter);
    texts.verdict = here.verdict;
    texts.why = here.why;
    texts.rule = here.rule;
    texts.ruling = here.ruling;
    if (finding.verdict && !finding.verdict->rule.isNone()) {
        texts.ruleNumber = words::rule(finding.verdict->rule);
    }
    if (finding.question) texts.question = words::question(*finding.question, finding.after);
    for (const rules::Happening& happening : finding.happenings) {
        const QString sentence = words::happening(happening, finding.after);
        if (!sentence.isEmpty()) texts.happens += sentence;
    }
    return texts;
}

QString disputeText(const rules::Position& position, const Matter& matter,
                    const VerdictTexts& verdict, const EditionsModel& editions)
{
    QStringList lines;
    lines += Dispute::tr("Question: %1").arg(verdict.matter);
    lines += Dispute::tr("Verdict: %1").arg(verdict.verdict);
    if (!verdict.why.isEmpty()) lines += Dispute::tr("Because: %1").arg(verdict.why);
    if (!verdict.rule.isEmpty()) lines += Dispute::tr("Rule: %1").arg(verdict.rule);
    if (!verdict.ruling.isEmpty()) lines += Dispute::tr("Ruling: %1").arg(verdict.ruling);
    lines += QString();
    for (int row = 1; row < editions.rowCount(); ++row) lines += lineOf(editions.at(row));
    lines += QString();
    lines += Dispute::tr("Position:");
    lines += QString::fromStdString(notation::write(position)).trimmed();
    if (const QString line = inNotation(matter); !line.isEmpty()) lines += line;
    return lines.join(u'\n') + u'\n';
}

} // namespace caboose::items
