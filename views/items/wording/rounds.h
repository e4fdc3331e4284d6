// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/round_cards.h"
#include "model/rules/core/step.h"

#include <QString>

namespace caboose::items::words {

QString turn(rules::Turn turn);
QString event(rules::Event event);
/// A round card by its id: "Braking (2–4)".
QString roundCard(int id);
QString step(rules::Step step);

} // namespace caboose::items::words
