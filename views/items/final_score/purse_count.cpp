// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/final_score/purse_count.h"

#include "model/rules/08_end/unseen_loot.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

QList<int> knownPurses(const rules::Table& table, rules::Pawn who)
{
    QList<int> values;
    for (const rules::LootPile& pile : table.loot.at(who)) {
        const bool isKnown =
            pile.loot.kind == rules::LootKind::Purse && pile.loot.value != rules::unknownValue;
        if (isKnown) values.append(QList<int>(pile.count, pile.loot.value));
    }
    return values;
}

int worthOf(const QList<int>& values)
{
    return std::accumulate(values.begin(), values.end(), 0);
}

} // namespace

void PurseCount::show(const ShownPosition& shownPosition)
{
    const bool isAsked =
        shownPosition.question && shownPosition.question->ask() == rules::QuestionKind::PurseTotal;
    const rules::Pawn who = isAsked ? shownPosition.question->actor : rules::Pawn::None;
    const int unseen = isAsked ? rules::unseenTokens(shownPosition.table, who) : 0;
    // What is named stays while only the looks of the rest change.
    if (who != m_who || unseen != m_open) m_named.clear();
    m_who = who;
    m_open = unseen;
    m_known.clear();
    if (unseen > 0) {
        m_art = artOf(who);
        m_letter = letterOf(who);
        m_name = shownPosition.nameOf(who);
        m_known = knownPurses(shownPosition.table, who);
        readQuestion(*shownPosition.question, shownPosition.table);
    }
    Q_EMIT changed();
}

void PurseCount::readQuestion(const rules::Question& question, const rules::Table& table)
{
    m_lowest = question.lowest;
    m_highest = question.highest;
    m_step = question.stepping;
    m_values.clear();
    m_unseen.clear();
    m_kind = rules::unseenKind(table, m_who);
    for (const rules::Dollars value : rules::unseenValues(table, m_who)) {
        m_values.append(value);
        m_unseen.insert(value, rules::mostOf(table, m_who, value));
    }
    for (const int value : std::as_const(m_known)) {
        if (!m_values.contains(value)) m_values.append(value);
    }
    std::sort(m_values.begin(), m_values.end());
}

QString PurseCount::tokenArt() const
{
    const bool areMixed = m_kind == rules::LootKind::None;
    return artOf(areMixed ? rules::LootKind::Purse : m_kind);
}

QString PurseCount::sentence() const
{
    if (m_open == 0) return {};
    //: %1: a bandit and whoever plays them
    if (m_kind == rules::LootKind::Purse)
        return tr("%1: turn over your %n purse(s)", nullptr, all()).arg(m_name);
    //: %1: a bandit and whoever plays them
    return tr("%1: turn over your %n token(s)", nullptr, all()).arg(m_name);
}

QString PurseCount::progress() const
{
    //: %1: how many have been turned over, %2: of how many, %3: what they are worth
    return tr("%1 of %2: %3").arg(m_named.size()).arg(all()).arg(inWords(m_named).join(u", "_s));
}

QString PurseCount::keysInWords() const
{
    QStringList keys;
    for (const QString& value : inWords(m_values))
        //: %1: an amount of money, %2: a key
        keys.append(tr("%1: key %2").arg(value).arg(keys.size() + 1));
    return keys.join(u", "_s);
}

QStringList PurseCount::inWords(const QList<int>& values)
{
    QStringList all;
    for (const int value : values) all.append(words::dollars(value));
    return all;
}

QList<int> PurseCount::knownAndNotNamed() const
{
    QList<int> left = m_known;
    for (const int value : m_named) left.removeOne(value);
    return left;
}

bool PurseCount::mayBe(int value) const
{
    const auto there = m_unseen.value(value) + m_known.count(value);
    const qsizetype left = all() - m_named.size();
    if (m_named.count(value) >= there || left <= 0) return false;
    const QList<int> known = knownAndNotNamed();
    return left > known.size() || known.contains(value);
}

void PurseCount::name(int value)
{
    if (!mayBe(value)) return;
    m_named.append(value);
    Q_EMIT changed();
    if (m_named.size() < all()) return;
    QList<int> unseen = m_named;
    for (const int seen : std::as_const(m_known)) unseen.removeOne(seen);
    Q_EMIT namedAll(m_who, unseen);
    tell(worthOf(m_named));
}

void PurseCount::takeBack()
{
    if (m_named.isEmpty()) return;
    m_named.removeLast();
    Q_EMIT changed();
}

void PurseCount::tell(int sum)
{
    if (isWanted()) Q_EMIT told(sum - worthKnown());
}

int PurseCount::worthKnown() const
{
    return worthOf(m_known);
}

} // namespace caboose::items
