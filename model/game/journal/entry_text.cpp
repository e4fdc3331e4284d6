// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/entry_text.h"

#include "model/game/journal/adjustment_text.h"
#include "model/game/journal/answer_text.h"
#include "model/game/journal/journal_words.h"
#include "model/game/journal/time_text.h"
#include "model/game/record/lasting_position.h"

#include <vector>

namespace caboose::game {

namespace {

using MaybeSaid = std::optional<EntryBody>;

std::string_view textOf(CardsEntered cards)
{
    return cards == CardsEntered::WhenPlayed ? "when-played" : "when-turned-over";
}

std::optional<CardsEntered> cardsFrom(std::string_view word)
{
    if (word == "when-played") return CardsEntered::WhenPlayed;
    if (word == "when-turned-over") return CardsEntered::WhenTurnedOver;
    return std::nullopt;
}

/// Undone, done again, or another branch: seen from where it went to.
std::string_view wordFor(const Record& record, Jumped went)
{
    if (record.isAncestor(went.to, went.from)) return "undo";
    return record.isAncestor(went.from, went.to) ? "redo" : "switch";
}

// Writing

class Writer {
public:
    explicit Writer(const Record& record) : m_record(record) {}

    std::string operator()(const Started& s) const
    {
        const rules::Position position{*s.table, s.answers};
        return "start seed " + hexOf(s.seed) + " cards " + std::string(textOf(s.cards)) +
               " position " + escaped(lastingText(position));
    }
    std::string operator()(const Answered& a) const
    {
        return (a.byProgram ? "drawn " : "answer ") + game::textOf(a.answer);
    }
    std::string operator()(const WentOn& /*said*/) const { return "go-on"; }
    std::string operator()(const Adjusted& a) const
    {
        return "adjust " + game::textOf(a.adjustments);
    }
    std::string operator()(const Decided& d) const
    {
        return "decide " + game::textOf(d.answer) + " | " + game::textOf(d.verdict) + " | " +
               game::textOf(d.effect);
    }
    std::string operator()(const BookkeepingChanged& f) const
    {
        std::string text = "follow cards " + std::string(textOf(f.bookkeeping.cards));
        if (f.bookkeeping.kept.decks) text += " decks";
        if (f.bookkeeping.kept.purseValues) text += " purse-values";
        if (f.bookkeeping.kept.roundDeck) text += " round-deck";
        if (f.bookkeeping.kept.goals) text += " goals";
        return text;
    }
    std::string operator()(const Jumped& w) const
    {
        return std::string(wordFor(m_record, w)) + " from " + std::to_string(w.from) + " to " +
               std::to_string(w.to);
    }
    std::string operator()(const WhatIfKept& t) const
    {
        return "what-if from " + std::to_string(t.from) + " at " + std::to_string(t.to) +
               " entries " + std::to_string(t.count);
    }
    std::string operator()(const Noted& n) const
    {
        return "note " + std::to_string(n.about) + ' ' + escaped(n.text);
    }
    std::string operator()(const Looked& l) const
    {
        return l.all ? "look all" : "look seat " + std::to_string(l.seat);
    }
    std::string operator()(const Snapshot& s) const
    {
        return "snapshot " + std::to_string(s.at) + " digest " + hexOf(s.digest) + " cards " +
               std::string(textOf(s.cards)) + " drawn " + std::to_string(s.drawn) + " position " +
               escaped(s.position);
    }
    std::string operator()(const Reopened& r) const
    {
        return "rules " + std::to_string(r.rulesRevision);
    }

private:
    const Record& m_record;
};

// Reading

MaybeSaid readStart(Words words)
{
    if (!words.accept("seed")) return std::nullopt;
    const auto seed = hex64From(words.take());
    if (!seed || !words.accept("cards")) return std::nullopt;
    const auto cards = cardsFrom(words.take());
    if (!cards || !words.accept("position")) return std::nullopt;
    const auto text = unescaped(words.rest());
    if (!text) return std::nullopt;
    auto position = positionFrom(*text);
    if (!position) return std::nullopt;
    return Started{std::make_shared<const rules::Table>(position->table),
                   std::move(position->answers), *seed, *cards};
}

MaybeSaid readAnswer(Words words, bool byProgram)
{
    const auto answer = answerFrom(words.rest());
    if (!answer) return std::nullopt;
    return Answered{*answer, byProgram};
}

MaybeSaid readAdjust(Words words)
{
    auto adjustments = adjustmentsFrom(words.rest());
    if (!adjustments) return std::nullopt;
    return Adjusted{std::move(*adjustments)};
}

MaybeSaid readDecide(Words words)
{
    constexpr std::string_view bar = " | ";
    const std::string_view text = words.rest();
    const std::size_t first = text.find(bar);
    if (first == std::string_view::npos) return std::nullopt;
    const std::size_t second = text.find(bar, first + bar.size());
    if (second == std::string_view::npos) return std::nullopt;
    const std::size_t verdictAt = first + bar.size();
    const auto answer = answerFrom(text.substr(0, first));
    const auto verdict = verdictFrom(text.substr(verdictAt, second - verdictAt));
    auto effect = adjustmentsFrom(text.substr(second + bar.size()));
    if (!answer || !verdict || !effect) return std::nullopt;
    return Decided{*answer, *verdict, std::move(*effect)};
}

MaybeSaid readFollow(Words words)
{
    if (!words.accept("cards")) return std::nullopt;
    const auto cards = cardsFrom(words.take());
    if (!cards) return std::nullopt;
    BookkeepingChanged followed{{*cards, {}}};
    followed.bookkeeping.kept.decks = words.accept("decks");
    followed.bookkeeping.kept.purseValues = words.accept("purse-values");
    followed.bookkeeping.kept.roundDeck = words.accept("round-deck");
    followed.bookkeeping.kept.goals = words.accept("goals");
    return words.atEnd() ? MaybeSaid(followed) : std::nullopt;
}

MaybeSaid readWent(Words words)
{
    if (!words.accept("from")) return std::nullopt;
    const auto from = words.takeNumber<Number>();
    if (!from || !words.accept("to")) return std::nullopt;
    const auto to = words.takeNumber<Number>();
    return to ? MaybeSaid(Jumped{*from, *to}) : std::nullopt;
}

MaybeSaid readWhatIf(Words words)
{
    if (!words.accept("from")) return std::nullopt;
    const auto from = words.takeNumber<Number>();
    if (!from || !words.accept("at")) return std::nullopt;
    const auto to = words.takeNumber<Number>();
    if (!to || !words.accept("entries")) return std::nullopt;
    const auto count = words.takeNumber<Number>();
    return count ? MaybeSaid(WhatIfKept{*from, *to, *count}) : std::nullopt;
}

MaybeSaid readNote(Words words)
{
    const auto about = words.takeNumber<Number>();
    auto text = unescaped(words.rest());
    if (!about || !text) return std::nullopt;
    return Noted{*about, std::move(*text)};
}

MaybeSaid readLook(Words words)
{
    if (words.accept("all")) return Looked{};
    if (!words.accept("seat")) return std::nullopt;
    const auto seat = words.takeNumber<rules::SeatIndex>();
    return seat ? MaybeSaid(Looked{false, *seat}) : std::nullopt;
}

MaybeSaid readSnapshot(Words words)
{
    Snapshot snapshot;
    const auto at = words.takeNumber<Number>();
    if (!at || !words.accept("digest")) return std::nullopt;
    const auto digest = hex64From(words.take());
    if (!digest || !words.accept("cards")) return std::nullopt;
    const auto cards = cardsFrom(words.take());
    if (!cards || !words.accept("drawn")) return std::nullopt;
    const auto drawn = words.takeNumber<std::uint32_t>();
    if (!drawn || !words.accept("position")) return std::nullopt;
    auto position = unescaped(words.rest());
    if (!position) return std::nullopt;
    return Snapshot{*at, *digest, *cards, *drawn, std::move(*position)};
}

MaybeSaid readRules(Words words)
{
    const auto revision = words.takeNumber<std::uint32_t>();
    return revision ? MaybeSaid(Reopened{*revision}) : std::nullopt;
}

MaybeSaid readSaid(Words words)
{
    const std::string_view kind = words.take();
    if (kind == "answer") return readAnswer(words, false);
    if (kind == "drawn") return readAnswer(words, true);
    if (kind == "go-on") return WentOn{};
    if (kind == "adjust") return readAdjust(words);
    if (kind == "decide") return readDecide(words);
    if (kind == "follow") return readFollow(words);
    if (kind == "undo" || kind == "redo" || kind == "switch") return readWent(words);
    if (kind == "what-if") return readWhatIf(words);
    if (kind == "note") return readNote(words);
    if (kind == "look") return readLook(words);
    if (kind == "snapshot") return readSnapshot(words);
    if (kind == "rules") return readRules(words);
    if (kind == "start") return readStart(words);
    return std::nullopt;
}

std::string write(const Record& record, const Entry& entry)
{
    return std::to_string(entry.number) + ' ' + game::textOf(entry.time) + ' ' +
           std::visit(Writer(record), entry.body);
}

/// Whatever is not written as we write it is no entry: every text means one thing, and every thing
/// has one text. A position is the exception, because people may write it themselves.
bool isWrittenSo(const Record& record, const Entry& entry, std::string_view text)
{
    if (entry.is<Started>()) return true;
    const auto* went = entry.as<Jumped>();
    const bool isKnown = went == nullptr || (record.isMove(went->from) && record.isMove(went->to));
    return isKnown && write(record, entry) == text;
}

} // namespace

std::string write(const Record& record, Number number)
{
    return write(record, record.at(number));
}

std::optional<Entry> readAlone(std::string_view text)
{
    Words words(text);
    const auto number = words.takeNumber<Number>();
    const auto time = timeFrom(words.take());
    if (!number || !time) return std::nullopt;
    MaybeSaid body = readSaid(words);
    if (!body) return std::nullopt;
    return Entry{*number, *time, std::move(*body)};
}

std::optional<Entry> readEntry(const Record& record, std::string_view text)
{
    std::optional<Entry> entry = readAlone(text);
    if (!entry || !isWrittenSo(record, *entry, text)) return std::nullopt;
    return entry;
}

} // namespace caboose::game
