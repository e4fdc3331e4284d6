// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_actions.h"

#include "app/actions/ask.h"
#include "app/docking/docks.h"
#include "app/game/game_document.h"
#include "app/window/display_window.h"
#include "app/window/hand_menus.h"
#include "app/window/narration.h"
#include "app/window/pages.h"

#include <QCoreApplication>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

struct GameFiles {
    Q_DECLARE_TR_FUNCTIONS(GameFiles)
};

void askForFile(GameSubject& game)
{
    askForFileToRead(game.docks.window(), GameFiles::tr("Open game"), FileKind::Game,
                     game.document.folder(),
                     [&document = game.document](const QString& path) { document.openFile(path); });
}

void correctCard(GameSubject& game)
{
    game.docks.setOpen(u"common-deck"_s, true);
    game.document.models().deck.askForCorrection();
}

bool hasCards(const GameSubject& game)
{
    return game.document.models().deck.rowCount() > 0;
}

bool isFollowed(const GameSubject& game)
{
    return game.document.game();
}

bool isInWhatIf(const GameSubject& game)
{
    return game.document.inWhatIf();
}

bool canStartWhatIf(const GameSubject& game)
{
    return isFollowed(game) && !isInWhatIf(game);
}

ActionTable<GameSubject> comingToAGame()
{
    return tableOf<GameSubject>({
        {.spec = {.id = u"game.new"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&New game"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Choose who plays, and begin"),
                  .keys = {u"Ctrl+N"_s},
                  .icon = u"panel-train-map"_s},
         .run = [](GameSubject& game) { game.pages.show(u"setup"_s); },
         .menu = {Menu::Game, 1}},
        {.spec = {.id = u"game.continue"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Continue the last game"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Go on where your last game stopped"),
                  .keys = {u"Ctrl+Shift+O"_s},
                  .icon = u"restart"_s},
         .run = [](GameSubject& game) { game.document.openLast(); },
         .enabled = [](const GameSubject& game) { return game.document.hasLast(); },
         .menu = {Menu::Game, 1}},
        {.spec = {.id = u"game.open"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Open game…"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Go on with a game from a file"),
                  .keys = {u"Ctrl+O"_s},
                  .icon = u"import"_s},
         .run = askForFile,
         .menu = {Menu::Game, 1}},
        {.spec = {.id = u"game.sample"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Sample game"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions", "Look around in a game in progress; nothing of it is kept"),
                  .icon = u"panel-table-display"_s},
         .run = [](GameSubject& game) { game.document.openSample(); },
         .menu = {Menu::Game, 1}},
        {.spec = {.id = u"game.dispute"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "Settle a &dispute"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions",
                      "Ask the rules about this position or any other, with or without a game"),
                  .keys = {u"Ctrl+D"_s},
                  .icon = u"panel-dispute"_s},
         .run = [](GameSubject& game) { game.pages.openDispute(); },
         .menu = {Menu::Game, 1}},
    });
}

ActionTable<GameSubject> followingIt()
{
    return tableOf<GameSubject>({
        {.spec = {.id = u"game.go-on"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Go on"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "What the referee said is done on the table"),
                  .keys = {u"Space"_s, u"Return"_s},
                  .icon = u"done"_s},
         .run = [](GameSubject& game) { game.document.goOn(); },
         .enabled = [](const GameSubject& game) { return game.document.canGoOn(); },
         .menu = {Menu::Game, 2}},
        {.spec = {.id = u"game.undo"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Undo"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Take the last answer back"),
                  .keys = {u"Ctrl+Z"_s, u"Backspace"_s},
                  .icon = u"undo"_s},
         .run = [](GameSubject& game) { game.document.undo(); },
         .enabled = [](const GameSubject& game) { return game.document.canUndo(); },
         .menu = {Menu::Game, 2},
         .button = {ToolBarPart::Game}},
        {.spec = {.id = u"game.redo"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Redo"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Give the answer again that was taken back"),
                  .keys = {u"Ctrl+Shift+Z"_s, u"Ctrl+Y"_s},
                  .icon = u"redo"_s},
         .run = [](GameSubject& game) { game.document.redo(); },
         .enabled = [](const GameSubject& game) { return game.document.canRedo(); },
         .menu = {Menu::Game, 2},
         .button = {ToolBarPart::Game}},
        {.spec = {.id = u"game.correct"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "Correct the &card…"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions",
                      "The card entered last, or the one being resolved, is another one"),
                  .keys = {u"Ctrl+E"_s},
                  .icon = u"rename"_s},
         .run = correctCard,
         .enabled = hasCards,
         .menu = {Menu::Game, 2}},
    });
}

ActionTable<GameSubject> beyondTheRules()
{
    return tableOf<GameSubject>({
        {.spec = {.id = u"game.why"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Why?"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions", "Explain what has the focus: an answer, a place, the question"),
                  .keys = {u"?"_s},
                  .icon = u"panel-referee"_s},
         .run = [](GameSubject& game) { askWhy(game.docks, game.document.models().options); },
         .enabled = isFollowed,
         .menu = {Menu::Game, 3}},
        {.spec = {.id = u"game.what-if"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "What &if?"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "Try something out; the game itself waits where it is"),
                  .keys = {u"Ctrl+T"_s},
                  .icon = u"layout"_s},
         .run = [](GameSubject& game) { game.document.startWhatIf(); },
         .enabled = canStartWhatIf,
         .menu = {Menu::Game, 3}},
        {.spec = {.id = u"game.keep-tried"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Keep what was tried"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "What you tried is the game from now on"),
                  .keys = {u"Ctrl+Alt+Y"_s},
                  .icon = u"done"_s},
         .run = [](GameSubject& game) { game.document.keepWhatIf(); },
         .enabled = isInWhatIf,
         .menu = {Menu::Game, 3}},
        {.spec = {.id = u"game.drop-tried"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "D&rop what was tried"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "Back to the game, as if nothing had been tried"),
                  .keys = {u"Ctrl+Alt+N"_s},
                  .icon = u"delete"_s},
         .run = [](GameSubject& game) { game.document.dropWhatIf(); },
         .enabled = isInWhatIf,
         .menu = {Menu::Game, 3}},
        {.spec = {.id = u"game.overrule"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "The &table decided otherwise…"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "Enter what the table did, whatever the rules say"),
                  .keys = {u"Ctrl+Shift+H"_s},
                  .icon = u"rename"_s},
         .run =
             [](GameSubject& game) {
                 openOverruling(*game.docks.window(), game.document.models());
             },
         .enabled = isFollowed,
         .menu = {Menu::Game, 3}},
        {.spec = {.id = u"game.by-hand"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "Change by &hand…"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions", "Move, give and take anything: the table is always right"),
                  .keys = {u"Ctrl+H"_s},
                  .icon = u"rename"_s},
         .run =
             [](GameSubject& game) {
                 openAdjustMenu(*game.docks.window(), game.document.models());
             },
         .enabled = isFollowed,
         .menu = {Menu::Game, 3}},
    });
}

ActionTable<GameSubject> seeing()
{
    return tableOf<GameSubject>({
        {.spec = {.id = u"game.unseen"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "All cards are &played"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions",
                      "Enter no more cards in this round; each is named when it is turned over"),
                  .keys = {u"Ctrl+U"_s},
                  .icon = u"panel-common-deck"_s},
         .run = [](GameSubject& game) { game.document.playUnseen(); },
         .enabled = [](const GameSubject& game) { return game.document.canPlayUnseen(); },
         .menu = {Menu::Game, 4}},
        {.spec = {.id = u"game.look"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Look at what is hidden"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions",
                      "Show the referee all cards and values that Caboose knows, up to the next "
                      "answer; the log notes it"),
                  .keys = {u"Ctrl+L"_s},
                  .icon = u"eye"_s},
         .run = [](GameSubject& game, bool looks) { game.document.look(looks); },
         .enabled = isFollowed,
         .checked = [](const GameSubject& game) { return game.document.isLooking(); },
         .menu = {Menu::Game, 4}},
        {.spec = {.id = u"game.table-display"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Table display"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "A second window for everybody at the table, without "
                                           "anything secret"),
                  .keys = {u"Ctrl+Shift+T"_s},
                  .icon = u"panel-table-display"_s},
         .run = [](GameSubject& game, bool open) { game.display.setOpen(open); },
         .checked = [](const GameSubject& game) { return game.display.isOpen(); },
         .menu = {Menu::Game, 4}},
    });
}

/// For those who don't see the panels; the keys are those of the panels that show the same.
ActionTable<GameSubject> hearing()
{
    return tableOf<GameSubject>({
        {.spec = {.id = u"game.say-table"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "The table in &words"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "Where everybody and everything is, and who could reach "
                                           "whom, sentence by sentence"),
                  .keys = {u"Shift+F2"_s},
                  .icon = u"panel-train-map"_s},
         .run = [](GameSubject& game) { game.narration.showTable(); },
         .enabled = isFollowed,
         .menu = {Menu::Game, 5}},
        {.spec = {.id = u"game.say-question"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "Say the &question"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Say again what is asked now, and of whom"),
                  .keys = {u"Shift+F3"_s},
                  .icon = u"panel-referee"_s},
         .run = [](GameSubject& game) { game.narration.sayQuestion(); },
         .enabled = isFollowed,
         .menu = {Menu::Game, 5}},
        {.spec = {.id = u"game.say-answers"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "Say what &may be answered"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions", "What is possible, with its keys, and why the rest isn’t"),
                  .keys = {u"Ctrl+F3"_s},
                  .icon = u"panel-referee"_s},
         .run = [](GameSubject& game) { game.narration.sayAnswers(); },
         .enabled = isFollowed,
         .menu = {Menu::Game, 5}},
        {.spec = {.id = u"game.say-people"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "Say who is &here"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions",
                      "Each bandit with place, bullets and loot; whoever is asked first"),
                  .keys = {u"Shift+F6"_s},
                  .icon = u"panel-characters"_s},
         .run = [](GameSubject& game) { game.narration.sayPeople(); },
         .enabled = isFollowed,
         .menu = {Menu::Game, 5}},
        {.spec = {.id = u"game.say-happened"_s,
                  .category = Category::Game,
                  .name = QT_TRANSLATE_NOOP("Actions", "Say what has &just happened"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "What the last answer has brought about"),
                  .keys = {u"Shift+F7"_s},
                  .icon = u"panel-log"_s},
         .run = [](GameSubject& game) { game.narration.sayWhatHappened(); },
         .enabled = isFollowed,
         .menu = {Menu::Game, 5}},
    });
}

} // namespace

ActionTable<GameSubject> gameActions()
{
    return comingToAGame() + followingIt() + beyondTheRules() + seeing() + hearing();
}

} // namespace caboose::app
