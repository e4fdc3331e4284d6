// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/rulebook_actions.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QList<ActionSpec> waysThrough()
{
    return {
        {.id = u"rulebook.of-question"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "&Rule of the question"),
         .tip = QT_TRANSLATE_NOOP(
             "Actions", "Open the rule of what is chosen, or of what the referee asks now"),
         .keys = {u"F1"_s},
         .icon = u"about"_s},
        {.id = u"rulebook.search"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "&Search the rules"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Find a rule by words, its number or a card"),
         .keys = {u"Ctrl+K"_s},
         .icon = u"search"_s},
        {.id = u"rulebook.contents"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "&Contents"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Choose among the chapters of the rulebook"),
         .keys = {u"Ctrl+Shift+K"_s},
         .icon = u"contents"_s},
        {.id = u"rulebook.back"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "&Back"),
         .tip = QT_TRANSLATE_NOOP("Actions", "To the rule that you read before"),
         .keys = {u"Alt+Left"_s},
         .icon = u"back"_s},
        {.id = u"rulebook.forward"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "&Forward"),
         .tip = QT_TRANSLATE_NOOP("Actions", "To the rule that you came back from"),
         .keys = {u"Alt+Right"_s},
         .icon = u"forward"_s},
        {.id = u"rulebook.previous"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "&Previous section"),
         .tip = QT_TRANSLATE_NOOP("Actions", "To the section before this one"),
         .keys = {u"Alt+Up"_s},
         .icon = u"panel-rulebook"_s},
        {.id = u"rulebook.next"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "&Next section"),
         .tip = QT_TRANSLATE_NOOP("Actions", "To the section behind this one"),
         .keys = {u"Alt+Down"_s},
         .icon = u"panel-rulebook"_s},
        {.id = u"rulebook.find"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "Find on this pa&ge"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Find words on the page of the rulebook"),
         .keys = {u"Ctrl+F"_s},
         .icon = u"search"_s},
        {.id = u"rulebook.scope"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "Show &more or less"),
         .tip = QT_TRANSLATE_NOOP("Actions", "The rules of this game alone, with what other "
                                             "editions say, or everything there is"),
         .keys = {u"Ctrl+Shift+E"_s},
         .icon = u"panel-rulebook"_s},
        {.id = u"rulebook.another"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "&Another rulebook panel"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Open one more rulebook at the same place"),
         .keys = {u"Ctrl+Shift+F12"_s},
         .icon = u"panel-rulebook"_s},
    };
}

QList<ActionSpec> deedsOnASection()
{
    return {
        {.id = u"rulebook.bookmark"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "Book&mark"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Bookmark this section, or no longer"),
         .keys = {u"Ctrl+B"_s},
         .icon = u"bookmark"_s},
        {.id = u"rulebook.note"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "My n&ote…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Write a note of your own on this section"),
         .keys = {u"Ctrl+Shift+N"_s},
         .icon = u"rename"_s},
        {.id = u"rulebook.copy-citation"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "Copy as c&itation"),
         .tip =
             QT_TRANSLATE_NOOP("Actions", "Copy number, title, edition and text of this section"),
         .keys = {u"Ctrl+Shift+C"_s},
         .icon = u"export"_s},
        {.id = u"rulebook.copy-link"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "Copy &link"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Copy a link that leads to this section"),
         .keys = {u"Ctrl+Shift+X"_s},
         .icon = u"export"_s},
        {.id = u"rulebook.print"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "Prin&t or save as PDF…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "A section, a chapter, the rules of this game as a "
                                             "booklet, or a game aid on one page"),
         .keys = {u"Ctrl+P"_s},
         .icon = u"print"_s},
        {.id = u"rulebook.text-larger"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "Rule text lar&ger"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Make the text of the rulebook alone larger"),
         .keys = {u"Ctrl+Shift+Up"_s},
         .icon = u"text-larger"_s},
        {.id = u"rulebook.text-smaller"_s,
         .category = Category::Rulebook,
         .name = QT_TRANSLATE_NOOP("Actions", "Rule text s&maller"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Make the text of the rulebook alone smaller"),
         .keys = {u"Ctrl+Shift+Down"_s},
         .icon = u"text-smaller"_s},
    };
}

} // namespace

QList<ActionSpec> rulebookActions()
{
    return waysThrough() + deedsOnASection();
}

} // namespace caboose::app
