// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/book.h"
#include "model/rulebook/book/rulebook_context.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace caboose::rulebook {

/// What of a book holds in a game. A section or block is never better off than what it is part of.
///
/// A value, made anew when the game changes; indices are those of the book that it was made for.
/// Nothing that is not in force is taken out: whoever shows, decides (shown.h).
class Selection {
public:
    /// Everything, whatever the game.
    explicit Selection(const Book& book);
    Selection(const Book& book, const RulebookContext& game);

    [[nodiscard]] Applicability section(SectionIndex i) const
    {
        return m_sections[i].applicabilityOf;
    }
    [[nodiscard]] Applicability block(SectionIndex i, std::size_t block) const
    {
        return m_sections[i].blocks[block];
    }
    /// Its blocks may be of other rules all the same.
    [[nodiscard]] bool isInForce(SectionIndex i) const
    {
        return section(i) == Applicability::InForce;
    }
    /// Whether there is a game at all that was selected for.
    [[nodiscard]] bool hasGame() const { return m_game.has_value(); }
    /// Of a part of what is shown. What nobody selected for is in force.
    [[nodiscard]] Applicability of(const Conditions& conditions) const
    {
        return m_game ? applicabilityOf(conditions, *m_game) : Applicability::InForce;
    }
    /// Whether for whom something is has to be said though it is in force: not every game with
    /// these boxes has it.
    [[nodiscard]] bool isForSomeGames(const Conditions& conditions) const
    {
        return m_game && restOnWhatIsLeftOut(conditions, *m_game);
    }

private:
    struct SectionStanding {
        Applicability applicabilityOf = Applicability::InForce;
        std::vector<Applicability> blocks;
    };
    std::vector<SectionStanding> m_sections;
    std::optional<RulebookContext> m_game;
};

} // namespace caboose::rulebook
