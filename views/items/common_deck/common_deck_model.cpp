// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/common_deck/common_deck_model.h"

#include "model/rules/04_set_up/decks.h"
#include "views/items/adjusting/rule_of_piece.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/spoken_text.h"
#include "views/items/wording/wording.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using State = DeckRow::State;

State stateOf(const ShownPosition& shownPosition, std::size_t n)
{
    const rules::Progress& progress = shownPosition.table.progress;
    if (shownPosition.isSchemin()) {
        return n + 1 == shownPosition.table.commonDeck.size() ? State::Last : State::Waiting;
    }
    const bool isBefore =
        progress.step == rules::Step::KeepCards || progress.step == rules::Step::RevealPawn;
    if (isBefore) return State::Waiting;
    if (!shownPosition.isStealin() || n < progress.card) return State::Resolved;
    if (n == progress.card) return State::Current;
    return n == progress.card + 1U ? State::Next : State::Waiting;
}

rules::Pawn ownerOf(const rules::Table& table, const rules::PlayedCard& played)
{
    const bool isKnown = played.card.owner != rules::Pawn::None;
    return isKnown ? played.card.owner : table.seats[played.seat].characters.front();
}

const rules::PlayedCard& playedAt(const rules::Table& table, const DeckRow& row)
{
    return table.commonDeck[static_cast<std::size_t>(row.id - 1)];
}

DeckRow rowFor(const ShownPosition& shownPosition, std::size_t n)
{
    const rules::PlayedCard& played = shownPosition.table.commonDeck[n];
    const rules::Pawn owner = ownerOf(shownPosition.table, played);
    const rules::Turn turn = shownPosition.table.roundCard().turns[played.turn];
    DeckRow row;
    row.id = static_cast<int>(n) + 1;
    row.turn = played.turn + 1;
    row.turnName = words::turn(turn);
    row.turnArt = artOf(turn);
    row.who = words::pawn(owner);
    row.whoArt = artOf(owner);
    row.letter = letterOf(owner);
    row.card = words::card(played.card.kind);
    row.cardArt = artOf(played.card.kind);
    row.rule = numberOf(ruleOf(played.card.kind));
    row.faceDown = !rules::isTurnedUp(shownPosition.table, n);
    row.state = stateOf(shownPosition, n);
    return row;
}

/// What a picture and its frame say to those who see them.
QString spokenCard(const DeckRow& row)
{
    //: %1: number in the deck, %2: a bandit, %3: an action card
    QStringList told{CommonDeckModel::tr("%1. %2: %3").arg(row.id).arg(row.who, row.card)};
    if (row.faceDown) told.append(CommonDeckModel::tr("Face down"));
    switch (row.state) {
    case State::Resolved: told.append(CommonDeckModel::tr("Done")); break;
    case State::Current: told.append(CommonDeckModel::tr("Being performed now")); break;
    case State::Next: told.append(CommonDeckModel::tr("Comes next")); break;
    case State::Last: told.append(CommonDeckModel::tr("Played last")); break;
    case State::Waiting: break;
    }
    return spokenTogether(told);
}

/// How many there are; in Stealin' also how many are still to come.
QString sentenceFor(const ShownPosition& shownPosition)
{
    const auto count = static_cast<int>(shownPosition.table.commonDeck.size());
    if (count > 0 &&
        stateOf(shownPosition, shownPosition.table.commonDeck.size() - 1) == State::Resolved)
        return CommonDeckModel::tr("%n card(s), all of them done", nullptr, count);
    if (!shownPosition.isStealin())
        return CommonDeckModel::tr("%n card(s) on the common deck", nullptr, count);
    const int now = shownPosition.table.progress.card + 1;
    //: %1: how many there are in all
    if (now == count) return CommonDeckModel::tr("Card %1 of %1, the last one").arg(count);
    //: %1: the number of the card that is performed, %2: how many there are in all
    return CommonDeckModel::tr("Card %1 of %2, %n more to come", nullptr, count - now)
        .arg(now)
        .arg(count);
}

} // namespace

QString nameOf(DeckRow::State state)
{
    switch (state) {
    case State::Resolved: return u"resolved"_s;
    case State::Current: return u"current"_s;
    case State::Next: return u"next"_s;
    case State::Last: return u"last"_s;
    case State::Waiting: break;
    }
    return u"waiting"_s;
}

void CommonDeckModel::show(const ShownPosition& shownPosition)
{
    std::vector<DeckRow> rows;
    for (std::size_t n = 0; n < shownPosition.table.commonDeck.size(); ++n) {
        if (shownPosition.showsCard(n)) rows.push_back(rowFor(shownPosition, n));
    }
    setRows(std::move(rows));
    m_table = shownPosition.table;
    m_count = static_cast<int>(shownPosition.table.commonDeck.size());
    m_sentence = sentenceFor(shownPosition);
    Q_EMIT sentenceChanged();
}

bool CommonDeckModel::mayCorrect(int row) const
{
    return row >= 0 && row < rowCount() && at(row).state != State::Resolved;
}

std::vector<CommonDeckModel::Instead> CommonDeckModel::insteadOf(int row) const
{
    std::vector<Instead> all;
    if (!mayCorrect(row)) return all;
    const rules::PlayedCard& played = playedAt(m_table, at(row));
    for (const rules::CardCount& pile : rules::deckFor(m_table, m_table.seats[played.seat])) {
        const rules::Card card = pile.card;
        const bool isOther =
            card.owner == ownerOf(m_table, played) && card.kind != played.card.kind;
        if (isOther) all.push_back({card.kind, words::card(card.kind), artOf(card.kind)});
    }
    return all;
}

game::Adjustment CommonDeckModel::adjustmentOf(game::AdjustmentKind what, int row) const
{
    game::Adjustment adjustment;
    adjustment.what = what;
    adjustment.number = at(row).id - 1;
    return adjustment;
}

void CommonDeckModel::correct(int row, rules::CardKind kind)
{
    if (!mayCorrect(row)) return;
    game::Adjustment adjustment = adjustmentOf(game::AdjustmentKind::DeckCardNamed, row);
    adjustment.card = {ownerOf(m_table, playedAt(m_table, at(row))), kind, 0};
    Q_EMIT adjustWanted({adjustment});
}

void CommonDeckModel::turnOver(int row)
{
    if (!mayCorrect(row)) return;
    game::Adjustment adjustment = adjustmentOf(game::AdjustmentKind::DeckCardTurned, row);
    adjustment.faceDown = !at(row).faceDown;
    Q_EMIT adjustWanted({adjustment});
}

void CommonDeckModel::takeAway(int row)
{
    if (mayCorrect(row))
        Q_EMIT adjustWanted({adjustmentOf(game::AdjustmentKind::DeckCardRemoved, row)});
}

void CommonDeckModel::askForCorrection()
{
    if (mayCorrect(rowNow())) Q_EMIT correctionWanted(rowNow());
}

int CommonDeckModel::current() const
{
    const auto found = std::find_if(rows().begin(), rows().end(),
                                    [](const DeckRow& row) { return row.state == State::Current; });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

int CommonDeckModel::rowNow() const
{
    return current() >= 0 ? current() : rowCount() - 1;
}

QHash<int, QByteArray> CommonDeckModel::roleNames() const
{
    return {{Qt::DisplayRole, "card"}, {NumberRole, "number"},     {TurnRole, "turn"},
            {WhoRole, "who"},          {FaceDownRole, "faceDown"}, {StateRole, "state"},
            {RuleRole, "rule"}};
}

QVariant CommonDeckModel::value(const DeckRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.card;
    case Qt::AccessibleTextRole: return spokenCard(row);
    case NumberRole: return row.id;
    case TurnRole: return row.turnName;
    case WhoRole: return row.who;
    case FaceDownRole: return row.faceDown;
    case StateRole: return nameOf(row.state);
    case RuleRole: return row.rule;
    default: return {};
    }
}

} // namespace caboose::items
