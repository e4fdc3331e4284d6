// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rounds/rounds_model.h"

#include "model/rules/05_sequence/steps.h"
#include "views/items/adjusting/rule_of_piece.h"
#include "views/items/game/piece_art.h"
#include "views/items/referee/question_texts.h"
#include "views/items/wording/spoken_text.h"
#include "views/items/wording/wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using State = RoundRow::State;

/// The turn that Stealin' or Schemin' is in; past the last one when neither goes on.
int turnNow(const ShownPosition& shownPosition)
{
    const rules::Table& table = shownPosition.table;
    if (shownPosition.isSchemin()) return table.progress.turn;
    if (shownPosition.isStealin()) return table.commonDeck[table.progress.card].turn;
    const rules::Part part = rules::rowOf(table.progress.step).part;
    const bool isBefore = part == rules::Part::SetUp || part == rules::Part::Starting;
    return isBefore ? -1 : static_cast<int>(table.roundCard().turns.size());
}

State stateOf(const ShownPosition& shownPosition, int round)
{
    if (shownPosition.isOver() || round < shownPosition.table.progress.round) return State::Past;
    return round == shownPosition.table.progress.round ? State::Current : State::ToCome;
}

void addTurns(RoundRow& row, const ShownPosition& shownPosition, const rules::RoundCard& card)
{
    const int now = row.state == State::Current ? turnNow(shownPosition) : -1;
    int n = 0;
    for (const rules::Turn turn : card.turns) {
        row.turns.push_back({.name = words::turn(turn),
                             .art = artOf(turn),
                             .isPast = row.state == State::Past || n < now,
                             .isCurrent = n == now});
        ++n;
    }
}

/// 5.1.1: what still has to be read off the card.
void addUnread(RoundRow& row, const ShownPosition& shownPosition, const rules::RoundCard& card)
{
    const bool isBeingRead = row.state == State::Current && shownPosition.question &&
                             shownPosition.question->ask() == rules::QuestionKind::RoundIcon;
    if (!isBeingRead && !card.turns.empty()) return;
    row.turns.push_back({.name = RoundsModel::tr("not told yet"),
                         .art = unreadTurnArt(),
                         .isCurrent = isBeingRead});
}

void addEvent(RoundRow& row, rules::Event event, const rules::Table& table)
{
    if (event == rules::Event::None) return;
    row.event = words::event(event);
    row.eventArt = artOf(event);
    row.gist = words::eventGist(event, table);
    row.isLeftOut = table.rulings.is(rules::RoundEvents::No);
}

QStringList namesOf(const std::vector<RoundTurn>& turns)
{
    QStringList names;
    for (const RoundTurn& turn : turns)
        names.append(turn.isCurrent ? u'[' + turn.name + u']' : turn.name);
    return names;
}

QString nameOf(State state)
{
    switch (state) {
    case State::Past: return u"past"_s;
    case State::Current: return u"current"_s;
    case State::ToCome: break;
    }
    return u"to-come"_s;
}

QString spokenTurn(const RoundTurn& turn)
{
    //: %1: a kind of turn
    return turn.isCurrent ? RoundsModel::tr("%1 (now)").arg(turn.name) : turn.name;
}

QString spokenState(State state)
{
    switch (state) {
    case State::Past: return RoundsModel::tr("Over");
    case State::Current: return RoundsModel::tr("Being played");
    case State::ToCome: break;
    }
    return RoundsModel::tr("To come");
}

QString spokenRound(const RoundRow& row)
{
    QStringList told{row.title, spokenState(row.state)};
    QStringList turns;
    for (const RoundTurn& turn : row.turns) turns.append(spokenTurn(turn));
    //: %1: kinds of turns
    if (!turns.isEmpty()) told.append(RoundsModel::tr("Turns: %1").arg(turns.join(u", "_s)));
    told.append(words::handIcons(row.hands));
    //: %1: an event
    if (!row.event.isEmpty() && !row.isLeftOut)
        told.append(RoundsModel::tr("At its end: %1").arg(row.event));
    if (row.isEventNow) told.append(RoundsModel::tr("That happens now"));
    return spokenTogether(told);
}

} // namespace

void RoundsModel::show(const ShownPosition& shownPosition)
{
    std::vector<RoundRow> rows;
    for (int n = 1; n <= rules::roundCount; ++n) {
        RoundRow row;
        row.id = n;
        row.state = stateOf(shownPosition, n);
        row.title = tr("Round %1").arg(n);
        if (static_cast<std::size_t>(n) <= shownPosition.table.rounds.size()) {
            const rules::RoundCard& card =
                shownPosition.table.rounds[static_cast<std::size_t>(n - 1)];
            addTurns(row, shownPosition, card);
            addUnread(row, shownPosition, card);
            row.hands = card.hands;
            row.rule = numberOf(ruleOf(card));
            addEvent(row, card.event, shownPosition.table);
            row.isEventNow = !row.isLeftOut && row.state == State::Current &&
                             shownPosition.table.progress.step == rules::Step::ResolveEvent;
        }
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
    m_sentence = whereItStands(shownPosition);
    Q_EMIT sentenceChanged();
}

int RoundsModel::rowNow() const
{
    const auto now = std::find_if(rows().begin(), rows().end(), [](const RoundRow& row) {
        return row.state == RoundRow::State::Current;
    });
    return now == rows().end() ? -1 : static_cast<int>(now - rows().begin());
}

QHash<int, QByteArray> RoundsModel::roleNames() const
{
    return {{Qt::DisplayRole, "title"},
            {TurnsRole, "turns"},
            {EventRole, "event"},
            {StateRole, "state"},
            {RuleRole, "rule"}};
}

QVariant RoundsModel::value(const RoundRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case Qt::AccessibleTextRole: return spokenRound(row);
    case TurnsRole: return namesOf(row.turns);
    case EventRole: return row.event;
    case StateRole: return nameOf(row.state);
    case RuleRole: return row.rule;
    case Qt::ToolTipRole: return row.gist;
    default: return {};
    }
}

} // namespace caboose::items
