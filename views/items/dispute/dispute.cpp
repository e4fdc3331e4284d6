// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/dispute/dispute.h"

#include "model/cases/inquiry.h"
#include "model/notation/notation.h"
#include "model/rules/core/consistency.h"
#include "views/items/dispute/dispute_texts.h"
#include "views/items/dispute/laying_out.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

constexpr int usualPlayers = 4;

QStringList contradictionsIn(const rules::Table& table)
{
    QStringList found;
    for (const auto& fault : rules::inconsistencies(table)) found += words::inconsistency(fault);
    for (const auto& pair : rules::contradictions(table.rulings))
        found += words::contradiction(pair);
    return found;
}

} // namespace

Dispute::Dispute(QObject* parent) : QObject(parent)
{
    connect(&m_models.adjusting, &Adjusting::wanted, this, &Dispute::adjust);
    m_models.adjusting.setMore([this](const Adjustable& piece) { return choicesBesides(piece); });
    connect(&m_models.options, &OptionsModel::chosen, this,
            qOverload<rules::Choice>(&Dispute::choose));
    connect(&m_models.options, &OptionsModel::whyAsked, this, qOverload<int>(&Dispute::choose));
}

void Dispute::begin()
{
    if (!hasBegun()) layOut(usualPlayers);
}

// --- the position

void Dispute::takeCurrentGame()
{
    if (!m_currentGame) return;
    begin();
    const std::optional<rules::Position> position = m_currentGame();
    if (position && *position != m_position) place(*position);
}

void Dispute::layOut(int players)
{
    place(freshPosition(rules::preset(rules::Edition::Official2016), players));
}

void Dispute::read(const QString& text)
{
    const cases::Inquiry inquiry = cases::readInquiry(text.toStdString());
    m_mistakes.clear();
    for (const notation::Mistake& mistake : inquiry.mistakes) {
        m_mistakes.push_back({mistake.line, mistake.column, words::mistake(mistake)});
    }
    if (!m_mistakes.empty()) {
        hear();
        return;
    }
    if (inquiry.deed) {
        m_disputedAction = {.kind = DisputedAction::Kind::Action,
                            .who = inquiry.deed->who,
                            .action = inquiry.deed->action};
        if (inquiry.deed->target) m_disputedAction.chosen.push_back(*inquiry.deed->target);
        if (inquiry.deed->then) m_disputedAction.chosen.push_back(*inquiry.deed->then);
    } else if (inquiry.event) {
        m_disputedAction = {.kind = DisputedAction::Kind::Event, .event = *inquiry.event};
    }
    const std::vector<rules::Choice> chosen = m_disputedAction.chosen;
    place(inquiry.position);
    if (inquiry.deed) {
        m_disputedAction.chosen = chosen;
        hear();
    }
}

QString Dispute::notation() const
{
    return QString::fromStdString(notation::write(m_position));
}

Adjustable Dispute::newToken(int kind)
{
    return {Adjustable::Kind::Loot,
            rules::index(rules::Location::Nowhere) * rules::lootKindCount + kind};
}

void Dispute::bring(const Adjustable& piece, int place)
{
    const rules::Location to = rules::locationAt(place);
    if (piece.kind == Adjustable::Kind::Pawn) {
        adjust({{.what = game::AdjustmentKind::Pawn, .who = rules::pawnAt(piece.id), .to = to}});
        return;
    }
    const auto kind = static_cast<rules::LootKind>(piece.id % rules::lootKindCount);
    adjust({{.what = game::AdjustmentKind::LootAdded,
             .to = to,
             .loot = items::newToken(kind),
             .number = 1}});
}

void Dispute::takeAway(const Adjustable& piece)
{
    if (piece.kind == Adjustable::Kind::Pawn) {
        change([&](rules::Table& table) { leave(table, rules::pawnAt(piece.id)); });
        return;
    }
    if (piece.kind != Adjustable::Kind::Loot) return;
    const rules::Location from = rules::locationAt(piece.id / rules::lootKindCount);
    const auto kind = static_cast<rules::LootKind>(piece.id % rules::lootKindCount);
    if (const auto token = tokenAt(m_position.table, from, kind)) {
        adjust({{.what = game::AdjustmentKind::LootRemoved,
                 .from = from,
                 .loot = *token,
                 .number = 1}});
    }
}

void Dispute::adjust(const std::vector<game::Adjustment>& adjustments)
{
    change([&](rules::Table& table) {
        for (const game::Adjustment& adjustment : adjustments) {
            const bool joins = adjustment.what == game::AdjustmentKind::Pawn &&
                               rules::isBandit(adjustment.who) && !table.inGame(adjustment.who);
            if (joins) join(table, adjustment.who);
            game::apply(table, adjustment);
        }
    });
}

void Dispute::change(const Change& change)
{
    rules::Position changed{m_position.table, {}};
    change(changed.table);
    if (changed.table != m_position.table) place(std::move(changed));
}

void Dispute::place(rules::Position position)
{
    m_mistakes.clear();
    m_position = std::move(position);
    if (!m_past.empty()) m_past.resize(m_at + 1);
    m_past.push_back(m_position);
    m_at = m_past.size() - 1;
    fitDisputedAction();
    hear();
}

void Dispute::undo()
{
    if (!canUndo()) return;
    m_mistakes.clear();
    m_position = m_past[--m_at];
    fitDisputedAction();
    hear();
}

void Dispute::redo()
{
    if (!canRedo()) return;
    m_mistakes.clear();
    m_position = m_past[++m_at];
    fitDisputedAction();
    hear();
}

// --- what it is about

/// Whoever acts is at the table.
void Dispute::fitDisputedAction()
{
    const std::vector<rules::Pawn> all = charactersOf(m_position.table);
    const bool isThere = std::find(all.begin(), all.end(), m_disputedAction.who) != all.end();
    if (!isThere) {
        m_disputedAction.who = all.empty() ? rules::Pawn::None : all.front();
        m_disputedAction.chosen.clear();
    }
    if (m_disputedAction.kind != DisputedAction::Kind::Action) m_disputedAction.chosen.clear();
}

std::vector<Pick> Dispute::people() const
{
    return peopleAt(m_position.table);
}

std::vector<Pick> Dispute::disputedActions() const
{
    return disputedActionsFor(m_position.table);
}

QString Dispute::who() const
{
    return idOf(m_disputedAction.who);
}

QString Dispute::disputedAction() const
{
    return idOf(m_disputedAction);
}

void Dispute::setWho(const QString& id)
{
    const std::optional<rules::Pawn> who = pawnOf(id);
    if (!who || *who == m_disputedAction.who) return;
    m_disputedAction.who = *who;
    m_disputedAction.chosen.clear();
    hear();
}

void Dispute::setDisputedAction(const QString& id)
{
    DisputedAction disputedAction = disputedActionOf(id);
    disputedAction.who = m_disputedAction.who;
    if (idOf(disputedAction) == idOf(m_disputedAction)) return;
    m_disputedAction = disputedAction;
    hear();
}

void Dispute::choose(int option)
{
    if (!m_disputeResult.question || option < 0 || option >= m_disputeResult.question->size())
        return;
    choose((m_disputeResult.question->begin() + option)->choice);
}

void Dispute::choose(rules::Choice choice)
{
    // Another one instead of the choice that is marked.
    if (m_disputeResult.marked && !m_disputedAction.chosen.empty())
        m_disputedAction.chosen.pop_back();
    m_disputedAction.chosen.push_back(choice);
    hear();
}

void Dispute::chooseNumber(int number)
{
    choose(rules::Choice::number(number));
}

int Dispute::chosen() const
{
    if (!m_disputeResult.marked || !m_disputeResult.question) return -1;
    const rules::Option* option = m_disputeResult.question->find(*m_disputeResult.marked);
    return option ? static_cast<int>(option - m_disputeResult.question->begin()) : -1;
}

void Dispute::unchoose()
{
    if (m_disputedAction.chosen.empty()) return;
    m_disputedAction.chosen.pop_back();
    hear();
}

void Dispute::setVariants(bool variants)
{
    if (variants == m_variants) return;
    m_variants = variants;
    hear();
}

// --- the verdict

void Dispute::hear()
{
    m_contradictions = contradictionsIn(m_position.table);
    m_disputeResult = {};
    m_verdict = {};
    if (isSound() && m_disputedAction.who != rules::Pawn::None) {
        m_disputeResult = disputeResultOf(m_position, m_disputedAction);
        m_verdict = verdictTexts(m_position, m_disputedAction, m_disputeResult);
        m_editions.show(m_position, m_disputedAction, m_variants);
    } else {
        m_editions.showNothing();
    }
    showMap(m_disputeResult);
    Q_EMIT changed();
}

/// What happens with another choice in place of the one that is marked, or as the next one.
std::vector<rules::Happening> Dispute::tried(rules::Choice choice) const
{
    DisputedAction other = m_disputedAction;
    if (m_disputeResult.marked && !other.chosen.empty()) other.chosen.pop_back();
    other.chosen.push_back(choice);
    return disputeResultOf(m_position, other).happenings;
}

void Dispute::showMap(const DisputeResult& disputeResult)
{
    ShownPosition shownPosition;
    shownPosition.table = m_position.table;
    // Where a game stands that can't be says nothing.
    if (!m_contradictions.isEmpty()) shownPosition.table.progress = {};
    shownPosition.question = disputeResult.question;
    shownPosition.awaits = game::Awaits::Answer;
    shownPosition.viewpoint = Viewpoint::Referee;
    if (disputeResult.question) {
        shownPosition.encounters = encountersOf(
            *disputeResult.question, [&](rules::Choice choice) { return tried(choice); });
    }
    m_models.show(shownPosition, m_position.table);
}

QString Dispute::asText() const
{
    return disputeText(m_position, m_disputedAction, m_verdict, m_editions);
}

} // namespace caboose::items
