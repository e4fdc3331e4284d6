// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What belongs to nobody.
#include "model/rules/04_set_up/modules_on_table.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/05_sequence/steps.h"
#include "model/rules/core/rulings_catalogue.h"
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/game/piece_art.h"
#include "views/items/rulings/ruling_catalogue_words.h"
#include "views/items/wording/field_words.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

using game::AdjustmentKind;
using game::TableField;
using rules::Progress;
using rules::Step;

game::Adjustment goingTo(const Progress& progress)
{
    return {.what = AdjustmentKind::Progress, .progress = progress};
}

AdjustmentChoice standing(const Adjusting& hand, const QString& text, const Progress& progress)
{
    const bool isOn = hand.table().progress == progress;
    return {.text = text, .isOn = isOn, .act = hand.doing(goingTo(progress))};
}

AdjustmentChoice turnOfSchemin(const Adjusting& hand, std::uint8_t turn)
{
    const rules::Table& table = hand.table();
    const rules::Turn kind = table.roundCard().turns[turn];
    //: %1: the number of a turn, %2: its kind
    AdjustmentChoice choice{.text =
                                Adjusting::tr("Turn %1: %2").arg(turn + 1).arg(words::turn(kind)),
                            .art = artOf(kind)};
    for (std::size_t place = 0; place < table.seats.size(); ++place) {
        const auto seat = rules::seatInTurn(table, kind, static_cast<int>(place));
        const Progress progress{.step = Step::PlayCard,
                                .round = table.progress.round,
                                .turn = turn,
                                .place = static_cast<std::uint8_t>(place)};
        AdjustmentChoice turnOf =
            forCharacter(rules::speaker(table, seat), hand.doing(goingTo(progress)));
        turnOf.isOn = table.progress == progress;
        addPossible(choice.children, std::move(turnOf));
    }
    return choice;
}

AdjustmentChoice schemin(const Adjusting& hand)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Schemin’")};
    const auto turns = hand.table().roundCard().turns.size();
    for (std::size_t turn = 0; turn < turns; ++turn) {
        addPossible(choice.children, turnOfSchemin(hand, static_cast<std::uint8_t>(turn)));
    }
    return choice;
}

AdjustmentChoice stealin(const Adjusting& hand)
{
    const rules::Table seen = rules::observe(hand.table(), viewerOf(hand.viewpoint()));
    AdjustmentChoice choice{.text = Adjusting::tr("Stealin’")};
    for (std::size_t n = 0; n < seen.commonDeck.size(); ++n) {
        const rules::PlayedCard& played = seen.commonDeck[n];
        //: %1: a number, %2: a bandit, %3: an action card
        const QString text =
            Adjusting::tr("Card %1: %2, %3")
                .arg(n + 1)
                .arg(words::pawn(rules::speaker(seen, played.seat)), words::card(played.card.kind));
        addPossible(choice.children, standing(hand, text,
                                              {.step = Step::PerformAction,
                                               .round = seen.progress.round,
                                               .card = static_cast<std::uint8_t>(n)}));
    }
    return choice;
}

/// 5.4.5, 5.4.6: not in a game that has nothing for it.
bool mayCome(const rules::Table& table, Step step)
{
    const bool isOfBox = step == Step::RelativeMovement || step == Step::HidePawn;
    return !isOfBox || rules::rowOf(step).isDue(table);
}

/// Within the present round.
AdjustmentChoice whereItStands(const Adjusting& hand)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Where the game stands")};
    const rules::Table& table = hand.table();
    if (table.rounds.empty() || table.progress.round == 0) return choice;
    addPossible(choice.children, schemin(hand));
    addPossible(choice.children, stealin(hand));
    for (const Step step :
         {Step::ResolveEvent, Step::RelativeMovement, Step::HidePawn, Step::EndRound}) {
        if (!mayCome(table, step)) continue;
        addPossible(choice.children, standing(hand, words::step(step),
                                              {.step = step, .round = table.progress.round}));
    }
    return choice;
}

AdjustmentChoice roundCard(const Adjusting& hand)
{
    const rules::Table& table = hand.table();
    AdjustmentChoice choice{.text = Adjusting::tr("Round card")};
    if (table.rounds.empty()) return choice;
    std::vector<int> ids{table.roundCard().id};
    ids.reserve(table.roundDeck.size() + 1);
    for (const rules::RoundCard& card : table.roundDeck) ids.push_back(card.id);
    return choosing(hand, choice.text,
                    {.adjustment = {.what = AdjustmentKind::RoundCardIs},
                     .present = table.roundCard().id,
                     .numbers = ids,
                     .inWords = words::roundCard});
}

AdjustmentChoice firstPlayer(const Adjusting& hand)
{
    AdjustmentChoice choice{.text = Adjusting::tr("First player"),
                            .art = QStringLiteral("first-player")};
    const rules::Table& table = hand.table();
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const auto seat = static_cast<rules::SeatIndex>(i);
        AdjustmentChoice first =
            forCharacter(rules::speaker(table, seat),
                         hand.doing({.what = AdjustmentKind::FirstPlayer, .seat = seat}));
        first.isOn = table.firstPlayer == seat;
        addPossible(choice.children, std::move(first));
    }
    return choice;
}

AdjustmentChoice field(const Adjusting& hand, TableField field)
{
    const rules::TableFieldRow& row = rowOf(field);
    return choosing(hand, words::tableField(field),
                    {.adjustment = {.what = AdjustmentKind::OnTable, .tableField = field},
                     .present = row.get(hand.table()),
                     .numbers = numbersBetween(row.lowest, row.highest),
                     .inWords = [field](int value) { return words::tableValue(field, value); }});
}

AdjustmentChoice hostages(const Adjusting& hand)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Hostages on display")};
    for (int i = 1; i <= static_cast<int>(rules::Hostage::Zealot); ++i) {
        const auto hostage = static_cast<rules::Hostage>(i);
        const bool isThere = hand.table().hostages.contains(hostage);
        AdjustmentChoice one{.text = words::hostage(hostage)};
        for (const int number : {1, 0}) {
            one.children.push_back(
                {.text = number == 1 ? Adjusting::tr("Yes") : Adjusting::tr("No"),
                 .isOn = isThere == (number == 1),
                 .act = hand.doing({.what = AdjustmentKind::HostageShown,
                                    .hostage = hostage,
                                    .number = number})});
        }
        choice.children.push_back(std::move(one));
    }
    return choice;
}

/// Whose sidekicks lie there.
AdjustmentChoice sidekicks(const Adjusting& hand, const QString& text, AdjustmentKind kind,
                           rules::PawnSet present)
{
    AdjustmentChoice choice{.text = text};
    for (const rules::Pawn who : charactersOf(hand.table())) {
        if (!rules::isBandit(who)) continue;
        AdjustmentChoice one = forCharacter(who, {});
        for (const int number : {1, 0}) {
            one.children.push_back(
                {.text = number == 1 ? Adjusting::tr("Yes") : Adjusting::tr("No"),
                 .isOn = present.contains(who) == (number == 1),
                 .act = hand.doing({.what = kind, .who = who, .number = number})});
        }
        choice.children.push_back(std::move(one));
    }
    return choice;
}

bool hasTeams(const rules::Table& table)
{
    const std::vector<rules::Pawn> all = charactersOf(table);
    return table.wildBunch != decltype(table.wildBunch){} ||
           std::any_of(all.begin(), all.end(),
                       [&](rules::Pawn who) { return table.sheet(who).team != 0; });
}

bool hasHostages(const rules::Table& table)
{
    const std::vector<rules::Pawn> all = charactersOf(table);
    return !table.hostages.empty() || std::any_of(all.begin(), all.end(), [&](rules::Pawn who) {
        return table.sheet(who).hostage != rules::Hostage::None;
    });
}

AdjustmentChoice rulingIs(const Adjusting& hand, rules::Ruling ruling)
{
    const auto values = static_cast<int>(rules::info(ruling).values.size());
    return choosing(hand, questionOf(ruling),
                    {.adjustment = {.what = AdjustmentKind::RulingIs, .ruling = ruling},
                     .present = hand.table().rulings.at(ruling),
                     .numbers = numbersBetween(0, values - 1),
                     .inWords = [ruling](int value) { return answerOf(ruling, value); }});
}

AdjustmentChoice rulesInForce(const Adjusting& hand)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Rules of this table")};
    const rules::Modules modules = rules::modulesOn(hand.table());
    for (int topic = 0; topic < rulingTopicCount; ++topic) {
        AdjustmentChoice part{.text = nameOf(static_cast<RulingTopic>(topic))};
        for (std::size_t i = 0; i < rules::rulingCount; ++i) {
            const auto ruling = static_cast<rules::Ruling>(i);
            const bool isAsked = modules.contains(rules::info(ruling).module);
            if (static_cast<int>(topicOf(ruling)) != topic || !isAsked) continue;
            addPossible(part.children, rulingIs(hand, ruling));
        }
        addPossible(choice.children, std::move(part));
    }
    return choice;
}

/// What only some games have.
void addExtras(AdjustmentChoices& choices, const Adjusting& hand)
{
    const rules::Table& table = hand.table();
    if (!table.armoured.empty()) addPossible(choices, field(hand, TableField::ArmouredOffset));
    const bool hasShotgun = table.where(rules::Pawn::Shotgun) != rules::Location::Nowhere;
    if (table.stagecoachBeside != rules::Car::None || hasShotgun) {
        addPossible(choices, field(hand, TableField::StagecoachBeside));
    }
    if (hasShotgun) addPossible(choices, field(hand, TableField::ShotgunReleased));
    if (hasTeams(table)) {
        addPossible(choices, field(hand, TableField::WildBunchOfFirstTeam));
        addPossible(choices, field(hand, TableField::WildBunchOfSecondTeam));
    }
    if (hasHostages(table)) addPossible(choices, hostages(hand));
    const bool hasMarshal = table.inGame(rules::Pawn::Marshal);
    if (hasMarshal || !table.prisoners.empty()) {
        addPossible(choices, sidekicks(hand, Adjusting::tr("Prisoners on display"),
                                       AdjustmentKind::PrisonerShown, table.prisoners));
    }
    if (!hasMarshal) return;
    addPossible(choices, sidekicks(hand, Adjusting::tr("Prisoners in the Achievement zone"),
                                   AdjustmentKind::PrisonerAchieved, table.achievedPrisoners));
    addPossible(choices, choicesForGoals(hand));
}

} // namespace

AdjustmentChoices choicesForTable(const Adjusting& hand)
{
    const rules::Table& table = hand.table();
    AdjustmentChoices choices;
    addPossible(choices, whereItStands(hand));
    addPossible(choices, roundCard(hand));
    addPossible(choices, firstPlayer(hand));
    addPossible(choices,
                {.text = Adjusting::tr("A card was left out"),
                 .children = choicesForDeckPlace(hand, static_cast<int>(table.commonDeck.size()))});
    if (table.progress.playsLeft > 0) {
        addPossible(choices, field(hand, TableField::PlaysLeft));
        addPossible(choices, field(hand, TableField::MustPlay));
    }
    addPossible(choices, field(hand, TableField::NeutralBullets));
    addPossible(choices, field(hand, TableField::NeutralBulletsAside));
    addExtras(choices, hand);
    addPossible(choices, rulesInForce(hand));
    return choices;
}

} // namespace caboose::items
