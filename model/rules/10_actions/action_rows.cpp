// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/action_row.h"

#include <array>

namespace caboose::rules {

namespace {

#define NOT_YET(name, key, chapter, section, point)                                                \
    constexpr ActionRow unwritten##name{.kind = CardKind::name, .rule = {chapter, section, point}};
#include "model/rules/02_components/card_kinds.def"

constexpr std::array<const ActionRow*, index(CardKind::Bullet)> rows{
#define ACTION(name, key, row) &row,
#define NOT_YET(name, key, chapter, section, point) &unwritten##name,
#include "model/rules/02_components/card_kinds.def"
};

} // namespace

const ActionRow* actionRow(CardKind kind)
{
    return isAction(kind) ? rows[static_cast<std::size_t>(kind)] : nullptr;
}

} // namespace caboose::rules
