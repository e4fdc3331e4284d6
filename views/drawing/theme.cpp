// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/theme.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

Colours paper()
{
    return {.window = 0xf4ecdd,
            .base = 0xfffaf0,
            .alternate = 0xf8f0e0,
            .button = 0xe9dcc4,
            .pressed = 0xcfbda0,
            .message = 0xf9e3b4,
            .text = 0x2c1d14,
            .quiet = 0x6a5646,
            .accent = 0x9c3325,
            .onAccent = 0xfffaf0,
            .link = 0x8a2c1f,
            .disabled = {0x6a, 0x56, 0x46, 150},
            .line = 0xcfbda0,
            .shade = 0x8f7a58,
            .warning = 0xb01e12,
            .allowed = 0x2f6b2a,
            .depends = 0x885800,
            .otherEdition = 0x2f6690,
            .ownNote = 0x3d7a3a,
            .scenery = {.zenith = 0xbfdcd8, // an evening in the desert
                        .horizon = 0xfbe6bd,
                        .sun = 0xfff6da,
                        .far = 0xe9bd8d,
                        .near = 0xd99a6a,
                        .ground = 0xdcb27c,
                        .shade = 0xc99a63,
                        .rail = 0x6f6a66,
                        .sleeper = 0x7b563a}};
}

Colours wood()
{
    return {.window = 0x231a15,
            .base = 0x1a1310,
            .alternate = 0x211813,
            .button = 0x33261e,
            .pressed = 0x4c3a2e,
            .message = 0x4a3517,
            .text = 0xf3e6d0,
            .quiet = 0xc2ab92,
            .accent = 0xe0a040,
            .onAccent = 0x1f150e,
            .link = 0xf0b860,
            .disabled = {0xc2, 0xab, 0x92, 150},
            .line = 0x4c3a2e,
            .shade = 0x9a8069,
            .warning = 0xff8a75,
            .allowed = 0x8fd08a,
            .depends = 0xf0b860,
            .otherEdition = 0x7fb0d8,
            .ownNote = 0x8fc28a,
            .scenery = {.zenith = 0x10162a, // a night in the desert
                        .horizon = 0x3c3350,
                        .sun = 0xf4ead2,
                        .far = 0x2b2740,
                        .near = 0x221e33,
                        .ground = 0x2b2220,
                        .shade = 0x1f1816,
                        .rail = 0x8b8580,
                        .sleeper = 0x4a3526,
                        .stars = 0xfffae6}};
}

/// Seven to one and more, for signs as for text.
Colours brightOnBlack()
{
    return {.window = Qt::black,
            .base = Qt::black,
            .alternate = 0x101010,
            .button = 0x1c1c1c,
            .pressed = 0x3a3a3a,
            .message = 0x2a2200,
            .text = 0xffffff,
            .quiet = 0xc4c4c4,
            .accent = 0xffd83d,
            .onAccent = Qt::black,
            .link = 0x9fdcff,
            .disabled = 0x8a8a8a,
            .line = 0xb0b0b0,
            .shade = 0xb0b0b0,
            .warning = 0xffa899,
            .allowed = 0x8ff08a,
            .depends = 0xffd070,
            .otherEdition = 0x9fd0ff,
            .ownNote = 0x9fe89a,
            .scenery = {.zenith = Qt::black, // a night without stars
                        .horizon = 0x101418,
                        .sun = 0xfff6da,
                        .far = 0x1c1c22,
                        .near = 0x2a2a30,
                        .ground = 0x141414,
                        .shade = Qt::black,
                        .rail = 0xffffff,
                        .sleeper = 0x7a7a7a},
            .leastOpacity = 0.8};
}

} // namespace

const std::vector<Theme>& themes()
{
    static const std::vector<Theme> all{
        {.id = u"light"_s,
         .name = QT_TRANSLATE_NOOP("Themes", "Light"),
         .action = QT_TRANSLATE_NOOP("Themes", "&Light theme"),
         .tip = QT_TRANSLATE_NOOP("Themes", "Dark text on light paper"),
         .colours = paper()},
        {.id = u"dark"_s,
         .name = QT_TRANSLATE_NOOP("Themes", "Dark"),
         .action = QT_TRANSLATE_NOOP("Themes", "&Dark theme"),
         .tip = QT_TRANSLATE_NOOP("Themes", "Light text on dark wood"),
         .colours = wood()},
        {.id = u"high-contrast"_s,
         .name = QT_TRANSLATE_NOOP("Themes", "High contrast"),
         .action = QT_TRANSLATE_NOOP("Themes", "&High-contrast theme"),
         .tip = QT_TRANSLATE_NOOP("Themes", "White and bright ink on black"),
         .colours = brightOnBlack()},
    };
    return all;
}

const Theme* themeWithId(const QString& id)
{
    const auto found = std::find_if(themes().begin(), themes().end(),
                                    [&](const Theme& theme) { return theme.id == id; });
    return found == themes().end() ? nullptr : &*found;
}

const Theme& themeFor(bool dark)
{
    return *std::find_if(themes().begin(), themes().end(),
                         [dark](const Theme& theme) { return theme.colours.isDark() == dark; });
}

} // namespace caboose::views
