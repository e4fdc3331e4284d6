// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/game.h"

#include "model/game/journal/adjustment_text.h"
#include "model/game/journal/time_text.h"
#include "model/game/record/chance.h"
#include "model/game/record/decision.h"
#include "model/game/record/snapshot.h"

#include <utility>

namespace caboose::game {

namespace {

CurrentState currentStateOf(const State& state, Number at)
{
    CurrentState currentState;
    currentState.at = at;
    currentState.state = state;
    currentState.outcome = outcomeOf(state);
    currentState.awaits = awaits(state, currentState.outcome);
    return currentState;
}

/// The choice to play a card without saying which.
std::optional<rules::Choice> unseenCard(const rules::Question& question)
{
    for (const rules::Option& option : question) {
        const bool isUnseen = option.choice.is(rules::ChoiceKind::FaceDown) &&
                              option.choice.card().kind == rules::CardKind::Unknown;
        if (isUnseen && option.verdict.isPossible()) return option.choice;
    }
    return std::nullopt;
}

} // namespace

Game::Game(Started start, Clock clock) : m_clock(std::move(clock))
{
    Reply reply;
    append(std::move(start), reply);
    letProgramDraw(reply);
}

Game::Game(Record record, History history, Clock clock)
    : m_clock(std::move(clock)), m_record(std::move(record)), m_history(std::move(history))
{
    update();
}

Saved Game::keepWith(RecordStore* store)
{
    m_store = store;
    Reply reply;
    // What was cut off when the power went is drawn again, and comes out the same.
    if (!inWhatIf()) letProgramDraw(reply);
    return finish(std::move(reply)).saved;
}

Saved Game::keepNow()
{
    return keep();
}

Saved Game::keep()
{
    if (m_store == nullptr || inWhatIf()) return Saved::NotAsked;
    return m_store->keep(m_record);
}

std::optional<CurrentState> Game::at(Number entry) const
{
    if (!m_record.has(entry)) return std::nullopt;
    const Number move = m_record.headAfter(entry);
    const std::optional<State> state = m_history.stateAfter(move);
    if (!state) return std::nullopt;
    return currentStateOf(*state, move);
}

std::optional<EntryEffect> Game::effectOf(Number entry) const
{
    if (!m_record.has(entry)) return std::nullopt;
    return game::effectOf(m_record, m_history, entry);
}

Reply Game::refuse(Misfit misfit) const
{
    Reply reply;
    reply.objection = Objection{.misfit = misfit};
    return reply;
}

void Game::write(EntryBody body, Reply& reply)
{
    const Number number = m_record.size() + 1;
    m_record.append({number, writable(m_clock()), std::move(body)});
    if (reply.first == noEntry) reply.first = number;
    reply.last = number;
}

/// Adds what the rules have nothing to do with, or what they let happen in any case.
void Game::append(EntryBody body, Reply& reply)
{
    write(std::move(body), reply);
    m_history.extend(m_record);
    update();
}

/// Adds something that moves the game on, if it can.
std::optional<Objection> Game::add(EntryBody body, Reply& reply)
{
    Applied applied = apply(m_now.state, {m_record.size() + 1, m_clock(), body});
    if (applied.objection) return applied.objection;
    reply.dropped.insert(reply.dropped.end(), applied.dropped.begin(), applied.dropped.end());
    write(std::move(body), reply);
    m_history.extend(m_record, m_now.state, std::move(applied.state));
    update();
    return std::nullopt;
}

void Game::letProgramDraw(Reply& reply)
{
    while (m_now.awaits == Awaits::Answer &&
           isDrawnByProgram(m_now.state, *m_now.outcome.question)) {
        const Answer drawn = drawnByProgram(m_now.state, *m_now.outcome.question);
        if (add(Answered{drawn, true}, reply)) return;
    }
}

Reply Game::finish(Reply reply)
{
    if (!inWhatIf() && isSnapshotDue(m_record)) append(snapshotOf(m_now.state, m_now.at), reply);
    reply.saved = keep();
    return reply;
}

Reply Game::say(EntryBody body)
{
    return sayAll(std::span(&body, 1));
}

Reply Game::sayAll(std::span<const EntryBody> all)
{
    if (m_isOnlyLookedAt) return refuse(Misfit::OnlyLookedAt);
    Reply reply;
    for (const EntryBody& body : all) {
        if (auto objection = add(body, reply)) {
            reply.objection = objection;
            return reply.last == noEntry ? reply : finish(std::move(reply));
        }
        letProgramDraw(reply);
    }
    return finish(std::move(reply));
}

void Game::update()
{
    const Number head = m_record.head();
    if (const auto state = m_history.stateAfter(head)) m_now = currentStateOf(*state, head);
}

Reply Game::answer(rules::Choice choice)
{
    const rules::Question* question = m_now.question();
    if (question == nullptr) {
        return refuse(m_now.awaits == Awaits::Nothing ? Misfit::GameOver : Misfit::NothingAsked);
    }
    return say(Answered{{question->ask(), question->who(), choice}, false});
}

Reply Game::goOn()
{
    return say(WentOn{});
}

Reply Game::playUnseen()
{
    if (m_isOnlyLookedAt) return refuse(Misfit::OnlyLookedAt);
    Reply reply;
    while (m_now.awaits == Awaits::Answer &&
           m_now.question()->ask() == rules::QuestionKind::PlayCard) {
        const auto unseen = unseenCard(*m_now.question());
        const bool isAdded =
            unseen &&
            !add(Answered{{rules::QuestionKind::PlayCard, m_now.question()->who(), *unseen}, false},
                 reply);
        if (!isAdded) break;
        letProgramDraw(reply);
    }
    if (reply.last == noEntry) {
        const bool isAsked =
            m_now.question() != nullptr && m_now.question()->ask() == rules::QuestionKind::PlayCard;
        return refuse(isAsked ? Misfit::NotOffered : Misfit::NothingAsked);
    }
    return finish(std::move(reply));
}

Reply Game::adjust(const std::vector<Adjustment>& adjustments)
{
    auto written = plain(adjustments);
    return written ? say(Adjusted{std::move(*written)}) : refuse(Misfit::Impossible);
}

Reply Game::decideOtherwise(rules::Choice choice, const std::vector<Adjustment>& effect)
{
    const bool isOrdinary =
        effect.empty() && m_now.question() != nullptr && m_now.question()->accepts(choice);
    if (isOrdinary) return answer(choice);
    Decided decided = decisionFor(m_now.state, m_now.outcome, choice, effect);
    auto written = plain(decided.effect);
    if (!written) return refuse(Misfit::Impossible);
    decided.effect = std::move(*written);
    return say(std::move(decided));
}

Reply Game::follow(Bookkeeping bookkeeping)
{
    return say(BookkeepingChanged{bookkeeping});
}

Reply Game::note(std::string text)
{
    if (m_isOnlyLookedAt) return refuse(Misfit::OnlyLookedAt);
    Reply reply;
    append(Noted{m_record.head(), std::move(text)}, reply);
    return finish(std::move(reply));
}

Reply Game::look(Looked looked)
{
    if (m_isOnlyLookedAt) return refuse(Misfit::OnlyLookedAt);
    Reply reply;
    append(looked, reply);
    return finish(std::move(reply));
}

Reply Game::takeSnapshot()
{
    if (m_isOnlyLookedAt) return refuse(Misfit::OnlyLookedAt);
    Reply reply;
    if (!inWhatIf() && isSnapshotOld(m_record)) append(snapshotOf(m_now.state, m_now.at), reply);
    reply.saved = keep();
    return reply;
}

bool Game::isProgramsTurn(Number move) const
{
    const auto currentState = at(move);
    return currentState && currentState->awaits == Awaits::Answer &&
           isDrawnByProgram(currentState->state, *currentState->outcome.question);
}

bool Game::isBeatStart(Number move) const
{
    return m_history.startsBeat(move);
}

Number Game::behindDraws(Number move) const
{
    while (isProgramsTurn(move)) {
        const Number next = m_record.next(move);
        const Answered* drawn = next != noEntry ? m_record.at(next).as<Answered>() : nullptr;
        if (drawn == nullptr || !drawn->byProgram) break;
        move = next;
    }
    return move;
}

Number Game::stepBack() const
{
    Number n = m_record.parent(m_record.head());
    while (n != noEntry && (isProgramsTurn(n) || !m_history.knows(n))) n = m_record.parent(n);
    return n;
}

Number Game::beatBack() const
{
    Number n = m_record.parent(m_record.head());
    while (n != noEntry && (isProgramsTurn(n) || !isBeatStart(n))) n = m_record.parent(n);
    return n;
}

Number Game::stepForth() const
{
    const Number n = m_record.next(m_record.head());
    return n == noEntry || !m_history.knows(n) ? noEntry : behindDraws(n);
}

Number Game::beatForth() const
{
    Number last = noEntry;
    Number n = m_record.next(m_record.head());
    while (n != noEntry && m_history.knows(n)) {
        last = n;
        if (isBeatStart(n) && !isProgramsTurn(n)) break;
        n = m_record.next(n);
    }
    return last;
}

Reply Game::go(Number to)
{
    if (m_isOnlyLookedAt) return refuse(Misfit::OnlyLookedAt);
    if (to == noEntry || to == m_record.head()) return refuse(Misfit::NowhereToGo);
    Reply reply;
    append(Jumped{m_record.head(), to}, reply);
    letProgramDraw(reply);
    return finish(std::move(reply));
}

Reply Game::undoStep()
{
    return go(stepBack());
}

Reply Game::undoBeat()
{
    return go(beatBack());
}

Reply Game::redoStep()
{
    return go(stepForth());
}

Reply Game::redoBeat()
{
    return go(beatForth());
}

/// Where going to an entry leads; nothing if it is not known what it was like there.
Number Game::placeOf(Number entry) const
{
    if (!m_record.has(entry)) return noEntry;
    const Number move = m_record.headAfter(entry);
    return m_history.knows(move) ? behindDraws(move) : noEntry;
}

std::optional<TreePath> Game::wayTo(Number entry) const
{
    const Number to = placeOf(entry);
    if (to == noEntry) return std::nullopt;
    return pathBetween(m_record, m_history, m_record.head(), to);
}

Reply Game::goTo(Number entry)
{
    return go(placeOf(entry));
}

Reply Game::startWhatIf(Number entry)
{
    if (m_isOnlyLookedAt) return refuse(Misfit::OnlyLookedAt);
    if (inWhatIf()) return refuse(Misfit::InWhatIf);
    const Number to = placeOf(entry);
    if (to == noEntry) return refuse(Misfit::NowhereToGo);
    Reply reply;
    m_whatIf = m_record.size() + 1;
    // The number of entries is not known yet; it is put in when they are kept.
    append(WhatIfKept{m_record.head(), to, 1}, reply);
    letProgramDraw(reply);
    return reply;
}

void Game::rebuild(Record record)
{
    m_record = std::move(record);
    m_history.extend(m_record);
    update();
}

Reply Game::keepWhatIf()
{
    if (!inWhatIf()) return refuse(Misfit::NotInWhatIf);
    const Number mark = *m_whatIf;
    const Number count = m_record.size() - mark;
    if (count == 0) return dropWhatIf();
    m_whatIf.reset();
    Record kept = m_record.beginning(mark - 1);
    Entry tried = m_record.at(mark);
    std::get<WhatIfKept>(tried.body).count = count;
    kept.append(std::move(tried));
    for (Number n = mark + 1; n <= m_record.size(); ++n) kept.append(m_record.at(n));
    rebuild(std::move(kept));
    Reply reply;
    reply.first = mark;
    reply.last = mark + count;
    return finish(std::move(reply));
}

Reply Game::dropWhatIf()
{
    if (!inWhatIf()) return refuse(Misfit::NotInWhatIf);
    const Number before = *m_whatIf - 1;
    const Record tried = std::move(m_record);
    m_whatIf.reset();
    m_history.shorten(before);
    Record left = tried.beginning(before);
    // What somebody has seen is not unseen again.
    for (Number n = before + 1; n <= tried.size(); ++n) {
        if (tried.at(n).is<Looked>())
            left.append({left.size() + 1, tried.at(n).time, tried.at(n).body});
    }
    rebuild(std::move(left));
    Reply reply;
    reply.saved = keep();
    return reply;
}

} // namespace caboose::game
