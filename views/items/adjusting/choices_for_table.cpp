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

AdjustmentChoice standing(const Adjusting& adjusting, const QString& text, const Progress& progress)
{
    const bool isOn = adjusting.table().progress == progress;
    return {.text = text, .isOn = isOn, .act = adjusting.doing(goingTo(progress))};
}

AdjustmentChoice turnOfSchemin(const Adjusting& adjusting, std::uint8_t turn)
{
    const rules::Table& table = adjusting.table();
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
            forCharacter(rules::speaker(table, seat), adjusting.doing(goingTo(progress)));
        turnOf.isOn = table.progress == progress;
        addPossible(choice.children, std::move(turnOf));
    }
    return choice;
}

AdjustmentChoice schemin(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Schemin’")};
    const auto turns = adjusting.table().roundCard().turns.size();
    for (std::size_t turn = 0; turn < turns; ++turn) {
        addPossible(choice.children, turnOfSchemin(adjusting, static_cast<std::uint8_t>(turn)));
    }
    return choice;
}

AdjustmentChoice stealin(const Adjusting& adjusting)
{
    const rules::Table seen = rules::observe(adjusting.table(), viewerOf(adjusting.viewpoint()));
    AdjustmentChoice choice{.text = Adjusting::tr("Stealin’")};
    for (std::size_t n = 0; n < seen.commonDeck.size(); ++n) {
        const rules::PlayedCard& played = seen.commonDeck[n];
        //: %1: a number, %2: a bandit, %3: an action card
        const QString text =
            Adjusting::tr("Card %1: %2, %3")
                .arg(n + 1)
                .arg(words::pawn(rules::speaker(seen, played.seat)), words::card(played.card.kind));
        addPossible(choice.children, standing(adjusting, text,
                                              {.step = Step::PerformAction,
                                               .round = seen.progress.round,
                                               .card = static_cast<std::uint8_t>(n)}));
    }
    return choice;
}

/// 5.4, but not what this game has nothing for.
bool mayCome(const rules::Table& table, Step step)
{
    const rules::StepRow& row = rules::rowOf(step);
    return row.part == rules::Part::EndingARound && (row.isDue == nullptr || row.isDue(table));
}

/// Within the present round.
AdjustmentChoice whereItStands(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Where the game stands")};
    const rules::Table& table = adjusting.table();
    if (table.rounds.empty() || table.progress.round == 0) return choice;
    addPossible(choice.children, schemin(adjusting));
    addPossible(choice.children, stealin(adjusting));
    for (int i = 0; i < rules::stepCount; ++i) {
        const auto step = static_cast<Step>(i);
        if (!mayCome(table, step)) continue;
        addPossible(choice.children, standing(adjusting, words::step(step),
                                              {.step = step, .round = table.progress.round}));
    }
    return choice;
}

AdjustmentChoice roundCard(const Adjusting& adjusting)
{
    const rules::Table& table = adjusting.table();
    AdjustmentChoice choice{.text = Adjusting::tr("Round card")};
    if (table.rounds.empty()) return choice;
    std::vector<int> ids{table.roundCard().id};
    ids.reserve(table.roundDeck.size() + 1);
    for (const rules::RoundCard& card : table.roundDeck) ids.push_back(card.id);
    return choosing(adjusting, choice.text,
                    {.adjustment = {.what = AdjustmentKind::RoundCardIs},
                     .present = table.roundCard().id,
                     .numbers = ids,
                     .inWords = words::roundCard});
}

AdjustmentChoice firstPlayer(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("First player"),
                            .art = QStringLiteral("first-player")};
    const rules::Table& table = adjusting.table();
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const auto seat = static_cast<rules::SeatIndex>(i);
        AdjustmentChoice first =
            forCharacter(rules::speaker(table, seat),
                         adjusting.doing({.what = AdjustmentKind::FirstPlayer, .seat = seat}));
        first.isOn = table.firstPlayer == seat;
        addPossible(choice.children, std::move(first));
    }
    return choice;
}

AdjustmentChoice field(const Adjusting& adjusting, TableField field)
{
    const rules::TableFieldRow& row = rowOf(field);
    return choosing(adjusting, words::tableField(field),
                    {.adjustment = {.what = AdjustmentKind::OnTable, .tableField = field},
                     .present = row.get(adjusting.table()),
                     .numbers = numbersBetween(row.lowest, row.highest),
                     .inWords = [field](int value) { return words::tableValue(field, value); }});
}

AdjustmentChoice hostages(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Hostages on display")};
    for (int i = 1; i <= static_cast<int>(rules::Hostage::Zealot); ++i) {
        const auto hostage = static_cast<rules::Hostage>(i);
        const bool isThere = adjusting.table().hostages.contains(hostage);
        AdjustmentChoice one{.text = words::hostage(hostage)};
        for (const int number : {1, 0}) {
            one.children.push_back(
                {.text = number == 1 ? Adjusting::tr("Yes") : Adjusting::tr("No"),
                 .isOn = isThere == (number == 1),
                 .act = adjusting.doing({.what = AdjustmentKind::HostageShown,
                                         .hostage = hostage,
                                         .number = number})});
        }
        choice.children.push_back(std::move(one));
    }
    return choice;
}

/// 15.2: everybody has a sidekick but these two, whether they play or not.
bool hasSidekick(rules::Pawn who)
{
    return who != rules::Pawn::Mary && who != rules::Pawn::Professore;
}

/// Whose sidekicks lie there.
AdjustmentChoice sidekicks(const Adjusting& adjusting, const QString& text, AdjustmentKind kind,
                           rules::PawnSet present)
{
    AdjustmentChoice choice{.text = text};
    for (int i = 0; i < rules::banditCount; ++i) {
        const rules::Pawn who = rules::pawnAt(i);
        if (!hasSidekick(who)) continue;
        AdjustmentChoice one = forCharacter(who, {});
        for (const int number : {1, 0}) {
            one.children.push_back(
                {.text = number == 1 ? Adjusting::tr("Yes") : Adjusting::tr("No"),
                 .isOn = present.contains(who) == (number == 1),
                 .act = adjusting.doing({.what = kind, .who = who, .number = number})});
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

AdjustmentChoice rulingIs(const Adjusting& adjusting, rules::Ruling ruling)
{
    const auto values = static_cast<int>(rules::info(ruling).values.size());
    return choosing(adjusting, questionOf(ruling),
                    {.adjustment = {.what = AdjustmentKind::RulingIs, .ruling = ruling},
                     .present = adjusting.table().rulings.at(ruling),
                     .numbers = numbersBetween(0, values - 1),
                     .inWords = [ruling](int value) { return answerOf(ruling, value); }});
}

AdjustmentChoice rulesInForce(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Rules of this table")};
    const rules::Modules modules = rules::modulesOn(adjusting.table());
    for (int topic = 0; topic < rulingTopicCount; ++topic) {
        AdjustmentChoice part{.text = nameOf(static_cast<RulingTopic>(topic))};
        for (std::size_t i = 0; i < rules::rulingCount; ++i) {
            const auto ruling = static_cast<rules::Ruling>(i);
            const bool isAsked = modules.contains(rules::info(ruling).module);
            if (static_cast<int>(topicOf(ruling)) != topic || !isAsked) continue;
            addPossible(part.children, rulingIs(adjusting, ruling));
        }
        addPossible(choice.children, std::move(part));
    }
    return choice;
}

/// What only some games have.
void addExtras(AdjustmentChoices& choices, const Adjusting& adjusting)
{
    const rules::Table& table = adjusting.table();
    if (!table.armoured.empty()) addPossible(choices, field(adjusting, TableField::ArmouredOffset));
    const bool hasShotgun = table.where(rules::Pawn::Shotgun) != rules::Location::Nowhere;
    if (table.stagecoachBeside != rules::Car::None || hasShotgun) {
        addPossible(choices, field(adjusting, TableField::StagecoachBeside));
    }
    if (hasShotgun) addPossible(choices, field(adjusting, TableField::ShotgunReleased));
    if (hasTeams(table)) {
        addPossible(choices, field(adjusting, TableField::WildBunchOfFirstTeam));
        addPossible(choices, field(adjusting, TableField::WildBunchOfSecondTeam));
    }
    if (hasHostages(table)) addPossible(choices, hostages(adjusting));
    const bool hasMarshal = table.inGame(rules::Pawn::Marshal);
    if (hasMarshal || !table.prisoners.empty()) {
        addPossible(choices, sidekicks(adjusting, Adjusting::tr("Prisoners on display"),
                                       AdjustmentKind::PrisonerShown, table.prisoners));
    }
    if (!hasMarshal) return;
    addPossible(choices, sidekicks(adjusting, Adjusting::tr("Prisoners in the Achievement zone"),
                                   AdjustmentKind::PrisonerAchieved, table.achievedPrisoners));
    addPossible(choices, choicesForGoals(adjusting));
    addPossible(choices, choicesForColts(adjusting));
}

} // namespace

AdjustmentChoices choicesForTable(const Adjusting& adjusting)
{
    const rules::Table& table = adjusting.table();
    AdjustmentChoices choices;
    addPossible(choices, whereItStands(adjusting));
    addPossible(choices, roundCard(adjusting));
    addPossible(choices, firstPlayer(adjusting));
    addPossible(choices, {.text = Adjusting::tr("A card was left out"),
                          .children = choicesForDeckPlace(
                              adjusting, static_cast<int>(table.commonDeck.size()))});
    if (table.progress.playsLeft > 0) {
        addPossible(choices, field(adjusting, TableField::PlaysLeft));
        addPossible(choices, field(adjusting, TableField::MustPlay));
    }
    addPossible(choices, field(adjusting, TableField::NeutralBullets));
    addPossible(choices, field(adjusting, TableField::NeutralBulletsAside));
    addExtras(choices, adjusting);
    addPossible(choices, rulesInForce(adjusting));
    return choices;
}

} // namespace caboose::items
