// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_actions.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {

QList<ActionSpec> gameActions()
{
    return {
        {.id = u"game.continue"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&Continue the last game"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Go on where your last game stopped"),
         .keys = {u"Ctrl+Shift+O"_s},
         .icon = u"restart"_s},
        {.id = u"game.new"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&New game"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Choose who plays, and begin"),
         .keys = {u"Ctrl+N"_s},
         .icon = u"panel-train-map"_s},
        {.id = u"game.sample"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&Sample game"),
         .tip = QT_TRANSLATE_NOOP("Actions",
                                  "Look around in a game in progress; nothing of it is kept"),
         .icon = u"panel-table-display"_s},
        {.id = u"game.open"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&Open game…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Go on with a game from a file"),
         .keys = {u"Ctrl+O"_s},
         .icon = u"import"_s},
        {.id = u"game.go-on"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&Go on"),
         .tip = QT_TRANSLATE_NOOP("Actions", "What the referee said is done on the table"),
         .keys = {u"Space"_s, u"Return"_s},
         .icon = u"done"_s},
        {.id = u"game.undo"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&Undo"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Take the last answer back"),
         .keys = {u"Ctrl+Z"_s, u"Backspace"_s},
         .icon = u"undo"_s},
        {.id = u"game.redo"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&Redo"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Give the answer again that was taken back"),
         .keys = {u"Ctrl+Shift+Z"_s, u"Ctrl+Y"_s},
         .icon = u"redo"_s},
        {.id = u"game.unseen"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "All cards are &played"),
         .tip = QT_TRANSLATE_NOOP(
             "Actions", "Enter no more cards in this round; each is named when it is turned over"),
         .keys = {u"Ctrl+U"_s},
         .icon = u"panel-common-deck"_s},
        {.id = u"game.correct"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "Correct the &card…"),
         .tip = QT_TRANSLATE_NOOP(
             "Actions", "The card entered last, or the one being resolved, is another one"),
         .keys = {u"Ctrl+E"_s},
         .icon = u"rename"_s},
        {.id = u"game.table-display"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&Table display"),
         .tip = QT_TRANSLATE_NOOP("Actions", "A second window for everybody at the table, without "
                                             "anything secret"),
         .keys = {u"Ctrl+Shift+T"_s},
         .icon = u"panel-table-display"_s,
         .checkable = true},
        {.id = u"game.look"_s,
         .category = Category::Game,
         .name = QT_TRANSLATE_NOOP("Actions", "&Look at what is hidden"),
         .tip = QT_TRANSLATE_NOOP(
             "Actions",
             "Show the referee all cards and values that Caboose knows; the log notes it"),
         .keys = {u"Ctrl+L"_s},
         .icon = u"search"_s,
         .checkable = true},
    };
}

} // namespace caboose::app
