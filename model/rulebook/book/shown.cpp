// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/shown.h"

#include "model/rulebook/book/conditions_in_words.h"

namespace caboose::rulebook {

namespace {

/// For whom something is, is worth a word unless it is plainly for this game.
bool needsExplanation(const Selection& selection, Applicability applicabilityOf,
                      const Conditions& conditions)
{
    return !selection.hasGame() || applicabilityOf != Applicability::InForce ||
           selection.isForSomeGames(conditions);
}

std::string kindOf(const Book& book, const Block& block)
{
    if (block.kind == BlockKind::Note) return book.labels()["note"];
    if (block.kind == BlockKind::Example) return book.labels()["example"];
    return {};
}

std::string blockLabel(const Book& book, const Block& block, bool isExplained)
{
    std::string kind = kindOf(book, block);
    if (!isExplained || block.conditions.empty()) return kind;
    const std::string whom = inWords(block.conditions, book.labels());
    return kind.empty() ? whom : kind + " (" + whom + ')';
}

/// Examples name people and things that may not be in this game: no term leads there.
std::string markdownIn(const Book& book, const Block& block, const Selection& selection,
                       Applicability applicabilityOf, Others others)
{
    if (!selection.hasGame() || applicabilityOf != Applicability::InForce) return block.markdown;
    const auto leadsIntoTheGame = [&](const Link& link) {
        const auto target = book.find(link.target);
        return !link.isTerm || (target && selection.isInForce(*target));
    };
    return markdownOf(block, leadsIntoTheGame, [&](const Conditions& conditions) {
        return isShown(selection.of(conditions), others);
    });
}

} // namespace

std::vector<ShownBlock> shownBlocks(const Book& book, SectionIndex i, const Selection& selection,
                                    Others others)
{
    std::vector<ShownBlock> blocks;
    for (std::size_t b = 0; b < book[i].blocks.size(); ++b) {
        const Applicability applicabilityOf = selection.block(i, b);
        if (selection.isInForce(i) && !isShown(applicabilityOf, others)) continue;
        const Block& block = book[i].blocks[b];
        blocks.push_back(
            {b, &block, markdownIn(book, block, selection, applicabilityOf, others),
             applicabilityOf,
             blockLabel(book, block,
                        needsExplanation(selection, applicabilityOf, block.conditions))});
    }
    return blocks;
}

std::string labelOf(const Book& book, SectionIndex i, const Selection& selection)
{
    if (!needsExplanation(selection, selection.section(i), book[i].conditions)) return {};
    return inWords(book[i].conditions, book.labels());
}

std::string currencyLabel(const Book& book, SectionIndex i)
{
    switch (book[i].currency) {
    case Currency::Current: return {};
    case Currency::Older: return book.labels()["older"];
    case Currency::Missing: break;
    }
    return book.labels()["missing"];
}

} // namespace caboose::rulebook
