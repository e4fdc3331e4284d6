// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// 5 bullets / bot / poster / ladder 2 / cash -250 / prisoner tuco / hit by tuco 2, neutral 1

#include "model/notation/known_words.h"
#include "model/notation/reader.h"
#include "model/notation/vocabulary.h"
#include "model/rules/core/names.h"
#include "model/rules/core/sheet_fields.h"

#include <algorithm>

namespace caboose::notation {

using namespace rules;

namespace {

constexpr int mostHits = 99;

std::string_view headOf(const SheetFieldRow& row)
{
    return row.clause.substr(0, row.clause.find(' '));
}

/// What stands behind the first word: "move" of "voided move", "by" of "hit by".
std::string_view itemOf(const SheetFieldRow& row)
{
    const std::size_t blank = row.clause.find(' ');
    return blank == std::string_view::npos ? std::string_view{} : row.clause.substr(blank + 1);
}

std::optional<unsigned> brawlerFrom(std::string_view word)
{
    const auto* found = std::find(brawlerKeys.begin(), brawlerKeys.end(), word);
    if (found == brawlerKeys.end()) return std::nullopt;
    return static_cast<unsigned>(found - brawlerKeys.begin());
}

bool isNearLoot(std::string_view found)
{
    return singular(found, [](auto w) { return lootKindFrom(w); }).has_value();
}

/// "2 bulets", but "2 jewls" is loot.
bool isMisspelt(std::string_view found, std::string_view word)
{
    return !KnownWords({std::string(word)}).nearestTo(found).empty() && !isNearLoot(found);
}

/// One clause of a sheet, by the row of its field.
class SheetReader {
public:
    SheetReader(Line& line, Draft& draft, Pawn who) : m_line(line), m_draft(draft), m_who(who) {}

    bool read()
    {
        for (const SheetFieldRow& row : sheet_fields::rows) {
            if (!accept(row)) continue;
            m_draft.saidOf[slot()].fields.set(static_cast<std::size_t>(row.field));
            return true;
        }
        return false;
    }

    bool readNot()
    {
        for (const SheetFieldRow& row : sheet_fields::rows) {
            const bool mayBeNone = row.value == SheetValue::Flag || row.value == SheetValue::Number;
            if (!mayBeNone || !m_line.accept(row.clause)) continue;
            set(row, 0);
            m_draft.saidOf[slot()].fields.set(static_cast<std::size_t>(row.field));
            return true;
        }
        return false;
    }

private:
    [[nodiscard]] std::size_t slot() const { return static_cast<std::size_t>(m_who); }
    Sheet& sheet() { return m_draft.table.sheet(m_who); }
    void set(const SheetFieldRow& row, int number) { row.set(sheet(), number); }
    template <typename E>
    void setIf(const SheetFieldRow& row, const std::optional<E>& value)
    {
        if (value) set(row, static_cast<int>(*value));
    }

    /// Reads the clause, if it is about this field.
    bool accept(const SheetFieldRow& row)
    {
        if (row.value == SheetValue::Bullets) return acceptBullets(row);
        if (row.value == SheetValue::Role) return acceptRole(row);
        if (!m_line.accept(headOf(row))) return false;
        takeValue(row);
        return true;
    }

    void takeValue(const SheetFieldRow& row)
    {
        switch (row.value) {
        case SheetValue::Flag: return set(row, 1);
        case SheetValue::Listed: return takeListed(headOf(row));
        case SheetValue::Number: return setIf(row, m_line.takeNumber(0, UINT8_MAX));
        case SheetValue::Money: return setIf(row, takeMoney(row));
        case SheetValue::Hostage:
            return setIf(row,
                         m_line.takeKey(Expected::Hostage, [](auto w) { return hostageFrom(w); }));
        case SheetValue::Sidekick: return setIf(row, takeSidekick());
        case SheetValue::Power:
            return setIf(
                row, m_line.takeKey(Expected::SilkPower, [](auto w) { return silkPowerFrom(w); }));
        case SheetValue::ByGiver: return takeGivers(row);
        case SheetValue::Brawlers: return takeBrawlers(row);
        case SheetValue::Bullets:
        case SheetValue::Role: return;
        }
    }

    std::optional<int> takeMoney(const SheetFieldRow& row)
    {
        const bool mayBeUnknown = row.usual == unknownValue;
        if (mayBeUnknown && m_line.accept("?")) return unknownValue;
        return m_line.takeNumber(mayBeUnknown ? 0 : INT16_MIN, INT16_MAX);
    }

    std::optional<Pawn> takeSidekick()
    {
        if (m_line.accept("none")) return Pawn::None;
        return m_line.takeKey(Expected::Pawn, [](auto w) { return pawnFrom(w); });
    }

    /// The whole list behind its word: what it does not name is not so.
    void takeListed(std::string_view head)
    {
        for (const SheetFieldRow& row : sheet_fields::rows) {
            if (row.value == SheetValue::Listed && headOf(row) == head) set(row, 0);
        }
        takeList(m_line, [&] {
            for (const SheetFieldRow& row : sheet_fields::rows) {
                const bool isOfList = row.value == SheetValue::Listed && headOf(row) == head;
                if (!isOfList || !m_line.accept(itemOf(row))) continue;
                set(row, 1);
                return true;
            }
            m_line.wrong(Expected::Card);
            return false;
        });
    }

    /// By name; older positions have the sum of their bits.
    void takeBrawlers(const SheetFieldRow& row)
    {
        if (m_line.isNumberNext()) return setIf(row, m_line.takeNumber(0, allBrawlers));
        unsigned brawlers = 0;
        takeList(m_line, [&] {
            const auto card = m_line.takeKey(Expected::Brawler, brawlerFrom);
            if (card) brawlers |= 1U << *card;
            return card.has_value();
        });
        set(row, static_cast<int>(brawlers));
    }

    /// "hit by tuco 2, neutral 1". A number alone counts neutral bullets; so older journals write
    /// those in front.
    void takeGivers(const SheetFieldRow& row)
    {
        BulletsByGiver& bullets = sheet().*row.byGiver;
        auto isSaid = m_draft.block.bullets[static_cast<std::size_t>(row.field)][slot()];
        if (!isSaid) bullets = {};
        isSaid = true;
        const bool isShort = itemOf(row).empty();
        if (isShort && m_line.isNumberNext()) {
            const auto count = m_line.takeNumber(0, mostHits);
            bullets.back() = static_cast<std::uint8_t>(count.value_or(0));
        } else if (isShort || m_line.accept(itemOf(row))) {
            takeList(m_line, [&] { return takeGiver(bullets); });
        }
    }

    bool takeGiver(BulletsByGiver& bullets)
    {
        std::size_t giver = characterCount;
        if (!m_line.accept("neutral")) {
            const auto who = m_line.takeKey(Expected::Character, characterFrom);
            if (!who) return false;
            giver = static_cast<std::size_t>(*who);
        }
        const auto count = m_line.isNumberNext() ? m_line.takeNumber(0, mostHits) : 1;
        if (count) bullets[giver] = static_cast<std::uint8_t>(*count);
        return count.has_value();
    }

    bool acceptBullets(const SheetFieldRow& row)
    {
        const std::string_view what = m_line.peekSecond();
        const bool isBullets = what == "bullet" || what == "bullets";
        if (!m_line.isNumberNext() || (!isBullets && !isMisspelt(what, "bullets"))) return false;
        const auto count = m_line.takeNumber(0, UINT8_MAX);
        if (count && (m_line.accept("bullet") || m_line.expect("bullets"))) set(row, *count);
        return true;
    }

    bool acceptRole(const SheetFieldRow& row)
    {
        if (m_line.accept("player")) {
            set(row, static_cast<int>(Role::Player));
        } else if (m_line.accept("bot")) {
            set(row, static_cast<int>(Role::Bot));
        } else if (m_line.accept("absent")) {
            set(row, static_cast<int>(Role::Absent));
        } else {
            return false;
        }
        return true;
    }

    Line& m_line;
    Draft& m_draft;
    Pawn m_who;
};

} // namespace

bool readSheetClause(Line& line, Draft& draft, Pawn who)
{
    return SheetReader(line, draft, who).read();
}

bool readNotOnSheet(Line& line, Draft& draft, Pawn who)
{
    return SheetReader(line, draft, who).readNot();
}

std::vector<std::string_view> sheetClauses()
{
    std::vector<std::string_view> words{"bullets", "player", "bot", "absent"};
    for (const SheetFieldRow& row : sheet_fields::rows) {
        const std::string_view head = headOf(row);
        if (!head.empty() && head != words.back()) words.push_back(head);
    }
    return words;
}

} // namespace caboose::notation
