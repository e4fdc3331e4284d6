// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/packed_table.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace caboose::game {

namespace {

using rules::Table;

static_assert(std::is_trivially_copyable_v<Table>, "it is compared and changed byte by byte");

/// The bytes of a table are compared a row at a time.
using RowNumber = std::uint16_t;
constexpr std::size_t rowLength = 16;
constexpr std::size_t rowCount = (sizeof(Table) + rowLength - 1) / rowLength;
static_assert(rowCount <= UINT16_MAX);
/// A table of which more differs is kept whole, and is the base of those after it.
constexpr std::size_t mostChanges = sizeof(Table) / 16;

/// The last one may be shorter.
template <typename Byte>
std::span<Byte> row(std::span<Byte> bytes, std::size_t n)
{
    const std::size_t from = n * rowLength;
    return bytes.subspan(from, std::min(rowLength, bytes.size() - from));
}

/// Each row that differs: its number and what stands there.
std::vector<std::byte> changesBetween(const Table& base, const Table& table)
{
    const auto before = std::as_bytes(std::span(&base, 1));
    const auto after = std::as_bytes(std::span(&table, 1));
    std::vector<std::byte> changes;
    for (std::size_t n = 0; n < rowCount; ++n) {
        const auto now = row<const std::byte>(after, n);
        if (std::memcmp(row<const std::byte>(before, n).data(), now.data(), now.size()) == 0)
            continue;
        const RowNumber number = static_cast<RowNumber>(n);
        const auto told = std::as_bytes(std::span(&number, 1));
        changes.insert(changes.end(), told.begin(), told.end());
        changes.insert(changes.end(), now.begin(), now.end());
    }
    return changes;
}

void change(Table& table, std::span<const std::byte> changes)
{
    const auto bytes = std::as_writable_bytes(std::span(&table, 1));
    while (!changes.empty()) {
        RowNumber number = 0;
        std::memcpy(&number, changes.data(), sizeof number);
        const auto there = row<std::byte>(bytes, number);
        std::memcpy(there.data(), changes.data() + sizeof number, there.size());
        changes = changes.subspan(sizeof number + there.size());
    }
}

} // namespace

PackedTable::PackedTable(const Table& table) : m_base(std::make_shared<const Table>(table)) {}

PackedTable::PackedTable(const Table& table, const PackedTable& before) : m_base(before.m_base)
{
    Bytes changes = changesBetween(*m_base, table);
    if (changes.size() > mostChanges) {
        m_base = std::make_shared<const Table>(table);
    } else if (!changes.empty()) {
        changes.shrink_to_fit();
        m_changes = std::make_shared<const Bytes>(std::move(changes));
    }
}

std::shared_ptr<const Table> PackedTable::table() const
{
    if (isWhole()) return m_base;
    auto table = std::make_shared<Table>(*m_base);
    change(*table, *m_changes);
    return table;
}

} // namespace caboose::game
