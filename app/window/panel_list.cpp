// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panel_list.h"

#include "app/actions/action_registry.h"
#include "app/actions/rule_of_widget.h"
#include "app/docking/panel_context.h"
#include "app/rulebook/rulebook_panels.h"
#include "views/items/game_models.h"
#include "views/items/setup/new_game_model.h"
#include "views/items/welcome/recent_games_model.h"
#include "views/panels/characters/characters_panel.h"
#include "views/panels/common_deck/common_deck_panel.h"
#include "views/panels/dispute/dispute_panel.h"
#include "views/panels/final_score/final_score_page.h"
#include "views/panels/log/log_panel.h"
#include "views/panels/referee/referee_panel.h"
#include "views/panels/rounds/round_delegate.h"
#include "views/panels/rulings/rulings_panel.h"
#include "views/panels/score/score_panel.h"
#include "views/panels/setup/setup_panel.h"
#include "views/panels/train_map/train_map_panel.h"
#include "views/panels/welcome/welcome_panel.h"
#include "views/widgets/list_panel.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// A panel that names rules opens them in the rulebook.
template <typename Panel>
QWidget* withRules(const PanelContext& context, Panel* panel)
{
    QObject::connect(panel, &Panel::ruleWanted, &context.rulebook, &RulebookPanels::followLink);
    return panel;
}

/// Those of these actions that the program has, in this order.
QList<QAction*> actionsOf(const PanelContext& context, const QStringList& ids)
{
    QList<QAction*> actions;
    for (const QString& id : ids) {
        if (QAction* action = context.actions.find(id)) actions.append(action);
    }
    return actions;
}

QWidget* makeWelcome(const PanelContext& context, QWidget* parent)
{
    return new views::WelcomePanel(
        context.recent,
        {.start = actionsOf(context, {u"game.new"_s, u"game.dispute"_s, u"panel.rulebook"_s}),
         .sample = context.actions.find(u"game.sample"_s),
         .others = actionsOf(context, {u"game.open"_s, u"panel.rulings"_s, u"settings.palette"_s,
                                       u"settings.preferences"_s, u"settings.shortcuts"_s})},
        parent);
}

QWidget* makeRulings(const PanelContext& context, QWidget* parent)
{
    return withRules(context, new views::RulingsPanel(context.rulings, parent));
}

QWidget* makeSetup(const PanelContext& context, QWidget* parent)
{
    return about("4", new views::SetupPanel(context.newGame, parent));
}

QWidget* makeTrainMap(const PanelContext& context, QWidget* parent)
{
    return about("9", withRules(context, new views::TrainMapPanel(context.game, parent)));
}

QWidget* makeReferee(const PanelContext& context, QWidget* parent)
{
    return withRules(context, new views::RefereePanel(
                                  context.game.options,
                                  {.goOn = context.actions.find(u"game.go-on"_s),
                                   .overrule = context.actions.find(u"game.overrule"_s),
                                   .finalScore = context.actions.find(u"panel.final-score"_s)},
                                  parent));
}

QWidget* makeCommonDeck(const PanelContext& context, QWidget* parent)
{
    return about("5.3", new views::CommonDeckPanel(context.game.deck, context.game.adjusting,
                                                   context.actions.find(u"game.look"_s), parent));
}

QWidget* makeRounds(const PanelContext& context, QWidget* parent)
{
    auto* panel = new views::ListPanel(
        context.game.rounds,
        {QT_TRANSLATE_NOOP("Panels", "Rounds"), QT_TRANSLATE_NOOP("Panels", "Round cards")},
        parent);
    panel->draw<views::RoundDelegate>(context.game.rounds);
    return about("6", panel);
}

QWidget* makeCharacters(const PanelContext& context, QWidget* parent)
{
    return about(
        "13", new views::CharactersPanel(context.game.characters, context.game.adjusting, parent));
}

QWidget* makeLog(const PanelContext& context, QWidget* parent)
{
    return about("5", withRules(context, new views::LogPanel(context.game.log, parent)));
}

QWidget* makeScore(const PanelContext& context, QWidget* parent)
{
    return about("8.4",
                 withRules(context, new views::ScorePanel(
                                        context.game.score, context.game.finalScore,
                                        context.actions.find(u"panel.final-score"_s), parent)));
}

QWidget* makeFinalScore(const PanelContext& context, QWidget* parent)
{
    return about(
        "8", withRules(context, new views::FinalScorePage(
                                    context.game.finalScore, context.actions.find(u"game.undo"_s),
                                    context.actions.find(u"game.new"_s), parent)));
}

QWidget* makeDispute(const PanelContext& context, QWidget* parent)
{
    return withRules(context, new views::DisputePanel(context.dispute, parent));
}

QList<PanelSpec> pagesBeforeAGame()
{
    return {
        {.id = u"welcome"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Welcome"),
         .summary = QT_TRANSLATE_NOOP("Panels", "What Caboose is and what it can do now"),
         .icon = u"panel-welcome"_s,
         .isPage = true,
         .create = makeWelcome},
        {.id = u"rulings"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Rules of this table"),
         .summary = QT_TRANSLATE_NOOP("Panels", "Which edition you play, and your house rulings"),
         .icon = u"panel-rulings"_s,
         .keys = {u"Ctrl+Shift+G"_s},
         .create = makeRulings},
        {.id = u"setup"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "New game"),
         .summary = QT_TRANSLATE_NOOP("Panels", "Who plays, and by which rules"),
         .icon = u"panel-rounds"_s,
         .isPage = true,
         .create = makeSetup},
    };
}

QList<PanelSpec> panelsOfAGame()
{
    return {
        {.id = u"train-map"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Train"),
         .summary = QT_TRANSLATE_NOOP("Panels", "The train with everybody and everything on it"),
         .icon = u"panel-train-map"_s,
         .keys = {u"F2"_s},
         .needsGame = true,
         .create = makeTrainMap},
        {.id = u"referee"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Referee"),
         .summary = QT_TRANSLATE_NOOP("Panels", "What is asked now, and what the rules allow"),
         .icon = u"panel-referee"_s,
         .keys = {u"F3"_s},
         .needsGame = true,
         .create = makeReferee},
        {.id = u"common-deck"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Common deck"),
         .summary = QT_TRANSLATE_NOOP("Panels", "The cards that were played"),
         .icon = u"panel-common-deck"_s,
         .keys = {u"F4"_s},
         .needsGame = true,
         .create = makeCommonDeck},
        {.id = u"rounds"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Rounds"),
         .summary = QT_TRANSLATE_NOOP("Panels", "The round cards, and where the game is"),
         .icon = u"panel-rounds"_s,
         .keys = {u"F5"_s},
         .needsGame = true,
         .create = makeRounds},
        {.id = u"characters"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Characters"),
         .summary = QT_TRANSLATE_NOOP("Panels", "Loot and bullets of each bandit"),
         .icon = u"panel-characters"_s,
         .keys = {u"F6"_s},
         .needsGame = true,
         .create = makeCharacters},
        {.id = u"log"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Log"),
         .summary = QT_TRANSLATE_NOOP("Panels", "What has happened, with undo to any line"),
         .icon = u"panel-log"_s,
         .keys = {u"F7"_s},
         .needsGame = true,
         .create = makeLog},
        {.id = u"score"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Score"),
         .summary = QT_TRANSLATE_NOOP("Panels", "What everybody owns, and in the end who wins"),
         .icon = u"panel-score"_s,
         .keys = {u"F8"_s},
         .needsGame = true,
         .create = makeScore},
    };
}

QList<PanelSpec> pagesOnAGame()
{
    return {
        {.id = u"final-score"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Final score"),
         .summary =
             QT_TRANSLATE_NOOP("Panels", "The purses are counted, and how each sum comes about"),
         .icon = u"panel-score"_s,
         .keys = {u"Shift+F8"_s},
         .isPage = true,
         .create = makeFinalScore},
        {.id = u"dispute"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Dispute"),
         .summary =
             QT_TRANSLATE_NOOP("Panels", "What the rules say of any position, under every edition"),
         .icon = u"panel-dispute"_s,
         .create = makeDispute},
    };
}

/// Each is a place of its own in the rulebook.
QList<PanelSpec> rulebookPanels()
{
    const char* const titles[] = {QT_TRANSLATE_NOOP("Panels", "Rulebook"),
                                  QT_TRANSLATE_NOOP("Panels", "Rulebook 2"),
                                  QT_TRANSLATE_NOOP("Panels", "Rulebook 3")};
    QList<PanelSpec> panels;
    for (int number = 0; number < RulebookPanels::panelCount; ++number) {
        panels.append({.id = RulebookPanels::panelId(number),
                       .title = titles[number],
                       .summary = QT_TRANSLATE_NOOP("Panels", "Every rule, searched and explained"),
                       .icon = u"panel-rulebook"_s,
                       .keys = number == 0 ? QStringList{u"F12"_s} : QStringList(),
                       .create = [number](const PanelContext& context, QWidget* parent) {
                           return context.rulebook.makePanel(number, parent);
                       }});
    }
    return panels;
}

} // namespace

Panels panelList()
{
    Panels panels;
    for (const PanelSpec& panel :
         pagesBeforeAGame() + panelsOfAGame() + pagesOnAGame() + rulebookPanels()) {
        panels.add(panel);
    }
    return panels;
}

} // namespace caboose::app
