// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/piece_words.h"
#include "views/items/wording/rule_titles.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace caboose::items::words {
namespace {

struct Title {
    std::uint8_t chapter;
    std::uint8_t section;
    const char* title;
};

// clang-format off
constexpr std::array titles{
    Title{2, 0, QT_TRANSLATE_NOOP("RuleTitles", "Components")},
    Title{2, 5, QT_TRANSLATE_NOOP("RuleTitles", "Tokens")},
    Title{2, 6, QT_TRANSLATE_NOOP("RuleTitles", "Cards")},
    Title{3, 0, QT_TRANSLATE_NOOP("RuleTitles", "Definitions")},
    Title{4, 0, QT_TRANSLATE_NOOP("RuleTitles", "Set-up")},
    Title{4, 1, QT_TRANSLATE_NOOP("RuleTitles", "The big choices")},
    Title{4, 2, QT_TRANSLATE_NOOP("RuleTitles", "The small choices")},
    Title{4, 3, QT_TRANSLATE_NOOP("RuleTitles", "Choosing characters")},
    Title{4, 4, QT_TRANSLATE_NOOP("RuleTitles", "The round cards")},
    Title{4, 5, QT_TRANSLATE_NOOP("RuleTitles", "Play order")},
    Title{4, 6, QT_TRANSLATE_NOOP("RuleTitles", "Setting up the bandits")},
    Title{4, 7, QT_TRANSLATE_NOOP("RuleTitles", "Setting up a bot bandit")},
    Title{4, 8, QT_TRANSLATE_NOOP("RuleTitles", "Setting up the player Marshal")},
    Title{4, 9, QT_TRANSLATE_NOOP("RuleTitles", "Setting up the bot Marshal")},
    Title{4, 10, QT_TRANSLATE_NOOP("RuleTitles", "The express train")},
    Title{4, 11, QT_TRANSLATE_NOOP("RuleTitles", "Setting up the Armoured Train")},
    Title{4, 12, QT_TRANSLATE_NOOP("RuleTitles", "Placing the pawns")},
    Title{4, 13, QT_TRANSLATE_NOOP("RuleTitles", "The horse attack")},
    Title{5, 0, QT_TRANSLATE_NOOP("RuleTitles", "Sequence of play")},
    Title{5, 1, QT_TRANSLATE_NOOP("RuleTitles", "Starting a round")},
    Title{5, 2, QT_TRANSLATE_NOOP("RuleTitles", "Schemin’")},
    Title{5, 3, QT_TRANSLATE_NOOP("RuleTitles", "Stealin’")},
    Title{5, 4, QT_TRANSLATE_NOOP("RuleTitles", "Ending a round")},
    Title{6, 0, QT_TRANSLATE_NOOP("RuleTitles", "Turns on the round cards")},
    Title{6, 1, QT_TRANSLATE_NOOP("RuleTitles", "Normal turn")},
    Title{6, 2, QT_TRANSLATE_NOOP("RuleTitles", "Diversion turn")},
    Title{6, 3, QT_TRANSLATE_NOOP("RuleTitles", "Jarring turn")},
    Title{6, 4, QT_TRANSLATE_NOOP("RuleTitles", "Speeding-up turn")},
    Title{6, 5, QT_TRANSLATE_NOOP("RuleTitles", "Switching turn")},
    Title{6, 6, QT_TRANSLATE_NOOP("RuleTitles", "Tunnel turn")},
    Title{6, 7, QT_TRANSLATE_NOOP("RuleTitles", "Turmoil turn")},
    Title{7, 0, QT_TRANSLATE_NOOP("RuleTitles", "Events")},
    Title{7, 1, QT_TRANSLATE_NOOP("RuleTitles", "Events at the end of a round")},
    Title{7, 2, QT_TRANSLATE_NOOP("RuleTitles", "Events at the station")},
    Title{7, 3, QT_TRANSLATE_NOOP("RuleTitles", "Cavalry Charge events")},
    Title{8, 0, QT_TRANSLATE_NOOP("RuleTitles", "End of the game")},
    Title{8, 1, QT_TRANSLATE_NOOP("RuleTitles", "A bot’s own victory")},
    Title{8, 2, QT_TRANSLATE_NOOP("RuleTitles", "Does the player Marshal win?")},
    Title{8, 3, QT_TRANSLATE_NOOP("RuleTitles", "Team score")},
    Title{8, 4, QT_TRANSLATE_NOOP("RuleTitles", "The bandits’ score")},
    Title{9, 0, QT_TRANSLATE_NOOP("RuleTitles", "The trains")},
    Title{9, 1, QT_TRANSLATE_NOOP("RuleTitles", "How a train is laid out")},
    Title{9, 2, QT_TRANSLATE_NOOP("RuleTitles", "The Marshal on the train")},
    Title{9, 3, QT_TRANSLATE_NOOP("RuleTitles", "The stagecoach")},
    Title{9, 4, QT_TRANSLATE_NOOP("RuleTitles", "The Prison car")},
    Title{9, 5, QT_TRANSLATE_NOOP("RuleTitles", "The Tender")},
    Title{9, 6, QT_TRANSLATE_NOOP("RuleTitles", "The Armoury car")},
    Title{9, 7, QT_TRANSLATE_NOOP("RuleTitles", "The Infirmary car")},
    Title{9, 8, QT_TRANSLATE_NOOP("RuleTitles", "The armoured cars")},
    Title{9, 9, QT_TRANSLATE_NOOP("RuleTitles", "The Time Travel car and the Handcar")},
    Title{9, 10, QT_TRANSLATE_NOOP("RuleTitles", "The Circus car")},
    Title{10, 0, QT_TRANSLATE_NOOP("RuleTitles", "Actions")},
    Title{10, 1, QT_TRANSLATE_NOOP("RuleTitles", "Move")},
    Title{10, 2, QT_TRANSLATE_NOOP("RuleTitles", "Floor Change")},
    Title{10, 3, QT_TRANSLATE_NOOP("RuleTitles", "The player Marshal’s “+” cards")},
    Title{10, 4, QT_TRANSLATE_NOOP("RuleTitles", "Ride")},
    Title{10, 5, QT_TRANSLATE_NOOP("RuleTitles", "Punch")},
    Title{10, 6, QT_TRANSLATE_NOOP("RuleTitles", "Fire")},
    Title{10, 7, QT_TRANSLATE_NOOP("RuleTitles", "Robbery")},
    Title{10, 8, QT_TRANSLATE_NOOP("RuleTitles", "Marshal")},
    Title{10, 9, QT_TRANSLATE_NOOP("RuleTitles", "Nudge")},
    Title{10, 10, QT_TRANSLATE_NOOP("RuleTitles", "Brilliant Idea")},
    Title{10, 11, QT_TRANSLATE_NOOP("RuleTitles", "Capture")},
    Title{11, 0, QT_TRANSLATE_NOOP("RuleTitles", "Firing")},
    Title{11, 1, QT_TRANSLATE_NOOP("RuleTitles", "Line of sight")},
    Title{11, 2, QT_TRANSLATE_NOOP("RuleTitles", "Hitting a target")},
    Title{11, 3, QT_TRANSLATE_NOOP("RuleTitles", "Being hit")},
    Title{12, 0, QT_TRANSLATE_NOOP("RuleTitles", "Encounters")},
    Title{12, 1, QT_TRANSLATE_NOOP("RuleTitles", "Meeting the Marshal")},
    Title{12, 2, QT_TRANSLATE_NOOP("RuleTitles", "Meeting the released Shotgun")},
    Title{12, 3, QT_TRANSLATE_NOOP("RuleTitles", "Meeting a Courier")},
    Title{13, 0, QT_TRANSLATE_NOOP("RuleTitles", "The bandits’ powers")},
    Title{13, 1, QT_TRANSLATE_NOOP("RuleTitles", "Al’s power")},
    Title{13, 2, QT_TRANSLATE_NOOP("RuleTitles", "Belle’s power")},
    Title{13, 3, QT_TRANSLATE_NOOP("RuleTitles", "Cheyenne’s power")},
    Title{13, 4, QT_TRANSLATE_NOOP("RuleTitles", "Django’s power")},
    Title{13, 5, QT_TRANSLATE_NOOP("RuleTitles", "Doc’s power")},
    Title{13, 6, QT_TRANSLATE_NOOP("RuleTitles", "Ghost’s power")},
    Title{13, 7, QT_TRANSLATE_NOOP("RuleTitles", "Mary’s power")},
    Title{13, 8, QT_TRANSLATE_NOOP("RuleTitles", "Mei’s power")},
    Title{13, 9, QT_TRANSLATE_NOOP("RuleTitles", "Misty’s power")},
    Title{13, 10, QT_TRANSLATE_NOOP("RuleTitles", "Il Professore’s power")},
    Title{13, 11, QT_TRANSLATE_NOOP("RuleTitles", "Silk’s power")},
    Title{13, 12, QT_TRANSLATE_NOOP("RuleTitles", "Tuco’s power")},
    Title{13, 13, QT_TRANSLATE_NOOP("RuleTitles", "The Twinzz’ power")},
    Title{14, 0, QT_TRANSLATE_NOOP("RuleTitles", "The player Marshal")},
    Title{14, 1, QT_TRANSLATE_NOOP("RuleTitles", "The Marshal’s goals")},
    Title{14, 2, QT_TRANSLATE_NOOP("RuleTitles", "The Marshal’s bullets")},
    Title{15, 0, QT_TRANSLATE_NOOP("RuleTitles", "Hostages and prisoners")},
    Title{15, 1, QT_TRANSLATE_NOOP("RuleTitles", "The hostages")},
    Title{15, 2, QT_TRANSLATE_NOOP("RuleTitles", "The prisoners")},
    Title{16, 0, QT_TRANSLATE_NOOP("RuleTitles", "The bot bandits")},
    Title{16, 1, QT_TRANSLATE_NOOP("RuleTitles", "How bots move")},
    Title{16, 2, QT_TRANSLATE_NOOP("RuleTitles", "How bots punch")},
    Title{16, 3, QT_TRANSLATE_NOOP("RuleTitles", "Loot priority of the bots")},
    Title{16, 4, QT_TRANSLATE_NOOP("RuleTitles", "Nudging a bot")},
    Title{16, 5, QT_TRANSLATE_NOOP("RuleTitles", "Bots and hostages")},
    Title{16, 6, QT_TRANSLATE_NOOP("RuleTitles", "Bots in the Cell")},
    Title{16, 7, QT_TRANSLATE_NOOP("RuleTitles", "Bot Belle")},
    Title{16, 8, QT_TRANSLATE_NOOP("RuleTitles", "Bot Cheyenne")},
    Title{16, 9, QT_TRANSLATE_NOOP("RuleTitles", "Bot Django")},
    Title{16, 10, QT_TRANSLATE_NOOP("RuleTitles", "Bot Doc")},
    Title{16, 11, QT_TRANSLATE_NOOP("RuleTitles", "Bot Ghost")},
    Title{16, 12, QT_TRANSLATE_NOOP("RuleTitles", "Bot Mary")},
    Title{16, 13, QT_TRANSLATE_NOOP("RuleTitles", "Bot Tuco")},
    Title{16, 14, QT_TRANSLATE_NOOP("RuleTitles", "Bot Il Professore")},
    Title{20, 0, QT_TRANSLATE_NOOP("RuleTitles", "Official base rules")},
    Title{20, 1, QT_TRANSLATE_NOOP("RuleTitles", "Decks in the official rules")},
    Title{20, 2, QT_TRANSLATE_NOOP("RuleTitles", "The first game")},
    Title{20, 3, QT_TRANSLATE_NOOP("RuleTitles", "Expert variant")},
    Title{20, 4, QT_TRANSLATE_NOOP("RuleTitles", "Two bandits per player")},
    Title{20, 5, QT_TRANSLATE_NOOP("RuleTitles", "The duel of 2014")},
    Title{20, 6, QT_TRANSLATE_NOOP("RuleTitles", "Playing in pairs")},
    Title{20, 7, QT_TRANSLATE_NOOP("RuleTitles", "Where the bandits start")},
};
// clang-format on

const char* titleOf(std::uint8_t chapter, std::uint8_t section)
{
    const auto* found = std::find_if(titles.begin(), titles.end(), [&](const Title& title) {
        return title.chapter == chapter && title.section == section;
    });
    return found == titles.end() ? nullptr : found->title;
}

} // namespace

QString ruleTitle(rules::Rule rule)
{
    const char* title = titleOf(rule.chapter, rule.section);
    if (!title) title = titleOf(rule.chapter, 0);
    return title ? QCoreApplication::translate("RuleTitles", title) : QString();
}

QString ruleWithTitle(rules::Rule number)
{
    if (number.isNone()) return {};
    const QString title = ruleTitle(number);
    //: %1: the number of a rule, %2: its title
    return title.isEmpty()
               ? rule(number)
               : QCoreApplication::translate("RuleTitles", "%1 %2").arg(rule(number), title);
}

} // namespace caboose::items::words
