// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/option_rows.h"

#include "model/rules/core/observe.h"
#include "views/items/game/piece_art.h"
#include "views/items/referee/answer_keys.h"
#include "views/items/referee/option_order.h"
#include "views/items/referee/option_texts.h"
#include "views/items/wording/spoken_text.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

using rules::ChoiceKind;

/// Where what is named has a picture.
QString artFor(rules::Choice choice)
{
    const bool isCard = choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown);
    if (isCard) return artOf(choice.card().kind);
    if (choice.is(ChoiceKind::Whom)) return artOf(choice.pawn());
    if (choice.is(ChoiceKind::What)) return artOf(choice.loot().kind);
    return choice.is(ChoiceKind::Draw) ? QStringLiteral("card-draw") : QString();
}

/// People look for the card, and for what stands on it, by what is printed there.
void addSigns(OptionRow& row, rules::Choice choice, const rules::Table& table)
{
    if (choice.is(ChoiceKind::TheTurn)) row.signs.append(artOf(choice.turn()));
    if (choice.is(ChoiceKind::HandIcon)) row.signs.append(handIconArt());
    if (!choice.is(ChoiceKind::TheRound)) return;
    const auto& deck = table.roundDeck;
    const auto card = std::find_if(deck.begin(), deck.end(), [&](const rules::RoundCard& one) {
        return one.id == choice.roundId();
    });
    if (card == deck.end()) return;
    for (const rules::Turn turn : card->turns) row.signs.append(artOf(turn));
    for (int n = 0; n < card->hands; ++n) row.signs.append(handIconArt());
    if (const QString event = artOf(card->event); !event.isEmpty()) row.signs.append(event);
    row.signsInWords = words::iconsOf(*card);
    if (!card->turns.empty()) return;
    row.signs.prepend(unreadTurnArt());
    row.signsInWords = OptionsModel::tr("its turns are asked for");
}

/// Where cards that everybody saw lie open on the common deck.
std::vector<std::size_t> placesOf(rules::Card card, const rules::Table& table)
{
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        const bool isThere = table.commonDeck[place].card == card;
        if (isThere && rules::isTurnedUp(table, place)) places.push_back(place);
    }
    return places;
}

QString whyOf(const OptionRow& row, const rules::Verdict& verdict)
{
    //: %1: a reason, as "Doc stands between"; %2: the number of a rule
    return OptionsModel::tr("%1 (%2)").arg(row.reason, words::rule(verdict.rule));
}

/// Where those lie that can be seen, so that the one that is wrong can be corrected. Of the others
/// everybody knows that they were played, nobody when their turn comes.
void sayWhereItLies(OptionRow& row, const ShownPosition& shownPosition)
{
    const rules::Option& option = *(shownPosition.question->begin() + row.id);
    QStringList seen;
    for (const std::size_t place : placesOf(option.choice.card(), shownPosition.table)) {
        if (shownPosition.showsCard(place)) seen.append(QString::number(place + 1));
    }
    //: %1: "2 such cards lie on the common deck already."
    row.reason =
        seen.empty()
            ? OptionsModel::tr("%1 If that is wrong, the log takes it back.").arg(row.reason)
            //: %2: numbers in the deck, as "1 · 9"
            : OptionsModel::tr("%1 If one was entered by mistake, it can be corrected there: %2.")
                  .arg(row.reason, seen.join(QStringLiteral(" · ")));
    row.hint.why = whyOf(row, option.verdict);
}

/// Refused because all such cards of a physical deck lie on the common deck.
bool liesOpen(const rules::Question& question, const rules::Option& option,
              const rules::Table& table)
{
    const rules::Reason reason = option.verdict.reason;
    if (table.kept.decks || !option.choice.is(ChoiceKind::Which)) return false;
    return (question.ask() == rules::QuestionKind::PlayCard &&
            reason == rules::Reason::NotInHand) ||
           (question.ask() == rules::QuestionKind::TurnedOver &&
            reason == rules::Reason::AlreadyTaken);
}

/// A warrant or a sidekick of somebody who takes no part: of each the same is to be said.
bool isOfNobodyHere(const rules::Option& option)
{
    const bool isOfSomebody =
        option.choice.is(ChoiceKind::TheGoal) || option.choice.is(ChoiceKind::ThePrisoner);
    const rules::Reason reason = option.verdict.reason;
    return isOfSomebody &&
           (reason == rules::Reason::NotInGame || reason == rules::Reason::NotInBox);
}

OptionRow rowFor(const rules::Question& question, const rules::Table& table, int n,
                 const QString& keys)
{
    const rules::Option& option = *(question.begin() + n);
    const rules::Verdict& verdict = option.verdict;
    OptionRow row;
    row.id = n;
    row.text = words::choice(question, option.choice, table);
    row.art = artFor(option.choice);
    addSigns(row, option.choice, table);
    row.faceDown = option.choice.is(ChoiceKind::FaceDown);
    row.hint = {.kind = kindOf(verdict.ruled), .option = n, .keys = keys};
    if (verdict.reason != rules::Reason::None) row.reason = words::reason(verdict);
    if (verdict.isRefused()) row.hint.why = whyWithRule(verdict);
    if (isOfNobodyHere(option)) {
        row.reason = OptionsModel::tr("Not in this game");
        row.hint.why = whyOf(row, verdict);
    }
    row.keepsPlace = liesOpen(question, option, table);
    if (row.keepsPlace) {
        const auto count = static_cast<int>(placesOf(option.choice.card(), table).size());
        row.reason =
            OptionsModel::tr("%n such card(s) lie on the common deck already.", nullptr, count);
        row.hint.why = whyOf(row, verdict);
        row.usualKey = usualKey(option.choice);
    }
    row.rule = words::rule(verdict.rule);
    if (verdict.ruling != rules::Ruling::None) row.ruling = words::ruling(verdict.ruling);
    return row;
}

/// It has a key that is never an answer, so that pressing it twice gives none.
OptionRow curtainFor(const ShownPosition& shownPosition)
{
    const bool isClosed = shownPosition.curtain == Curtain::Closed;
    const QString who = shownPosition.theNameOf(shownPosition.question->who());
    OptionRow row;
    row.id = OptionsModel::curtainRow;
    //: %1: whoever is asked; everybody else looks away
    row.text = isClosed
                   ? words::asSentence(
                         OptionsModel::tr("Only %1 looks: show what there is to choose").arg(who))
                   : OptionsModel::tr("Hide it again");
    row.hint = {.kind = AnswerHint::Kind::Allowed,
                .option = OptionsModel::curtainRow,
                .keys = QStringLiteral("0")};
    return row;
}

/// Cards may lie on the table already that nobody has told the program of.
bool mayAllBePlayed(const ShownPosition& shownPosition)
{
    return shownPosition.namesTurnedOver && !shownPosition.table.kept.decks &&
           shownPosition.question->ask() == rules::QuestionKind::PlayCard;
}

/// It has a key that is never an answer, as the curtain, which there is only where decks are kept.
OptionRow allPlayed()
{
    OptionRow row;
    row.id = OptionsModel::allPlayedRow;
    row.text = OptionsModel::tr("All cards are played: on to Stealin’");
    row.hint = {.kind = AnswerHint::Kind::Allowed,
                .option = OptionsModel::allPlayedRow,
                .keys = QStringLiteral("0")};
    return row;
}

/// Who did not enter cards when they were played may have drawn in this turn; a bot never draws.
bool mayBeNone(const ShownPosition& shownPosition)
{
    const rules::Question& question = *shownPosition.question;
    return question.ask() == rules::QuestionKind::TurnedOver && shownPosition.isStealin() &&
           !shownPosition.table.kept.decks && !shownPosition.table.isBot(question.whom);
}

/// Whoever has their hand on the screen alone counts on what stands there.
void sayHowMany(std::vector<OptionRow>& rows, const ShownPosition& shownPosition)
{
    for (OptionRow& row : rows) {
        const rules::Choice choice = (shownPosition.question->begin() + row.id)->choice;
        const bool isCard = choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown);
        const int count = isCard ? shownPosition.hand.count(choice.card()) : 0;
        //: %1: how many, %2: an action card
        if (count > 1) row.text = OptionsModel::tr("%1 × %2").arg(count).arg(row.text);
    }
}

/// Whoever goes is named by the question.
QString textOf(const Encounter& encounter)
{
    const QString whom = words::thePawn(encounter.whom);
    if (!encounter.isMet) return OptionsModel::tr("Meets %1").arg(whom);
    QStringList who;
    for (const rules::Pawn each : encounter.who) who.append(words::thePawn(each));
    const QString meet = who.size() == 1 ? OptionsModel::tr("%1 meets %2")
                                         //: %1: several bandits
                                         : OptionsModel::tr("%1 meet %2");
    return words::asSentence(meet.arg(enumerated(who), whom));
}

OptionRow noCard(const ShownPosition& shownPosition)
{
    OptionRow row;
    row.id = OptionsModel::noCardRow;
    row.text = OptionsModel::tr("No card: %1 drew instead")
                   .arg(words::thePawn(shownPosition.question->whom));
    row.art = QStringLiteral("card-draw");
    row.place = OptionsModel::noCardRow;
    row.hint = {.kind = AnswerHint::Kind::Allowed,
                .option = OptionsModel::noCardRow,
                .keys = usualKey(rules::Choice(ChoiceKind::Draw))};
    return row;
}

} // namespace

std::vector<OptionRow> optionRows(const rules::Question& question, const rules::Table& table)
{
    std::vector<OptionRow> rows;
    const QStringList keys = answerKeys(question, table);
    for (const int n : optionOrder(question, table)) {
        rows.push_back(rowFor(question, table, n, keys.at(n)));
        rows.back().place = static_cast<int>(rows.size());
    }
    std::stable_partition(rows.begin(), rows.end(),
                          [](const OptionRow& row) { return row.hint.isPossible(); });
    return rows;
}

std::vector<OptionRow> optionRows(const ShownPosition& shownPosition)
{
    if (!shownPosition.question) return {};
    std::vector<OptionRow> rows = optionRows(*shownPosition.question, shownPosition.table);
    for (OptionRow& row : rows) {
        if (row.keepsPlace) sayWhereItLies(row, shownPosition);
        const auto met = shownPosition.encounters.find(row.id);
        if (met == shownPosition.encounters.end()) continue;
        row.meets = textOf(met->second);
    }
    if (shownPosition.question->ask() == rules::QuestionKind::FirstPlayer) {
        // At the table it is a person who begins.
        for (OptionRow& row : rows) {
            const rules::Option& option = *(shownPosition.question->begin() + row.id);
            row.text = shownPosition.nameOf(option.choice.pawn());
        }
    }
    sayHowMany(rows, shownPosition);
    if (shownPosition.curtain) rows.insert(rows.begin(), curtainFor(shownPosition));
    if (mayAllBePlayed(shownPosition)) rows.insert(rows.begin(), allPlayed());
    const auto refused = std::find_if(rows.begin(), rows.end(),
                                      [](const OptionRow& row) { return !row.hint.isPossible(); });
    if (mayBeNone(shownPosition)) rows.insert(refused, noCard(shownPosition));
    return rows;
}

} // namespace caboose::items
