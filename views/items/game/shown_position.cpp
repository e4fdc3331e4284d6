// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/shown_position.h"

#include "model/game/record/observed.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/turned_over.h"
#include "views/items/wording/piece_words.h"

namespace caboose::items {

rules::Viewer viewerOf(Eyes eyes)
{
    return eyes == Eyes::Referee ? rules::Viewer::referee() : rules::Viewer::anybody();
}

rules::Pawn Moment::turnOf() const
{
    if (question && question->who() != rules::Pawn::None) return question->who();
    if (isSchemin()) return rules::speaker(table, rules::currentSeat(table));
    const bool hasCard = isStealin() && table.progress.card < table.commonDeck.size();
    return hasCard ? table.commonDeck[table.progress.card].card.owner : rules::Pawn::None;
}

QString Moment::nameOf(rules::Pawn who) const
{
    const auto player = players.find(who);
    const QString pawn = words::pawn(who);
    return player == players.end() ? pawn : QStringLiteral("%1 (%2)").arg(pawn, player->second);
}

Moment momentOf(const game::Game& game, Eyes eyes)
{
    const game::Situation& now = game.now();
    Moment moment;
    moment.table =
        rules::withPursesTurnedOver(now.table(), rules::observe(now.table(), viewerOf(eyes)));
    if (const rules::Question* question = now.question()) moment.question = *question;
    moment.awaits = now.awaits;
    moment.happenings = seenBy(eyes, now.outcome.happenings, now.outcome.table);
    moment.eyes = eyes;
    moment.players = playerNames(game);
    return moment;
}

std::vector<rules::Happening> seenBy(Eyes eyes, const std::vector<rules::Happening>& happenings,
                                     const rules::Table& after)
{
    std::vector<rules::Happening> seen;
    seen.reserve(happenings.size());
    for (const rules::Happening& happening : happenings) {
        seen.push_back(game::observe(happening, after, viewerOf(eyes)));
    }
    return seen;
}

} // namespace caboose::items
