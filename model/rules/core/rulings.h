// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/ruling_values.h"

#include <array>
#include <cstdint>

namespace caboose::rules {

/// Which ruling a value type belongs to.
template <typename Value>
inline constexpr Ruling rulingOf = Ruling::None;
template <>
inline constexpr Ruling rulingOf<DeckRegime> = Ruling::DeckRegime;
template <>
inline constexpr Ruling rulingOf<UnplayedHandCards> = Ruling::UnplayedHandCards;
template <>
inline constexpr Ruling rulingOf<BulletDiscardAtScheminStart> = Ruling::BulletDiscardAtScheminStart;
template <>
inline constexpr Ruling rulingOf<BulletDiscardAtScheminEnd> = Ruling::BulletDiscardAtScheminEnd;
template <>
inline constexpr Ruling rulingOf<EmptyDeckDraw> = Ruling::EmptyDeckDraw;
template <>
inline constexpr Ruling rulingOf<ResolvedCardReturn> = Ruling::ResolvedCardReturn;
template <>
inline constexpr Ruling rulingOf<MarshalCardsInBanditDecks> = Ruling::MarshalCardsInBanditDecks;
template <>
inline constexpr Ruling rulingOf<NudgeCardsInBanditDecks> = Ruling::NudgeCardsInBanditDecks;
template <>
inline constexpr Ruling rulingOf<BrilliantIdeaCardsInBanditDecks> =
    Ruling::BrilliantIdeaCardsInBanditDecks;
template <>
inline constexpr Ruling rulingOf<BrilliantIdeaSearch> = Ruling::BrilliantIdeaSearch;
template <>
inline constexpr Ruling rulingOf<NeutralShortageEffect> = Ruling::NeutralShortageEffect;
template <>
inline constexpr Ruling rulingOf<NeutralShortageAllOrNothing> = Ruling::NeutralShortageAllOrNothing;
template <>
inline constexpr Ruling rulingOf<NeutralDepletionPermanent> = Ruling::NeutralDepletionPermanent;
template <>
inline constexpr Ruling rulingOf<EncounterShortage> = Ruling::EncounterShortage;
template <>
inline constexpr Ruling rulingOf<TwoBanditsPerPlayer> = Ruling::TwoBanditsPerPlayer;
template <>
inline constexpr Ruling rulingOf<TwoBanditTeams> = Ruling::TwoBanditTeams;
template <>
inline constexpr Ruling rulingOf<TwoBanditStartCard> = Ruling::TwoBanditStartCard;
template <>
inline constexpr Ruling rulingOf<CoverSecondShotChains> = Ruling::CoverSecondShotChains;
template <>
inline constexpr Ruling rulingOf<TeamStructure> = Ruling::TeamStructure;
template <>
inline constexpr Ruling rulingOf<PartnerDeckDraw> = Ruling::PartnerDeckDraw;
template <>
inline constexpr Ruling rulingOf<SwitchingSwapsPartners> = Ruling::SwitchingSwapsPartners;
template <>
inline constexpr Ruling rulingOf<ThresholdCountBasis> = Ruling::ThresholdCountBasis;
template <>
inline constexpr Ruling rulingOf<ExpressCarCount> = Ruling::ExpressCarCount;
template <>
inline constexpr Ruling rulingOf<RoundDeckComposition> = Ruling::RoundDeckComposition;
template <>
inline constexpr Ruling rulingOf<FirstPlayerSelection> = Ruling::FirstPlayerSelection;
template <>
inline constexpr Ruling rulingOf<FirstPlayerPassing> = Ruling::FirstPlayerPassing;
template <>
inline constexpr Ruling rulingOf<InitialPlacement> = Ruling::InitialPlacement;
template <>
inline constexpr Ruling rulingOf<CharacterPowers> = Ruling::CharacterPowers;
template <>
inline constexpr Ruling rulingOf<RoundEvents> = Ruling::RoundEvents;
template <>
inline constexpr Ruling rulingOf<LootHiddenScope> = Ruling::LootHiddenScope;
template <>
inline constexpr Ruling rulingOf<GhostAfterDrawing> = Ruling::GhostAfterDrawing;
template <>
inline constexpr Ruling rulingOf<PunchBotMarshal> = Ruling::PunchBotMarshal;
template <>
inline constexpr Ruling rulingOf<FireAtBotMarshal> = Ruling::FireAtBotMarshal;
template <>
inline constexpr Ruling rulingOf<RoofSightBlockers> = Ruling::RoofSightBlockers;
template <>
inline constexpr Ruling rulingOf<TeammatesIgnoredForPunch> = Ruling::TeammatesIgnoredForPunch;
template <>
inline constexpr Ruling rulingOf<TeammatesIgnoredForFire> = Ruling::TeammatesIgnoredForFire;
template <>
inline constexpr Ruling rulingOf<RobberySelection> = Ruling::RobberySelection;
template <>
inline constexpr Ruling rulingOf<BelleShieldCountsShotgunAndMarshal> =
    Ruling::BelleShieldCountsShotgunAndMarshal;
template <>
inline constexpr Ruling rulingOf<CheyenneLootKinds> = Ruling::CheyenneLootKinds;
template <>
inline constexpr Ruling rulingOf<DjangoAcrossTrains> = Ruling::DjangoAcrossTrains;
template <>
inline constexpr Ruling rulingOf<PushThroughOwnRoof> = Ruling::PushThroughOwnRoof;
template <>
inline constexpr Ruling rulingOf<NudgeBeneficiary> = Ruling::NudgeBeneficiary;
template <>
inline constexpr Ruling rulingOf<NudgeActionChosenBy> = Ruling::NudgeActionChosenBy;
template <>
inline constexpr Ruling rulingOf<NudgeObligation> = Ruling::NudgeObligation;
template <>
inline constexpr Ruling rulingOf<NudgeActionList> = Ruling::NudgeActionList;
template <>
inline constexpr Ruling rulingOf<BrilliantIdeaCopySource> = Ruling::BrilliantIdeaCopySource;
template <>
inline constexpr Ruling rulingOf<BrilliantIdeaMayCopyOwnCard> = Ruling::BrilliantIdeaMayCopyOwnCard;
template <>
inline constexpr Ruling rulingOf<BrakingMoves> = Ruling::BrakingMoves;
template <>
inline constexpr Ruling rulingOf<SwivelArmMoves> = Ruling::SwivelArmMoves;
template <>
inline constexpr Ruling rulingOf<PassengersRebellionScope> = Ruling::PassengersRebellionScope;
template <>
inline constexpr Ruling rulingOf<TakeItAllPlacement> = Ruling::TakeItAllPlacement;
template <>
inline constexpr Ruling rulingOf<ConductorRansomForm> = Ruling::ConductorRansomForm;
template <>
inline constexpr Ruling rulingOf<ConductorWithoutPurses> = Ruling::ConductorWithoutPurses;
template <>
inline constexpr Ruling rulingOf<MarshalsRevengeScope> = Ruling::MarshalsRevengeScope;
template <>
inline constexpr Ruling rulingOf<MarshalsRevengeToken> = Ruling::MarshalsRevengeToken;
template <>
inline constexpr Ruling rulingOf<MarshalsRevengeDestination> = Ruling::MarshalsRevengeDestination;
template <>
inline constexpr Ruling rulingOf<PickpocketingToken> = Ruling::PickpocketingToken;
template <>
inline constexpr Ruling rulingOf<PickpocketingAlone> = Ruling::PickpocketingAlone;
template <>
inline constexpr Ruling rulingOf<GunslingerBasis> = Ruling::GunslingerBasis;
template <>
inline constexpr Ruling rulingOf<GunslingerPrize> = Ruling::GunslingerPrize;
template <>
inline constexpr Ruling rulingOf<GunslingerWithoutShots> = Ruling::GunslingerWithoutShots;
template <>
inline constexpr Ruling rulingOf<TieBreakCount> = Ruling::TieBreakCount;
template <>
inline constexpr Ruling rulingOf<BulletsCountedZone> = Ruling::BulletsCountedZone;
template <>
inline constexpr Ruling rulingOf<TieBreakFinal> = Ruling::TieBreakFinal;
template <>
inline constexpr Ruling rulingOf<BotMarshalInTimeTravelCar> = Ruling::BotMarshalInTimeTravelCar;
template <>
inline constexpr Ruling rulingOf<TimeTravelEntryFromRoof> = Ruling::TimeTravelEntryFromRoof;
template <>
inline constexpr Ruling rulingOf<TenderBesideTimeTravelCar> = Ruling::TenderBesideTimeTravelCar;
template <>
inline constexpr Ruling rulingOf<SightBeyondTimeTravelCar> = Ruling::SightBeyondTimeTravelCar;
template <>
inline constexpr Ruling rulingOf<FireAtUnreleasedShotgun> = Ruling::FireAtUnreleasedShotgun;
template <>
inline constexpr Ruling rulingOf<PunchWithNowhereToGo> = Ruling::PunchWithNowhereToGo;
template <>
inline constexpr Ruling rulingOf<EventsReachCell> = Ruling::EventsReachCell;
template <>
inline constexpr Ruling rulingOf<DrawAfterPlaying> = Ruling::DrawAfterPlaying;

/// The rules in force: one value for each ruling.
class Rulings {
public:
    template <typename Value>
    [[nodiscard]] constexpr bool is(Value value) const
    {
        return get<Value>() == value;
    }
    template <typename Value>
    [[nodiscard]] constexpr Value get() const
    {
        static_assert(rulingOf<Value> != Ruling::None);
        return static_cast<Value>(at(rulingOf<Value>));
    }
    template <typename Value>
    constexpr void set(Value value)
    {
        static_assert(rulingOf<Value> != Ruling::None);
        set(rulingOf<Value>, static_cast<std::uint8_t>(value));
    }

    /// The value's number, for code that treats all rulings alike.
    [[nodiscard]] constexpr std::uint8_t at(Ruling r) const
    {
        return m_values[static_cast<std::size_t>(r)];
    }
    constexpr void set(Ruling r, std::uint8_t value)
    {
        m_values[static_cast<std::size_t>(r)] = value;
    }

    friend constexpr bool operator==(const Rulings&, const Rulings&) = default;

private:
    std::array<std::uint8_t, rulingCount> m_values{};
};

} // namespace caboose::rules
