// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/question_texts.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/score.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

namespace caboose::items {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(QuestionTexts)
};

QuestionTexts::Kind kindOf(const Moment& moment)
{
    if (moment.isOver()) return QuestionTexts::Kind::Over;
    if (moment.isForced()) return QuestionTexts::Kind::GoOn;
    if (moment.question && moment.question->isNumeric()) return QuestionTexts::Kind::Number;
    return QuestionTexts::Kind::Options;
}

/// The headline of a card or event that needs no decision.
QString headline(const Moment& moment)
{
    if (moment.isOver()) return Texts::tr("The game is over.");
    if (!moment.isStealin()) {
        // A position that is laid out by hand may have no round card.
        if (moment.table.rounds.empty()) return {};
        return words::event(moment.table.roundCard().event);
    }
    if (moment.table.progress.card >= moment.table.commonDeck.size()) return {};
    const rules::Card card = moment.table.commonDeck[moment.table.progress.card].card;
    //: %1: a bandit, %2: an action card
    return Texts::tr("%1: %2").arg(words::pawn(card.owner), words::card(card.kind));
}

void setWho(QuestionTexts& texts, rules::Pawn who)
{
    if (who == rules::Pawn::None) return;
    texts.art = artOf(who);
    texts.letter = letterOf(who);
}

QStringList sentences(const Moment& moment)
{
    QStringList sentences;
    for (const rules::Happening& happening : moment.happenings) {
        // The headline says it already.
        if (happening.what == rules::What::CardPerformed) continue;
        if (happening.what == rules::What::EventBegins) continue;
        const QString sentence = words::happening(happening, moment.table);
        if (!sentence.isEmpty()) sentences.append(sentence);
    }
    return sentences;
}

/// Who wins, and with how much.
QStringList results(const Moment& moment)
{
    QStringList results;
    for (const rules::Score& score : rules::scores(moment.table)) {
        if (!score.wins) continue;
        QStringList names;
        for (const rules::Pawn who : score.bandits) names.append(words::pawn(who));
        //: %1: the winner, %2: dollars
        results.append(
            Texts::tr("%1 wins with %2.").arg(names.join(u" + "), words::dollars(score.dollars)));
    }
    return results;
}

} // namespace

QString whereItStands(const Moment& moment)
{
    const rules::Progress& progress = moment.table.progress;
    if (progress.round == 0) return Texts::tr("Set-up");
    if (moment.isOver()) return Texts::tr("Final score");
    if (moment.isSchemin()) {
        return Texts::tr("Round %1, turn %2 of %3: %4")
            .arg(progress.round)
            .arg(progress.turn + 1)
            .arg(moment.table.roundCard().turns.size())
            .arg(words::turn(rules::currentTurn(moment.table)));
    }
    if (moment.isStealin()) {
        return Texts::tr("Round %1, card %2 of %3")
            .arg(progress.round)
            .arg(progress.card + 1)
            .arg(moment.table.commonDeck.size());
    }
    return Texts::tr("Round %1").arg(progress.round);
}

QuestionTexts questionTexts(const Moment& moment)
{
    QuestionTexts texts;
    texts.kind = kindOf(moment);
    texts.context = whereItStands(moment);
    setWho(texts, moment.turnOf());
    if (moment.question) {
        texts.question = words::question(*moment.question, moment.table);
        texts.rule = words::rule(moment.question->rule());
        texts.lowest = moment.question->lowest;
        texts.highest = moment.question->highest;
        texts.step = moment.question->stepping;
        return texts;
    }
    texts.question = headline(moment);
    texts.happens = moment.isOver() ? results(moment) : sentences(moment);
    const bool anyRule = moment.isForced() && !moment.happenings.empty();
    if (anyRule) texts.rule = words::rule(moment.happenings.back().rule);
    return texts;
}

} // namespace caboose::items
