// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rulebook_actions.h"

#include "app/rulebook/rulebook_panels.h"
#include "views/panels/rulebook/rulebook_panel.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

using Panel = views::RulebookPanel;

/// In the panel that somebody was in last.
template <typename Function>
auto inPanel(Function function)
{
    return [function](RulebookPanels& rulebook) {
        rulebook.withPanel([function](Panel& panel) { std::invoke(function, panel); });
    };
}

ActionTable<RulebookPanels> findingARule()
{
    return tableOf<RulebookPanels>({
        {.spec = {.id = u"rulebook.of-question"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Rule of the question"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions",
                      "Open the rule of what is chosen, or of what the referee asks now"),
                  .keys = {u"F1"_s},
                  .icon = u"about"_s},
         .run =
             [](RulebookPanels& panels, const Trigger& trigger) {
                 panels.showRuleOfQuestion();
                 // Escape comes back to the answers.
                 if (trigger.byKeys) panels.giveKeys();
             },
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.search"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Search the rules"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Find a rule by words, its number or a card"),
                  .keys = {u"Ctrl+K"_s},
                  .icon = u"search"_s},
         .run = inPanel(&Panel::focusSearch),
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.contents"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Contents"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Choose among the chapters of the rulebook"),
                  .keys = {u"Ctrl+Shift+K"_s},
                  .icon = u"contents"_s},
         .run = inPanel(&Panel::focusContents),
         .menu = {Menu::Rulebook, 1}},
    });
}

ActionTable<RulebookPanels> goingThrough()
{
    return tableOf<RulebookPanels>({
        {.spec = {.id = u"rulebook.back"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Back"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "To the rule that you read before"),
                  .keys = {u"Alt+Left"_s},
                  .icon = u"back"_s},
         .run = [](RulebookPanels& rulebook) { rulebook.activeReader().goBack(); },
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.forward"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Forward"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "To the rule that you came back from"),
                  .keys = {u"Alt+Right"_s},
                  .icon = u"forward"_s},
         .run = [](RulebookPanels& rulebook) { rulebook.activeReader().goForward(); },
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.previous"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Previous section"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "To the section before this one"),
                  .keys = {u"Alt+Up"_s},
                  .icon = u"panel-rulebook"_s},
         .run = [](RulebookPanels& rulebook) { rulebook.activeReader().turn(-1); },
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.next"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Next section"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "To the section behind this one"),
                  .keys = {u"Alt+Down"_s},
                  .icon = u"panel-rulebook"_s},
         .run = [](RulebookPanels& rulebook) { rulebook.activeReader().turn(1); },
         .menu = {Menu::Rulebook, 1}},
    });
}

ActionTable<RulebookPanels> onThePage()
{
    return tableOf<RulebookPanels>({
        {.spec = {.id = u"rulebook.find"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "Find on this pa&ge"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Find words on the page of the rulebook"),
                  .keys = {u"Ctrl+F"_s},
                  .icon = u"search"_s},
         .run = inPanel(&Panel::openFind),
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.scope"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "Show &more or less"),
                  .tip =
                      QT_TRANSLATE_NOOP("Actions", "The rules of this game alone, with what other "
                                                   "editions say, or everything there is"),
                  .keys = {u"Ctrl+Shift+E"_s},
                  .icon = u"panel-rulebook"_s},
         .run = &RulebookPanels::nextScope,
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.another"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Another rulebook panel"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Open one more rulebook at the same place"),
                  .keys = {u"Ctrl+Shift+F12"_s},
                  .icon = u"panel-rulebook"_s},
         .run = &RulebookPanels::openAnother,
         .menu = {Menu::Rulebook, 1}},
    });
}

ActionTable<RulebookPanels> withASection()
{
    return tableOf<RulebookPanels>({
        {.spec = {.id = u"rulebook.bookmark"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "Book&mark"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Bookmark this section, or no longer"),
                  .keys = {u"Ctrl+B"_s},
                  .icon = u"bookmark"_s},
         .run = inPanel(&Panel::toggleBookmark),
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.note"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "My n&ote…"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Write a note of your own on this section"),
                  .keys = {u"Ctrl+Shift+N"_s},
                  .icon = u"rename"_s},
         .run = inPanel(&Panel::openNote),
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.copy-citation"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "Copy as c&itation"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "Copy number, title, edition and text of this section"),
                  .keys = {u"Ctrl+Shift+C"_s},
                  .icon = u"export"_s},
         .run = inPanel(&Panel::copyCitation),
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.copy-link"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "Copy &link"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Copy a link that leads to this section"),
                  .keys = {u"Ctrl+Shift+X"_s},
                  .icon = u"export"_s},
         .run = inPanel(&Panel::copyLink),
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.print"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "Prin&t or save as PDF…"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "A section, a chapter, the rules of this game as a "
                                           "booklet, or a game aid on one page"),
                  .keys = {u"Ctrl+P"_s},
                  .icon = u"print"_s},
         .run = &RulebookPanels::openPrintDialog,
         .menu = {Menu::Rulebook, 1}},
    });
}

ActionTable<RulebookPanels> sizeOfText()
{
    return tableOf<RulebookPanels>({
        {.spec = {.id = u"rulebook.text-larger"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "Rule text lar&ger"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Make the text of the rulebook alone larger"),
                  .keys = {u"Ctrl+Shift+Up"_s},
                  .icon = u"text-larger"_s},
         .run = inPanel([](Panel& panel) { panel.setTextLarger(true); }),
         .menu = {Menu::Rulebook, 1}},
        {.spec = {.id = u"rulebook.text-smaller"_s,
                  .category = Category::Rulebook,
                  .name = QT_TRANSLATE_NOOP("Actions", "Rule text s&maller"),
                  .tip =
                      QT_TRANSLATE_NOOP("Actions", "Make the text of the rulebook alone smaller"),
                  .keys = {u"Ctrl+Shift+Down"_s},
                  .icon = u"text-smaller"_s},
         .run = inPanel([](Panel& panel) { panel.setTextLarger(false); }),
         .menu = {Menu::Rulebook, 1}},
    });
}

} // namespace

ActionTable<RulebookPanels> rulebookActions()
{
    return findingARule() + goingThrough() + onThePage() + withASection() + sizeOfText();
}

} // namespace caboose::app
