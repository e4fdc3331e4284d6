// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/taken_tokens.h"

namespace caboose::rules {

std::vector<Taken> tokensOf(const Table& t, Holder holder, LootKind kind)
{
    std::vector<Loot> values;
    for (const LootPile& pile : t.loot) {
        if (pile.holder == holder && pile.loot.kind == kind) values.push_back(pile.loot);
    }
    std::vector<Taken> all;
    if (t.kept.purseValues || values.size() < 2) {
        for (const Loot token : values) all.push_back({t, token});
        return all;
    }
    Table forgotten = t;
    const int count = t.loot.count(holder, kind);
    for (const Loot token : values) {
        while (forgotten.loot.has(holder, token)) forgotten.loot.remove(holder, token);
    }
    forgotten.loot.add(holder, {kind, unknownValue}, count);
    return {{forgotten, {kind, unknownValue}}};
}

std::vector<Taken> anyTokens(const Table& t, Holder holder)
{
    std::vector<Taken> all;
    for (int k = 0; k < lootKindCount; ++k) {
        for (const Taken& taken : tokensOf(t, holder, static_cast<LootKind>(k)))
            all.push_back(taken);
    }
    return all;
}

} // namespace caboose::rules
