// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/position_sentence.h"

#include "views/items/game_models.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/spoken_text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct Position {
    Q_DECLARE_TR_FUNCTIONS(PositionSentence)
};

QString turn(const PawnsModel& pawns)
{
    for (const PawnRow& pawn : pawns.rows()) {
        //: %1: a bandit
        if (pawn.hasTurn)
            return words::asSentence(
                Position::tr("It is the turn of %1.").arg(words::thePawn(rules::pawnAt(pawn.id))));
    }
    return {};
}

QString asked(const QuestionTexts& question)
{
    switch (question.kind) {
    case QuestionTexts::Kind::NoGame: return {};
    case QuestionTexts::Kind::Options:
    case QuestionTexts::Kind::Number:
        //: %1: a question
        return Position::tr("Asked: %1").arg(question.question);
    case QuestionTexts::Kind::GoOn:
        //: %1: an event or card, %2: what happens
        return Position::tr("To be done on the table, then to be gone on with: %1. %2")
            .arg(question.question, question.happens.join(u' '));
    case QuestionTexts::Kind::Over: break;
    }
    return question.question + u' ' + question.happens.join(u' ');
}

QStringList train(const GameModels& models)
{
    QStringList sentences;
    for (const PlaceRow& place : models.places.rows()) {
        const QString contents = contentsOf(place.id, models.pawns, models.loot);
        if (contents.isEmpty()) continue;
        //: %1: a place on the train, %2: what is there
        sentences.append(Position::tr("%1: %2.").arg(place.name, contents));
    }
    if (sentences.isEmpty()) return {};
    sentences.prepend(Position::tr("The train, from front to back."));
    return sentences;
}

/// 15.2: who waits in the prison car to be freed.
QString prisoners(const PrisonersModel& prisoners)
{
    QStringList names;
    for (const PrisonerRow& row : prisoners.rows()) names.append(row.name);
    //: %1: the prisoners on display
    return names.isEmpty() ? QString() : Position::tr("%1.").arg(names.join(u", "_s));
}

/// 9.3, 15.1: horses, and hostages on display.
QStringList besideTheTrain(const BesideModel& beside)
{
    QStringList sentences;
    //: %1: what is beside the train
    for (const BesideRow& row : beside.rows()) sentences.append(Position::tr("%1.").arg(row.name));
    return sentences;
}

} // namespace

QString contentsOf(int place, const PawnsModel& pawns, const LootModel& loot)
{
    QStringList parts;
    for (const PawnRow& pawn : pawns.rows()) {
        if (pawn.place == place) parts.append(pawn.name);
    }
    for (const LootRow& pile : loot.rows()) {
        if (pile.place == place) parts.append(u"%1 × %2"_s.arg(pile.count).arg(pile.name));
    }
    return parts.join(u", "_s);
}

QStringList positionSentences(const GameModels& models)
{
    const QuestionTexts& question = models.options.question();
    QStringList sentences;
    if (!question.context.isEmpty()) sentences << spokenTogether({question.context});
    sentences << turn(models.pawns) << asked(question) << train(models)
              << prisoners(models.prisoners) << besideTheTrain(models.beside);
    sentences.removeAll(QString());
    return sentences;
}

QString positionSentence(const GameModels& models)
{
    return positionSentences(models).join(u' ');
}

} // namespace caboose::items
