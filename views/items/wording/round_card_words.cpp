// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/round_card_words.h"

#include "model/rules/06_round_cards/catalogue.h"
#include "views/items/wording/box_words.h"
#include "views/items/wording/rounds.h"

#include <QCoreApplication>
#include <QStringList>

namespace caboose::items::words {

namespace {

using namespace rules;

struct RoundCards {
    Q_DECLARE_TR_FUNCTIONS(Rounds)
};

/// Some cards have a name of their own instead of an event.
QString nameOfNamed(const NamedRoundCard& named)
{
    if (named.card.event != Event::None) return event(named.card.event);
    if (named.key.starts_with("tunnel")) return RoundCards::tr("Tunnel", "a round card");
    if (named.key.starts_with("bridge")) return RoundCards::tr("Bridge", "a round card");
    if (named.key.starts_with("doc")) return RoundCards::tr("Doc", "a round card");
    const auto from = boxOf(named.card.id);
    //: a round card; %1: the box that it came in
    return RoundCards::tr("No event, %1").arg(from ? box(*from) : QString());
}

} // namespace

QString roundCard(int id)
{
    const NamedRoundCard* named = findRoundCard(id);
    if (named == nullptr) return RoundCards::tr("Own round card %1").arg(id);
    QString name = nameOfNamed(*named);
    switch (named->card.set) {
    //: %1: the name of a round card that is used with two to four
    case RoundSet::UpToFour: return RoundCards::tr("%1 (2–4)").arg(name);
    //: %1: the name of a round card that is used with five or more
    case RoundSet::FiveOrMore: return RoundCards::tr("%1 (5+)").arg(name);
    case RoundSet::Station:
    case RoundSet::CavalryNormal:
    case RoundSet::CavalryBetrayal: return name;
    }
    return name;
}

QString turnsOf(const RoundCard& card)
{
    QStringList names;
    for (const Turn one : card.turns) names.append(turn(one));
    //: between the turns of a round card
    return names.join(RoundCards::tr(", "));
}

QString turnedUp(const RoundCard& card)
{
    const bool isNameless = card.event == Event::None && card.turns.empty();
    return isNameless ? roundCard(card.id) : event(card.event);
}

QString handIcon()
{
    return RoundCards::tr("Hand icon");
}

QString handIcons(int count)
{
    return count > 0 ? RoundCards::tr("%n hand icon(s)", nullptr, count) : QString();
}

QString iconsOf(const RoundCard& card)
{
    QStringList icons;
    if (!card.turns.empty()) icons.append(turnsOf(card));
    for (int n = 0; n < card.hands; ++n) icons.append(handIcon());
    return icons.join(RoundCards::tr(", "));
}

QString nextIcon(const RoundCard& card)
{
    const QString name = roundCard(card.id);
    const QString read = iconsOf(card);
    //: %1: the name of a round card
    return read.isEmpty() ? RoundCards::tr("%1: which turn comes first?").arg(name)
                          //: %2: turns of a round card, “Standard, Tunnel”
                          : RoundCards::tr("%1: %2, and then?").arg(name, read);
}

} // namespace caboose::items::words
