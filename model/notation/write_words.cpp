// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/writer.h"
#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/names.h"

namespace caboose::notation {

using namespace rules;

std::string_view nameOf(Pawn pawn)
{
    return pawn == Pawn::None ? std::string_view("nobody") : keyOf(pawn);
}

std::string textOf(Card card)
{
    std::string text;
    const bool isPlainNeutral = card == neutralBullet;
    if (!isPlainNeutral) {
        text += nameOf(card.owner);
        text += ':';
    }
    text += card.kind == CardKind::Unknown ? std::string_view("?") : keyOf(card.kind);
    const bool isNamed =
        isMarshalBullet(card) && card.number > 0 && card.number < marshalBulletCount;
    if (isNamed) return text + '(' + std::string(keyOf(marshalBulletOf(card))) + ')';
    if (card.number != 0) text += ':' + std::to_string(card.number);
    return text;
}

std::string exactTextOf(Loot loot)
{
    std::string text(keyOf(loot.kind));
    text += loot.value == unknownValue ? " ?" : ' ' + std::to_string(loot.value);
    return text;
}

std::string textOf(Loot loot)
{
    return loot.value == rowOf(loot.kind).usual() ? std::string(keyOf(loot.kind))
                                                  : exactTextOf(loot);
}

std::string roundText(int id)
{
    const NamedRoundCard* card = findRoundCard(id);
    return card != nullptr ? std::string(card->key) : std::to_string(id);
}

std::string textOf(Holder holder)
{
    if (holder.isSheet()) return std::string(keyOf(holder.character()));
    return holder.location() == Location::Nowhere ? "box" : keyOf(holder.location());
}

} // namespace caboose::notation
