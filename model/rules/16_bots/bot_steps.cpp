// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/bot_steps.h"

#include "model/rules/10_actions/01_move.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/16_bots/followed_loot.h"
#include "model/rules/16_bots/left_to_bot.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 1, 2};

/// 15.1.4. The bot Marshal has no row.
int stepsOfMove(const Table& table, Pawn bot)
{
    const BotRow* row = botRow(table, bot);
    const bool isSlow = table.sheet(bot).hostage == Hostage::OldLady;
    return row != nullptr && isRoof(table.where(bot)) && !isSlow ? row->roofSteps : 1;
}

/// Goes as far as its steps lead. `choose` answers each; the bot stands, for the time being, where
/// the steps before have led: what it meets is settled when it has arrived.
template <typename Choose>
Journey walk(Table& table, Pawn bot, Choose choose)
{
    const Location start = table.where(bot);
    Journey journey{.who = bot, .to = start, .rule = {10, 1, 0}, .cause = bot};
    for (int steps = stepsOfMove(table, bot); steps > 0; --steps) {
        if (unlessItStays(table, bot, allowed(rule)).isRefused()) break;
        const std::optional<Location> next = choose();
        if (!next || *next == start) break;
        if (journey.to != start) journey.passed.insert(journey.to);
        journey.to = *next;
        table.put(bot, *next);
        if (!isRoof(*next) || placesOfCouriers(table).contains(*next)) break;
    }
    table.put(bot, start);
    return journey;
}

Location endOf(const Table& table, Pawn bot)
{
    Table tried = table;
    return walk(tried, bot,
                [&]() -> std::optional<Location> {
                    const Question left = leftToBot(tried, moveTo(tried, bot, false));
                    if (left.possible() != 1) return std::nullopt;
                    return left.onlyPossible().choice.location();
                })
        .to;
}

} // namespace

void moveInSteps(Play& play, Pawn bot)
{
    const Journey journey = walk(play.table, bot, [&]() -> std::optional<Location> {
        const Question question = moveTo(play.table, bot, play.wantsRefusals());
        return play.canAsk(question) ? std::optional(play.ask(question).location()) : std::nullopt;
    });
    if (journey.to != play.table.where(bot)) travel(play, journey);
}

bool makesSteps(const Table& table, Pawn who)
{
    return table.isBot(who) && isOnTable(table.where(who)) && stepsOfMove(table, who) > 1;
}

Question wholeMove(const Table& table, Pawn bot)
{
    const Location end = endOf(table, bot);
    Question question = moveTo(table, bot, true);
    question.reviewAll([&](const Option& option) {
        const Verdict& verdict = option.verdict;
        const bool isOnTheWay = verdict.isPossible() || verdict.reason == Reason::TooFar ||
                                verdict.reason == Reason::CannotStay;
        if (option.choice.location() == end) return allowed(rule);
        return isOnTheWay ? refused(Reason::NotItsObjective, rule).with(end) : verdict;
    });
    return question;
}

} // namespace caboose::rules
