// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/reader.h"

#include "model/notation/defaults.h"
#include "model/rules/core/sheet_fields.h"

#include <algorithm>
#include <tuple>

namespace caboose::notation {

using namespace rules;

namespace {

std::vector<LineKind> everyKind()
{
    std::vector<LineKind> all;
    for (const auto& kinds : {rulingLines(), trainLines(), seatLines(), stockLines(), roundLines(),
                              cardLines(), answerLines()}) {
        all.insert(all.end(), kinds.begin(), kinds.end());
    }
    return all;
}

const LineKind* kindFor(std::string_view word)
{
    static const std::vector<LineKind> all = everyKind();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [word](const LineKind& kind) { return kind.word == word; });
    return found == all.end() ? nullptr : &*found;
}

void readOne(Line& line, Draft& draft)
{
    if (const LineKind* kind = kindFor(line.peek())) {
        line.take();
        kind->read(line, draft);
    } else if (const auto pawn = line.acceptKey([](auto w) { return pawnFrom(w); })) {
        readPawn(line, draft, *pawn);
    } else if (const auto place = line.acceptKey(placeFrom)) {
        readPlace(line, draft, *place);
    } else {
        line.wrong(Expected::LineStart);
    }
    line.expectEnd();
}

/// Who is named before anybody says who plays sits in the order of being named.
void seatByMention(const SourceLine& source, Draft& draft, std::vector<Mistake>& ignored)
{
    const Line line(source.text, source.number, ignored, source.start);
    const auto pawn = pawnFrom(line.peek());
    const bool comes = pawn && isBandit(*pawn) && !seatWith(draft.table, *pawn);
    if (!comes || draft.table.seats.full()) return;
    Seat seat;
    seat.characters.push_back(*pawn);
    draft.table.seats.push_back(seat);
}

void readSeating(std::span<const SourceLine> lines, Draft& draft, std::vector<Mistake>& mistakes)
{
    for (const SourceLine& source : lines) {
        Line line(source.text, source.number, mistakes, source.start);
        if (line.accept("seats")) readSeats(line, draft);
    }
    if (draft.saidSeats || draft.isEdit) return;
    std::vector<Mistake> ignored;
    for (const SourceLine& source : lines) seatByMention(source, draft, ignored);
}

} // namespace

std::vector<std::string_view> lineHeads()
{
    std::vector<std::string_view> words;
    for (const LineKind& kind : everyKind()) words.push_back(kind.word);
    return words;
}

bool beginsLine(std::string_view word)
{
    return kindFor(word) != nullptr || pawnFrom(word) || placeFrom(word);
}

std::vector<SourceLine> linesOf(std::string_view text)
{
    std::vector<SourceLine> lines;
    int number = 1;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back({text.substr(0, end), number, 0});
        ++number;
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return lines;
}

std::string inSmallLetters(std::string_view text)
{
    std::string small(text);
    for (char& c : small) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return small;
}

void inOrderOfLines(std::vector<Mistake>& mistakes)
{
    std::stable_sort(mistakes.begin(), mistakes.end(), [](const Mistake& a, const Mistake& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
}

void readBlock(std::span<const SourceLine> lines, Draft& draft, std::vector<Mistake>& mistakes)
{
    draft.block = {};
    readSeating(lines, draft, mistakes);
    for (const SourceLine& source : lines) {
        Line line(source.text, source.number, mistakes, source.start);
        // Who sits where had to be known first; what may still come up is what has not come up.
        const bool isForAnotherTime = line.peek() == "seats" || line.peek() == "round-deck";
        if (!line.atEnd() && !isForAnotherTime) readOne(line, draft);
    }
    for (const SourceLine& source : lines) {
        Line line(source.text, source.number, mistakes, source.start);
        if (line.peek() == "round-deck") readOne(line, draft);
    }
}

Draft newDraft()
{
    Draft draft;
    draft.table.neutralBullets = defaultNeutrals;
    return draft;
}

Draft editOf(const Table& table)
{
    Draft draft;
    draft.table = table;
    draft.isEdit = true;
    return draft;
}

namespace {

void fillInPawn(Table& table, const Draft& draft, Pawn pawn)
{
    const SaidOfPawn& said = draft.saidOf[static_cast<std::size_t>(pawn)];
    if (!said.place) table.put(pawn, defaultPlace(table, pawn));
    if (!isCharacter(pawn)) return;
    for (const SheetFieldRow& row : sheet_fields::rows) {
        const bool isSaid = said.fields.test(static_cast<std::size_t>(row.field));
        if (!isSaid && row.usualFor != nullptr) {
            row.set(table.sheet(pawn), row.usualFor(table, pawn));
        }
    }
}

void fillInRulings(Table& table, const Draft& draft)
{
    if (draft.edition || draft.booklets || !draft.isEdit) {
        const Edition before =
            draft.isEdit ? nearestPresets(table.rulings).edition : defaultEdition;
        table.rulings =
            preset(draft.edition.value_or(before), draft.booklets.value_or(PrintedTexts{}));
    }
    for (const auto& [ruling, value] : draft.houseRulings) table.rulings.set(ruling, value);
}

} // namespace

Position finished(const Draft& draft)
{
    Position position{draft.table, draft.answers};
    Table& table = position.table;
    fillInRulings(table, draft);
    if (draft.isEdit) return position;
    for (int i = 0; i < pawnCount; ++i) fillInPawn(table, draft, pawnAt(i));
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        if (!draft.saidPile[i]) table.seats[i].pile = defaultPile(table, i);
    }
    if (!draft.saidRound) table.progress.round = defaultRound(table);
    return position;
}

} // namespace caboose::notation
