// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/applied_preferences.h"

#include "app/system/settings.h"
#include "views/drawing/animation_setting.h"
#include "views/drawing/theme.h"

#include <QApplication>

#include <algorithm>

namespace caboose::app {

AppliedPreferences::AppliedPreferences(Settings& settings, const QString& language, bool plain)
    : m_settings(settings), m_languageOfThisRun(language),
      m_current(plain ? views::Preferences{} : settings.preferences())
{
    apply();
}

void AppliedPreferences::set(const views::Preferences& preferences)
{
    if (preferences == m_current) return;
    if (preferences.language != m_current.language) m_languageOfThisRun.clear();
    m_current = preferences;
    m_settings.setPreferences(preferences);
    apply();
    Q_EMIT changed();
}

void AppliedPreferences::setTheme(const QString& theme)
{
    views::Preferences wanted = m_current;
    wanted.theme = theme;
    set(wanted);
}

void AppliedPreferences::switchLightAndDark()
{
    setTheme(views::themeFor(!m_themes.isDark()).id);
}

void AppliedPreferences::setTextPercent(int percent)
{
    views::Preferences wanted = m_current;
    wanted.textPercent = std::clamp(percent, views::smallestText, views::largestText);
    set(wanted);
}

void AppliedPreferences::setLanguage(const QString& code)
{
    views::Preferences wanted = m_current;
    wanted.language = code;
    set(wanted);
}

void AppliedPreferences::apply()
{
    m_themes.use(m_current.theme, m_current.textPercent);
    m_languages.use(m_languageOfThisRun.isEmpty() ? m_current.language : m_languageOfThisRun);
    views::setMotionWanted(m_current.animations);
    if (!m_current.animations) QApplication::setEffectEnabled(Qt::UI_AnimateMenu, false);
}

} // namespace caboose::app
