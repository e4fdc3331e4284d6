// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/writer.h"
#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/core/names.h"

namespace caboose::notation {

using namespace rules;

void writeTokens(const Table& table, Holder holder, Lines& lines)
{
    bool isFirst = true;
    for (const LootPile& pile : table.loot.at(holder)) {
        if (!isFirst) lines.sign(',');
        isFirst = false;
        if (pile.count == 1) {
            lines.word(textOf(pile.loot));
            continue;
        }
        lines.number(pile.count);
        const std::string_view kind = keyOf(pile.loot.kind);
        lines.word(kind);
        lines.append(kind.ends_with('x') ? "es" : "s");
        if (pile.loot.value != rowOf(pile.loot.kind).usual()) {
            lines.word(pile.loot.value == unknownValue ? std::string("?")
                                                       : std::to_string(pile.loot.value));
        }
    }
}

void writeFloors(const Table& table, Lines& lines)
{
    Holder last = Pawn::None;
    for (const LootPile& pile : table.loot) {
        if (pile.holder.isSheet() || pile.holder == last) continue;
        last = pile.holder;
        lines.word(textOf(pile.holder));
        lines.word("holds");
        writeTokens(table, pile.holder, lines);
        lines.end();
    }
}

} // namespace caboose::notation
