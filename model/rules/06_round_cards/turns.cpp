// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/06_round_cards/turns.h"

#include "model/rules/13_bandits/06_ghost.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Verdict inTheDark = refused(Reason::MustBeFaceDown, {6, 6, 0});
constexpr Verdict inAJarringTurn = refused(Reason::JarringTurn, {6, 3, 0});

} // namespace

bool isBarredByJarring(const Table& table, CardKind kind)
{
    if (kind == CardKind::Fire || kind == CardKind::Punch || kind == CardKind::Bullet) return true;
    return kind == CardKind::SpecialPunch && table.rulings.is(JarringCovers::SpecialPunchToo);
}

namespace {

/// 6.6, unless the Twinzz trade the tunnel's darkness for a second play.
bool isDark(const Table& table, const Seat& seat, Turn turn)
{
    return turn == Turn::Tunnel && !has(table, seat, Power::TunnelTwice);
}

} // namespace

namespace {

bool hasPhotographer(const Table& table, Pawn who)
{
    return table.sheet(who).hostage == Hostage::Photographer;
}

} // namespace

TurnLimits::TurnLimits(const Table& table, const Seat& seat, Turn turn)
    : m_table(table), m_seat(seat), m_isRefereed(isRefereed(turn)),
      m_isUnwritten(m_isRefereed ? Verdict{} : notRefereed(ruleOf(turn))),
      m_isJarring(turn == Turn::Jarring), m_isDark(isDark(table, seat, turn)),
      m_playsBullets(has(table, seat, Power::BulletPunch)), m_hiding(mayHide(table, seat, turn))
{
    if (!allowsFaceDown()) return;
    for (const Pawn who : seat.characters) {
        m_isAnyPhotographed = m_isAnyPhotographed || hasPhotographer(table, who);
    }
}

Pawn TurnLimits::whoPlays(Card card) const
{
    const auto& all = m_seat.characters;
    return all.contains(card.owner) ? card.owner : all.front();
}

bool TurnLimits::isPhotographed(Card card) const
{
    return hasPhotographer(m_table, whoPlays(card));
}

Verdict TurnLimits::unlessPhotographed(Card card, Verdict otherwise) const
{
    if (!isPlayedOpenly(card)) return otherwise;
    return refused(Reason::BarredByHostage, {15, 1, 5}).with(whoPlays(card));
}

const Verdict& TurnLimits::faceUp(Card card, const Verdict& otherwise) const
{
    if (!m_isRefereed) return m_isUnwritten;
    if (m_isDark && !isPlayedOpenly(card)) return inTheDark;
    if (m_isJarring && isBarredByJarring(m_table, card.kind)) return inAJarringTurn;
    return otherwise;
}

Verdict TurnLimits::faceDown(Card card, Verdict otherwise) const
{
    if (!m_isRefereed) return m_isUnwritten;
    if (m_isDark) return unlessPhotographed(card, otherwise);
    if (m_hiding.isRefused()) return m_hiding;
    if (m_isJarring && isBarredByJarring(m_table, card.kind)) return inAJarringTurn;
    return unlessPhotographed(card, otherwise.by(m_hiding.ruling));
}

bool isRefereed(Turn turn)
{
    switch (turn) {
    case Turn::Normal:
    case Turn::Diversion:
    case Turn::Jarring:
    case Turn::SpeedingUp:
    case Turn::Switching:
    case Turn::Tunnel:
    case Turn::Turmoil: return true;
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
