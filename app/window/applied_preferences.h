// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/system/languages.h"
#include "app/window/themes.h"
#include "views/windows/preferences/preferences.h"

#include <QObject>

namespace caboose::app {

class Settings;

/// What a person has set to taste: kept among the settings, and in force.
class AppliedPreferences : public QObject {
    Q_OBJECT
public:
    /// `language`: for this run only, until another is chosen; may be empty. `plain`: for this run
    /// everything is as it comes.
    AppliedPreferences(Settings& settings, const QString& language, bool plain);

    const views::Preferences& current() const { return m_current; }
    void set(const views::Preferences& preferences);
    /// An id of views::themes(); empty: light or dark as the system is.
    void setTheme(const QString& theme);
    void switchLightAndDark();
    /// As near to it as text can be read.
    void setTextPercent(int percent);
    /// Empty: as the system speaks.
    void setLanguage(const QString& code);

    Themes& themes() { return m_themes; }
    /// The language that is spoken now.
    const QString& language() const { return m_languages.current(); }

Q_SIGNALS:
    /// Look and language are other ones now.
    void changed();

private:
    void apply();

    Settings& m_settings;
    QString m_languageOfThisRun;
    views::Preferences m_current;
    Languages m_languages;
    Themes m_themes;
};

} // namespace caboose::app
