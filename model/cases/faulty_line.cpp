// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/faulty_line.h"

#include "model/notation/reader.h"
#include "model/rules/core/names.h"

#include <algorithm>
#include <string>
#include <vector>

namespace caboose::cases {

using namespace rules;

namespace {

/// The line of the notation that says such things of the table as a whole.
std::string_view topicOf(Fault fault)
{
    switch (fault) {
    case Fault::NoTrain:
    case Fault::CarTwice: return "train";
    case Fault::CharacterTwice:
    case Fault::SeatEmpty:
    case Fault::NotSeated:
    case Fault::SeatedAbsent: return "seats";
    case Fault::FirstPlayerAbsent: return "first";
    case Fault::CardOutOfRange:
    case Fault::PlayedByNobody: return "deck";
    case Fault::RoundOutOfRange:
    case Fault::TurnOutOfRange:
    case Fault::NoRoundCard: return "step";
    case Fault::TwoRoofless: return "train";
    case Fault::StagecoachNowhere: return "stagecoach";
    case Fault::HorsesNowhere: return "horses";
    case Fault::HostageTwice: return "hostages";
    case Fault::PrisonerTwice: return "achieved-prisoners";
    case Fault::TooManyGoals:
    case Fault::GoalTwice:
    case Fault::GoalNotInGame: return "goals";
    case Fault::InCell:
    case Fault::TooManyHealed:
    case Fault::PosterAfterCapture:
    case Fault::BrawlerTwice:
    case Fault::PawnNowhere:
    case Fault::TooManyTokens:
    case Fault::LootNowhere:
    case Fault::LootOnAbsent:
    case Fault::TooManyBullets:
    case Fault::TooManyNeutrals:
    case Fault::TooManyCards:
    case Fault::TooManyBulletCards:
    case Fault::TooManyKinds:
    case Fault::PlaceOutOfRange:
    case Fault::OnRoofInside:
    case Fault::TooManyInFront:
    case Fault::Count: break;
    }
    return {};
}

/// A pawn "belle" stands in "belle:fire", too, but a car "saloon" not in "saloons".
bool names(std::string_view line, std::string_view word)
{
    if (word.empty()) return false;
    const auto isPart = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    for (std::size_t at = line.find(word); at != std::string_view::npos;
         at = line.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !isPart(line[at - 1]);
        if (begins && (end == line.size() || !isPart(line[end]) || line.substr(end, 1) == "s")) {
            return true;
        }
    }
    return false;
}

/// The line that names all of the words; else the first one that names the first of them that is
/// named.
int firstLineWith(std::string_view text, const std::vector<std::string>& words)
{
    const std::string small = notation::inSmallLetters(text);
    const std::vector<notation::SourceLine> lines = notation::linesOf(small);
    const auto lineWhere = [&](auto isMeant) {
        const auto found = std::find_if(lines.begin(), lines.end(), isMeant);
        return found == lines.end() ? 0 : found->number;
    };
    const int together = lineWhere([&](const auto& line) {
        return words.size() > 1 && std::all_of(words.begin(), words.end(), [&](const auto& word) {
                   return names(line.text, word);
               });
    });
    if (together > 0) return together;
    for (const std::string& word : words) {
        const int named = lineWhere([&](const auto& line) { return names(line.text, word); });
        if (named > 0) return named;
    }
    const auto first = std::find_if(lines.begin(), lines.end(),
                                    [](const auto& line) { return !line.text.empty(); });
    return first == lines.end() ? 1 : first->number;
}

} // namespace

int faultyLine(std::string_view text, const Inconsistency& fault)
{
    std::vector<std::string> words;
    if (const auto topic = topicOf(fault.fault); !topic.empty()) words.emplace_back(topic);
    if (fault.who != Pawn::None) words.emplace_back(keyOf(fault.who));
    if (fault.where != Location::Nowhere) words.push_back(keyOf(fault.where));
    if (fault.loot != LootKind::None) words.emplace_back(keyOf(fault.loot));
    return firstLineWith(text, words);
}

int faultyLine(std::string_view text, const Contradiction& found)
{
    return firstLineWith(
        text, {std::string(info(found.first).key), std::string(info(found.second).key), "rules"});
}

} // namespace caboose::cases
