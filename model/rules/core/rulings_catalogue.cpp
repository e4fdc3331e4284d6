// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>

namespace caboose::rules {

namespace {

using enum Edition;

constexpr std::string_view deckRegimeValues[]{"reshuffle-each-round", "expert-discard"};
constexpr RulingSource deckRegimeSources[]{
    {Combined21, 1, "1.2, 5.1.5, 5.2.4, 5.3.3"},
    {Official2016, 0, "Phase 2: Stealin'"},
    {Official2016Expert, 1, "Expert Variant"},
    {Official2014, 0, "Base: Phases; Base: Début/Fin de Manche"},
    {Official2014Expert, 1, "Base: Variante experts"},
    {Official2014Duel, 1, "Base: Deux joueurs"},
    {Official2014TwoBandits, 0, "Variante 2 et 3 joueurs"},
};
constexpr std::string_view unplayedHandCardsValues[]{"top-of-deck", "keep-or-discard"};
constexpr RulingSource unplayedHandCardsSources[]{
    {Combined21, 1, "5.2.4"},
    {Official2016, 0, "Phase 1: Schemin'"},
    {Official2016Expert, 1, "Expert Variant"},
    {Official2014, 0, "Base: Phases"},
    {Official2014Expert, 1, "Base: Variante experts"},
};
constexpr std::string_view bulletDiscardAtScheminStartValues[]{"no", "yes"};
constexpr RulingSource bulletDiscardAtScheminStartSources[]{
    {Combined21, 0, "5.2.1, fn 34"},
    {Official2016Expert, 0, "Expert Variant"},
    {Official2014Expert, 1, "Base: Variante experts"},
    {Official2014Duel, 1, "Base: Deux joueurs"},
};
constexpr std::string_view bulletDiscardAtScheminEndValues[]{"optional", "must"};
constexpr RulingSource bulletDiscardAtScheminEndSources[]{
    {Combined21, 0, "5.2.4"},
    {Official2016Expert, 0, "Expert Variant"},
};
constexpr std::string_view emptyDeckDrawValues[]{"draw-rest-then-reshuffle",
                                                 "reshuffle-when-insufficient", "no-refill"};
constexpr RulingSource emptyDeckDrawSources[]{
    {Combined21, 0, "5.1.5"},
    {Official2016, 2, "Phase 1: Schemin'"},
    {Official2016Expert, 0, "Expert Variant"},
    {Official2014Expert, 1, "Base: Variante experts"},
};
constexpr std::string_view resolvedCardReturnValues[]{"at-once-to-discard", "at-once-on-deck",
                                                      "after-all-actions"};
constexpr RulingSource resolvedCardReturnSources[]{
    {Combined21, 0, "5.3.3"},
    {Official2016, 2, "Phase 2: Stealin'"},
    {Official2016Expert, 0, "Expert Variant"},
    {Official2014, 1, "Base: Phases"},
    {Official2014Expert, 0, "Base: Variante experts"},
};
constexpr std::string_view marshalCardsInBanditDecksValues[]{"when-bot-marshal", "when-any-marshal",
                                                             "never"};
constexpr RulingSource marshalCardsInBanditDecksSources[]{
    {Combined21, 1, "4.6.2, fn 25"},
    {Official2016, 0, "Object of the Game"},
    {Official2014, 0, "Base: Marshal"},
};
constexpr std::string_view nudgeCardsInBanditDecksValues[]{"always", "couriers-module-only"};
constexpr RulingSource nudgeCardsInBanditDecksSources[]{
    {Combined21, 0, "4.6.2"},
};
constexpr std::string_view brilliantIdeaCardsInBanditDecksValues[]{"always", "marshal-module-only"};
constexpr RulingSource brilliantIdeaCardsInBanditDecksSources[]{
    {Combined21, 0, "4.6.2, 10.10.1"},
};
constexpr std::string_view brilliantIdeaSearchValues[]{"only-if-found", "always"};
constexpr std::string_view neutralShortageEffectValues[]{"bullets-only", "whole-action-or-event"};
constexpr RulingSource neutralShortageEffectSources[]{
    {Combined21, 1, "2.6.6, fn 5"},
    {Official2016, 0, "Marshal; Events"},
    {Official2014, 0, "Base: Précisions importantes"},
};
constexpr std::string_view neutralShortageAllOrNothingValues[]{"no", "yes"};
constexpr RulingSource neutralShortageAllOrNothingSources[]{
    {Combined21, 1, "2.6.6"},
    {Official2016, 1, "Marshal; Events"},
    {Official2014, 1, "Base: Précisions importantes"},
};
constexpr std::string_view neutralDepletionPermanentValues[]{"no", "yes"};
constexpr RulingSource neutralDepletionPermanentSources[]{
    {Combined21, 0, "2.6.6, fn 5"},
    {Official2016, 0, "Marshal; Events"},
    {Official2014, 1, "Base: Précisions importantes"},
};
constexpr std::string_view encounterShortageValues[]{"flight-without-bullet",
                                                     "encounter-forbidden"};
constexpr std::string_view twoBanditsPerPlayerValues[]{"off", "fr-2014-duel", "cover-variant"};
constexpr RulingSource twoBanditsPerPlayerSources[]{
    {Combined21, 0, "1.2"},
    {Official2016TwoBandits, 2, "2 Bandits per Player"},
    {Official2014Duel, 1, "Base: Deux joueurs"},
    {Official2014TwoBandits, 2, "Variante 2 et 3 joueurs"},
};
constexpr std::string_view twoBanditTeamsValues[]{"free-choice",
                                                  "ghost-doc-belle-each-with-random-mate"};
constexpr RulingSource twoBanditTeamsSources[]{
    {Official2016TwoBandits, 1, "2 Bandits per Player"},
    {Official2014TwoBandits, 1, "Variante 2 et 3 joueurs"},
    {Official2014Duel, 0, "Base: Deux joueurs"},
};
constexpr std::string_view twoBanditStartCardValues[]{"must-choose", "may-choose", "none"};
constexpr RulingSource twoBanditStartCardSources[]{
    {Official2016TwoBandits, 0, "2 Bandits: Starting a Round"},
    {Official2014TwoBandits, 1, "Variante 2 et 3 joueurs"},
    {Official2014Duel, 2, "Base: Deux joueurs"},
};
constexpr std::string_view coverSecondShotChainsValues[]{"no", "yes"};
constexpr RulingSource coverSecondShotChainsSources[]{
    {Official2016TwoBandits, 0, "2 Bandits: Cover Rule"},
};
constexpr std::string_view teamStructureValues[]{"none", "pairs-side-by-side"};
constexpr RulingSource teamStructureSources[]{
    {Official2014Pairs, 1, "Variante en Équipes; H&S: Variante en équipes"},
};
constexpr std::string_view partnerDeckDrawValues[]{"no", "yes"};
constexpr RulingSource partnerDeckDrawSources[]{
    {Combined21, 0, "4.1.1"},
    {Official2014Pairs, 1, "Variante en Équipes; H&S: Variante en équipes"},
};
constexpr std::string_view switchingSwapsPartnersValues[]{"no", "yes"};
constexpr RulingSource switchingSwapsPartnersSources[]{
    {Official2014Pairs, 1, "Variante en Équipes; H&S: Variante en équipes"},
};
constexpr std::string_view thresholdCountBasisValues[]{"players", "bandits"};
constexpr RulingSource thresholdCountBasisSources[]{
    {Combined21, 1, "4.4.1, 4.10, 4.10.2, 7.1.9"},
    {Official2016, 0, "Contents; Set Up"},
    {Official2014, 0, "Base: Mise en place"},
};
constexpr std::string_view expressCarCountValues[]{"one-per-player", "by-bandits-5-6-7", "fixed-4",
                                                   "two-bandit-3-or-4"};
constexpr RulingSource expressCarCountSources[]{
    {Combined21, 1, "4.10, fn 28, 4.10.1"},
    {Official2016, 0, "Set Up"},
    {Official2016TwoBandits, 3, "2 Bandits per Player"},
    {Official2014, 0, "Base: Mise en place"},
    {Official2014Duel, 2, "Base: Deux joueurs"},
    {Official2014TwoBandits, 3, "Variante 2 et 3 joueurs"},
};
constexpr std::string_view roundDeckCompositionValues[]{"five-plain", "four-plus-station"};
constexpr RulingSource roundDeckCompositionSources[]{
    {Combined21, 1, "4.4.2"},
    {Official2016FirstGame, 0, "Set Up"},
    {Official2016, 1, "Events"},
    {Official2014, 1, "Base: Mise en place"},
};
constexpr std::string_view firstPlayerSelectionValues[]{"random-character", "random-team-a-player",
                                                        "marshal-else-random"};
constexpr RulingSource firstPlayerSelectionSources[]{
    {Combined21, 2, "4.5.1, fn 23"},
    {Official2016, 0, "Placing the Bandits"},
    {Official2014, 0, "Base: Premier Joueur"},
    {Official2014Pairs, 1, "Variante en Équipes; H&S: Variante en équipes"},
};
constexpr std::string_view firstPlayerPassingValues[]{"left-neighbour", "next-team-a-player"};
constexpr RulingSource firstPlayerPassingSources[]{
    {Combined21, 0, "5.4.8"},
    {Official2016, 0, "Phase 2: Stealin'"},
    {Official2014, 0, "Base: Fin de Manche"},
    {Official2014Pairs, 1, "Variante en Équipes; H&S: Variante en équipes"},
};
constexpr std::string_view initialPlacementValues[]{"alternate-last-two", "spread-evenly-inside",
                                                    "pairs-a-caboose-b-next",
                                                    "one-of-each-in-last-two", "secret-hands"};
constexpr RulingSource initialPlacementSources[]{
    {Combined21, 1, "4.12.4, fn 30, 4.13"},
    {Official2016, 0, "Placing the Bandits"},
    {Official2016TwoBandits, 4, "2 Bandits per Player"},
    {Official2014, 0, "Base: Placement initial"},
    {Official2014Duel, 3, "Base: Deux joueurs"},
    {Official2014Pairs, 2, "Variante en Équipes; H&S: Variante en équipes"},
    {Official2014TwoBandits, 4, "Variante 2 et 3 joueurs"},
};
constexpr std::string_view characterPowersValues[]{"no", "yes"};
constexpr RulingSource characterPowersSources[]{
    {Combined21, 1, "13"},
    {Official2016FirstGame, 0, "Advanced Rules"},
    {Official2016, 1, "Advanced Rules"},
    {Official2014, 1, "Base: Les Bandits"},
};
constexpr std::string_view roundEventsValues[]{"no", "yes"};
constexpr std::string_view lootHiddenScopeValues[]{"purses-only", "all-loot"};
constexpr RulingSource lootHiddenScopeSources[]{
    {Combined21, 1, "4.10.4, 4.11.1"},
    {Official2016, 0, "Set Up"},
    {Official2014, 0, "Base: Mise en place"},
};
constexpr std::string_view ghostAfterDrawingValues[]{"forfeits", "may-still-hide"};
constexpr std::string_view punchBotMarshalValues[]{"no", "yes"};
constexpr RulingSource punchBotMarshalSources[]{
    {Combined21, 1, "fn 9, 16.2"},
    {Official2016, 0, "Punch; Marshal"},
    {Official2014, 0, "Base: Cartes Action; Base: Marshal"},
};
constexpr std::string_view fireAtBotMarshalValues[]{"no", "yes"};
constexpr RulingSource fireAtBotMarshalSources[]{
    {Combined21, 1, "fn 9, 11.3.3"},
    {Official2016, 0, "Shoot"},
    {Official2014, 0, "Base: Cartes Action"},
};
constexpr std::string_view roofSightBlockersValues[]{"bandits", "bandits-and-shotgun", "all-pawns"};
constexpr RulingSource roofSightBlockersSources[]{
    {Combined21, 2, "11.1"},
    {Official2016, 0, "Shoot"},
    {Official2014, 0, "Base: Cartes Action"},
};
constexpr std::string_view teammatesIgnoredForPunchValues[]{"no", "yes"};
constexpr RulingSource teammatesIgnoredForPunchSources[]{
    {Combined21, 0, "10.5, fn 76, fn 10"},
};
constexpr std::string_view teammatesIgnoredForFireValues[]{"no", "yes"};
constexpr RulingSource teammatesIgnoredForFireSources[]{
    {Combined21, 0, "10.6, fn 77, fn 10"},
    {Official2014Duel, 0, "Base: Deux joueurs"},
    {Official2014Pairs, 0, "Variante en Équipes"},
};
constexpr std::string_view robberySelectionValues[]{"choose-unseen-value", "random"};
constexpr RulingSource robberySelectionSources[]{
    {Combined21, 0, "10.7"},
    {Official2016, 0, "Rob"},
    {Official2014, 0, "Base: Cartes Action"},
};
constexpr std::string_view belleShieldCountsShotgunAndMarshalValues[]{"no", "yes"};
constexpr RulingSource belleShieldCountsShotgunAndMarshalSources[]{
    {Combined21, 1, "13.2, 9.3.3"},
    {Official2016, 0, "Character Powers"},
    {Official2014, 0, "Base: Les Bandits"},
};
constexpr std::string_view cheyenneLootKindsValues[]{"purse", "purse-bag", "purse-bag-stake"};
constexpr RulingSource cheyenneLootKindsSources[]{
    {Combined21, 2, "13.3"},
    {Official2016, 0, "Character Powers"},
    {Official2014, 0, "Base: Les Bandits"},
};
constexpr std::string_view djangoAcrossTrainsValues[]{"no", "yes"};
constexpr RulingSource djangoAcrossTrainsSources[]{
    {Combined21, 1, "13.4"},
    {Official2016, 0, "Character Powers"},
};
constexpr std::string_view pushThroughOwnRoofValues[]{"stays", "any-direction"};
constexpr std::string_view nudgeBeneficiaryValues[]{"team-member", "any-other-character"};
constexpr RulingSource nudgeBeneficiarySources[]{
    {Combined21, 1, "10.9, fn 81"},
};
constexpr std::string_view nudgeActionChosenByValues[]{"nudger", "beneficiary"};
constexpr RulingSource nudgeActionChosenBySources[]{
    {Combined21, 1, "16.4, 10.9"},
};
constexpr std::string_view nudgeObligationValues[]{"no", "yes"};
constexpr RulingSource nudgeObligationSources[]{
    {Combined21, 1, "10.9, fn 82"},
};
constexpr std::string_view nudgeActionListValues[]{"five-base-actions",
                                                   "plus-ride-and-special-punch"};
constexpr RulingSource nudgeActionListSources[]{
    {Combined21, 1, "10.9"},
};
constexpr std::string_view brilliantIdeaCopySourceValues[]{"any-bandit", "player-bandit"};
constexpr RulingSource brilliantIdeaCopySourceSources[]{
    {Combined21, 1, "10.10.1"},
};
constexpr std::string_view brilliantIdeaMayCopyOwnCardValues[]{"no", "yes"};
constexpr RulingSource brilliantIdeaMayCopyOwnCardSources[]{
    {Combined21, 1, "10.10.1"},
};
constexpr std::string_view brakingMovesValues[]{"bandits", "all-but-couriers"};
constexpr RulingSource brakingMovesSources[]{
    {Combined21, 1, "7.1.2, fn 44"},
    {Official2016, 0, "Braking"},
    {Official2014, 0, "Base: Événements"},
};
constexpr std::string_view swivelArmMovesValues[]{"bandits", "characters"};
constexpr RulingSource swivelArmMovesSources[]{
    {Combined21, 1, "7.1.16, fn 54"},
    {Official2016, 0, "Events"},
    {Official2014, 0, "Base: Événements"},
};
constexpr std::string_view passengersRebellionScopeValues[]{"inside-any-car",
                                                            "inside-but-not-timecar-handcar"};
constexpr RulingSource passengersRebellionScopeSources[]{
    {Combined21, 1, "7.1.10, fn 53"},
    {Official2016, 0, "Passengers' Rebellion"},
    {Official2014, 0, "Base: Événements"},
};
constexpr std::string_view takeItAllPlacementValues[]{"marshals-location", "inside-marshals-car"};
constexpr RulingSource takeItAllPlacementSources[]{
    {Combined21, 0, "7.1.17, fn 55"},
    {Official2016, 0, "Take It All!"},
    {Official2014, 1, "Base: Événements"},
};
constexpr std::string_view conductorRansomFormValues[]{"purse-token", "cash"};
constexpr RulingSource conductorRansomFormSources[]{
    {Combined21, 1, "7.2.5"},
    {Official2016, 0, "Hostage Conductor"},
    {Official2014, 1, "Base: Événements"},
};
constexpr std::string_view conductorWithoutPursesValues[]{"cash", "nothing"};
constexpr std::string_view marshalsRevengeScopeValues[]{"roof-only", "inside-or-roof"};
constexpr RulingSource marshalsRevengeScopeSources[]{
    {Combined21, 1, "7.2.6"},
    {Official2016, 0, "Train Station Cards"},
    {Official2014, 0, "Base: Événements"},
};
constexpr std::string_view marshalsRevengeTokenValues[]{"least-purse", "least-loot"};
constexpr RulingSource marshalsRevengeTokenSources[]{
    {Combined21, 1, "7.2.6, fn 59"},
    {Official2016, 0, "Train Station Cards"},
    {Official2014, 0, "Base: Événements"},
};
constexpr std::string_view marshalsRevengeDestinationValues[]{"roof-of-his-car", "lost"};
constexpr RulingSource marshalsRevengeDestinationSources[]{
    {Combined21, 1, "7.2.6"},
    {Official2016, 0, "Train Station Cards"},
    {Official2014, 1, "Base: Événements"},
};
constexpr std::string_view pickpocketingTokenValues[]{"purse", "any-loot"};
constexpr RulingSource pickpocketingTokenSources[]{
    {Combined21, 1, "7.2.9, fn 61"},
    {Official2016, 0, "Pickpocketing"},
    {Official2014, 0, "Base: Événements"},
};
constexpr std::string_view pickpocketingAloneValues[]{"no-other-bandit", "no-other-pawn"};
constexpr RulingSource pickpocketingAloneSources[]{
    {Official2016, 0, "Pickpocketing"},
};
constexpr std::string_view gunslingerBasisValues[]{
    "fewest-bullets-left", "team-total-minus-own-hits", "two-bandit-total-minus-own-hits", "none"};
constexpr RulingSource gunslingerBasisSources[]{
    {Combined21, 0, "8.4.2"},
    {Official2016, 0, "End of the Game"},
    {Official2016TwoBandits, 2, "2 Bandits: End of the Game"},
    {Official2014, 0, "Base: Fin du jeu"},
    {Official2014Duel, 3, "Base: Deux joueurs"},
    {Official2014Pairs, 1, "Variante en Équipes; H&S: Variante en équipes"},
    {Official2014TwoBandits, 2, "Variante 2 et 3 joueurs"},
};
constexpr std::string_view gunslingerPrizeValues[]{"always-1000", "scaled-0-500-1000"};
constexpr RulingSource gunslingerPrizeSources[]{
    {Combined21, 1, "8.4.2, fn 71"},
    {Official2016, 0, "End of the Game"},
    {Official2014, 0, "Base: Fin du jeu"},
};
constexpr std::string_view gunslingerWithoutShotsValues[]{"everybody", "nobody"};
constexpr std::string_view tieBreakCountValues[]{"bullets-received-in-game",
                                                 "bullets-in-deck-at-end"};
constexpr RulingSource tieBreakCountSources[]{
    {Combined21, 1, "fn 65"},
    {Official2016, 0, "End of the Game"},
    {Official2014, 0, "Base: Fin du jeu"},
};
constexpr std::string_view bulletsCountedZoneValues[]{"all-own-cards", "draw-deck-only"};
constexpr RulingSource bulletsCountedZoneSources[]{
    {Official2016, 0, "Phase 2: Stealin'; End of the Game"},
};
constexpr std::string_view tieBreakFinalValues[]{"shared-victory", "unstated"};
constexpr RulingSource tieBreakFinalSources[]{
    {Official2016, 0, "End of the Game"},
    {Official2014, 1, "Base: Fin du jeu"},
};
constexpr std::string_view botMarshalInTimeTravelCarValues[]{"no", "yes"};
constexpr RulingSource botMarshalInTimeTravelCarSources[]{
    {Combined21, 1, "9.1, 9.2, 10.8.1"},
};
constexpr std::string_view timeTravelEntryFromRoofValues[]{"last-step-of-move",
                                                           "only-from-next-roof"};
constexpr std::string_view tenderBesideTimeTravelCarValues[]{"adjacent", "not-adjacent"};
constexpr std::string_view sightBeyondTimeTravelCarValues[]{
    "away-from-express", "away-from-express-roofs-only", "both-ways"};
constexpr std::string_view fireAtUnreleasedShotgunValues[]{"no", "yes"};
constexpr std::string_view punchWithNowhereToGoValues[]{"target-stays", "not-a-target"};
constexpr std::string_view eventsReachCellValues[]{"yes", "no"};
constexpr std::string_view drawAfterPlayingValues[]{"yes", "no"};

constexpr std::array<RulingInfo, rulingCount> catalogue{{
    {"deck-regime", {5, 1, 5}, deckRegimeValues, deckRegimeSources},
    {"unplayed-hand-cards", {5, 2, 4}, unplayedHandCardsValues, unplayedHandCardsSources},
    {"bullet-discard-at-schemin-start",
     {5, 1, 5},
     bulletDiscardAtScheminStartValues,
     bulletDiscardAtScheminStartSources},
    {"bullet-discard-at-schemin-end",
     {5, 2, 4},
     bulletDiscardAtScheminEndValues,
     bulletDiscardAtScheminEndSources},
    {"empty-deck-draw", {5, 1, 5}, emptyDeckDrawValues, emptyDeckDrawSources},
    {"resolved-card-return", {5, 3, 3}, resolvedCardReturnValues, resolvedCardReturnSources},
    {"marshal-cards-in-bandit-decks",
     {4, 6, 2},
     marshalCardsInBanditDecksValues,
     marshalCardsInBanditDecksSources},
    {"nudge-cards-in-bandit-decks",
     {4, 6, 2},
     nudgeCardsInBanditDecksValues,
     nudgeCardsInBanditDecksSources},
    {"brilliant-idea-cards-in-bandit-decks",
     {4, 6, 2},
     brilliantIdeaCardsInBanditDecksValues,
     brilliantIdeaCardsInBanditDecksSources},
    {"brilliant-idea-search", {5, 2, 1}, brilliantIdeaSearchValues, {}},
    {"neutral-shortage-effect",
     {2, 6, 6},
     neutralShortageEffectValues,
     neutralShortageEffectSources},
    {"neutral-shortage-all-or-nothing",
     {2, 6, 6},
     neutralShortageAllOrNothingValues,
     neutralShortageAllOrNothingSources},
    {"neutral-depletion-permanent",
     {2, 6, 6},
     neutralDepletionPermanentValues,
     neutralDepletionPermanentSources},
    {"encounter-shortage", {12, 1, 0}, encounterShortageValues, {}},
    {"two-bandits-per-player", {20, 4, 0}, twoBanditsPerPlayerValues, twoBanditsPerPlayerSources},
    {"two-bandit-teams", {20, 4, 1}, twoBanditTeamsValues, twoBanditTeamsSources},
    {"two-bandit-start-card", {20, 4, 4}, twoBanditStartCardValues, twoBanditStartCardSources},
    {"cover-second-shot-chains",
     {20, 4, 5},
     coverSecondShotChainsValues,
     coverSecondShotChainsSources},
    {"team-structure", {20, 6, 1}, teamStructureValues, teamStructureSources},
    {"partner-deck-draw", {20, 6, 3}, partnerDeckDrawValues, partnerDeckDrawSources},
    {"switching-swaps-partners",
     {20, 6, 4},
     switchingSwapsPartnersValues,
     switchingSwapsPartnersSources},
    {"threshold-count-basis", {4, 4, 1}, thresholdCountBasisValues, thresholdCountBasisSources},
    {"express-car-count", {4, 10, 0}, expressCarCountValues, expressCarCountSources},
    {"round-deck-composition", {4, 4, 2}, roundDeckCompositionValues, roundDeckCompositionSources},
    {"first-player-selection", {4, 5, 1}, firstPlayerSelectionValues, firstPlayerSelectionSources},
    {"first-player-passing", {5, 4, 8}, firstPlayerPassingValues, firstPlayerPassingSources},
    {"initial-placement", {4, 12, 4}, initialPlacementValues, initialPlacementSources},
    {"character-powers", {13, 0, 0}, characterPowersValues, characterPowersSources},
    {"round-events", {7, 0, 0}, roundEventsValues, {}},
    {"loot-hidden-scope", {3, 0, 0}, lootHiddenScopeValues, lootHiddenScopeSources},
    {"ghost-after-drawing", {13, 6, 0}, ghostAfterDrawingValues, {}},
    {"punch-bot-marshal", {10, 5, 0}, punchBotMarshalValues, punchBotMarshalSources},
    {"fire-at-bot-marshal", {10, 6, 0}, fireAtBotMarshalValues, fireAtBotMarshalSources},
    {"roof-sight-blockers", {11, 1, 0}, roofSightBlockersValues, roofSightBlockersSources},
    {"teammates-ignored-for-punch",
     {10, 5, 0},
     teammatesIgnoredForPunchValues,
     teammatesIgnoredForPunchSources},
    {"teammates-ignored-for-fire",
     {10, 6, 0},
     teammatesIgnoredForFireValues,
     teammatesIgnoredForFireSources},
    {"robbery-selection", {10, 7, 0}, robberySelectionValues, robberySelectionSources},
    {"belle-shield-counts-shotgun-and-marshal",
     {13, 2, 0},
     belleShieldCountsShotgunAndMarshalValues,
     belleShieldCountsShotgunAndMarshalSources},
    {"cheyenne-loot-kinds", {13, 3, 0}, cheyenneLootKindsValues, cheyenneLootKindsSources},
    {"django-across-trains", {13, 4, 0}, djangoAcrossTrainsValues, djangoAcrossTrainsSources},
    {"push-through-own-roof", {13, 4, 0}, pushThroughOwnRoofValues, {}},
    {"nudge-beneficiary", {10, 9, 0}, nudgeBeneficiaryValues, nudgeBeneficiarySources},
    {"nudge-action-chosen-by", {10, 9, 0}, nudgeActionChosenByValues, nudgeActionChosenBySources},
    {"nudge-obligation", {10, 9, 0}, nudgeObligationValues, nudgeObligationSources},
    {"nudge-action-list", {10, 9, 0}, nudgeActionListValues, nudgeActionListSources},
    {"brilliant-idea-copy-source",
     {10, 10, 1},
     brilliantIdeaCopySourceValues,
     brilliantIdeaCopySourceSources},
    {"brilliant-idea-may-copy-own-card",
     {10, 10, 1},
     brilliantIdeaMayCopyOwnCardValues,
     brilliantIdeaMayCopyOwnCardSources},
    {"braking-moves", {7, 1, 2}, brakingMovesValues, brakingMovesSources},
    {"swivel-arm-moves", {7, 1, 16}, swivelArmMovesValues, swivelArmMovesSources},
    {"passengers-rebellion-scope",
     {7, 1, 10},
     passengersRebellionScopeValues,
     passengersRebellionScopeSources},
    {"take-it-all-placement", {7, 1, 17}, takeItAllPlacementValues, takeItAllPlacementSources},
    {"conductor-ransom-form", {7, 2, 5}, conductorRansomFormValues, conductorRansomFormSources},
    {"conductor-without-purses", {7, 2, 5}, conductorWithoutPursesValues, {}},
    {"marshals-revenge-scope", {7, 2, 6}, marshalsRevengeScopeValues, marshalsRevengeScopeSources},
    {"marshals-revenge-token", {7, 2, 6}, marshalsRevengeTokenValues, marshalsRevengeTokenSources},
    {"marshals-revenge-destination",
     {7, 2, 6},
     marshalsRevengeDestinationValues,
     marshalsRevengeDestinationSources},
    {"pickpocketing-token", {7, 2, 9}, pickpocketingTokenValues, pickpocketingTokenSources},
    {"pickpocketing-alone", {7, 2, 9}, pickpocketingAloneValues, pickpocketingAloneSources},
    {"gunslinger-basis", {8, 4, 2}, gunslingerBasisValues, gunslingerBasisSources},
    {"gunslinger-prize", {8, 4, 2}, gunslingerPrizeValues, gunslingerPrizeSources},
    {"gunslinger-without-shots", {8, 4, 2}, gunslingerWithoutShotsValues, {}},
    {"tie-break-count", {8, 0, 0}, tieBreakCountValues, tieBreakCountSources},
    {"bullets-counted-zone", {8, 0, 0}, bulletsCountedZoneValues, bulletsCountedZoneSources},
    {"tie-break-final", {8, 0, 0}, tieBreakFinalValues, tieBreakFinalSources},
    {"bot-marshal-in-time-travel-car",
     {9, 2, 0},
     botMarshalInTimeTravelCarValues,
     botMarshalInTimeTravelCarSources},
    {"time-travel-entry-from-roof", {10, 1, 0}, timeTravelEntryFromRoofValues, {}},
    {"tender-beside-time-travel-car", {9, 5, 0}, tenderBesideTimeTravelCarValues, {}},
    {"sight-beyond-time-travel-car", {11, 1, 0}, sightBeyondTimeTravelCarValues, {}},
    {"fire-at-unreleased-shotgun", {9, 3, 3}, fireAtUnreleasedShotgunValues, {}},
    {"punch-with-nowhere-to-go", {10, 5, 1}, punchWithNowhereToGoValues, {}},
    {"events-reach-cell", {9, 4, 0}, eventsReachCellValues, {}},
    {"draw-after-playing", {6, 4, 0}, drawAfterPlayingValues, {}},
}};

// A column for each edition, in the order of the enumeration.
constexpr std::uint8_t values[rulingCount][editionCount]{
    {1, 0, 0, 1, 0, 0, 1, 1, 0, 0}, // deck-regime
    {1, 0, 0, 1, 0, 0, 1, 1, 0, 0}, // unplayed-hand-cards
    {0, 0, 0, 0, 0, 0, 1, 1, 0, 0}, // bullet-discard-at-schemin-start
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // bullet-discard-at-schemin-end
    {0, 2, 2, 0, 2, 2, 1, 1, 2, 2}, // empty-deck-draw
    {0, 2, 2, 0, 2, 1, 0, 0, 1, 1}, // resolved-card-return
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // marshal-cards-in-bandit-decks
    {0, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // nudge-cards-in-bandit-decks
    {0, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // brilliant-idea-cards-in-bandit-decks
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // brilliant-idea-search
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // neutral-shortage-effect
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // neutral-shortage-all-or-nothing
    {0, 0, 0, 0, 0, 1, 1, 1, 1, 1}, // neutral-depletion-permanent
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // encounter-shortage
    {0, 0, 0, 0, 2, 0, 0, 1, 2, 0}, // two-bandits-per-player
    {0, 0, 0, 0, 1, 0, 0, 0, 1, 0}, // two-bandit-teams
    {2, 2, 2, 2, 0, 2, 2, 2, 1, 2}, // two-bandit-start-card
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // cover-second-shot-chains
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, // team-structure
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, // partner-deck-draw
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, // switching-swaps-partners
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // threshold-count-basis
    {1, 0, 0, 0, 3, 0, 0, 2, 3, 0}, // express-car-count
    {1, 1, 0, 1, 1, 1, 1, 1, 1, 1}, // round-deck-composition
    {2, 0, 0, 0, 0, 0, 0, 0, 0, 1}, // first-player-selection
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, // first-player-passing
    {1, 0, 0, 0, 4, 0, 0, 3, 4, 2}, // initial-placement
    {1, 1, 0, 1, 1, 1, 1, 1, 1, 1}, // character-powers
    {1, 1, 0, 1, 1, 1, 1, 1, 1, 1}, // round-events
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // loot-hidden-scope
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // ghost-after-drawing
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // punch-bot-marshal
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // fire-at-bot-marshal
    {2, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // roof-sight-blockers
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // teammates-ignored-for-punch
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // teammates-ignored-for-fire
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // robbery-selection
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // belle-shield-counts-shotgun-and-marshal
    {2, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // cheyenne-loot-kinds
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // django-across-trains
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // push-through-own-roof
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // nudge-beneficiary
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // nudge-action-chosen-by
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // nudge-obligation
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // nudge-action-list
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // brilliant-idea-copy-source
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // brilliant-idea-may-copy-own-card
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // braking-moves
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // swivel-arm-moves
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // passengers-rebellion-scope
    {0, 0, 0, 0, 0, 1, 1, 1, 1, 1}, // take-it-all-placement
    {1, 0, 0, 0, 0, 1, 1, 1, 1, 1}, // conductor-ransom-form
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // conductor-without-purses
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // marshals-revenge-scope
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // marshals-revenge-token
    {1, 0, 0, 0, 0, 1, 1, 1, 1, 1}, // marshals-revenge-destination
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // pickpocketing-token
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // pickpocketing-alone
    {0, 0, 0, 0, 2, 0, 0, 3, 2, 1}, // gunslinger-basis
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // gunslinger-prize
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // gunslinger-without-shots
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // tie-break-count
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // bullets-counted-zone
    {0, 0, 0, 0, 0, 1, 1, 1, 1, 1}, // tie-break-final
    {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // bot-marshal-in-time-travel-car
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // time-travel-entry-from-roof
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // tender-beside-time-travel-car
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // sight-beyond-time-travel-car
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // fire-at-unreleased-shotgun
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // punch-with-nowhere-to-go
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // events-reach-cell
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, // draw-after-playing
};

constexpr std::array<std::string_view, editionCount> editionKeys{"combined-2.1",
                                                                 "official-2016",
                                                                 "official-2016-first-game",
                                                                 "official-2016-expert",
                                                                 "official-2016-two-bandits",
                                                                 "official-2014-fr",
                                                                 "official-2014-fr-expert",
                                                                 "official-2014-fr-duel",
                                                                 "official-2014-fr-two-bandits",
                                                                 "official-2014-fr-pairs"};

} // namespace

const RulingInfo& info(Ruling ruling)
{
    return catalogue[static_cast<std::size_t>(ruling)];
}

std::string_view keyOf(Edition edition)
{
    return editionKeys[static_cast<std::size_t>(edition)];
}

std::optional<Edition> editionFrom(std::string_view key)
{
    const auto* found = std::find(editionKeys.begin(), editionKeys.end(), key);
    if (found == editionKeys.end()) return std::nullopt;
    return static_cast<Edition>(found - editionKeys.begin());
}

std::optional<Ruling> rulingFrom(std::string_view key)
{
    const auto* found = std::find_if(catalogue.begin(), catalogue.end(),
                                     [&](const RulingInfo& r) { return r.key == key; });
    if (found == catalogue.end()) return std::nullopt;
    return static_cast<Ruling>(found - catalogue.begin());
}

std::optional<std::uint8_t> valueFrom(Ruling ruling, std::string_view value)
{
    const auto all = info(ruling).values;
    const auto found = std::find(all.begin(), all.end(), value);
    if (found == all.end()) return std::nullopt;
    return static_cast<std::uint8_t>(found - all.begin());
}

Rulings preset(Edition edition)
{
    Rulings rulings;
    for (std::size_t r = 0; r < rulingCount; ++r) {
        rulings.set(static_cast<Ruling>(r), values[r][static_cast<std::size_t>(edition)]);
    }
    return rulings;
}

} // namespace caboose::rules
