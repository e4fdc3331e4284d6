// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace caboose::rules {

// A ruling is a point on which editions or house rules differ. Rule code asks for a ruling by one
// of its values: `if (table.rulings.is(BrakingMoves::Bandits))`. What each value is called in
// files, which edition says what and where, is in rulings_catalogue.h.

// Decks and hands (5.1.5, 5.2.4, 5.3.3)

/// 5.1.5: Shuffle everything each round, or keep a hand and a discard pile?
enum class DeckRegime : std::uint8_t { ReshuffleEachRound, ExpertDiscard };
/// 5.2.4: What becomes of cards left in hand when Schemin' ends?
enum class UnplayedHandCards : std::uint8_t { TopOfDeck, KeepOrDiscard };
/// 5.1.5: May drawn bullets go straight to the discard pile?
enum class BulletDiscardAtScheminStart : std::uint8_t { No, Yes };
/// 5.2.4: Must bullets left in hand be discarded when Schemin' ends?
enum class BulletDiscardAtScheminEnd : std::uint8_t { Optional, Must };
/// 5.1.5: In what order is an exhausted deck refilled?
enum class EmptyDeckDraw : std::uint8_t {
    DrawRestThenReshuffle,
    ReshuffleWhenInsufficient,
    NoRefill
};
/// 5.3.3: When does a resolved card go back to its owner?
enum class ResolvedCardReturn : std::uint8_t { AtOnceToDiscard, AtOnceOnDeck, AfterAllActions };
/// 4.6.2: Do bandits hold a Marshal card?
enum class MarshalCardsInBanditDecks : std::uint8_t { WhenBotMarshal, WhenAnyMarshal, Never };
/// 4.6.2: Do bandits hold a Nudge card?
enum class NudgeCardsInBanditDecks : std::uint8_t { Always, CouriersModuleOnly };
/// 4.6.2: Do bandits hold a Brilliant Idea card?
enum class BrilliantIdeaCardsInBanditDecks : std::uint8_t { Always, MarshalModuleOnly };
/// 5.2.1: May a player search for a Brilliant Idea that is not there?
enum class BrilliantIdeaSearch : std::uint8_t { OnlyIfFound, Always };

// Bullets (2.6.6, 12)

/// 2.6.6: Too few neutral bullets: are only the bullets skipped, or the whole action or event?
enum class NeutralShortageEffect : std::uint8_t { BulletsOnly, WholeActionOrEvent };
/// 2.6.6: Too few for all: does nobody get one?
enum class NeutralShortageAllOrNothing : std::uint8_t { No, Yes };
/// 2.6.6: Does the stock leave the game after a shortage?
enum class NeutralDepletionPermanent : std::uint8_t { No, Yes };
/// 12.1: Too few neutral bullets for an encounter: flight without a bullet, or may it not happen?
enum class EncounterShortage : std::uint8_t { FlightWithoutBullet, EncounterForbidden };

// Players, teams and set-up (4)

/// 20.4: Does each player lead two bandits?
enum class TwoBanditsPerPlayer : std::uint8_t { Off, Fr2014Duel, CoverVariant };
/// 20.4.1: How are the two bandits of a player chosen?
enum class TwoBanditTeams : std::uint8_t { FreeChoice, GhostDocBelleEachWithRandomMate };
/// 20.4.4: Does a player pick one card before drawing?
enum class TwoBanditStartCard : std::uint8_t { MustChoose, MayChoose, None };
/// 20.4.5: Does a Fire card played as cover allow another cover?
enum class CoverSecondShotChains : std::uint8_t { No, Yes };
/// 20.6.1: Are there teams, and how do they sit?
enum class TeamStructure : std::uint8_t { None, PairsSideBySide };
/// 20.6.3: Does a player draw a card from the partner's deck?
enum class PartnerDeckDraw : std::uint8_t { No, Yes };
/// 20.6.4: Do partners swap places in a switching turn?
enum class SwitchingSwapsPartners : std::uint8_t { No, Yes };
/// 4.4.1: Do the marks 2-4 and 5+ count players or bandits?
enum class ThresholdCountBasis : std::uint8_t { Players, Bandits };
/// 4.10: How many cars behind the locomotive?
enum class ExpressCarCount : std::uint8_t { OnePerPlayer, ByBandits567, Fixed4, TwoBandit3Or4 };
/// 4.4.2: Is a station card at the bottom of the round deck?
enum class RoundDeckComposition : std::uint8_t { FivePlain, FourPlusStation };
/// 4.5.1: Who begins? A played Marshal, if there is one, else one of the players' bandits?
enum class FirstPlayerSelection : std::uint8_t {
    RandomCharacter,
    RandomTeamAPlayer,
    MarshalElseRandom
};
/// 5.4.8: Who begins next?
enum class FirstPlayerPassing : std::uint8_t { LeftNeighbour, NextTeamAPlayer };
/// 4.12.4: Where do the bandits start?
enum class InitialPlacement : std::uint8_t {
    AlternateLastTwo,
    SpreadEvenlyInside,
    PairsACabooseBNext,
    OneOfEachInLastTwo,
    SecretHands
};
/// 13: Do the bandits have their powers?
enum class CharacterPowers : std::uint8_t { No, Yes };
/// 7: Do the events on round cards happen?
enum class RoundEvents : std::uint8_t { No, Yes };
/// 3: Which loot is kept secret?
enum class LootHiddenScope : std::uint8_t { PursesOnly, AllLoot };

// Schemin' (5.2, 6, 13.6)

/// 13.6: May Ghost, having drawn in the first half of an opening speeding-up turn, hide the card of
/// the second?
enum class GhostAfterDrawing : std::uint8_t { Forfeits, MayStillHide };

// Actions and firing (10, 11, 13)

/// 10.5: May the bot Marshal be punched?
enum class PunchBotMarshal : std::uint8_t { No, Yes };
/// 10.6: May the bot Marshal be shot?
enum class FireAtBotMarshal : std::uint8_t { No, Yes };
/// 11.1: Who blocks the line of sight on roofs?
enum class RoofSightBlockers : std::uint8_t { Bandits, BanditsAndShotgun, AllPawns };
/// 10.5: May team-mates be disregarded when punching?
enum class TeammatesIgnoredForPunch : std::uint8_t { No, Yes };
/// 10.6: May team-mates be disregarded when firing?
enum class TeammatesIgnoredForFire : std::uint8_t { No, Yes };
/// 10.7: Does the robber choose the token?
enum class RobberySelection : std::uint8_t { ChooseUnseenValue, Random };
/// 13.2: Does a Marshal or Shotgun as the other target protect Belle?
enum class BelleShieldCountsShotgunAndMarshal : std::uint8_t { No, Yes };
/// 13.3: What may Cheyenne pocket?
enum class CheyenneLootKinds : std::uint8_t { Purse, PurseBag, PurseBagStake };
/// 13.4: May Django push somebody onto the other train?
enum class DjangoAcrossTrains : std::uint8_t { No, Yes };
/// 13.4: Is somebody shot through the roof of the same car pushed?
enum class PushThroughOwnRoof : std::uint8_t { Stays, AnyDirection };
/// 10.9: Who may be nudged?
enum class NudgeBeneficiary : std::uint8_t { TeamMember, AnyOtherCharacter };
/// 10.9: Who picks the nudged action?
enum class NudgeActionChosenBy : std::uint8_t { Nudger, Beneficiary };
/// 10.9: Must the nudged act?
enum class NudgeObligation : std::uint8_t { No, Yes };
/// 10.9: Which actions may a nudge give?
enum class NudgeActionList : std::uint8_t { FiveBaseActions, PlusRideAndSpecialPunch };
/// 10.10.1: Whose card does a Brilliant Idea copy?
enum class BrilliantIdeaCopySource : std::uint8_t { AnyBandit, PlayerBandit };
/// 10.10.1: May it copy one's own card?
enum class BrilliantIdeaMayCopyOwnCard : std::uint8_t { No, Yes };

// Events (7)

/// 7.1.2: Whom does Braking move?
enum class BrakingMoves : std::uint8_t { Bandits, AllButCouriers };
/// 7.1.16: Whom does the Swivel Arm sweep back?
enum class SwivelArmMoves : std::uint8_t { Bandits, Characters };
/// 7.1.10: Who is hit by the passengers?
enum class PassengersRebellionScope : std::uint8_t { InsideAnyCar, InsideButNotTimecarHandcar };
/// 7.1.17: Where does the new strongbox go?
enum class TakeItAllPlacement : std::uint8_t { MarshalsLocation, InsideMarshalsCar };
/// 7.2.5: Is the conductor's ransom a purse or cash?
enum class ConductorRansomForm : std::uint8_t { PurseToken, Cash };
/// 7.2.5: No $250 purse left in the box: cash instead, or nothing?
enum class ConductorWithoutPurses : std::uint8_t { Cash, Nothing };
/// 7.2.6: Who is exposed to the Marshal's revenge?
enum class MarshalsRevengeScope : std::uint8_t { RoofOnly, InsideOrRoof };
/// 7.2.6: What is lost to it?
enum class MarshalsRevengeToken : std::uint8_t { LeastPurse, LeastLoot };
/// 7.2.6: Where does that go?
enum class MarshalsRevengeDestination : std::uint8_t { RoofOfHisCar, Lost };
/// 7.2.9: What may a pickpocket take?
enum class PickpocketingToken : std::uint8_t { Purse, AnyLoot };
/// 7.2.9: Alone means no other bandit, or no other pawn?
enum class PickpocketingAlone : std::uint8_t { NoOtherBandit, NoOtherPawn };

// End of the game (8)

/// 8.4.2: How is the gunslinger found?
enum class GunslingerBasis : std::uint8_t {
    FewestBulletsLeft,
    TeamTotalMinusOwnHits,
    TwoBanditTotalMinusOwnHits,
    None
};
/// 8.4.2: What is the title worth?
enum class GunslingerPrize : std::uint8_t { Always1000, Scaled05001000 };
/// 8.4.2: Nobody has fired: do all get the title, or nobody?
enum class GunslingerWithoutShots : std::uint8_t { Everybody, Nobody };
/// 8: Which bullets break a tie?
enum class TieBreakCount : std::uint8_t { BulletsReceivedInGame, BulletsInDeckAtEnd };
/// 8: Which cards count as the deck?
enum class BulletsCountedZone : std::uint8_t { AllOwnCards, DrawDeckOnly };
/// 8: And if it is still a tie?
enum class TieBreakFinal : std::uint8_t { SharedVictory, Unstated };

// The other boxes' cars, and what befalls whom in them (9, 10.1, 10.5.1, 11.1); double turns (6.4).
// All of these came after the first journals were written; the first value is what was played
// before there was a choice (see digest.cpp).

/// 9.2: May the bot Marshal enter the time travel car or the handcar, where nobody can flee
/// upwards?
enum class BotMarshalInTimeTravelCar : std::uint8_t { No, Yes };
/// 10.1: Into the time travel car from the roofs: as the last of several steps, or only from next
/// to it?
enum class TimeTravelEntryFromRoof : std::uint8_t { LastStepOfMove, OnlyFromNextRoof };
/// 9.5: Is the tender adjacent to a time travel car or handcar beside it?
enum class TenderBesideTimeTravelCar : std::uint8_t { Adjacent, NotAdjacent };
/// 11.1: Which cars of the armoured train lie "beyond" the one next to the time travel car?
enum class SightBeyondTimeTravelCar : std::uint8_t {
    AwayFromExpress,
    AwayFromExpressRoofsOnly,
    BothWays
};
/// 9.3.3: May the Shotgun be shot while he sits on his strongbox?
enum class FireAtUnreleasedShotgun : std::uint8_t { No, Yes };
/// 10.5.1: Somebody is punched who can be sent nowhere: is that no target, or does it stay?
enum class PunchWithNowhereToGo : std::uint8_t { TargetStays, NotATarget };
/// 9.4: Do events reach a bandit in the cell?
enum class EventsReachCell : std::uint8_t { Yes, No };
/// 6.4: Having played in the first half of a double turn, may one draw or search in the second?
enum class DrawAfterPlaying : std::uint8_t { Yes, No };

/// Every ruling, in the order above.
enum class Ruling : std::uint8_t {
    DeckRegime,
    UnplayedHandCards,
    BulletDiscardAtScheminStart,
    BulletDiscardAtScheminEnd,
    EmptyDeckDraw,
    ResolvedCardReturn,
    MarshalCardsInBanditDecks,
    NudgeCardsInBanditDecks,
    BrilliantIdeaCardsInBanditDecks,
    BrilliantIdeaSearch,
    NeutralShortageEffect,
    NeutralShortageAllOrNothing,
    NeutralDepletionPermanent,
    EncounterShortage,
    TwoBanditsPerPlayer,
    TwoBanditTeams,
    TwoBanditStartCard,
    CoverSecondShotChains,
    TeamStructure,
    PartnerDeckDraw,
    SwitchingSwapsPartners,
    ThresholdCountBasis,
    ExpressCarCount,
    RoundDeckComposition,
    FirstPlayerSelection,
    FirstPlayerPassing,
    InitialPlacement,
    CharacterPowers,
    RoundEvents,
    LootHiddenScope,
    GhostAfterDrawing,
    PunchBotMarshal,
    FireAtBotMarshal,
    RoofSightBlockers,
    TeammatesIgnoredForPunch,
    TeammatesIgnoredForFire,
    RobberySelection,
    BelleShieldCountsShotgunAndMarshal,
    CheyenneLootKinds,
    DjangoAcrossTrains,
    PushThroughOwnRoof,
    NudgeBeneficiary,
    NudgeActionChosenBy,
    NudgeObligation,
    NudgeActionList,
    BrilliantIdeaCopySource,
    BrilliantIdeaMayCopyOwnCard,
    BrakingMoves,
    SwivelArmMoves,
    PassengersRebellionScope,
    TakeItAllPlacement,
    ConductorRansomForm,
    ConductorWithoutPurses,
    MarshalsRevengeScope,
    MarshalsRevengeToken,
    MarshalsRevengeDestination,
    PickpocketingToken,
    PickpocketingAlone,
    GunslingerBasis,
    GunslingerPrize,
    GunslingerWithoutShots,
    TieBreakCount,
    BulletsCountedZone,
    TieBreakFinal,
    BotMarshalInTimeTravelCar,
    TimeTravelEntryFromRoof,
    TenderBesideTimeTravelCar,
    SightBeyondTimeTravelCar,
    FireAtUnreleasedShotgun,
    PunchWithNowhereToGo,
    EventsReachCell,
    DrawAfterPlaying,
    None
};
inline constexpr std::size_t rulingCount = static_cast<std::size_t>(Ruling::None);

} // namespace caboose::rules
