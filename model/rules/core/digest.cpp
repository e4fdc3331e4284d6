// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/core/sheet_fields.h"

#include <numeric>
#include <utility>

namespace caboose::rules {

namespace {

// A journal keeps digests of its tables; they must still hold when there are more rulings.

/// Rulings that were in every digest, whatever their value.
constexpr auto rulingsOfOldJournals = static_cast<std::size_t>(Ruling::TieBreakFinal) + 1;
/// Rulings that were known by their number; later ones are known by their key.
constexpr auto numberedRulings = static_cast<std::size_t>(Ruling::DrawAfterPlaying) + 1;

/// The number of a step in old journals stays what it was, wherever others come in between.
std::uint8_t numberOf(Step step)
{
    static constexpr std::array<std::uint8_t, stepCount> numbers{
#define STEP(name, key, number, chapter, section, point) number,
#include "model/rules/core/steps.def"
    };
    return numbers[static_cast<std::size_t>(step)];
}

/// Bullets and unknown cards keep theirs, however many actions stand before them.
int numberOf(CardKind kind)
{
    constexpr int actionsOfOldJournals = 31;
    constexpr int kindsOfOldJournals = actionsOfOldJournals + 2;
    const int n = index(kind);
    if (!isAction(kind)) return actionsOfOldJournals + n - index(CardKind::Bullet);
    return n < actionsOfOldJournals ? n : n - actionsOfOldJournals + kindsOfOldJournals;
}

/// FNV-1a over the values themselves, not over memory: the same on every machine.
class Digest {
public:
    template <typename T>
    requires std::is_enum_v<T> || std::is_integral_v<T>
    void operator()(T value)
    {
        auto bits = static_cast<std::uint64_t>(value);
        if (bits < 256) {
            // Eight bytes at once, seven of them zero.
            m_hash = (m_hash ^ bits) * prime8;
            return;
        }
        for (int byte = 0; byte < 8; ++byte, bits >>= 8U) {
            m_hash = (m_hash ^ (bits & 0xffU)) * prime;
        }
    }
    template <typename T, std::size_t N>
    void operator()(const FixedVector<T, N>& items)
    {
        (*this)(items.size());
        for (const T& item : items) (*this)(item);
    }
    template <typename T, std::size_t N>
    void operator()(const std::array<T, N>& items)
    {
        for (const T& item : items) (*this)(item);
    }
    void operator()(const BulletsByGiver& bullets)
    {
        // Most have none of anybody's, which is as many zeros at a stroke.
        if (bullets == BulletsByGiver{}) {
            m_hash *= primeOfNone;
            return;
        }
        for (const std::uint8_t n : bullets) (*this)(n);
    }
    template <typename E>
    void operator()(EnumSet<E> set)
    {
        (*this)(set.size());
        for (const E e : set) (*this)(e);
    }
    void operator()(const Loot& t) { all(t.kind, t.value); }
    void operator()(const LootPile& p) { all(isSheet(p), holder(p), p.loot, p.count); }
    void operator()(const Card& c) { all(c.owner, numberOf(c.kind), c.number); }
    void operator()(const Cards& cards)
    {
        for (const CardCount& c : cards) all(c.card, c.count);
        (*this)(cards.total());
    }
    void operator()(const RoundCard& c) { all(c.id, c.set, c.event, c.hands, c.turns); }
    void operator()(const PlayedCard& p) { all(p.card, p.seat, p.turn, p.isFaceDown); }
    void operator()(const Seat& s)
    {
        all(s.characters, s.isBot, s.pile, s.top, s.hand, s.discard, s.hasDrawnThisTurn);
    }
    void operator()(const Sheet& s)
    {
        [&]<std::size_t... Row>(std::index_sequence<Row...>)
        {
            (field<Row>(s), ...);
        }
        (std::make_index_sequence<sheet_fields::rows.size()>());
    }
    void operator()(const Goals& g) { all(g.upcoming, g.current, g.revealed); }
    void operator()(const Progress& p)
    {
        all(numberOf(p.step), p.round, p.turn, p.place, p.playsLeft, p.card);
    }
    void operator()(const KeptByProgram& k) { all(k.decks, k.purseValues, k.roundDeck); }
    void operator()(const Rulings& r)
    {
        for (std::size_t i = 0; i < rulingsOfOldJournals; ++i) {
            (*this)(r.at(static_cast<Ruling>(i)));
        }
        // Later ones only where somebody ruled otherwise than what was always played.
        for (std::size_t i = rulingsOfOldJournals; i < rulingCount; ++i) {
            const auto ruling = static_cast<Ruling>(i);
            const std::uint8_t value = r.at(ruling);
            if (value == 0) continue;
            if (i < numberedRulings) {
                all(i, value);
            } else {
                (*this)(info(ruling).key);
                (*this)(value);
            }
        }
    }
    void operator()(std::string_view text)
    {
        for (const char c : text) (*this)(static_cast<std::uint8_t>(c));
    }

    template <typename... Ts>
    void all(const Ts&... values)
    {
        ((*this)(values), ...);
    }
    [[nodiscard]] std::uint64_t value() const { return m_hash; }

private:
    template <std::size_t Row>
    void field(const Sheet& s)
    {
        constexpr const SheetFieldRow& row = sheet_fields::rows[Row];
        if constexpr (row.isYoung) return;
        if constexpr (row.field == SheetField::BulletsInFront) {
            // The first journals know how many, but not whose.
            (*this)(std::accumulate(s.inFront.begin(), s.inFront.end(), 0));
        } else if constexpr (row.byGiver != nullptr) {
            (*this)(s.*row.byGiver);
        } else if constexpr (isVoided(row.field)) {
            // The first journals know that cards are void, whatever makes them so.
            (*this)(asNumber(s.voidCards(), row.field));
        } else {
            (*this)(row.get(s));
        }
    }

    static constexpr bool isVoided(SheetField field)
    {
        return field >= SheetField::VoidedMove && field <= SheetField::VoidedFire;
    }
    static constexpr int asNumber(const VoidedCards& cards, SheetField field)
    {
        if (field == SheetField::VoidedMove) return cards.move ? 1 : 0;
        if (field == SheetField::VoidedFloorChange) return cards.floorChange ? 1 : 0;
        return (field == SheetField::VoidedPunch ? cards.punch : cards.fire) ? 1 : 0;
    }

    static bool isSheet(const LootPile& p) { return p.holder.isSheet(); }
    static int holder(const LootPile& p)
    {
        return p.holder.isSheet() ? index(p.holder.character()) : index(p.holder.location());
    }

    static constexpr std::uint64_t prime = 1099511628211ULL;
    static constexpr std::uint64_t prime2 = prime * prime;
    static constexpr std::uint64_t prime4 = prime2 * prime2;
    static constexpr std::uint64_t prime8 = prime4 * prime4;
    static constexpr std::uint64_t primeOfNone = [] {
        std::uint64_t all = 1;
        for (std::size_t giver = 0; giver < BulletsByGiver{}.size(); ++giver) all *= prime8;
        return all;
    }();

    std::uint64_t m_hash = 14695981039346656037ULL;
};

/// What the first journals don't know of, only where it says something: their digests still hold.
/// Each value comes with a number of its own, which stays when there are more of them.
class Younger {
public:
    explicit Younger(Digest& digest) : m_digest(digest) {}

    void add(int who, const Sheet& sheet)
    {
        if (sheet.inFront != BulletsByGiver{}) addInFront(who, sheet);
        [&]<std::size_t... Row>(std::index_sequence<Row...>)
        {
            (addField<Row>(who, sheet), ...);
        }
        (std::make_index_sequence<sheet_fields::rows.size()>());
    }
    void add(int number, int value)
    {
        if (value != 0) m_digest.all(number, value);
    }

private:
    /// Neutral ones are what the first journals took all of them for.
    void addInFront(int who, const Sheet& sheet)
    {
        for (int giver = 0; giver < characterCount; ++giver) {
            add(numberOf(who, SheetField::BulletsInFront, giver),
                sheet.inFront[static_cast<std::size_t>(giver)]);
        }
    }
    template <std::size_t Row>
    void addField(int who, const Sheet& sheet)
    {
        constexpr const SheetFieldRow& row = sheet_fields::rows[Row];
        if constexpr (!row.isYoung) return;
        if constexpr (row.byGiver != nullptr) {
            addGivers(who, row.field, sheet.*row.byGiver);
        } else if constexpr (row.isYoung) {
            add(numberOf(who, row.field), row.get(sheet) - row.usual);
        }
    }
    void addGivers(int who, SheetField field, const BulletsByGiver& bullets)
    {
        if (bullets == BulletsByGiver{}) return;
        for (std::size_t giver = 0; giver < bullets.size(); ++giver) {
            add(numberOf(who, field, static_cast<int>(giver)), bullets[giver]);
        }
    }

    static int numberOf(int who, SheetField field, int giver = 0)
    {
        constexpr int mostGivers = 16;
        constexpr int mostFields = 256;
        return (who * mostFields + static_cast<int>(field)) * mostGivers + giver;
    }

    Digest& m_digest;
};

void addPileOrders(Younger& younger, int number, const Table& t)
{
    for (const PileOrder& order : t.pileOrders) {
        for (std::size_t place = 0; place < order.size(); ++place) {
            younger.add(number++, index(order[place]) - index(usualPileOrder[place]));
        }
    }
}

void addPeeks(Younger& younger, int number, const Goals& goals)
{
    for (const PawnSet peeked : goals.peekedBy) {
        for (int who = 0; who < banditCount; ++who) {
            younger.add(number++, peeked.contains(pawnAt(who)) ? 1 : 0);
        }
    }
}

void addBottoms(Younger& younger, int number, const Table& t)
{
    constexpr int placesOfSeat = 16;
    for (const Seat& seat : t.seats) {
        int place = number;
        for (const Card card : seat.bottom) {
            younger.add(place++,
                        1 + (index(card.owner) * 256 + numberOf(card.kind)) * 16 + card.number);
        }
        number += placesOfSeat;
    }
}

void addYounger(Digest& d, const Table& t)
{
    constexpr int firstOfTable = 1 << 16;
    constexpr int mustPlay = firstOfTable + 256;
    constexpr int keepsGoals = mustPlay + 1;
    constexpr int firstPile = firstOfTable + 512;
    constexpr int firstPeek = firstOfTable + 1024;
    constexpr int firstBottom = firstOfTable + 2048;
    Younger younger(d);
    for (int who = 0; who < characterCount; ++who) younger.add(who, t.sheet(pawnAt(who)));
    for (int who = 0; who < banditCount; ++who) {
        younger.add(firstOfTable + who, t.achievedPrisoners.contains(pawnAt(who)) ? 1 : 0);
    }
    younger.add(mustPlay, t.progress.mustPlay ? 1 : 0);
    younger.add(keepsGoals, t.kept.goals ? 1 : 0);
    addPileOrders(younger, firstPile, t);
    addPeeks(younger, firstPeek, t.goals);
    addBottoms(younger, firstBottom, t);
}

} // namespace

std::uint64_t digest(const Table& t)
{
    Digest d;
    d.all(t.rulings, t.kept, t.progress, t.express, t.armoured, t.carsToCome);
    // The offset as an int, since it may be negative.
    d.all(+t.armouredOffset, t.stagecoachBeside, t.horsesBeside, t.pawns, t.shotgunReleased);
    for (const LootPile& pile : t.loot) d(pile);
    d.all(t.dynamite, t.gatlings, t.sheets, t.seats, t.firstPlayer);
    d.all(t.neutralBullets, t.neutralBulletsAside, t.wildBunch, t.hostages, t.prisoners);
    d.all(t.goals, t.rounds, t.roundDeck, t.commonDeck);
    addYounger(d, t);
    return d.value();
}

} // namespace caboose::rules
