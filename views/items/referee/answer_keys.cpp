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
    CardLetter{CardKind::Unknown,
               QT_TRANSLATE_NOOP3("AnswerKeys", "X", "key: a card that is not looked at")},
};
constexpr Letter drawLetter = QT_TRANSLATE_NOOP3("AnswerKeys", "D", "key: draw three cards");
constexpr Letter searchLetter =
    QT_TRANSLATE_NOOP3("AnswerKeys", "S", "key: search for a Brilliant Idea");

QString translated(Letter letter)
{
    return QCoreApplication::translate("AnswerKeys", letter.source, letter.what).toUpper();
}

QString letterOf(CardKind kind)
{
    const auto* found = std::find_if(cardLetters.begin(), cardLetters.end(),
                                     [kind](const CardLetter& card) { return card.kind == kind; });
    return found == cardLetters.end() ? QString() : translated(found->letter);
}

/// Two cards of one kind in a question (two bandits' cards): the letter is not enough.
bool hasTwin(const rules::Question& question, Choice choice)
{
    return std::any_of(question.begin(), question.end(), [&](const rules::Option& other) {
        return other.verdict.isPossible() && other.choice.kind() == choice.kind() &&
               other.choice.card().kind == choice.card().kind && !(other.choice == choice);
    });
}

QString cardKey(const rules::Question& question, Choice choice)
{
    QString key = hasTwin(question, choice) ? QString() : letterOf(choice.card().kind);
    if (key.isEmpty() || choice.is(ChoiceKind::Which)) return key;
    const rules::Option* faceUp = question.find(Choice(choice.card()));
    return faceUp && faceUp->verdict.isPossible() ? u"Shift+"_s + key : key;
}

QString namedKey(const rules::Question& question, Choice choice)
{
    switch (choice.kind()) {
    case ChoiceKind::Draw: return translated(drawLetter);
    case ChoiceKind::Search: return translated(searchLetter);
    case ChoiceKind::Which:
    case ChoiceKind::FaceDown: return cardKey(question, choice);
    case ChoiceKind::Done:
    case ChoiceKind::Yes:
    case ChoiceKind::To:
    case ChoiceKind::Whom:
    case ChoiceKind::What:
    case ChoiceKind::TheCar:
    case ChoiceKind::TheRound:
    case ChoiceKind::TheHostage:
    case ChoiceKind::Number: break;
    }
    return {};
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
            option.verdict.isRefused() ? QString() : namedKey(question, option.choice);
        keys.append(keys.contains(key) ? QString() : key);
    }
    int last = 0;
    for (const int row : optionOrder(question, table)) {
        const bool isPossible = (question.begin() + row)->verdict.isPossible();
        if (keys.at(row).isEmpty() && isPossible) keys[row] = nextFree(keys, last);
    }
    return keys;
}

QString written(const QString& key)
{
    return QString(key).replace(u"Shift+"_s, u"⇧"_s);
}

} // namespace caboose::items
