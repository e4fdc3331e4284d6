// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulings/ruling_catalogue_words.h"

#include "model/rules/core/rulings_catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace caboose::items {
namespace {

struct Value {
    std::string_view key = {};
    const char* words = nullptr;
};
struct Words {
    RulingTopic topic;
    std::string_view key;
    const char* question;
    std::array<Value, 5> values;
};
struct EditionWords {
    std::string_view key;
    const char* name;
};

// clang-format off
constexpr std::array rulings{
    Words{RulingTopic::Decks, "deck-regime",
        QT_TRANSLATE_NOOP("Rulings", "What happens to a bandit’s cards from round to round?"),
        {Value{"reshuffle-each-round", QT_TRANSLATE_NOOP("Rulings", "All are shuffled together each round")},
         Value{"expert-discard", QT_TRANSLATE_NOOP("Rulings", "They stay in hand and discard pile (expert variant)")}}},
    Words{RulingTopic::Decks, "unplayed-hand-cards",
        QT_TRANSLATE_NOOP("Rulings", "What becomes of cards left in hand when Schemin’ ends?"),
        {Value{"top-of-deck", QT_TRANSLATE_NOOP("Rulings", "They go on top of the deck")},
         Value{"keep-or-discard", QT_TRANSLATE_NOOP("Rulings", "Keep or discard each, as one likes")}}},
    Words{RulingTopic::Decks, "bullet-discard-at-schemin-start",
        QT_TRANSLATE_NOOP("Rulings", "May drawn bullets go straight to the discard pile?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Decks, "bullet-discard-at-schemin-end",
        QT_TRANSLATE_NOOP("Rulings", "Must bullets left in hand be discarded when Schemin’ ends?"),
        {Value{"optional", QT_TRANSLATE_NOOP("Rulings", "No, one may keep them")},
         Value{"must", QT_TRANSLATE_NOOP("Rulings", "Yes, all of them")}}},
    Words{RulingTopic::Decks, "empty-deck-draw",
        QT_TRANSLATE_NOOP("Rulings", "How is a deck refilled that has too few cards?"),
        {Value{"draw-rest-then-reshuffle", QT_TRANSLATE_NOOP("Rulings", "Draw the rest, then shuffle the discard pile")},
         Value{"reshuffle-when-insufficient", QT_TRANSLATE_NOOP("Rulings", "Shuffle the discard pile in first")},
         Value{"no-refill", QT_TRANSLATE_NOOP("Rulings", "Not at all")}}},
    Words{RulingTopic::Decks, "resolved-card-return",
        QT_TRANSLATE_NOOP("Rulings", "When does a resolved card go back to its owner?"),
        {Value{"at-once-to-discard", QT_TRANSLATE_NOOP("Rulings", "At once, to the discard pile")},
         Value{"at-once-on-deck", QT_TRANSLATE_NOOP("Rulings", "At once, onto the deck")},
         Value{"after-all-actions", QT_TRANSLATE_NOOP("Rulings", "When all actions are done")}}},
    Words{RulingTopic::Decks, "marshal-cards-in-bandit-decks",
        QT_TRANSLATE_NOOP("Rulings", "Do bandits hold a Marshal card?"),
        {Value{"when-bot-marshal", QT_TRANSLATE_NOOP("Rulings", "When nobody plays the Marshal")},
         Value{"when-any-marshal", QT_TRANSLATE_NOOP("Rulings", "Whenever there is a Marshal")},
         Value{"never", QT_TRANSLATE_NOOP("Rulings", "Never")}}},
    Words{RulingTopic::Decks, "nudge-cards-in-bandit-decks",
        QT_TRANSLATE_NOOP("Rulings", "Do bandits hold a Nudge card?"),
        {Value{"always", QT_TRANSLATE_NOOP("Rulings", "Always")},
         Value{"couriers-module-only", QT_TRANSLATE_NOOP("Rulings", "With the couriers only")}}},
    Words{RulingTopic::Decks, "brilliant-idea-cards-in-bandit-decks",
        QT_TRANSLATE_NOOP("Rulings", "Do bandits hold a Brilliant Idea card?"),
        {Value{"always", QT_TRANSLATE_NOOP("Rulings", "Always")},
         Value{"marshal-module-only", QT_TRANSLATE_NOOP("Rulings", "With Marshal & Prisoners only")}}},
    Words{RulingTopic::Decks, "brilliant-idea-search",
        QT_TRANSLATE_NOOP("Rulings", "May a player search for a Brilliant Idea that is not there?"),
        {Value{"only-if-found", QT_TRANSLATE_NOOP("Rulings", "Only if it is found")},
         Value{"always", QT_TRANSLATE_NOOP("Rulings", "Always")}}},
    Words{RulingTopic::Bullets, "neutral-shortage-effect",
        QT_TRANSLATE_NOOP("Rulings", "Too few neutral bullets: what is skipped?"),
        {Value{"bullets-only", QT_TRANSLATE_NOOP("Rulings", "Only the bullets")},
         Value{"whole-action-or-event", QT_TRANSLATE_NOOP("Rulings", "The whole action or event")}}},
    Words{RulingTopic::Bullets, "neutral-shortage-all-or-nothing",
        QT_TRANSLATE_NOOP("Rulings", "Too few for all: does nobody get one?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Bullets, "neutral-depletion-permanent",
        QT_TRANSLATE_NOOP("Rulings", "Does the stock leave the game after a shortage?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Bullets, "encounter-shortage",
        QT_TRANSLATE_NOOP("Rulings", "Too few neutral bullets for an encounter: what happens?"),
        {Value{"flight-without-bullet", QT_TRANSLATE_NOOP("Rulings", "Flight without a bullet")},
         Value{"encounter-forbidden", QT_TRANSLATE_NOOP("Rulings", "The encounter may not happen")}}},
    Words{RulingTopic::Players, "two-bandits-per-player",
        QT_TRANSLATE_NOOP("Rulings", "Does each player lead two bandits?"),
        {Value{"off", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"fr-2014-duel", QT_TRANSLATE_NOOP("Rulings", "Yes, in the duel for two players")},
         Value{"cover-variant", QT_TRANSLATE_NOOP("Rulings", "Yes, with the cover rule")}}},
    Words{RulingTopic::Players, "two-bandit-teams",
        QT_TRANSLATE_NOOP("Rulings", "How are the two bandits of a player chosen?"),
        {Value{"free-choice", QT_TRANSLATE_NOOP("Rulings", "Freely")},
         Value{"ghost-doc-belle-each-with-random-mate", QT_TRANSLATE_NOOP("Rulings", "Ghost, Doc or Belle, with a mate by chance")}}},
    Words{RulingTopic::Players, "two-bandit-start-card",
        QT_TRANSLATE_NOOP("Rulings", "Does a player pick one card before drawing?"),
        {Value{"must-choose", QT_TRANSLATE_NOOP("Rulings", "Yes, one must")},
         Value{"may-choose", QT_TRANSLATE_NOOP("Rulings", "One may")},
         Value{"none", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Players, "cover-second-shot-chains",
        QT_TRANSLATE_NOOP("Rulings", "Does a Fire card played as cover allow another cover?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Players, "team-structure",
        QT_TRANSLATE_NOOP("Rulings", "Are there teams?"),
        {Value{"none", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"pairs-side-by-side", QT_TRANSLATE_NOOP("Rulings", "Pairs, side by side")}}},
    Words{RulingTopic::Players, "partner-deck-draw",
        QT_TRANSLATE_NOOP("Rulings", "Does a player draw a card from the partner’s deck?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Players, "switching-swaps-partners",
        QT_TRANSLATE_NOOP("Rulings", "Do partners swap places in a switching turn?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Players, "threshold-count-basis",
        QT_TRANSLATE_NOOP("Rulings", "What do the marks 2–4 and 5+ count?"),
        {Value{"players", QT_TRANSLATE_NOOP("Rulings", "Players")},
         Value{"bandits", QT_TRANSLATE_NOOP("Rulings", "Bandits")}}},
    Words{RulingTopic::Players, "express-car-count",
        QT_TRANSLATE_NOOP("Rulings", "How many cars are there behind the locomotive?"),
        {Value{"one-per-player", QT_TRANSLATE_NOOP("Rulings", "One for each player")},
         Value{"by-bandits-5-6-7", QT_TRANSLATE_NOOP("Rulings", "5, 6 or 7, by number of bandits")},
         Value{"fixed-4", QT_TRANSLATE_NOOP("Rulings", "Always 4")},
         Value{"two-bandit-3-or-4", QT_TRANSLATE_NOOP("Rulings", "3 or 4")}}},
    Words{RulingTopic::Players, "round-deck-composition",
        QT_TRANSLATE_NOOP("Rulings", "Is a station card at the bottom of the round deck?"),
        {Value{"five-plain", QT_TRANSLATE_NOOP("Rulings", "No: five round cards")},
         Value{"four-plus-station", QT_TRANSLATE_NOOP("Rulings", "Yes: four round cards and a station")}}},
    Words{RulingTopic::Players, "first-player-selection",
        QT_TRANSLATE_NOOP("Rulings", "Who begins the game?"),
        {Value{"random-character", QT_TRANSLATE_NOOP("Rulings", "Somebody, by chance")},
         Value{"random-team-a-player", QT_TRANSLATE_NOOP("Rulings", "Somebody of team A, by chance")},
         Value{"marshal-else-random", QT_TRANSLATE_NOOP("Rulings", "The Marshal if somebody plays him, else a player’s bandit by chance")}}},
    Words{RulingTopic::Players, "first-player-passing",
        QT_TRANSLATE_NOOP("Rulings", "Who begins the next round?"),
        {Value{"left-neighbour", QT_TRANSLATE_NOOP("Rulings", "The neighbour on the left")},
         Value{"next-team-a-player", QT_TRANSLATE_NOOP("Rulings", "The next player of team A")}}},
    Words{RulingTopic::Players, "initial-placement",
        QT_TRANSLATE_NOOP("Rulings", "Where do the bandits start?"),
        {Value{"alternate-last-two", QT_TRANSLATE_NOOP("Rulings", "In the last two cars, by turns")},
         Value{"spread-evenly-inside", QT_TRANSLATE_NOOP("Rulings", "Spread evenly inside")},
         Value{"pairs-a-caboose-b-next", QT_TRANSLATE_NOOP("Rulings", "Team A in the caboose, team B one further")},
         Value{"one-of-each-in-last-two", QT_TRANSLATE_NOOP("Rulings", "One of each player in each of the last two cars")},
         Value{"secret-hands", QT_TRANSLATE_NOOP("Rulings", "Where each player shows with hidden hands")}}},
    Words{RulingTopic::Players, "character-powers",
        QT_TRANSLATE_NOOP("Rulings", "Do the bandits have their powers?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Players, "round-events",
        QT_TRANSLATE_NOOP("Rulings", "Do the events on round cards happen?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Players, "loot-hidden-scope",
        QT_TRANSLATE_NOOP("Rulings", "Which loot is kept secret?"),
        {Value{"purses-only", QT_TRANSLATE_NOOP("Rulings", "Purses only")},
         Value{"all-loot", QT_TRANSLATE_NOOP("Rulings", "All loot")}}},
    Words{RulingTopic::Schemin, "ghost-after-drawing",
        QT_TRANSLATE_NOOP("Rulings", "Ghost draws first in a speeding-up turn: may he still hide his second card?"),
        {Value{"forfeits", QT_TRANSLATE_NOOP("Rulings", "No, his chance is gone")},
         Value{"may-still-hide", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "punch-bot-marshal",
        QT_TRANSLATE_NOOP("Rulings", "May the Marshal be punched when nobody plays him?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "fire-at-bot-marshal",
        QT_TRANSLATE_NOOP("Rulings", "May the Marshal be shot when nobody plays him?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "roof-sight-blockers",
        QT_TRANSLATE_NOOP("Rulings", "Who blocks the line of sight on roofs?"),
        {Value{"bandits", QT_TRANSLATE_NOOP("Rulings", "Bandits")},
         Value{"bandits-and-shotgun", QT_TRANSLATE_NOOP("Rulings", "Bandits and the Shotgun")},
         Value{"all-pawns", QT_TRANSLATE_NOOP("Rulings", "Every pawn")}}},
    Words{RulingTopic::Actions, "teammates-ignored-for-punch",
        QT_TRANSLATE_NOOP("Rulings", "May team-mates be disregarded when punching?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "teammates-ignored-for-fire",
        QT_TRANSLATE_NOOP("Rulings", "May team-mates be disregarded when firing?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "robbery-selection",
        QT_TRANSLATE_NOOP("Rulings", "Who picks the token that is robbed?"),
        {Value{"choose-unseen-value", QT_TRANSLATE_NOOP("Rulings", "The robber, without seeing its value")},
         Value{"random", QT_TRANSLATE_NOOP("Rulings", "Chance")}}},
    Words{RulingTopic::Actions, "belle-shield-counts-shotgun-and-marshal",
        QT_TRANSLATE_NOOP("Rulings", "Does a Marshal or Shotgun as the other target protect Belle?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "cheyenne-loot-kinds",
        QT_TRANSLATE_NOOP("Rulings", "What may Cheyenne pocket?"),
        {Value{"purse", QT_TRANSLATE_NOOP("Rulings", "A purse")},
         Value{"purse-bag", QT_TRANSLATE_NOOP("Rulings", "A purse or a mailbag")},
         Value{"purse-bag-stake", QT_TRANSLATE_NOOP("Rulings", "A purse, a mailbag or a stake")}}},
    Words{RulingTopic::Actions, "django-across-trains",
        QT_TRANSLATE_NOOP("Rulings", "May Django push somebody onto the other train?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "push-through-own-roof",
        QT_TRANSLATE_NOOP("Rulings", "Somebody is shot through the roof of the same car: are they pushed?"),
        {Value{"stays", QT_TRANSLATE_NOOP("Rulings", "No, they stay")},
         Value{"any-direction", QT_TRANSLATE_NOOP("Rulings", "Yes, in any direction")}}},
    Words{RulingTopic::Actions, "nudge-beneficiary",
        QT_TRANSLATE_NOOP("Rulings", "Who may be nudged?"),
        {Value{"team-member", QT_TRANSLATE_NOOP("Rulings", "A team-mate")},
         Value{"any-other-character", QT_TRANSLATE_NOOP("Rulings", "Any other character")}}},
    Words{RulingTopic::Actions, "nudge-action-chosen-by",
        QT_TRANSLATE_NOOP("Rulings", "Who picks the nudged action?"),
        {Value{"nudger", QT_TRANSLATE_NOOP("Rulings", "Whoever nudges")},
         Value{"beneficiary", QT_TRANSLATE_NOOP("Rulings", "Whoever is nudged")}}},
    Words{RulingTopic::Actions, "nudge-obligation",
        QT_TRANSLATE_NOOP("Rulings", "Must the nudged one act?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "nudge-action-list",
        QT_TRANSLATE_NOOP("Rulings", "Which actions may a nudge give?"),
        {Value{"five-base-actions", QT_TRANSLATE_NOOP("Rulings", "The five basic actions")},
         Value{"plus-ride-and-special-punch", QT_TRANSLATE_NOOP("Rulings", "Those, the ride and special punches too")}}},
    Words{RulingTopic::Actions, "brilliant-idea-copy-source",
        QT_TRANSLATE_NOOP("Rulings", "Whose card does a Brilliant Idea copy?"),
        {Value{"any-bandit", QT_TRANSLATE_NOOP("Rulings", "Any bandit’s")},
         Value{"player-bandit", QT_TRANSLATE_NOOP("Rulings", "A bandit’s whom somebody plays")}}},
    Words{RulingTopic::Actions, "brilliant-idea-may-copy-own-card",
        QT_TRANSLATE_NOOP("Rulings", "May a Brilliant Idea copy one’s own card?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Events, "braking-moves",
        QT_TRANSLATE_NOOP("Rulings", "Whom does Braking move?"),
        {Value{"bandits", QT_TRANSLATE_NOOP("Rulings", "Bandits")},
         Value{"all-but-couriers", QT_TRANSLATE_NOOP("Rulings", "All but couriers")}}},
    Words{RulingTopic::Events, "swivel-arm-moves",
        QT_TRANSLATE_NOOP("Rulings", "Whom does the Swivel Arm sweep back?"),
        {Value{"bandits", QT_TRANSLATE_NOOP("Rulings", "Bandits")},
         Value{"characters", QT_TRANSLATE_NOOP("Rulings", "All characters")}}},
    Words{RulingTopic::Events, "passengers-rebellion-scope",
        QT_TRANSLATE_NOOP("Rulings", "Whom do the rebelling passengers hit?"),
        {Value{"inside-any-car", QT_TRANSLATE_NOOP("Rulings", "Bandits inside any car")},
         Value{"inside-but-not-timecar-handcar", QT_TRANSLATE_NOOP("Rulings", "Not those in the time travel car or handcar")}}},
    Words{RulingTopic::Events, "take-it-all-placement",
        QT_TRANSLATE_NOOP("Rulings", "Where does the new strongbox of Take It All go?"),
        {Value{"marshals-location", QT_TRANSLATE_NOOP("Rulings", "Where the Marshal is")},
         Value{"inside-marshals-car", QT_TRANSLATE_NOOP("Rulings", "Inside the Marshal’s car")}}},
    Words{RulingTopic::Events, "conductor-ransom-form",
        QT_TRANSLATE_NOOP("Rulings", "What is the conductor’s ransom?"),
        {Value{"purse-token", QT_TRANSLATE_NOOP("Rulings", "A purse")},
         Value{"cash", QT_TRANSLATE_NOOP("Rulings", "Cash")}}},
    Words{RulingTopic::Events, "conductor-without-purses",
        QT_TRANSLATE_NOOP("Rulings", "No $250 purse is left for it: what then?"),
        {Value{"cash", QT_TRANSLATE_NOOP("Rulings", "Cash")},
         Value{"nothing", QT_TRANSLATE_NOOP("Rulings", "Nothing")}}},
    Words{RulingTopic::Events, "marshals-revenge-scope",
        QT_TRANSLATE_NOOP("Rulings", "Who is exposed to the Marshal’s revenge?"),
        {Value{"roof-only", QT_TRANSLATE_NOOP("Rulings", "Bandits on the roof of his car")},
         Value{"inside-or-roof", QT_TRANSLATE_NOOP("Rulings", "Bandits inside or on the roof")}}},
    Words{RulingTopic::Events, "marshals-revenge-token",
        QT_TRANSLATE_NOOP("Rulings", "What is lost to the Marshal’s revenge?"),
        {Value{"least-purse", QT_TRANSLATE_NOOP("Rulings", "The least valuable purse")},
         Value{"least-loot", QT_TRANSLATE_NOOP("Rulings", "The least valuable loot")}}},
    Words{RulingTopic::Events, "marshals-revenge-destination",
        QT_TRANSLATE_NOOP("Rulings", "Where does that loot go?"),
        {Value{"roof-of-his-car", QT_TRANSLATE_NOOP("Rulings", "Onto the roof of his car")},
         Value{"lost", QT_TRANSLATE_NOOP("Rulings", "Out of the game")}}},
    Words{RulingTopic::Events, "pickpocketing-token",
        QT_TRANSLATE_NOOP("Rulings", "What may a pickpocket take?"),
        {Value{"purse", QT_TRANSLATE_NOOP("Rulings", "A purse")},
         Value{"any-loot", QT_TRANSLATE_NOOP("Rulings", "Any loot")}}},
    Words{RulingTopic::Events, "pickpocketing-alone",
        QT_TRANSLATE_NOOP("Rulings", "When is a pickpocket alone?"),
        {Value{"no-other-bandit", QT_TRANSLATE_NOOP("Rulings", "When there is no other bandit")},
         Value{"no-other-pawn", QT_TRANSLATE_NOOP("Rulings", "When there is no other pawn")}}},
    Words{RulingTopic::End, "gunslinger-basis",
        QT_TRANSLATE_NOOP("Rulings", "Who is the Gunslinger?"),
        {Value{"fewest-bullets-left", QT_TRANSLATE_NOOP("Rulings", "Whoever has the fewest bullets left")},
         Value{"team-total-minus-own-hits", QT_TRANSLATE_NOOP("Rulings", "The team that fired most, without its own hits")},
         Value{"two-bandit-total-minus-own-hits", QT_TRANSLATE_NOOP("Rulings", "The two bandits who fired most, without their own hits")},
         Value{"none", QT_TRANSLATE_NOOP("Rulings", "Nobody")}}},
    Words{RulingTopic::End, "gunslinger-prize",
        QT_TRANSLATE_NOOP("Rulings", "What is the title worth?"),
        {Value{"always-1000", QT_TRANSLATE_NOOP("Rulings", "Always $1000")},
         Value{"scaled-0-500-1000", QT_TRANSLATE_NOOP("Rulings", "$0, $500 or $1000")}}},
    Words{RulingTopic::End, "gunslinger-without-shots",
        QT_TRANSLATE_NOOP("Rulings", "Nobody has fired: who gets the title?"),
        {Value{"everybody", QT_TRANSLATE_NOOP("Rulings", "Everybody")},
         Value{"nobody", QT_TRANSLATE_NOOP("Rulings", "Nobody")}}},
    Words{RulingTopic::End, "tie-break-count",
        QT_TRANSLATE_NOOP("Rulings", "Which bullets break a tie?"),
        {Value{"bullets-received-in-game", QT_TRANSLATE_NOOP("Rulings", "Those received in the game")},
         Value{"bullets-in-deck-at-end", QT_TRANSLATE_NOOP("Rulings", "Those in the deck at the end")}}},
    Words{RulingTopic::End, "bullets-counted-zone",
        QT_TRANSLATE_NOOP("Rulings", "Which cards count as the deck?"),
        {Value{"all-own-cards", QT_TRANSLATE_NOOP("Rulings", "All of one’s cards")},
         Value{"draw-deck-only", QT_TRANSLATE_NOOP("Rulings", "The draw deck only")}}},
    Words{RulingTopic::End, "tie-break-final",
        QT_TRANSLATE_NOOP("Rulings", "And if it is still a tie?"),
        {Value{"shared-victory", QT_TRANSLATE_NOOP("Rulings", "The victory is shared")},
         Value{"unstated", QT_TRANSLATE_NOOP("Rulings", "The rules don’t say")}}},
    Words{RulingTopic::Actions, "bot-marshal-in-time-travel-car",
        QT_TRANSLATE_NOOP("Rulings", "May the Marshal, whom nobody plays, enter the time travel car or the handcar?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "time-travel-entry-from-roof",
        QT_TRANSLATE_NOOP("Rulings", "Along the roofs into the time travel car: with how many steps?"),
        {Value{"last-step-of-move", QT_TRANSLATE_NOOP("Rulings", "As the last of up to three")},
         Value{"only-from-next-roof", QT_TRANSLATE_NOOP("Rulings", "One, from the roof next to it")}}},
    Words{RulingTopic::Actions, "tender-beside-time-travel-car",
        QT_TRANSLATE_NOOP("Rulings", "Is the tender adjacent to a time travel car or handcar beside it?"),
        {Value{"adjacent", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"not-adjacent", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Actions, "sight-beyond-time-travel-car",
        QT_TRANSLATE_NOOP("Rulings", "From the time travel car, which cars of the armoured train can be seen beyond the next one?"),
        {Value{"away-from-express", QT_TRANSLATE_NOOP("Rulings", "Those away from the express")},
         Value{"away-from-express-roofs-only", QT_TRANSLATE_NOOP("Rulings", "Only the roofs of those away from the express")},
         Value{"both-ways", QT_TRANSLATE_NOOP("Rulings", "Those on both sides")}}},
    Words{RulingTopic::Actions, "fire-at-unreleased-shotgun",
        QT_TRANSLATE_NOOP("Rulings", "May the Shotgun be shot while he sits on his strongbox?"),
        {Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")},
         Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")}}},
    Words{RulingTopic::Actions, "punch-with-nowhere-to-go",
        QT_TRANSLATE_NOOP("Rulings", "Somebody is punched who can be sent nowhere: what happens?"),
        {Value{"target-stays", QT_TRANSLATE_NOOP("Rulings", "Loot falls, and they stay")},
         Value{"not-a-target", QT_TRANSLATE_NOOP("Rulings", "They can’t be punched")}}},
    Words{RulingTopic::Events, "events-reach-cell",
        QT_TRANSLATE_NOOP("Rulings", "Do events reach a bandit in the cell?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
    Words{RulingTopic::Schemin, "draw-after-playing",
        QT_TRANSLATE_NOOP("Rulings", "Having played in the first half of a double turn, may one draw or search in the second?"),
        {Value{"yes", QT_TRANSLATE_NOOP("Rulings", "Yes")},
         Value{"no", QT_TRANSLATE_NOOP("Rulings", "No")}}},
};

constexpr std::array editions{
    EditionWords{"combined-2.1", QT_TRANSLATE_NOOP("Rulings", "Combined rules 2.1")},
    EditionWords{"official-2016", QT_TRANSLATE_NOOP("Rulings", "Official rules 2016")},
    EditionWords{"official-2016-first-game", QT_TRANSLATE_NOOP("Rulings", "Official rules 2016, first game")},
    EditionWords{"official-2016-expert", QT_TRANSLATE_NOOP("Rulings", "Official rules 2016, expert variant")},
    EditionWords{"official-2016-two-bandits", QT_TRANSLATE_NOOP("Rulings", "Official rules 2016, two bandits per player")},
    EditionWords{"official-2014-fr", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014")},
    EditionWords{"official-2014-fr-expert", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014, expert variant")},
    EditionWords{"official-2014-fr-duel", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014, duel for two")},
    EditionWords{"official-2014-fr-two-bandits", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014, two bandits for two or three players")},
    EditionWords{"official-2014-fr-pairs", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014, in pairs")},
};
// clang-format on

const char* sourceOf(RulingTopic topic)
{
    switch (topic) {
    case RulingTopic::Decks: return QT_TRANSLATE_NOOP("Rulings", "Decks and hands");
    case RulingTopic::Bullets: return QT_TRANSLATE_NOOP("Rulings", "Bullets");
    case RulingTopic::Players: return QT_TRANSLATE_NOOP("Rulings", "Players, teams and set-up");
    case RulingTopic::Schemin: return QT_TRANSLATE_NOOP("Rulings", "Schemin’");
    case RulingTopic::Actions: return QT_TRANSLATE_NOOP("Rulings", "Actions and firing");
    case RulingTopic::Events: return QT_TRANSLATE_NOOP("Rulings", "Events");
    case RulingTopic::End: return QT_TRANSLATE_NOOP("Rulings", "End of the game");
    }
    return "";
}

QString say(const char* source)
{
    return QCoreApplication::translate("Rulings", source);
}

QString asItIs(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

const Words* wordsOf(rules::Ruling ruling)
{
    const std::string_view key = rules::info(ruling).key;
    const auto found = std::find_if(rulings.begin(), rulings.end(),
                                    [&](const Words& words) { return words.key == key; });
    return found == rulings.end() ? nullptr : &*found;
}

} // namespace

QString nameOf(RulingTopic topic)
{
    return say(sourceOf(topic));
}

RulingTopic topicOf(rules::Ruling ruling)
{
    const Words* words = wordsOf(ruling);
    return words ? words->topic : RulingTopic::End;
}

QString nameOf(rules::Edition edition)
{
    const std::string_view key = rules::keyOf(edition);
    const auto found = std::find_if(editions.begin(), editions.end(),
                                    [&](const EditionWords& words) { return words.key == key; });
    return found == editions.end() ? asItIs(key) : say(found->name);
}

QString questionOf(rules::Ruling ruling)
{
    const Words* words = wordsOf(ruling);
    return words ? say(words->question) : asItIs(rules::info(ruling).key);
}

QString answerOf(rules::Ruling ruling, int value)
{
    const std::string_view key = rules::info(ruling).values[static_cast<std::size_t>(value)];
    if (const Words* words = wordsOf(ruling)) {
        for (const Value& known : words->values) {
            if (known.key == key) return say(known.words);
        }
    }
    return asItIs(key);
}

} // namespace caboose::items
