// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel_list.h"

#include "app/actions.h"
#include "app/panel_context.h"
#include "views/characters/characters_panel.h"
#include "views/common_deck/common_deck_panel.h"
#include "views/dispute/dispute_panel.h"
#include "views/items/game/game_models.h"
#include "views/items/game/new_game_model.h"
#include "views/log/log_panel.h"
#include "views/referee/referee_panel.h"
#include "views/rounds/rounds_panel.h"
#include "views/rulings/rulings_panel.h"
#include "views/score/score_panel.h"
#include "views/setup/setup_panel.h"
#include "views/train_map/train_map_panel.h"
#include "views/welcome/welcome_panel.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// Those of these actions that the program has, in this order.
QWidget* makeWelcome(const PanelContext& context, QWidget* parent)
{
    QList<QAction*> actions;
    for (const auto& id :
         {u"game.continue"_s, u"game.new"_s, u"game.sample"_s, u"panel.rulings"_s,
          u"settings.palette"_s, u"settings.preferences"_s, u"settings.shortcuts"_s}) {
        if (QAction* action = context.actions.find(id)) actions.append(action);
    }
    return new views::WelcomePanel(actions, parent);
}

QWidget* makeRulings(const PanelContext& context, QWidget* parent)
{
    return new views::RulingsPanel(context.rulings, parent);
}

QWidget* makeSetup(const PanelContext& context, QWidget* parent)
{
    return new views::SetupPanel(context.newGame, parent);
}

QWidget* makeTrainMap(const PanelContext& context, QWidget* parent)
{
    return new views::TrainMapPanel(context.game, parent);
}

QWidget* makeReferee(const PanelContext& context, QWidget* parent)
{
    auto* panel =
        new views::RefereePanel(context.game.options, context.actions.find(u"game.go-on"_s),
                                context.actions.find(u"game.overrule"_s), parent);
    QObject::connect(panel, &views::RefereePanel::ruleWanted, panel, context.openRule);
    return panel;
}

QWidget* makeCommonDeck(const PanelContext& context, QWidget* parent)
{
    return new views::CommonDeckPanel(context.game.deck, context.actions.find(u"game.look"_s),
                                      parent);
}

QWidget* makeRounds(const PanelContext& context, QWidget* parent)
{
    return new views::RoundsPanel(context.game.rounds, parent);
}

QWidget* makeCharacters(const PanelContext& context, QWidget* parent)
{
    return new views::CharactersPanel(context.game.characters, context.game.byHand, parent);
}

QWidget* makeLog(const PanelContext& context, QWidget* parent)
{
    return new views::LogPanel(context.game.log, parent);
}

QWidget* makeScore(const PanelContext& context, QWidget* parent)
{
    return new views::ScorePanel(context.game.score, parent);
}

QWidget* makeDispute(const PanelContext& context, QWidget* parent)
{
    auto* panel = new views::DisputePanel(context.dispute, parent);
    QObject::connect(panel, &views::DisputePanel::ruleWanted, panel, context.openRule);
    return panel;
}

void addGamePanels(Panels& panels)
{
    panels.add({.id = u"setup"_s,
                .title = QT_TRANSLATE_NOOP("Panels", "New game"),
                .summary = QT_TRANSLATE_NOOP("Panels", "Who plays, and by which rules"),
                .icon = u"panel-rounds"_s,
                .create = makeSetup});
    panels.add(
        {.id = u"train-map"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Train"),
         .summary = QT_TRANSLATE_NOOP("Panels", "The train with everybody and everything on it"),
         .icon = u"panel-train-map"_s,
         .keys = {u"F2"_s},
         .create = makeTrainMap});
    panels.add(
        {.id = u"referee"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Referee"),
         .summary = QT_TRANSLATE_NOOP("Panels", "What is asked now, and what the rules allow"),
         .icon = u"panel-referee"_s,
         .keys = {u"F3"_s},
         .create = makeReferee});
    panels.add({.id = u"common-deck"_s,
                .title = QT_TRANSLATE_NOOP("Panels", "Common deck"),
                .summary = QT_TRANSLATE_NOOP("Panels", "The cards that were played"),
                .icon = u"panel-common-deck"_s,
                .keys = {u"F4"_s},
                .create = makeCommonDeck});
    panels.add({.id = u"rounds"_s,
                .title = QT_TRANSLATE_NOOP("Panels", "Rounds"),
                .summary = QT_TRANSLATE_NOOP("Panels", "The round cards, and where the game is"),
                .icon = u"panel-rounds"_s,
                .keys = {u"F5"_s},
                .create = makeRounds});
    panels.add({.id = u"characters"_s,
                .title = QT_TRANSLATE_NOOP("Panels", "Characters"),
                .summary = QT_TRANSLATE_NOOP("Panels", "Loot and bullets of each bandit"),
                .icon = u"panel-characters"_s,
                .keys = {u"F6"_s},
                .create = makeCharacters});
    panels.add({.id = u"log"_s,
                .title = QT_TRANSLATE_NOOP("Panels", "Log"),
                .summary = QT_TRANSLATE_NOOP("Panels", "What has happened, with undo to any line"),
                .icon = u"panel-log"_s,
                .keys = {u"F7"_s},
                .create = makeLog});
    panels.add(
        {.id = u"score"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Score"),
         .summary = QT_TRANSLATE_NOOP("Panels", "What everybody owns, and in the end who wins"),
         .icon = u"panel-score"_s,
         .keys = {u"F8"_s},
         .create = makeScore});
    panels.add({.id = u"dispute"_s,
                .title = QT_TRANSLATE_NOOP("Panels", "Dispute"),
                .summary = QT_TRANSLATE_NOOP(
                    "Panels", "What the rules say of any position, under every edition"),
                .icon = u"panel-dispute"_s,
                .create = makeDispute});
}

} // namespace

Panels panelList()
{
    Panels panels;
    panels.add({.id = u"welcome"_s,
                .title = QT_TRANSLATE_NOOP("Panels", "Welcome"),
                .summary = QT_TRANSLATE_NOOP("Panels", "What Caboose is and what it can do now"),
                .icon = u"panel-welcome"_s,
                .create = makeWelcome});
    panels.add(
        {.id = u"rulings"_s,
         .title = QT_TRANSLATE_NOOP("Panels", "Rules of this table"),
         .summary = QT_TRANSLATE_NOOP("Panels", "Which edition you play, and your house rulings"),
         .icon = u"panel-rulings"_s,
         .keys = {u"Ctrl+Shift+G"_s},
         .create = makeRulings});
    addGamePanels(panels);
    return panels;
}

} // namespace caboose::app
