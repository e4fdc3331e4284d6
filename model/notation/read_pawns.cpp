// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// belle in saloon; 5 bullets; purse 250, 2 jewels; hit by tuco 2, neutral 1; hand move fire

#include "model/notation/defaults.h"
#include "model/notation/reader.h"

#include <array>

namespace caboose::notation {

using namespace rules;

namespace {

struct Flag {
    std::string_view word;
    bool Sheet::*field;
};
constexpr std::array<Flag, 8> flags{{{"poster", &Sheet::wantedPoster},
                                     {"captured", &Sheet::wasCaptured},
                                     {"respect", &Sheet::hasRespect},
                                     {"ejected", &Sheet::isEjected},
                                     {"next-to-escape", &Sheet::isNextToEscape},
                                     {"bought", &Sheet::hasBought},
                                     {"diverted", &Sheet::hasDiverted},
                                     {"draws-two-more", &Sheet::drawsTwoMore}}};

struct Number {
    std::string_view word;
    std::uint8_t Sheet::*field;
};
constexpr std::array<Number, 6> numbers{{{"second-pile", &Sheet::secondPile},
                                         {"ejection-tokens", &Sheet::ejectionTokens},
                                         {"wanted-tokens", &Sheet::wantedTokens},
                                         {"ladder", &Sheet::ladder},
                                         {"hits-this-round", &Sheet::hitsThisRound},
                                         {"brawlers", &Sheet::brawlers}}};

constexpr std::array<std::string_view, 33> clauses{"in",       "on",          "unplaced",
                                                   "hidden",   "out",         "nowhere",
                                                   "bullets",  "has",         "hit",
                                                   "hand",     "pile",        "top",
                                                   "discard",  "drew",        "not",
                                                   "player",   "bot",         "absent",
                                                   "team",     "cash",        "counted",
                                                   "hostage",  "prisoner",    "power",
                                                   "voided",   "poster",      "captured",
                                                   "respect",  "ejected",     "next-to-escape",
                                                   "released", "second-pile", "ejection-tokens"};

/// What is said of one pawn, clause by clause.
class PawnReader {
public:
    PawnReader(Line& line, Draft& draft, Pawn pawn)
        : m_line(line), m_draft(draft), m_pawn(pawn), m_said(draft.saidOf[slot(pawn)])
    {}

    void read()
    {
        do {
            if (!readClause()) return;
        } while (m_line.accept(";") && !m_line.atEnd());
    }

private:
    static std::size_t slot(Pawn pawn) { return static_cast<std::size_t>(pawn); }
    Sheet& sheet() { return m_draft.table.sheet(m_pawn); }

    bool readClause()
    {
        const bool isRead =
            readPlace() || readRelease() || readTokens() ||
            (isCharacter(m_pawn) &&
             (readBullets() || readRole() || readFlag(true) || readNot() || readNumber() ||
              readHits() || readMoney() || readAllies() || readVoided() || readCards()));
        if (!isRead) m_line.wrong(Expected::About);
        return isRead && !m_line.isWrong();
    }

    bool readPlace()
    {
        const std::string_view word = m_line.peek();
        const bool stands = word == "in" || word == "on";
        if (stands) m_line.take();
        const auto place = placeFrom(m_line.peek());
        const bool isBare = place && !isOnTable(*place);
        if (!stands && !isBare) return false;
        if (!place) {
            m_line.wrong(Expected::Place);
            return true;
        }
        if (m_draft.block.places[slot(m_pawn)]) {
            m_line.wrong({.problem = Problem::SaidTwice});
            return true;
        }
        m_draft.block.places.set(slot(m_pawn));
        m_line.take();
        m_draft.table.put(m_pawn, *place);
        m_said.place = true;
        return true;
    }

    bool readRelease()
    {
        const bool isShotgun = m_pawn == Pawn::Shotgun;
        if (isShotgun && m_line.accept("released")) return m_draft.table.shotgunReleased = true;
        if (!isShotgun || !m_line.accept("not")) return false;
        m_draft.table.shotgunReleased = false;
        m_line.expect("released");
        return true;
    }

    bool readBullets()
    {
        const std::string_view what = m_line.peekSecond();
        const bool isBullets = what == "bullet" || what == "bullets";
        if (!m_line.isNumberNext() || (!isBullets && !isMisspelt(what, "bullets"))) return false;
        const auto count = m_line.takeNumber(0, UINT8_MAX);
        if (!count || !(m_line.accept("bullet") || m_line.expect("bullets"))) return true;
        sheet().bulletsLeft = static_cast<std::uint8_t>(*count);
        return m_said.bullets = true;
    }

    static bool isMisspelt(std::string_view found, std::string_view word)
    {
        return !nearest(found, {std::string(word)}).empty() && !nearLoot(found);
    }
    /// "2 jewls" is loot, too.
    static bool nearLoot(std::string_view found)
    {
        return singular(found, [](auto w) { return lootKindFrom(w); }).has_value();
    }

    bool readTokens()
    {
        const bool isNamed = m_line.accept("has") || m_line.accept("holds");
        const std::string_view word = m_line.isNumberNext() ? m_line.peekSecond() : m_line.peek();
        const bool isLoot = singular(word, [](auto w) { return lootKindFrom(w); }).has_value();
        if (!isNamed && !isLoot) return false;
        readLoot(m_line, m_draft, m_pawn);
        return true;
    }

    bool readRole()
    {
        Role role = Role::Absent;
        if (m_line.accept("player")) {
            role = Role::Player;
        } else if (m_line.accept("bot")) {
            role = Role::Bot;
        } else if (!m_line.accept("absent")) {
            return false;
        }
        sheet().role = role;
        return m_said.role = true;
    }

    bool readFlag(bool value)
    {
        for (const Flag& flag : flags) {
            if (m_line.accept(flag.word)) {
                sheet().*flag.field = value;
                return true;
            }
        }
        if (m_line.peek() != "drew") return false;
        if (const auto seat = ownSeat()) {
            m_line.take();
            m_draft.table.seats[*seat].hasDrawnThisTurn = value;
        }
        return true;
    }

    bool readNot() { return m_line.accept("not") && readFlag(false); }

    bool readNumber()
    {
        for (const Number& number : numbers) {
            if (m_line.accept(number.word)) {
                const auto value = m_line.takeNumber(0, UINT8_MAX);
                if (value) sheet().*number.field = static_cast<std::uint8_t>(*value);
                return true;
            }
        }
        if (!m_line.accept("team")) return false;
        const auto team = m_line.takeNumber(0, UINT8_MAX);
        if (team) sheet().team = static_cast<std::uint8_t>(*team);
        return m_said.team = true;
    }

    bool readHits()
    {
        if (m_line.accept("bullets-in-front")) return readInFront();
        if (!m_line.accept("hit")) return false;
        if (!m_draft.block.hits[slot(m_pawn)]) sheet().received = {};
        m_draft.block.hits.set(slot(m_pawn));
        if (m_line.accept("by")) {
            takeList(m_line, [&] { return readGiver(sheet().received); });
        }
        return true;
    }

    /// A number alone is how older journals write it.
    bool readInFront()
    {
        BulletsByGiver& bullets = sheet().inFront;
        bullets = {};
        if (m_line.isNumberNext()) {
            const auto count = m_line.takeNumber(0, UINT8_MAX);
            bullets.back() = static_cast<std::uint8_t>(count.value_or(0));
        } else {
            takeList(m_line, [&] { return readGiver(bullets); });
        }
        return true;
    }

    bool readGiver(BulletsByGiver& bullets)
    {
        std::size_t giver = characterCount;
        if (!m_line.accept("neutral")) {
            const auto who = m_line.takeKey(Expected::Character, characterFrom);
            if (!who) return false;
            giver = slot(*who);
        }
        constexpr int mostHits = 99;
        const auto count = m_line.isNumberNext() ? m_line.takeNumber(0, mostHits) : 1;
        if (count) bullets[giver] = static_cast<std::uint8_t>(*count);
        return count.has_value();
    }

    bool readMoney()
    {
        if (m_line.accept("cash")) {
            const auto dollars = m_line.takeNumber(INT16_MIN, INT16_MAX);
            if (dollars) sheet().cash = static_cast<Dollars>(*dollars);
            return true;
        }
        if (!m_line.accept("counted")) return false;
        const auto dollars = m_line.accept("?") ? unknownValue : m_line.takeNumber(0, INT16_MAX);
        if (dollars) sheet().unseenTotal = static_cast<Dollars>(*dollars);
        return true;
    }

    bool readAllies()
    {
        if (m_line.accept("hostage")) {
            const auto hostage =
                m_line.takeKey(Expected::Hostage, [](auto w) { return hostageFrom(w); });
            if (hostage) sheet().hostage = *hostage;
            return true;
        }
        if (m_line.accept("power")) {
            const auto power =
                m_line.takeKey(Expected::SilkPower, [](auto w) { return silkPowerFrom(w); });
            if (power) sheet().silkPower = *power;
            return true;
        }
        if (!m_line.accept("prisoner")) return false;
        const auto whose = m_line.accept("none")
                               ? Pawn::None
                               : m_line.takeKey(Expected::Pawn, [](auto w) { return pawnFrom(w); });
        if (whose) sheet().prisoner = *whose;
        return true;
    }

    bool readVoided()
    {
        if (!m_line.accept("voided")) return false;
        VoidedCards& voided = sheet().voided;
        voided = {};
        takeList(m_line, [&] {
            if (m_line.accept("move")) return voided.move = true;
            if (m_line.accept("floor-change")) return voided.floorChange = true;
            if (m_line.accept("punch")) return voided.punch = true;
            if (m_line.accept("fire")) return voided.fire = true;
            m_line.wrong(Expected::Card);
            return false;
        });
        return true;
    }

    std::optional<SeatIndex> ownSeat()
    {
        const auto seat = seatWith(m_draft.table, m_pawn);
        if (!seat) {
            m_line.wrong({.problem = Problem::NotSeated,
                          .expected = Expected::CardOfSeat,
                          .argument = std::string(keyOf(m_pawn))});
        }
        return seat;
    }

    bool readCards()
    {
        if (!isCardsClause(m_line.peek())) return false;
        if (const auto seat = ownSeat()) readCardsOfSeat(m_line, m_draft, *seat, m_line.take());
        return true;
    }

    Line& m_line;
    Draft& m_draft;
    Pawn m_pawn;
    SaidOfPawn& m_said;
};

} // namespace

std::span<const std::string_view> pawnClauses()
{
    return clauses;
}

void readPawn(Line& line, Draft& draft, Pawn pawn)
{
    PawnReader(line, draft, pawn).read();
}

} // namespace caboose::notation
