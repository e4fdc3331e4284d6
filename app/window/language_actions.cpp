// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language_actions.h"

#include "app/system/languages.h"
#include "app/window/applied_preferences.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// `code`: empty for the system's.
ActionRow<AppliedPreferences> speak(const QString& code, ActionSpec spec)
{
    return {.spec = std::move(spec),
            .run = [code](AppliedPreferences& preferences) { preferences.setLanguage(code); },
            .checked =
                [code](const AppliedPreferences& preferences) {
                    return preferences.current().language == code;
                },
            .menu = {Menu::Language}};
}

} // namespace

ActionTable<AppliedPreferences> languageActions()
{
    ActionTable<AppliedPreferences> rows{
        speak({}, {.id = u"language.system"_s,
                   .category = Category::Language,
                   .name = QT_TRANSLATE_NOOP("Actions", "Language of the &system"),
                   .tip = QT_TRANSLATE_NOOP("Actions", "Speak as the system does"),
                   .icon = u"language"_s})};
    for (const Language& language : Languages::all()) {
        rows.append(speak(language.code, {.id = u"language."_s + language.code,
                                          .category = Category::Language,
                                          .name = QT_TRANSLATE_NOOP("Actions", "Language: %1"),
                                          .tip = QT_TRANSLATE_NOOP(
                                              "Actions", "Switch the program to this language: %1"),
                                          .icon = u"language"_s,
                                          .argument = language.ownName}));
    }
    return rows;
}

} // namespace caboose::app
