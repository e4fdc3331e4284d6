// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/colours.h"

#include "views/drawing/theme.h"

namespace caboose::views {
namespace {

using Kind = items::AnswerHint::Kind;

Colours& inUse()
{
    static Colours colours = themes().front().colours;
    return colours;
}

Colours blackOnWhite()
{
    Colours colours = themes().front().colours;
    for (QColor* paper : {&colours.window, &colours.base, &colours.alternate, &colours.button}) {
        *paper = Qt::white;
    }
    colours.text = Qt::black;
    colours.quiet = 0x505050;
    colours.accent = 0x7a2418;
    colours.link = 0x202020;
    colours.line = 0xb0b0b0;
    colours.shade = 0x808080;
    return colours;
}

void setText(QPalette& palette, QPalette::ColorGroup group, const QColor& ink)
{
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(group, role, ink);
    }
}

} // namespace

QColor Colours::verdict(Kind kind) const
{
    switch (kind) {
    case Kind::Allowed: return allowed;
    case Kind::Refused: return warning;
    case Kind::Depends: return depends;
    case Kind::None: break;
    }
    return text;
}

const Colours& coloursInUse()
{
    return inUse();
}

void useColours(const Colours& colours)
{
    inUse() = colours;
}

const Colours& coloursOnPaper()
{
    static const Colours colours = blackOnWhite();
    return colours;
}

QPalette paletteOf(const Colours& colours)
{
    QPalette palette(colours.button, colours.window);
    setText(palette, QPalette::All, colours.text);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::ToolTipBase, colours.base);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Accent, colours.accent);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    palette.setColor(QPalette::PlaceholderText, colours.quiet);
    palette.setColor(QPalette::Mid, colours.line);
    palette.setColor(QPalette::Midlight, colours.line);
    palette.setColor(QPalette::Dark, colours.shade);
    palette.setColor(QPalette::Light, colours.base);
    setText(palette, QPalette::Disabled, colours.disabled);
    return palette;
}

QColor mixed(const QColor& ground, const QColor& ink, qreal share)
{
    const auto between = [share](int a, int b) { return a + qRound((b - a) * share); };
    return {between(ground.red(), ink.red()), between(ground.green(), ink.green()),
            between(ground.blue(), ink.blue())};
}

} // namespace caboose::views
