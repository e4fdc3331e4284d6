// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/conditions_in_words.h"

#include "model/rulebook/book/editions_in_words.h"
#include "model/rulebook/book/piece.h"
#include "model/rulebook/book/rulebook_context.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <array>
#include <bit>

namespace caboose::rulebook {

namespace {

constexpr std::array<std::string_view, 18> patterns{
    "in",          "not-in",       "with",   "without",   "game",        "not-game",
    "bot",         "not-bot",      "player", "players",   "not-players", "from-to",
    "group-rules", "unless-group", "event",  "not-event", "and",         "or"};

template <typename E>
std::vector<E> valuesOf(std::uint64_t bits)
{
    std::vector<E> values;
    for (; bits != 0; bits &= bits - 1) values.push_back(static_cast<E>(std::countr_zero(bits)));
    return values;
}

/// How one speaks of a piece: something is there, somebody is a bot, or the game is of a kind.
enum class Speech : std::uint8_t { Thing, Game, Bot };

Speech speechOf(Piece piece)
{
    if (piece == Piece::Teams || piece == Piece::Betrayal) return Speech::Game;
    if (piece >= Piece::BotBelle && piece <= Piece::BotTuco) return Speech::Bot;
    return Speech::Thing;
}

std::string_view patternOf(Speech speech, bool isNegated)
{
    switch (speech) {
    case Speech::Game: return isNegated ? "not-game" : "game";
    case Speech::Bot: return isNegated ? "not-bot" : "bot";
    case Speech::Thing: break;
    }
    return isNegated ? "without" : "with";
}

std::string keyOfPiece(Piece piece)
{
    return "with=" + std::string(keyOf(piece));
}

std::string keyOfEvent(rules::Event event)
{
    return "event=" + std::string(keyOf(event));
}

std::string keyOfTurn(rules::Turn turn)
{
    return "turn=" + std::string(keyOf(turn));
}

bool isOne(std::uint64_t values)
{
    return std::has_single_bit(values);
}

/// Collects what is to be said, clause by clause.
class Speaker {
public:
    explicit Speaker(const Labels& labels) : m_labels(labels) {}

    std::string say(const Conditions& conditions)
    {
        for (const Condition& condition : conditions) {
            if (condition.subject == Subject::Edition) sayTexts(condition);
            if (condition.subject == Subject::Ruling) narrow(condition);
        }
        sayEditions();
        sayPieces(conditions);
        sayRoundCards(conditions);
        for (const Condition& condition : conditions) {
            if (condition.subject == Subject::Players) sayPlayers(condition);
        }
        sayGroup();
        return m_clauses;
    }

private:
    void add(const std::string& clause)
    {
        if (clause.empty()) return;
        m_clauses += (m_clauses.empty() ? "" : ", ") + clause;
    }

    /// Editions of the base box narrow down which are meant; booklets are named.
    void sayTexts(const Condition& condition)
    {
        Editions editions;
        std::vector<std::string> booklets;
        for (const PrintedText text : valuesOf<PrintedText>(condition.values)) {
            editions |= editionsOf(text);
            if (editionsOf(text).none())
                booklets.push_back("in edition=" + std::string(keyOf(text)));
        }
        if (booklets.empty()) {
            m_editions &= condition.isNegated ? ~editions : editions;
            return;
        }
        if (!condition.isNegated && booklets.size() == 1 && editions.none()) {
            m_broughtAlready = bringing(valuesOf<PrintedText>(condition.values).front());
        }
        std::string names = m_labels.filled("booklets", m_labels.list(booklets, "or"));
        if (editions.any()) {
            names = m_labels.joined({inWords(editions, m_labels), names}, "or");
        } else if (!condition.isNegated) {
            m_isOfficial = true;
        }
        m_texts.push_back(m_labels.filled(condition.isNegated ? "not-in" : "in", names));
    }

    void narrow(const Condition& ruling)
    {
        Editions editions;
        for (std::size_t e = 0; e < rules::editionCount; ++e) {
            const unsigned value = rules::preset(static_cast<rules::Edition>(e)).at(ruling.ruling);
            editions[e] = ((ruling.values >> value & 1U) != 0) != ruling.isNegated;
        }
        m_hasUsual = m_hasUsual || editions.all();
        m_hasUnusual = m_hasUnusual || editions.none();
        if (editions.any()) m_editions &= editions;
    }

    void sayEditions()
    {
        if (m_editions.none()) m_hasUnusual = true;
        if (m_isOfficial) m_editions |= editionsOf(PrintedText::Combined21);
        if (m_editions.any() && !m_editions.all()) {
            add(m_labels.filled("in", inWords(m_editions, m_labels)));
        }
        for (const std::string& texts : m_texts) add(texts);
    }

    void sayPieces(const Conditions& conditions)
    {
        std::vector<std::string> together;
        for (const Condition& condition : conditions) {
            if (condition.subject != Subject::With || isBrought(condition)) continue;
            const Piece piece = valuesOf<Piece>(condition.values).front();
            const bool isPlain = isOne(condition.values) && speechOf(piece) == Speech::Thing;
            if (isPlain && !condition.isNegated) together.push_back(keyOfPiece(piece));
        }
        if (!together.empty()) {
            add(m_labels.filled("with", m_labels.list(together, "and")));
        }
        for (const Condition& condition : conditions) {
            if (condition.subject != Subject::With || isBrought(condition)) continue;
            const bool isSaid =
                !condition.isNegated && isOne(condition.values) &&
                speechOf(valuesOf<Piece>(condition.values).front()) == Speech::Thing;
            if (!isSaid) add(alternatives(condition));
        }
    }

    /// A booklet holds only in games with its box; that needs no saying.
    bool isBrought(const Condition& condition) const
    {
        const auto pieces = valuesOf<Piece>(condition.values);
        return !condition.isNegated && std::all_of(pieces.begin(), pieces.end(), [&](Piece piece) {
            return m_broughtAlready.contains(piece);
        });
    }

    std::string alternatives(const Condition& condition) const
    {
        std::vector<std::string> parts;
        for (const Speech speech : {Speech::Thing, Speech::Game, Speech::Bot}) {
            std::vector<std::string> names;
            for (const Piece piece : valuesOf<Piece>(condition.values)) {
                if (speechOf(piece) == speech) names.push_back(keyOfPiece(piece));
            }
            if (names.empty()) continue;
            parts.push_back(
                m_labels.filled(patternOf(speech, condition.isNegated),
                                m_labels.list(names, condition.isNegated ? "nor" : "or")));
        }
        return m_labels.joined(parts, condition.isNegated ? "and" : "or");
    }

    void sayRoundCards(const Conditions& conditions)
    {
        for (const Condition& condition : conditions) {
            if (condition.subject == Subject::Event) {
                addOneOf<rules::Event>(condition, condition.isNegated ? "not-event" : "event",
                                       keyOfEvent);
            }
            if (condition.subject == Subject::Turn) {
                addOneOf<rules::Turn>(condition, patternOf(Speech::Thing, condition.isNegated),
                                      keyOfTurn);
            }
        }
    }

    template <typename E>
    void addOneOf(const Condition& condition, std::string_view pattern,
                  std::string (*labelOf)(E value))
    {
        std::vector<std::string> names;
        for (const E value : valuesOf<E>(condition.values)) names.push_back(labelOf(value));
        add(m_labels.filled(pattern, m_labels.list(names, condition.isNegated ? "nor" : "or")));
    }

    void sayPlayers(const Condition& condition)
    {
        const auto numbers = valuesOf<int>(condition.values);
        if (!condition.isNegated && numbers == std::vector{1}) return add(m_labels["player"]);
        const bool isRange = numbers.size() > 2 && numbers.back() - numbers.front() + 1 ==
                                                       static_cast<int>(numbers.size());
        std::vector<std::string> texts;
        for (const int number : numbers) texts.push_back(std::to_string(number));
        const std::string said = isRange ? m_labels.filled("from-to", texts.front(), texts.back())
                                         : m_labels.joined(texts, "or");
        add(m_labels.filled(condition.isNegated ? "not-players" : "players", said));
    }

    void sayGroup()
    {
        if (m_hasUnusual) add(m_labels["group-rules"]);
        if (m_hasUsual && !m_hasUnusual && m_clauses.empty()) add(m_labels["unless-group"]);
    }

    const Labels& m_labels;
    Editions m_editions = ~Editions();
    std::vector<std::string> m_texts;
    Pieces m_broughtAlready;
    bool m_isOfficial = false; ///< a booklet says so already: not the combined rules
    bool m_hasUsual = false;   ///< a ruling's value that all editions have
    bool m_hasUnusual = false; ///< one that none has
    std::string m_clauses;
};

} // namespace

std::string inWords(const Conditions& conditions, const Labels& labels)
{
    return Speaker(labels).say(conditions);
}

std::vector<std::string> conditionLabelKeys()
{
    std::vector<std::string> keys(patterns.begin(), patterns.end());
    keys.insert(keys.end(), {"nor", "but", "booklets"});
    for (int t = rules::editionCount; t < printedTextCount; ++t) {
        keys.push_back("in edition=" + std::string(keyOf(static_cast<PrintedText>(t))));
    }
    for (int p = 0; p < pieceCount; ++p) keys.push_back(keyOfPiece(static_cast<Piece>(p)));
    for (int e = 1; e < rules::eventCount; ++e) {
        keys.push_back(keyOfEvent(static_cast<rules::Event>(e)));
    }
    for (int t = 0; t < rules::turnKindCount; ++t) {
        keys.push_back(keyOfTurn(static_cast<rules::Turn>(t)));
    }
    for (std::string& key : editionLabelKeys()) keys.push_back(std::move(key));
    return keys;
}

} // namespace caboose::rulebook
