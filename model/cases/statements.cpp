// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/statements.h"

#include "model/notation/choices.h"
#include "model/notation/known_words.h"
#include "model/notation/reader.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/core/rulings_catalogue.h"

#include <array>

namespace caboose::cases {

using namespace rules;
using notation::Expected;
using notation::Line;

namespace {

std::optional<CardKind> actionFrom(std::string_view word)
{
    const auto kind = cardKindFrom(word);
    return kind && isAction(*kind) ? kind : std::nullopt;
}

std::optional<Fault> faultFrom(std::string_view word)
{
    for (int i = 0; i < static_cast<int>(Fault::Count); ++i) {
        if (keyOf(static_cast<Fault>(i)) == word) return static_cast<Fault>(i);
    }
    return std::nullopt;
}

std::optional<Pawn> pawnOf(std::string_view word)
{
    return pawnFrom(word);
}

/// What an action is aimed at; a pawn, where nobody chooses anything.
ChoiceKind aimOf(CardKind action)
{
    const ActionRow* row = actionRow(action);
    return row == nullptr ? ChoiceKind::Whom : row->aim.value_or(ChoiceKind::Whom);
}

/// A token is named by its back. Whoever aims at anything else aims at a pawn.
std::optional<Choice> takeTarget(Line& line, CardKind action)
{
    if (action == CardKind::Fire && line.accept("gatling")) return Choice(ChoiceKind::TheGatling);
    const ChoiceKind aim = aimOf(action);
    if (aim == ChoiceKind::To) {
        const auto to = line.takeKey(Expected::Place, notation::placeFrom);
        return to ? std::optional(Choice(*to)) : std::nullopt;
    }
    if (aim == ChoiceKind::What) {
        const auto loot = notation::takeLoot(line);
        return loot ? std::optional(Choice(Loot{loot->kind, unknownValue})) : std::nullopt;
    }
    const auto whom = line.takeKey(Expected::Pawn, pawnOf);
    return whom ? std::optional(Choice(*whom)) : std::nullopt;
}

/// 10.10: out of the cell, or whom to free: doc brilliant-idea to prison / doc brilliant-idea free
/// tuco / doc brilliant-idea free prisoner silk
bool takeWayOfIdea(Line& line, Statement& s)
{
    if (line.accept("to")) {
        if (const auto to = line.takeKey(Expected::Place, notation::placeFrom))
            s.target = Choice(*to);
        return true;
    }
    if (!line.accept("free")) return false;
    const Meanings whom = notation::takeChoices(line);
    if (!whom.empty()) s.target = whom.front();
    return true;
}

/// belle fire at doc to saloon / belle move to saloon / marshal fire at doc, tuco
void takeDeed(Line& line, Statement& s)
{
    const auto who = line.takeKey(Expected::Character, notation::characterFrom);
    const auto action = who ? line.takeKey(Expected::Action, actionFrom) : std::nullopt;
    if (!action) return;
    s.who = *who;
    s.action = *action;
    if (*action == CardKind::BrilliantIdea && takeWayOfIdea(line, s)) return;
    const bool isPlace = aimOf(*action) == ChoiceKind::To;
    if (line.accept("at") || (isPlace && line.accept("to"))) {
        s.target = takeTarget(line, *action);
    }
    if (!s.target) return;
    if (line.accept(",")) {
        if (const auto also = line.takeKey(Expected::Pawn, pawnOf)) s.then = Choice(*also);
        return;
    }
    if (!line.accept("to")) return;
    if (const auto to = line.takeKey(Expected::Place, notation::placeFrom)) s.then = Choice(*to);
}

void takeEvent(Line& line, Statement& s)
{
    const auto event = line.takeKey(Expected::Event, [](auto w) { return eventFrom(w); });
    if (event) s.event = *event;
}

void takeNothing(Line& /*line*/, Statement& /*s*/) {}

void takeAnswers(Line& line, Statement& s)
{
    notation::takeList(line, [&] {
        s.choices.push_back(notation::takeChoices(line));
        return !s.choices.back().empty();
    });
}

/// fire-at of belle about doc in saloon 10.6
void takeStuck(Line& line, Statement& s)
{
    const auto ask = line.takeKey(Expected::Ask, [](auto w) { return questionKindFrom(w); });
    if (!ask) return;
    s.question.ask = *ask;
    while (!line.atEnd()) {
        if (line.accept("of")) {
            s.question.who =
                line.accept("nobody") ? Pawn::None : line.takeKey(Expected::Pawn, pawnOf);
        } else if (line.accept("about")) {
            s.question.whom = line.takeKey(Expected::Pawn, pawnOf);
        } else if (line.accept("in") || line.accept("on")) {
            s.question.where = line.takeKey(Expected::Place, notation::placeFrom);
        } else {
            line.accept("rule");
            s.question.rule = line.takeKey(Expected::Rule, ruleFrom);
        }
    }
}

void takeQuestion(Line& line, Statement& s)
{
    if (line.accept("nothing")) {
        s.verb = Verb::AsksNothing;
    } else {
        takeStuck(line, s);
    }
}

/// doc, tuco: reason arguments rule
void takeOptions(Line& line, Statement& s)
{
    s.only = line.accept("only");
    do {
        s.choices.push_back(notation::takeChoices(line));
        if (s.choices.back().empty()) return;
        line.accept(",");
    } while (!line.atEnd() && line.peek() != ":" && line.peek() != "rests");
    line.accept(":");
    takeVerdict(line, s.verdict);
}

/// 250 to 500 by 50
void takeRange(Line& line, Statement& s)
{
    s.lowest = line.takeNumber(INT16_MIN, INT16_MAX).value_or(0);
    line.expect("to");
    s.highest = line.takeNumber(INT16_MIN, INT16_MAX).value_or(0);
    if (line.accept("by")) s.stepping = line.takeNumber(1, INT16_MAX).value_or(1);
}

/// allowed / refused: reason ... / depends: reason ...
void takeJudgement(Line& line, ExpectedVerdict& verdict)
{
    if (line.accept("allowed")) {
        verdict.ruled = Ruled::Allowed;
    } else if (line.accept("depends")) {
        verdict.ruled = Ruled::Depends;
    } else if (line.peek() == keyOf(Reason::NotRefereed)) {
        verdict.ruled = Ruled::NotRefereed;
    } else if (line.expect("refused")) {
        verdict.ruled = Ruled::Refused;
    }
    line.accept(":");
    takeVerdict(line, verdict);
}

void takeJudged(Line& line, Statement& s)
{
    takeJudgement(line, s.verdict);
}

void takeForced(Line& line, Statement& s)
{
    const auto ask = line.takeKey(Expected::Ask, [](auto w) { return questionKindFrom(w); });
    if (!ask) return;
    s.question.ask = *ask;
    if (!line.atEnd()) s.choices.push_back(notation::takeChoices(line));
}

void takeHappens(Line& line, Statement& s)
{
    if (line.accept("exactly")) {
        s.verb = Verb::HappensExactly;
        return;
    }
    if (line.accept("not")) s.verb = Verb::HappensNot;
    takeHappening(line, s.happening);
}

/// nothing happens: no-target 10.6
void takeNothingHappens(Line& line, Statement& s)
{
    s.happening.what = HappeningKind::NothingHappens;
    if (!line.expect("happens") || line.atEnd()) return;
    line.accept(":");
    ExpectedVerdict why;
    takeVerdict(line, why);
    s.happening.reason = why.reason;
    s.happening.rule = why.rule;
    s.happening.who = why.who;
}

void takePawns(Line& line, Statement& s)
{
    do {
        const auto pawn = line.takeKey(Expected::Pawn, pawnOf);
        if (!pawn) return;
        s.pawns.push_back(*pawn);
    } while (line.accept("+") || line.accept(","));
}

/// belle / only belle
void takeWinners(Line& line, Statement& s)
{
    s.only = line.accept("only");
    takePawns(line, s);
}

/// belle 1250 / own belle 250
void takeScore(Line& line, Statement& s)
{
    s.only = line.accept("own");
    takePawns(line, s);
    constexpr int mostDollars = 1'000'000;
    s.number = line.takeNumber(-mostDollars, mostDollars).value_or(0);
}

void takeFault(Line& line, Statement& s)
{
    if (line.accept("none")) return;
    s.fault = line.takeKey(Expected::Fault, faultFrom);
    if (s.fault && !line.atEnd()) takeVerdict(line, s.verdict);
}

void takeObjection(Line& line, Statement& s)
{
    if (line.accept("nothing")) return;
    s.anything = line.accept("anything");
    if (s.anything) return;
    s.verdict.reason = line.takeKey(Expected::Reason, [](auto w) { return reasonFrom(w); });
    if (s.verdict.reason) takeVerdict(line, s.verdict);
}

void takeContradiction(Line& line, Statement& s)
{
    for (int i = 0; i < 2; ++i) {
        const auto ruling = line.takeKey(Expected::Ruling, rulingFrom);
        if (!ruling) return;
        s.rulings.push_back(*ruling);
    }
}

void takePlaces(Line& line, Statement& s)
{
    notation::takeList(line, [&] {
        const auto place = notation::takePlaceOnTable(line);
        if (place) s.places.push_back(*place);
        return place.has_value();
    });
}

/// saloon: luggage, restaurant
void takeAdjacent(Line& line, Statement& s)
{
    const auto place = notation::takePlaceOnTable(line);
    if (!place || !line.expect(":")) return;
    s.places.push_back(*place);
    takePlaces(line, s);
}

/// saloon-roof luggage-roof: refused: sight-blocked doc
void takeSight(Line& line, Statement& s)
{
    for (int i = 0; i < 2; ++i) {
        const auto place = notation::takePlaceOnTable(line);
        if (!place) return;
        s.places.push_back(*place);
        line.accept("to");
    }
    if (line.expect(":")) takeJudgement(line, s.verdict);
}

/// ahead of saloon: luggage, luggage-roof
void takeArea(Line& line, Statement& s)
{
    if (line.accept("ahead")) {
        s.area = AreaKind::Ahead;
    } else if (line.accept("behind")) {
        s.area = AreaKind::Behind;
    } else if (line.accept("stagecoach")) {
        s.area = AreaKind::Stagecoach;
    } else if (line.expect("other-train")) {
        s.area = AreaKind::OtherTrain;
    }
    if (line.expect("of")) takeAdjacent(line, s);
}

/// boxes stagecoach, horses, whiskey
void takePlan(Line& line, Statement& s)
{
    if (!line.accept("boxes")) return;
    notation::takeList(line, [&] {
        const auto module = line.takeKey(Expected::Module, moduleFrom);
        if (module) s.modules.insert(*module);
        return module.has_value();
    });
}

std::string nearestThenWord(std::string_view found)
{
    static const notation::KnownWords known([] {
        std::vector<std::string> words = notation::wordsFor(Expected::LineStart);
        words.emplace_back("exactly");
        return words;
    }());
    return known.nearestTo(found);
}

void takeThen(Line& line, Statement& s)
{
    if (line.accept("exactly")) {
        s.verb = Verb::ThenExactly;
    } else if (!line.atEnd() && !notation::beginsLine(line.peek())) {
        line.wrong({.expected = Expected::LineStart, .nearest = nearestThenWord(line.peek())});
    }
}

struct Form {
    std::string_view word;
    Verb verb;
    void (*take)(Line&, Statement&);
};

constexpr std::array<Form, 28> forms{{{"deed", Verb::Deed, takeDeed},
                                      {"judge", Verb::Judge, takeDeed},
                                      {"event", Verb::Event, takeEvent},
                                      {"play", Verb::Play, takeNothing},
                                      {"plan", Verb::Plan, takePlan},
                                      {"set-up", Verb::SetUp, takePlan},
                                      {"answer", Verb::Answer, takeAnswers},
                                      {"asks", Verb::Asks, takeQuestion},
                                      {"stuck", Verb::Stuck, takeStuck},
                                      {"allows", Verb::Allows, takeOptions},
                                      {"depends", Verb::Depends, takeOptions},
                                      {"refuses", Verb::Refuses, takeOptions},
                                      {"omits", Verb::Omits, takeAnswers},
                                      {"numbers", Verb::Numbers, takeRange},
                                      {"rejects", Verb::Rejects, takeAnswers},
                                      {"verdict", Verb::Verdict, takeJudged},
                                      {"forced", Verb::Forced, takeForced},
                                      {"happens", Verb::Happens, takeHappens},
                                      {"nothing", Verb::Happens, takeNothingHappens},
                                      {"then", Verb::Then, takeThen},
                                      {"score", Verb::Score, takeScore},
                                      {"wins", Verb::Wins, takeWinners},
                                      {"faults", Verb::Faults, takeFault},
                                      {"objects", Verb::Objects, takeObjection},
                                      {"contradicts", Verb::Contradicts, takeContradiction},
                                      {"adjacent", Verb::Adjacent, takeAdjacent},
                                      {"sight", Verb::Sight, takeSight},
                                      {"area", Verb::Area, takeArea}}};

const Form* formFor(std::string_view word)
{
    for (const Form& form : forms) {
        if (form.word == word) return &form;
    }
    return nullptr;
}

} // namespace

bool beginsStatement(std::string_view word)
{
    return formFor(word) != nullptr;
}

std::vector<std::string> statementWords()
{
    std::vector<std::string> words{"case", "under", "also", "rests"};
    for (const Form& form : forms) words.emplace_back(form.word);
    return words;
}

namespace {

/// Among what a line of a case may begin with, notation too.
std::string nearestStatement(std::string_view found)
{
    static const notation::KnownWords known([] {
        std::vector<std::string> words = statementWords();
        const std::vector<std::string> others = notation::wordsFor(Expected::LineStart);
        words.insert(words.end(), others.begin(), others.end());
        return words;
    }());
    return known.nearestTo(found);
}

} // namespace

std::optional<Statement> takeStatement(Line& line)
{
    const Form* form = formFor(line.peek());
    if (form == nullptr) {
        line.wrong({.expected = Expected::Statement, .nearest = nearestStatement(line.peek())});
        return std::nullopt;
    }
    line.take();
    Statement statement{.verb = form->verb, .line = line.number()};
    form->take(line, statement);
    // What follows "then" is notation.
    const bool isThen = statement.verb == Verb::Then || statement.verb == Verb::ThenExactly;
    if (!isThen) line.expectEnd();
    return line.isWrong() ? std::nullopt : std::optional(statement);
}

} // namespace caboose::cases
