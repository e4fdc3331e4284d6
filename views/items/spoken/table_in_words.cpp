// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/spoken/table_in_words.h"

#include "model/rules/core/judge.h"
#include "views/items/characters/spoken_sheet.h"
#include "views/items/game_models.h"
#include "views/items/position_sentence.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/spoken_text.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct InWords {
    Q_DECLARE_TR_FUNCTIONS(TableInWords)
};

using rules::CardKind;
using rules::Choice;
using rules::Pawn;
using rules::Table;

bool isPossible(const Table& table, Pawn who, CardKind action, Choice target)
{
    const rules::Verdict verdict =
        rules::judge(table, {.who = who, .action = action, .target = target, .then = {}});
    return verdict.isPossible();
}

/// 10.6.1: also whoever is hit only beside somebody else.
bool couldBeHit(const Table& table, Pawn who, CardKind action, Pawn whom)
{
    rules::Deed deed{.who = who, .action = action, .target = Choice(whom), .then = {}};
    const rules::Verdict alone = rules::judge(table, deed);
    if (alone.reason != rules::Reason::BelleShielded) return alone.isPossible();
    bool couldBe = false;
    for (int i = 0; i < rules::characterCount && !couldBe; ++i) {
        deed.then = Choice(rules::pawnAt(i));
        couldBe = rules::judge(table, deed).isPossible();
    }
    return couldBe;
}

/// Whom this action could be aimed at, if its card came up now.
QStringList aims(const Table& table, Pawn who, CardKind action)
{
    QStringList names;
    for (int i = 0; i < rules::pawnCount; ++i) {
        const Pawn other = rules::pawnAt(i);
        const bool isThere = other != who && rules::isOnTable(table.where(other));
        if (isThere && couldBeHit(table, who, action, other)) names.append(words::thePawn(other));
    }
    return names;
}

QStringList reached(const Table& table, const PlacesModel& places, Pawn who)
{
    QStringList names;
    for (const PlaceRow& row : places.rows()) {
        const rules::Location place = rules::locationAt(row.id);
        const bool isReached = isPossible(table, who, CardKind::Move, Choice(place)) ||
                               isPossible(table, who, CardKind::FloorChange, Choice(place));
        if (isReached) names.append(words::thePlace(place));
    }
    return names;
}

QString sentence(const QString& some, const QString& none, Pawn who, const QStringList& whom)
{
    const QString text = whom.isEmpty() ? none.arg(words::thePawn(who))
                                        : some.arg(words::thePawn(who), enumerated(whom));
    return words::asSentence(text);
}

QStringList reachOf(const GameModels& models, const Table& table, Pawn who)
{
    return {//: %1: a bandit, %2: names of pawns
            sentence(InWords::tr("%1 could shoot %2."), InWords::tr("%1 could shoot nobody."), who,
                     aims(table, who, CardKind::Fire)),
            sentence(InWords::tr("%1 could punch %2."), InWords::tr("%1 could punch nobody."), who,
                     aims(table, who, CardKind::Punch)),
            //: %1: a bandit, %2: places
            sentence(InWords::tr("%1 could go here: %2."), InWords::tr("%1 could go nowhere."), who,
                     reached(table, models.places, who))};
}

QString answer(const OptionRow& row)
{
    const QString text =
        row.signsInWords.isEmpty() ? row.text : u"%1 (%2)"_s.arg(row.text, row.signsInWords);
    if (row.hint.keys.isEmpty()) return text;
    //: %1: an answer, %2: the key that gives it
    return InWords::tr("%1: key %2.").arg(text, row.hint.keys);
}

} // namespace

QStringList tableInWords(const GameModels& models, const Table& seen)
{
    QStringList sentences = positionSentences(models);
    if (!models.isShowing()) return sentences;
    const RoundsModel& rounds = models.rounds;
    if (const int now = rounds.rowNow(); now >= 0)
        sentences.append(rounds.index(now).data(Qt::AccessibleTextRole).toString());
    sentences += peopleInWords(models);
    for (const CharacterRow& row : models.characters.rows()) {
        const Pawn who = rules::pawnAt(row.id);
        if (rules::isOnTable(seen.where(who))) sentences += reachOf(models, seen, who);
    }
    return sentences;
}

QStringList peopleInWords(const GameModels& models)
{
    std::vector<CharacterRow> people = models.characters.rows();
    std::stable_partition(people.begin(), people.end(),
                          [](const CharacterRow& row) { return row.hasTurn; });
    QStringList sentences;
    for (const CharacterRow& row : people) sentences.append(spokenSheet(row));
    return sentences;
}

QStringList answersInWords(const OptionsModel& options)
{
    QStringList sentences;
    QMap<QString, QStringList> refused;
    for (const OptionRow& row : options.rows()) {
        if (row.hint.isPossible())
            sentences.append(answer(row));
        else
            refused[row.hint.why].append(row.text);
    }
    for (const auto& [why, answers] : refused.asKeyValueRange()) {
        //: %1: answers, "Doc and Tuco"; %2: why they are refused
        sentences.append(InWords::tr("Not possible: %1. %2").arg(enumerated(answers), why));
    }
    return sentences;
}

} // namespace caboose::items
