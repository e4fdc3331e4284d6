// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/settings.h"
#include "tests/fuzz/feed.h"
#include "tests/fuzz/kept_text.h"
#include "tests/fuzz/part.h"

namespace caboose::fuzz {

namespace {

/// Writing takes far longer than reading.
constexpr std::uint32_t shareOfSet = 8;

void areUsable(const app::Settings& settings)
{
    const views::Preferences preferences = settings.preferences();
    mustHold(preferences.textPercent >= views::smallestText &&
                 preferences.textPercent <= views::largestText,
             "texts have a size that can be read");
    mustHold(settings.recentActions().size() <= 12, "recent actions are few");
    settings.windowGeometry();
    settings.currentLayout();
    settings.rulings();
    settings.setUp();
    settings.shortcuts();
}

void set(app::Settings& settings)
{
    settings.setCurrentLayout(QStringLiteral("mine"));
    settings.noteUsed(QStringLiteral("game.new"));
}

} // namespace

/// Any text lies where settings are kept: what comes out of it is usable, and what is set is there
/// the next time; or it is not ours to write.
void feed(std::string_view text)
{
    static KeptText kept(QStringLiteral("caboose.ini"));
    kept.put(text);
    const bool isSet = Part(text, shareOfSet).has();
    bool isNewer = false;
    QString aside;
    {
        app::Settings settings(kept.folder());
        isNewer = settings.isFromTheFuture();
        aside = settings.putAside();
        areUsable(settings);
        if (isSet) set(settings);
    }
    if (!aside.isEmpty()) mustHold(KeptText::isAt(aside, text), "what is unreadable is kept");
    if (isNewer) mustHold(KeptText::isAt(kept.path(), text), "a later version's file is its own");
    if (!isSet) return;
    const app::Settings again(kept.folder());
    if (!isNewer) {
        mustHold(again.currentLayout() == QStringLiteral("mine"), "what was set is there");
    }
    areUsable(again);
}

} // namespace caboose::fuzz
