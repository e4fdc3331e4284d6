// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/shown_position.h"

#include "model/game/record/observed.h"
#include "model/game/record/observed_question.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/turned_over.h"
#include "model/rules/core/judge.h"
#include "views/items/game/told_happenings.h"
#include "views/items/wording/piece_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace caboose::items {

rules::Viewer viewerOf(Viewpoint viewpoint)
{
    return viewpoint == Viewpoint::Referee ? rules::Viewer::referee() : rules::Viewer::anybody();
}

rules::Pawn ShownPosition::turnOf() const
{
    if (question && question->who() != rules::Pawn::None) return question->who();
    if (isSchemin()) return rules::speaker(table, rules::currentSeat(table));
    const auto card = cardInTurn();
    return card ? card->owner : rules::Pawn::None;
}

bool ShownPosition::showsCard(std::size_t place) const
{
    if (viewpoint == Viewpoint::Referee) return true;
    if (isSchemin()) return place + 1 == table.commonDeck.size();
    if (table.progress.step == rules::Step::KeepCards) return false;
    return !isStealin() || place <= table.progress.card;
}

std::optional<rules::Card> ShownPosition::cardInTurn() const
{
    const bool hasCard = isStealin() && table.progress.card < table.commonDeck.size();
    if (!hasCard) return {};
    return table.commonDeck[table.progress.card].card;
}

namespace {

struct ShownText {
    Q_DECLARE_TR_FUNCTIONS(ShownPosition)
};

} // namespace

namespace {

QString withPlayer(const QString& pawn, rules::Pawn who, const ShownPosition& shownPosition)
{
    const auto player = shownPosition.players.find(who);
    //: %1: a bandit whom nobody plays
    if (shownPosition.table.isBot(who)) return ShownText::tr("%1 (bot)").arg(pawn);
    return player == shownPosition.players.end()
               ? pawn
               : QStringLiteral("%1 (%2)").arg(pawn, player->second);
}

} // namespace

QString ShownPosition::nameOf(rules::Pawn who) const
{
    return withPlayer(words::pawn(who), who, *this);
}

QString ShownPosition::theNameOf(rules::Pawn who) const
{
    return withPlayer(words::thePawn(who), who, *this);
}

namespace {

void ask(ShownPosition& shown, const rules::Question& question, const rules::Table& table,
         Curtain curtain)
{
    shown.question = question;
    // Who looks at everything needs no curtain.
    if (shown.viewpoint == Viewpoint::Referee || !rules::isForOwnEyes(question, table)) return;
    shown.curtain = curtain;
    if (curtain == Curtain::Open) {
        if (const auto seat = table.seatOf(question.who())) shown.hand = table.seats[*seat].hand;
        return;
    }
    shown.question = game::observe(question, table, rules::Viewer::anybody());
}

/// What follows in the open beat if this is chosen.
std::vector<rules::Happening> following(const game::CurrentState& now, rules::Choice choice)
{
    std::vector<rules::Choice> choices;
    for (const game::Answer& answer : now.state.answers) choices.push_back(answer.choice);
    choices.push_back(choice);
    std::vector<rules::Happening> happenings = rules::resolve(*now.state.table, choices).happenings;
    const std::size_t known = std::min(now.outcome.happenings.size(), happenings.size());
    happenings.erase(happenings.begin(), happenings.begin() + static_cast<std::ptrdiff_t>(known));
    return happenings;
}

/// A choice that answered itself, or of which all is refused.
std::optional<rules::Question> settledIn(const game::CurrentState& now, const ShownPosition& shown)
{
    const auto& forced = now.outcome.forced;
    const auto decided = std::find_if(forced.rbegin(), forced.rend(), [](const auto& question) {
        return question.who() != rules::Pawn::None;
    });
    if (decided != forced.rend()) {
        return game::observe(*decided, now.table(), viewerOf(shown.viewpoint));
    }
    const auto card = shown.cardInTurn();
    if (!card || !rules::isCharacter(card->owner)) return {};
    return rules::optionsFor(shown.table,
                             {.who = card->owner, .action = card->kind, .target = {}, .then = {}});
}

std::vector<rules::Pawn> boarding(const game::CurrentState& now)
{
    std::vector<rules::Pawn> riders;
    const rules::Question* question = now.question();
    if (!question || question->ask() != rules::QuestionKind::Boards) return riders;
    for (const game::Answer& answer : now.state.answers) {
        if (!answer.choice.is(rules::ChoiceKind::Whom))
            riders.clear(); // nobody else, at the car before
        else
            riders.push_back(answer.choice.pawn());
    }
    return riders;
}

/// 14.1: the goals as this one player sees them, and nothing else.
void openGoals(ShownPosition& shown, const rules::Table& table, rules::Pawn who)
{
    if (who == rules::Pawn::None || shown.viewpoint == Viewpoint::Referee) return;
    const auto seat = table.seatOf(who);
    if (!seat) return;
    shown.goalsOpenFor = who;
    shown.table.goals = rules::goalsSeen(table, table.goals, rules::Viewer::seat(*seat));
}

} // namespace

ShownPosition shownPositionOf(const game::Game& game, Viewpoint viewpoint, Curtain curtain,
                              rules::Pawn goalsOpenFor)
{
    const game::CurrentState& now = game.now();
    ShownPosition shownPosition;
    shownPosition.table =
        rules::withPursesTurnedOver(now.table(), rules::observe(now.table(), viewerOf(viewpoint)));
    openGoals(shownPosition, now.table(), goalsOpenFor);
    shownPosition.awaits = now.awaits;
    shownPosition.happenings = seenBy(viewpoint, now.outcome.happenings, now.outcome.table);
    shownPosition.justNow = lastChange(game, viewpoint);
    shownPosition.viewpoint = viewpoint;
    shownPosition.players = playerNames(game);
    shownPosition.boarding = boarding(now);
    shownPosition.namesTurnedOver = now.state.cards == game::CardsEntered::WhenTurnedOver;
    if (shownPosition.isOver() || shownPosition.isCounting())
        shownPosition.toldPurses = toldPurses(game);
    if (const rules::Question* question = now.question()) {
        ask(shownPosition, *question, now.table(), curtain);
        shownPosition.encounters =
            encountersOf(*shownPosition.question,
                         [&now](rules::Choice choice) { return following(now, choice); });
    } else if (shownPosition.isForced()) {
        shownPosition.settled = settledIn(now, shownPosition);
    }
    return shownPosition;
}

std::vector<rules::Happening> seenBy(Viewpoint viewpoint,
                                     const std::vector<rules::Happening>& happenings,
                                     const rules::Table& after)
{
    std::vector<rules::Happening> seen;
    seen.reserve(happenings.size());
    for (const rules::Happening& happening : happenings) {
        seen.push_back(game::observe(happening, after, viewerOf(viewpoint)));
    }
    return seen;
}

} // namespace caboose::items
