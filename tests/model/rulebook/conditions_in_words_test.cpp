// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/conditions_in_words.h"
#include "model/rulebook/reading/read_conditions.h"
#include "tests/model/rulebook/small_book.h"

#include <gtest/gtest.h>

namespace caboose::rulebook {

namespace {

std::string said(std::string_view text, const char* language = "en")
{
    Mistakes mistakes;
    const Conditions conditions = readConditions(text, {}, mistakes);
    EXPECT_TRUE(mistakes.empty()) << text;
    return inWords(conditions, smallBook().in(language)->labels());
}

} // namespace

TEST(ConditionsInWords, sayNothingOfEverybody)
{
    EXPECT_EQ(said(""), "");
}

TEST(ConditionsInWords, tellEditionsByTheFewestNames)
{
    EXPECT_EQ(said("edition=combined-2.1"), "in the combined rules");
    EXPECT_EQ(said("!edition=combined-2.1"), "in every official edition of the base box");
    EXPECT_EQ(said("edition=official-2016"), "in the official rules of 2016");
    EXPECT_EQ(said("edition=official-2016 !edition=official-2016-first-game"),
              "in the official rules of 2016 but the first game");
    EXPECT_EQ(said("edition=combined-2.1,official-2014-fr"),
              "in the combined rules and the French rules of 2014");
    EXPECT_EQ(said("edition=official-2016-expert,official-2014-fr-expert"),
              "in the expert variants");
}

TEST(ConditionsInWords, tellARulingByTheEditionsThatHaveIt)
{
    EXPECT_EQ(said("character-powers=yes"), "in every edition of the base box but the first game");
    EXPECT_EQ(said("character-powers=no"), "in the first game");
    EXPECT_EQ(said("deck-regime=reshuffle-each-round !edition=official-2014-fr"),
              "in the official rules of 2016 but the expert variant of 2016");
}

TEST(ConditionsInWords, sayWhatIsLeftToTheGroup)
{
    EXPECT_EQ(said("fire-at-unreleased-shotgun=yes"),
              "where your group plays by a rule of its own");
    EXPECT_EQ(said("fire-at-unreleased-shotgun=no"),
              "unless your group plays by a rule of its own");
    EXPECT_EQ(said("with=shotgun fire-at-unreleased-shotgun=yes"),
              "with the Shotgun, where your group plays by a rule of its own");
    EXPECT_EQ(said("with=shotgun fire-at-unreleased-shotgun=no"), "with the Shotgun");
}

TEST(ConditionsInWords, nameTheBookletOfABox)
{
    EXPECT_EQ(said("edition=official-couriers"),
              "in the official rules of Couriers & Armoured Train");
    EXPECT_EQ(said("edition=combined-2.1,official-couriers with=teams"),
              "in the combined rules or the official rules of Couriers & Armoured Train, in team "
              "games");
    EXPECT_EQ(said("!edition=official-horses-stagecoach,official-marshal-prisoners"),
              "not in the official rules of Horses & Stagecoach or Marshal & Prisoners");
    EXPECT_EQ(said("edition=official-couriers django-across-trains=no"),
              "in the official rules of Couriers & Armoured Train");
}

TEST(ConditionsInWords, leaveOutWhatABookletBringsAnyway)
{
    EXPECT_EQ(said("edition=official-marshal-prisoners with=player-marshal,prison-car,prisoners"),
              "in the official rules of Marshal & Prisoners");
    EXPECT_EQ(said("edition=official-marshal-prisoners with=mei"),
              "in the official rules of Marshal & Prisoners, with Mei");
}

TEST(ConditionsInWords, sayWhatIsOnTheTable)
{
    EXPECT_EQ(said("with=player-marshal"), "with the player Marshal");
    EXPECT_EQ(said("with=bot-marshal with=handcar"), "with the bot Marshal and the Handcar");
    EXPECT_EQ(said("with=time-travel-car,handcar with=stagecoach"),
              "with the stagecoach, with the Time Travel car or the Handcar");
    EXPECT_EQ(said("!with=player-marshal,two-trains"), "without the player Marshal or two trains");
    EXPECT_EQ(said("with=belle,sidekick-belle"), "with Belle or Belle’s sidekick");
}

TEST(ConditionsInWords, sayWhoIsABot)
{
    EXPECT_EQ(said("with=bot-django"), "when Django is a bot");
    EXPECT_EQ(said("with=bot-django,bot-ghost"), "when Django or Ghost is a bot");
    EXPECT_EQ(said("!with=bot-django"), "unless Django is a bot");
    EXPECT_EQ(said("with=player-marshal,bot-doc"), "with the player Marshal or when Doc is a bot");
}

TEST(ConditionsInWords, sayHowManyPlay)
{
    EXPECT_EQ(said("players=1"), "with one player");
    EXPECT_EQ(said("players=2"), "with 2 players");
    EXPECT_EQ(said("players=3-6"), "with 3 to 6 players");
    EXPECT_EQ(said("players=2,5"), "with 2 or 5 players");
    EXPECT_EQ(said("!players=2"), "not with 2 players");
}

TEST(ConditionsInWords, sayWhatTheRoundCardsBring)
{
    EXPECT_EQ(said("event=heavy-fire"), "when Heavy Fire is among the round cards");
    EXPECT_EQ(said("event=braking,heavy-fire edition=combined-2.1"),
              "in the combined rules, when Braking or Heavy Fire is among the round cards");
    EXPECT_EQ(said("!event=escape,deadly-fall"),
              "without Deadly Fall or Escape among the round cards");
    EXPECT_EQ(said("turn=jarring with=flasks"), "with Whiskey Flasks, with Jarring turns");
    EXPECT_EQ(said("event=heavy-fire", "fr"), "quand Tir nourri est parmi les cartes Manche");
    EXPECT_EQ(said("!turn=diversion", "fr"), "sans les tours de Feinte");
}

TEST(ConditionsInWords, areFrenchInFrench)
{
    EXPECT_EQ(said("character-powers=yes", "fr"),
              "dans toutes les éditions de la boîte de base sauf la première partie");
    EXPECT_EQ(said("with=bot-django,bot-ghost !with=player-marshal,two-trains", "fr"),
              "quand Django ou Ghost est un bot, sans le Marshal joueur ni deux trains");
    EXPECT_EQ(said("edition=combined-2.1,official-couriers with=teams players=3-6", "fr"),
              "dans les règles combinées ou les règles officielles de Convoyeurs & Train blindé, "
              "dans les parties en équipes, pour 3 à 6 joueurs");
}

} // namespace caboose::rulebook
