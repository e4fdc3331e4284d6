// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace caboose::game {

/// A table that the game has come past, kept as what differs from a whole one: some hundred bytes
/// instead of twelve thousand. Cheap to copy; copies share all they have.
class PackedTable {
public:
    /// Takes little room if the table resembles the one that was packed before it.
    explicit PackedTable(const rules::Table& table);
    PackedTable(const rules::Table& table, const PackedTable& before);

    /// As it was packed, byte by byte. Never null.
    [[nodiscard]] std::shared_ptr<const rules::Table> table() const;
    /// Is it kept whole, beside its changes?
    [[nodiscard]] bool isWhole() const { return m_changes == nullptr; }

private:
    using Bytes = std::vector<std::byte>;

    std::shared_ptr<const rules::Table> m_base; ///< often that of many others
    std::shared_ptr<const Bytes> m_changes;     ///< null: it is as its base
};

} // namespace caboose::game
