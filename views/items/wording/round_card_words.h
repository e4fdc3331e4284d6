// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/round_cards.h"

#include <QString>

namespace caboose::items::words {

/// A round card by its id: "Braking (2–4)".
QString roundCard(int id);
/// The same by its event, as people say it when it is turned up; one without is known by its turns,
/// and else by its box.
QString turnedUp(const rules::RoundCard& card);
/// Its turns: "Standard, Tunnel, Standard".
QString turnsOf(const rules::RoundCard& card);
/// A hand on a round card, which lets one keep cards (5.2.4).
QString handIcon();
/// "2 hand icons"; empty: none.
QString handIcons(int count);
/// Its turns, and its hands behind them.
QString iconsOf(const rules::RoundCard& card);
/// What is asked of whoever reads it (5.1.1), with what has been read up to here, so that nobody
/// loses their place on the card.
QString nextIcon(const rules::RoundCard& card);

} // namespace caboose::items::words
