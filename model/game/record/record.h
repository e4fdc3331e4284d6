// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/entry.h"
#include "model/game/record/rules_revision.h"

#include <optional>
#include <string_view>
#include <vector>

namespace caboose::game {

/// Why an entry can't stand at the end of a record.
enum class OutOfPlace : std::uint8_t {
    WrongNumber, ///< it is not the next number
    NoStart,     ///< the first entry does not start the game
    StartsTwice, ///< a later entry starts it again
    NoSuchEntry, ///< it speaks of an entry that is not there, or that moves nothing on
    NotFromHere, ///< it goes away from an entry that the game is not at
    EmptyWhatIf, ///< a what-if without entries
    Count
};
std::string_view keyOf(OutOfPlace why);

/// Everything that was said, in the order in which it was said. Nothing is ever taken away; undoing
/// is an entry like any other. The entries that move the game on form a tree, and the game is at
/// one of them: the head.
///
/// A value without rules: whether an entry fits the game is asked before (apply.h); here it is only
/// put in its place. Numbers that are passed must be in it, unless it says otherwise.
class Record {
public:
    /// The revision of the rules that the game is begun with.
    explicit Record(std::uint32_t begunBy = rulesRevision) : m_begunBy(begunBy) {}

    /// Nothing: it has its place here.
    [[nodiscard]] std::optional<OutOfPlace> check(const Entry& entry) const;
    /// The entry must have its place here.
    void append(Entry entry);
    /// The first so many entries. As a record that ended there.
    [[nodiscard]] Record beginning(Number count) const;

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const Entry& at(Number n) const { return m_entries[n - 1]; }
    [[nodiscard]] Number size() const { return static_cast<Number>(m_entries.size()); }
    /// Is there such an entry, and is it in the tree?
    [[nodiscard]] bool isMove(Number n) const { return has(n) && at(n).isMove(); }
    [[nodiscard]] bool has(Number n) const { return n != noEntry && n <= size(); }

    /// Where the game is.
    [[nodiscard]] Number head() const { return size() == 0 ? noEntry : headAfter(size()); }
    /// Where the game was when the record ended with this entry.
    [[nodiscard]] Number headAfter(Number n) const { return m_places[n - 1].head; }
    /// The entry of the tree before this one.
    [[nodiscard]] Number parent(Number move) const { return m_places[move - 1].parent; }
    /// Where doing again leads from here: the way that was taken last.
    [[nodiscard]] Number next(Number move) const { return m_places[move - 1].next; }
    /// Both must be moves. The last entry that lies on the way to both.
    [[nodiscard]] Number commonAncestor(Number a, Number b) const;
    /// Also of itself.
    [[nodiscard]] bool isAncestor(Number ancestor, Number of) const;
    /// How often the game went on or somewhere else since the last snapshot, and which one that is.
    [[nodiscard]] Number movesSinceSnapshot() const;
    [[nodiscard]] Number lastSnapshot() const;
    /// The revision of the rules that the game was begun with, and that by which an entry was
    /// made.
    [[nodiscard]] std::uint32_t begunBy() const { return m_begunBy; }
    [[nodiscard]] std::uint32_t rulesOf(Number n) const { return place(n).rules; }
    /// All entries of the tree from the first to this one.
    [[nodiscard]] std::vector<Number> line(Number to) const;
    /// The ends of all ways that were taken and left again, oldest first.
    [[nodiscard]] std::vector<Number> branches() const;

    friend bool operator==(const Record& a, const Record& b) { return a.m_entries == b.m_entries; }

private:
    /// What follows from the entries before.
    struct Place {
        Number head = noEntry;
        Number parent = noEntry;
        Number next = noEntry;
        bool hasChildren = false;
        Number depth = 0;      ///< in the tree
        Number jump = noEntry; ///< some way towards the root, so that it is reached in few steps
        Number movesSinceSnapshot = 0;
        Number lastSnapshot = noEntry;
        std::uint32_t rules = 0;
    };

    [[nodiscard]] Place placeOf(const Entry& entry) const;
    void joinParent(Number move);
    void leadTo(Number move, Number before);
    [[nodiscard]] const Place& place(Number n) const { return m_places[n - 1]; }
    [[nodiscard]] Number raised(Number move, Number depth) const;

    std::uint32_t m_begunBy;
    std::vector<Entry> m_entries;
    std::vector<Place> m_places;
};

} // namespace caboose::game
