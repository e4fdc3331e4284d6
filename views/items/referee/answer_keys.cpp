// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/answer_keys.h"

#include "views/items/referee/option_order.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rules::CardKind;
using rules::Choice;
using rules::ChoiceKind;

struct Letter {
    const char* source;
    const char* what;
};

struct CardLetter {
    CardKind kind;
    Letter letter;
};

// Of those that can be asked for at the same time, all are different, in each language.
constexpr std::array cardLetters{
    CardLetter{CardKind::Move, QT_TRANSLATE_NOOP3("AnswerKeys", "M", "key: card Move")},
    CardLetter{CardKind::FloorChange,
               QT_TRANSLATE_NOOP3("AnswerKeys", "C", "key: card Floor Change")},
    CardLetter{CardKind::Punch, QT_TRANSLATE_NOOP3("AnswerKeys", "P", "key: card Punch")},
    CardLetter{CardKind::Fire, QT_TRANSLATE_NOOP3("AnswerKeys", "F", "key: card Fire")},
    CardLetter{CardKind::Robbery, QT_TRANSLATE_NOOP3("AnswerKeys", "R", "key: card Robbery")},
    CardLetter{CardKind::Marshal, QT_TRANSLATE_NOOP3("AnswerKeys", "L", "key: card Marshal")},
    CardLetter{CardKind::BrilliantIdea,
               QT_TRANSLATE_NOOP3("AnswerKeys", "B", "key: card Brilliant Idea")},
    CardLetter{CardKind::Nudge, QT_TRANSLATE_NOOP3("AnswerKeys", "N", "key: card Nudge")},
    CardLetter{CardKind::Ride, QT_TRANSLATE_NOOP3("AnswerKeys", "H", "key: card Ride")},
    CardLetter{CardKind::SpecialPunch,
               QT_TRANSLATE_NOOP3("AnswerKeys", "U", "key: card Special Punch")},
    CardLetter{CardKind::MovePlus, QT_TRANSLATE_NOOP3("AnswerKeys", "V", "key: card Move +")},
    CardLetter{CardKind::FloorChangePlus,
               QT_TRANSLATE_NOOP3("AnswerKeys", "G", "key: card Floor Change +")},
    CardLetter{CardKind::Capture, QT_TRANSLATE_NOOP3("AnswerKeys", "A", "key: card Capture")},
    CardLetter{CardKind::Charm, QT_TRANSLATE_NOOP3("AnswerKeys", "A", "key: card Charm")},
    CardLetter{CardKind::Theft, QT_TRANSLATE_NOOP3("AnswerKeys", "T", "key: card Theft")},
    CardLetter{CardKind::Unknown,
               QT_TRANSLATE_NOOP3("AnswerKeys", "X", "key: a card that is not looked at")},
};
struct TurnLetter {
    rules::Turn turn;
    Letter letter;
};

constexpr std::array turnLetters{
    TurnLetter{rules::Turn::Normal, QT_TRANSLATE_NOOP3("AnswerKeys", "S", "key: turn Standard")},
    TurnLetter{rules::Turn::Diversion,
               QT_TRANSLATE_NOOP3("AnswerKeys", "D", "key: turn Diversion")},
    TurnLetter{rules::Turn::Jarring, QT_TRANSLATE_NOOP3("AnswerKeys", "J", "key: turn Jarring")},
    TurnLetter{rules::Turn::SpeedingUp,
               QT_TRANSLATE_NOOP3("AnswerKeys", "P", "key: turn Speeding-up")},
    TurnLetter{rules::Turn::Switching,
               QT_TRANSLATE_NOOP3("AnswerKeys", "W", "key: turn Switching")},
    TurnLetter{rules::Turn::Tunnel, QT_TRANSLATE_NOOP3("AnswerKeys", "T", "key: turn Tunnel")},
    TurnLetter{rules::Turn::Turmoil, QT_TRANSLATE_NOOP3("AnswerKeys", "M", "key: turn Turmoil")},
};
constexpr Letter handIconLetter =
    QT_TRANSLATE_NOOP3("AnswerKeys", "H", "key: hand icon of a round card");
constexpr Letter nothingElseLetter =
    QT_TRANSLATE_NOOP3("AnswerKeys", "N", "key: nothing else on a round card");
constexpr Letter drawLetter = QT_TRANSLATE_NOOP3("AnswerKeys", "D", "key: draw three cards");
constexpr Letter searchLetter =
    QT_TRANSLATE_NOOP3("AnswerKeys", "S", "key: search for a Brilliant Idea");

QString translated(Letter letter)
{
    return QCoreApplication::translate("AnswerKeys", letter.source, letter.what).toUpper();
}

QString letterOfCard(CardKind kind)
{
    const auto* found = std::find_if(cardLetters.begin(), cardLetters.end(),
                                     [kind](const CardLetter& card) { return card.kind == kind; });
    return found == cardLetters.end() ? QString() : translated(found->letter);
}

/// What stands on a round card is typed off it without looking at the screen.
QString iconKey(Choice choice)
{
    if (choice.is(ChoiceKind::HandIcon)) return translated(handIconLetter);
    if (!choice.is(ChoiceKind::TheTurn)) return translated(nothingElseLetter);
    const auto* found = std::find_if(turnLetters.begin(), turnLetters.end(),
                                     [&](const auto& row) { return row.turn == choice.turn(); });
    return translated(found->letter);
}

/// Who plays two bandits has their cards under one letter each: the first one's as it is, the
/// other's with Shift, so that the hands learn them. In pairs that is the partner's card.
bool isOfTheOther(const rules::Question& question, Choice choice, const rules::Table& table)
{
    const rules::Pawn holder = question.who() != rules::Pawn::None ? question.who() : question.whom;
    const auto seat = table.seatOf(holder);
    const rules::Pawn owner = choice.card().owner;
    if (!seat || owner == rules::Pawn::None) return false;
    return table.seats[*seat].characters.front() != owner;
}

QString cardKey(const rules::Question& question, Choice choice, const rules::Table& table)
{
    const QString letter = letterOfCard(choice.card().kind);
    if (letter.isEmpty()) return letter;
    const QString key = isOfTheOther(question, choice, table) ? u"Shift+"_s + letter : letter;
    if (choice.is(ChoiceKind::Which)) return key;
    const rules::Option* faceUp = question.find(Choice(choice.card()));
    const bool isTaken = faceUp && faceUp->verdict.isPossible();
    if (!isTaken) return key;
    // Three ways to play a letter are too many: the last one gets a digit.
    return key == letter ? u"Shift+"_s + letter : QString();
}

/// Without a letter of its own, a choice gets the next sign.
QString namedKey(const rules::Question& question, Choice choice, const rules::Table& table)
{
    if (question.ask() == rules::QuestionKind::RoundIcon) return iconKey(choice);
    if (choice.is(ChoiceKind::Draw)) return translated(drawLetter);
    if (choice.is(ChoiceKind::Search)) return translated(searchLetter);
    const bool isCard = choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown);
    return isCard ? cardKey(question, choice, table) : QString();
}

/// 1 to 9, then letters, leaving out what is taken.
QString nextFree(const QStringList& taken, int& last)
{
    static const QString signs = u"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"_s;
    while (last < signs.size()) {
        QString sign = signs.mid(last++, 1);
        if (!taken.contains(sign)) return sign;
    }
    return {};
}

} // namespace

QStringList answerKeys(const rules::Question& question, const rules::Table& table)
{
    QStringList keys;
    for (const rules::Option& option : question) {
        const QString key =
            option.verdict.isRefused() ? QString() : namedKey(question, option.choice, table);
        keys.append(keys.contains(key) ? QString() : key);
    }
    int last = 0;
    for (const int row : optionOrder(question, table)) {
        const bool isPossible = (question.begin() + row)->verdict.isPossible();
        if (keys.at(row).isEmpty() && isPossible) keys[row] = nextFree(keys, last);
    }
    return keys;
}

QString usualKey(rules::Choice choice)
{
    if (choice.is(ChoiceKind::Draw)) return translated(drawLetter);
    return choice.is(ChoiceKind::Which) ? letterOfCard(choice.card().kind) : QString();
}

QString written(const QString& key)
{
    return QString(key).replace(u"Shift+"_s, u"⇧"_s);
}

} // namespace caboose::items
