// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Everything the model says in codes, as sentences in the reader's language. Nowhere else is a code
// turned into words.

#include "views/items/wording/choice_words.h"
#include "views/items/wording/editions.h"
#include "views/items/wording/happenings.h"
#include "views/items/wording/journals.h"
#include "views/items/wording/melting.h"
#include "views/items/wording/mistakes.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/power_words.h"
#include "views/items/wording/questions.h"
#include "views/items/wording/round_card_words.h"
#include "views/items/wording/rounds.h"
#include "views/items/wording/rule_titles.h"
#include "views/items/wording/ruling_words.h"
#include "views/items/wording/verdicts.h"
