// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/rulings_catalogue.h"

namespace caboose::rules {

namespace {

class Check {
public:
    explicit Check(const Rulings& rulings) : m_rulings(rulings) {}

    /// If the first value is in force, the second must be too.
    template <typename A, typename B>
    void needs(A a, B b)
    {
        if (m_rulings.is(a) && !m_rulings.is(b)) m_found.push_back({rulingOf<A>, rulingOf<B>});
    }
    /// Both values can't be in force together.
    template <typename A, typename B>
    void excludes(A a, B b)
    {
        if (m_rulings.is(a) && m_rulings.is(b)) m_found.push_back({rulingOf<A>, rulingOf<B>});
    }
    [[nodiscard]] std::vector<Contradiction> found() const { return m_found; }

private:
    const Rulings& m_rulings;
    std::vector<Contradiction> m_found;
};

void decks(Check& check)
{
    check.needs(DeckRegime::ExpertDiscard, UnplayedHandCards::KeepOrDiscard);
    check.needs(DeckRegime::ReshuffleEachRound, UnplayedHandCards::TopOfDeck);
    check.needs(DeckRegime::ExpertDiscard, ResolvedCardReturn::AtOnceToDiscard);
    check.excludes(DeckRegime::ReshuffleEachRound, ResolvedCardReturn::AtOnceToDiscard);
    check.excludes(DeckRegime::ExpertDiscard, EmptyDeckDraw::NoRefill);
    check.needs(DeckRegime::ReshuffleEachRound, EmptyDeckDraw::NoRefill);
    check.excludes(DeckRegime::ReshuffleEachRound, BulletDiscardAtScheminStart::Yes);
}

void players(Check& check)
{
    check.excludes(TwoBanditsPerPlayer::CoverVariant, TeamStructure::PairsSideBySide);
    check.excludes(TwoBanditsPerPlayer::Fr2014Duel, TeamStructure::PairsSideBySide);
    check.excludes(TwoBanditsPerPlayer::Off, InitialPlacement::SecretHands);
    check.excludes(TwoBanditsPerPlayer::Off, InitialPlacement::OneOfEachInLastTwo);
    // By turns, one pawn a player is placed.
    check.excludes(TwoBanditsPerPlayer::CoverVariant, InitialPlacement::AlternateLastTwo);
    check.excludes(TwoBanditsPerPlayer::Fr2014Duel, InitialPlacement::AlternateLastTwo);
    check.excludes(TwoBanditsPerPlayer::Off, GunslingerBasis::TwoBanditTotalMinusOwnHits);
    check.excludes(TwoBanditsPerPlayer::Off, TwoBanditStartCard::MustChoose);
    check.excludes(TwoBanditsPerPlayer::Off, TwoBanditStartCard::MayChoose);
    check.excludes(TwoBanditsPerPlayer::Off, ExpressCarCount::TwoBandit3Or4);
}

void pairs(Check& check)
{
    check.excludes(TeamStructure::None, PartnerDeckDraw::Yes);
    check.excludes(TeamStructure::None, SwitchingSwapsPartners::Yes);
    check.excludes(TeamStructure::None, FirstPlayerPassing::NextTeamAPlayer);
    check.excludes(TeamStructure::None, FirstPlayerSelection::RandomTeamAPlayer);
    check.excludes(TeamStructure::None, InitialPlacement::PairsACabooseBNext);
    check.excludes(TeamStructure::None, GunslingerBasis::TeamTotalMinusOwnHits);
}

/// 9.3.1: whoever walks through the door is next to what is behind it.
void stagecoach(Check& check)
{
    check.needs(StagecoachInteriorByMove::Yes, StagecoachInteriorAdjacency::AllPurposes);
}

/// 5.4.6: nobody hides the pawn of a bot but a card.
void hiding(Check& check)
{
    check.needs(BotsMayHide::Yes, HidingMethod::PlayingCardDeck);
}

} // namespace

std::vector<Contradiction> contradictions(const Rulings& rulings)
{
    Check check(rulings);
    decks(check);
    players(check);
    pairs(check);
    stagecoach(check);
    hiding(check);
    return check.found();
}

} // namespace caboose::rules
