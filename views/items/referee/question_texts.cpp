// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/question_texts.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/08_end/score.h"
#include "views/items/final_score/ties_and_titles.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(QuestionTexts)
};

QuestionTexts::Kind kindOf(const ShownPosition& shownPosition)
{
    if (shownPosition.isOver()) return QuestionTexts::Kind::Over;
    if (shownPosition.isForced()) return QuestionTexts::Kind::GoOn;
    if (shownPosition.question && shownPosition.question->isNumeric())
        return QuestionTexts::Kind::Number;
    return QuestionTexts::Kind::Options;
}

bool isEvent(const rules::Table& table)
{
    return table.progress.step == rules::Step::ResolveEvent && !table.rounds.empty();
}

/// The headline of a card, an event or a step that needs no decision.
QString headline(const ShownPosition& shownPosition)
{
    if (shownPosition.isOver()) return Texts::tr("The game is over.");
    if (!shownPosition.isStealin()) {
        const rules::Table& table = shownPosition.table;
        return isEvent(table) ? words::event(table.roundCard().event)
                              : words::step(table.progress.step);
    }
    if (shownPosition.table.progress.card >= shownPosition.table.commonDeck.size()) return {};
    const rules::Card card = shownPosition.table.commonDeck[shownPosition.table.progress.card].card;
    //: %1: a bandit, %2: an action card
    return Texts::tr("%1: %2").arg(words::pawn(card.owner), words::card(card.kind));
}

void setWho(QuestionTexts& texts, rules::Pawn who)
{
    if (who == rules::Pawn::None) return;
    texts.art = artOf(who);
    texts.letter = letterOf(who);
}

/// What the event of this round does, before it does it.
QString gistNow(const ShownPosition& shownPosition)
{
    const rules::Table& table = shownPosition.table;
    return isEvent(table) ? words::eventGist(table.roundCard().event, table) : QString();
}

QStringList sentences(const ShownPosition& shownPosition)
{
    QStringList sentences;
    for (const rules::Happening& happening : shownPosition.happenings) {
        // The headline says it already.
        if (happening.what == rules::HappeningKind::CardPerformed) continue;
        if (happening.what == rules::HappeningKind::EventBegins) continue;
        const QString sentence = words::happening(happening, shownPosition.table);
        if (!sentence.isEmpty()) sentences.append(sentence);
    }
    const QString gist = gistNow(shownPosition);
    if (sentences.isEmpty() && isEvent(shownPosition.table))
        sentences.append(Texts::tr("Nothing changes on the table."));
    if (!gist.isEmpty()) sentences.prepend(gist);
    return sentences;
}

/// What happens now, or how the game has ended.
QStringList told(const ShownPosition& shownPosition)
{
    if (!shownPosition.isOver()) return sentences(shownPosition);
    QStringList results = resultsOf(shownPosition);
    const QString tie = tieForVictory(shownPosition).conclusion;
    if (!tie.isEmpty()) results.append(tie);
    return results;
}

/// 6.4: which of two cards in a row is asked for.
QString turnInWords(const rules::Table& table)
{
    const rules::Turn turn = rules::currentTurn(table);
    const rules::Seat& seat = table.seats[rules::currentSeat(table)];
    const QString name = words::turn(turn);
    if (!rules::playsTwice(table, seat, turn)) return name;
    //: %1: a kind of turn in which everybody plays two cards in a row
    return table.progress.playsLeft == 1 ? Texts::tr("%1, second of two").arg(name)
                                         : Texts::tr("%1, first of two").arg(name);
}

/// With the person whose decision it is, where people have said who plays whom.
QString contextOf(const ShownPosition& shownPosition)
{
    const QString where = whereItStands(shownPosition);
    const auto player = shownPosition.players.find(shownPosition.turnOf());
    return player == shownPosition.players.end() ? where : where + u" · "_s + player->second;
}

} // namespace

QString whereItStands(const ShownPosition& shownPosition)
{
    const rules::Progress& progress = shownPosition.table.progress;
    if (progress.round == 0) return Texts::tr("Set-up");
    if (shownPosition.isOver()) return Texts::tr("Final score");
    if (shownPosition.isSchemin()) {
        return Texts::tr("Round %1, turn %2 of %3: %4")
            .arg(progress.round)
            .arg(progress.turn + 1)
            .arg(shownPosition.table.roundCard().turns.size())
            .arg(turnInWords(shownPosition.table));
    }
    if (shownPosition.isStealin()) {
        return Texts::tr("Round %1, card %2 of %3")
            .arg(progress.round)
            .arg(progress.card + 1)
            .arg(shownPosition.table.commonDeck.size());
    }
    return Texts::tr("Round %1").arg(progress.round);
}

QStringList resultsOf(const ShownPosition& shownPosition)
{
    QStringList results;
    const bool isBetrayed = rules::isBetrayal(shownPosition.table);
    for (const rules::Score& score : rules::scores(shownPosition.table)) {
        QStringList names;
        int dollars = score.dollars;
        for (const rules::Pawn who : score.winners) {
            names.append(words::pawn(who));
            if (isBetrayed) dollars = score.own(who);
        }
        if (names.isEmpty()) continue;
        //: %1: the winner, %2: dollars
        results.append(
            Texts::tr("%1 wins with %2.").arg(names.join(u" + "), words::dollars(dollars)));
    }
    return results;
}

QuestionTexts questionTexts(const ShownPosition& shownPosition)
{
    QuestionTexts texts;
    texts.kind = kindOf(shownPosition);
    texts.where = whereItStands(shownPosition);
    texts.context = contextOf(shownPosition);
    texts.justNow = justNowTexts(shownPosition);
    setWho(texts, shownPosition.turnOf());
    if (shownPosition.question) {
        texts.question = words::question(*shownPosition.question, shownPosition.table);
        texts.rule = words::rule(shownPosition.question->rule());
        texts.lowest = shownPosition.question->lowest;
        texts.highest = shownPosition.question->highest;
        texts.step = shownPosition.question->stepping;
        return texts;
    }
    texts.question = headline(shownPosition);
    texts.happens = told(shownPosition);
    const bool anyRule = shownPosition.isForced() && !shownPosition.happenings.empty();
    if (anyRule) texts.rule = words::rule(shownPosition.happenings.back().rule);
    return texts;
}

} // namespace caboose::items
