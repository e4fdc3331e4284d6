// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/round_cards.h"
#include "model/rules/core/step.h"
#include "model/rules/core/table.h"

#include <QString>

namespace caboose::items::words {

QString turn(rules::Turn turn);
QString event(rules::Event event);
/// What it does, in a sentence, by these rules; empty for those that are not refereed yet.
QString eventGist(rules::Event event, const rules::Table& table);
QString step(rules::Step step);

} // namespace caboose::items::words
