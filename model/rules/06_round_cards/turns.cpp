// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/06_round_cards/turns.h"

#include "model/rules/13_bandits/06_ghost.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

bool isBarredByJarring(CardKind kind)
{
    return kind == CardKind::Fire || kind == CardKind::Punch || kind == CardKind::SpecialPunch;
}

/// 6.6, unless the Twinzz trade the tunnel's darkness for a second play.
bool isDark(const Table& table, const Seat& seat, Turn turn)
{
    return turn == Turn::Tunnel && !has(table, seat, Power::TunnelTwice);
}

} // namespace

TurnLimits::TurnLimits(const Table& table, const Seat& seat, Turn turn)
    : m_table(table), m_turn(turn), m_isJarring(turn == Turn::Jarring),
      m_isDark(isDark(table, seat, turn)), m_hiding(mayHide(table, seat, turn))
{}

namespace {

bool isPhotographed(const Table& table, Card card)
{
    return isCharacter(card.owner) && table.sheet(card.owner).hostage == Hostage::Photographer;
}

} // namespace

Verdict TurnLimits::unlessPhotographed(Card card, Verdict otherwise) const
{
    if (!isPhotographed(m_table, card)) return otherwise;
    return refused(Reason::BarredByHostage, {15, 1, 5}).with(card.owner);
}

Verdict TurnLimits::faceUp(Card card, Verdict otherwise) const
{
    if (!isRefereed(m_turn)) return notRefereed(ruleOf(m_turn));
    if (m_isDark && !isPhotographed(m_table, card))
        return refused(Reason::MustBeFaceDown, {6, 6, 0});
    if (m_isJarring && isBarredByJarring(card.kind)) {
        return refused(Reason::JarringTurn, {6, 3, 0});
    }
    return otherwise;
}

Verdict TurnLimits::faceDown(Card card, Verdict otherwise) const
{
    if (!isRefereed(m_turn)) return notRefereed(ruleOf(m_turn));
    if (m_isDark) return unlessPhotographed(card, otherwise);
    if (m_hiding.isRefused()) return m_hiding;
    if (m_isJarring && isBarredByJarring(card.kind)) {
        return refused(Reason::JarringTurn, {6, 3, 0});
    }
    return unlessPhotographed(card, otherwise.by(m_hiding.ruling));
}

bool isRefereed(Turn turn)
{
    switch (turn) {
    case Turn::Normal:
    case Turn::Jarring:
    case Turn::SpeedingUp:
    case Turn::Switching:
    case Turn::Tunnel:
    case Turn::Turmoil: return true;
    case Turn::Diversion: return false;
    }
    return false;
}

Rule ruleOf(Turn turn)
{
    return {6, static_cast<std::uint8_t>(static_cast<int>(turn) + 1), 0};
}

bool playsTwice(const Table& table, const Seat& seat, Turn turn)
{
    return turn == Turn::SpeedingUp ||
           (turn == Turn::Tunnel && has(table, seat, Power::TunnelTwice));
}

} // namespace caboose::rules
