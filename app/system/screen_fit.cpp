// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/screen_fit.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace caboose::app {
namespace {

constexpr int titleHeight = 30;
constexpr int enoughToHold = 80;

bool canBeHeld(const QRect& window, const QRect& screen)
{
    const QRect title(window.topLeft(), QSize(window.width(), titleHeight));
    const QRect seen = title.intersected(screen);
    return seen.width() >= std::min(enoughToHold, title.width()) &&
           seen.height() >= titleHeight / 2;
}

int distance(const QRect& window, const QRect& screen)
{
    return (window.center() - screen.center()).manhattanLength();
}

QRect movedInto(QRect window, const QRect& screen)
{
    window.setSize(window.size().boundedTo(screen.size()));
    window.moveLeft(std::clamp(window.left(), screen.left(), screen.right() + 1 - window.width()));
    window.moveTop(std::clamp(window.top(), screen.top(), screen.bottom() + 1 - window.height()));
    return window;
}

} // namespace

QRect fittedToScreens(const QRect& wanted, const QList<QRect>& screens)
{
    if (screens.isEmpty()) return wanted;
    const QRect all = std::accumulate(screens.begin(), screens.end(), QRect(), std::bit_or<>());
    const QRect window(wanted.topLeft(), wanted.size().boundedTo(all.size()));
    if (std::any_of(screens.begin(), screens.end(),
                    [&](const QRect& screen) { return canBeHeld(window, screen); })) {
        return window;
    }
    const QRect nearest =
        *std::min_element(screens.begin(), screens.end(), [&](const QRect& a, const QRect& b) {
            return distance(window, a) < distance(window, b);
        });
    return movedInto(window, nearest);
}

} // namespace caboose::app
