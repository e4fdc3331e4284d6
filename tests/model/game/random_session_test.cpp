// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/model/game/temporary_folder.h"

#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"
#include "model/game/journal/last_stretch.h"
#include "model/game/open_game.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/playout/playout.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <vector>

namespace caboose::game::test {

namespace {

using rules::Location;
using rules::Random;

/// A group that does anything at any time, and what it has seen meanwhile.
class Session {
public:
    Session(const std::filesystem::path& path, const Started& start)
        : m_path(path), m_random(start.seed), m_kept(startGame(path, start, m_clock).kept)
    {
        remember();
    }

    void doSomething()
    {
        constexpr std::uint32_t things = 40;
        switch (m_random.below(things)) {
        case 0: game().undoStep(); break;
        case 1: game().undoBeat(); break;
        case 2: game().redoStep(); break;
        case 3: game().redoBeat(); break;
        case 4: game().goTo(anyEntry()); break;
        case 5: game().note("so"); break;
        case 6: game().look({}); break;
        case 7:
        case 8: game().adjust({somePawn()}); break;
        case 9: game().adjust({someLoot(), somePawn()}); break;
        case 10: game().follow(someBookkeeping()); break;
        case 11: decide(); break;
        case 12: tryOrNot(); break;
        case 13: reopen(); break;
        case 14: game().playUnseen(); break;
        case 15:
        case 16:
        case 17: game().adjust({anyAdjustment()}); break;
        default: moveOn(game(), m_random); break;
        }
        remember();
    }

    /// The states are what a plain replay of the record makes of it, and what was seen when it was
    /// said.
    void check()
    {
        History plain;
        plain.extend(game().record());
        RC_ASSERT(plain.disagreements().empty());
        for (Number n = 1; n <= game().record().size(); ++n) {
            if (!game().record().isMove(n)) continue;
            RC_ASSERT(plain.knows(n));
            RC_ASSERT(*plain.stateAfter(n) == *game().history().stateAfter(n));
            if (const auto seen = m_seen.find(n); seen != m_seen.end()) {
                RC_ASSERT(*plain.stateAfter(n) == seen->second);
            }
        }
        const Number head = game().record().head();
        RC_ASSERT(game().now().state == *plain.stateAfter(head));
        checkLastStretch(*plain.stateAfter(head));
    }

    void finish()
    {
        if (game().inWhatIf()) dropWhatIf();
        check();
        reopen();
        check();
    }

private:
    /// Where it stands does not hang on how much of it is played again.
    void checkLastStretch(const State& now)
    {
        const auto stretch = lastStretch(writeJournal(game().record(), game().record().begunBy()));
        if (!stretch) return;
        History history;
        history.extend(*stretch);
        RC_ASSERT(history.knows(stretch->head()));
        const State end = *history.stateAfter(stretch->head());
        RC_ASSERT(positionOf(end) == positionOf(now));
        RC_ASSERT(end.cards == now.cards);
    }

    Game& game() { return *m_kept.game; }

    void remember()
    {
        const auto [seen, isNew] = m_seen.try_emplace(game().now().at, game().now().state);
        RC_ASSERT(isNew || seen->second == game().now().state);
    }

    Number anyEntry() { return 1 + m_random.below(game().record().size()); }

    Location somePlace()
    {
        const auto& train = game().now().table().express;
        const auto car = train[m_random.below(static_cast<std::uint32_t>(train.size()))];
        return rules::in(car, static_cast<rules::Level>(m_random.below(2)));
    }

    Adjustment somePawn()
    {
        const auto& seats = game().now().table().seats;
        const auto seat = m_random.below(static_cast<std::uint32_t>(seats.size()));
        return {
            .what = AdjustmentKind::Pawn, .who = seats[seat].characters.front(), .to = somePlace()};
    }

    Adjustment someLoot()
    {
        return {.what = AdjustmentKind::LootAdded,
                .to = somePlace(),
                .loot = {rules::LootKind::Purse, 300},
                .number = 1};
    }

    std::uint8_t below(int n)
    {
        return static_cast<std::uint8_t>(m_random.below(static_cast<std::uint32_t>(n)));
    }

    /// Of any kind, about anything, often nonsense.
    Adjustment anyAdjustment()
    {
        const rules::Table& table = game().now().table();
        Adjustment a = somePawn();
        a.what = static_cast<AdjustmentKind>(below(static_cast<int>(AdjustmentKind::Count)));
        a.whom = somePawn().who;
        a.seat = below(static_cast<int>(table.seats.size()) + 1);
        a.from = below(2) == 0 ? rules::Holder(somePlace()) : rules::Holder(a.who);
        a.loot = {static_cast<rules::LootKind>(below(4)),
                  static_cast<rules::Dollars>(250 + 250 * below(4))};
        a.card = {a.who, static_cast<rules::CardKind>(below(10)), 0};
        if (below(5) == 0) a.card.kind = rules::CardKind::Unknown;
        a.pile = static_cast<Pile>(below(3));
        a.toPile = static_cast<Pile>(below(3));
        a.faceDown = below(2) == 0;
        a.sheetField = static_cast<SheetField>(below(static_cast<int>(SheetField::Count)));
        a.tableField = static_cast<TableField>(below(static_cast<int>(TableField::Count)));
        a.ruling = static_cast<rules::Ruling>(below(static_cast<int>(rules::rulingCount)));
        a.progress = {static_cast<rules::Step>(below(rules::stepCount)),
                      below(6),
                      below(6),
                      below(7),
                      below(8) == 0,
                      below(static_cast<int>(table.commonDeck.size()) + 1)};
        a.hostage = static_cast<rules::Hostage>(below(9));
        a.number = below(30) - 2;
        return a;
    }

    Bookkeeping someBookkeeping()
    {
        return {below(2) == 0 ? CardsEntered::WhenPlayed : CardsEntered::WhenTurnedOver,
                {m_random.below(2) == 0, m_random.below(2) == 0, m_random.below(2) == 0}};
    }

    void decide()
    {
        const rules::Question* question = game().now().question();
        if (question == nullptr || question->size() == 0) {
            game().decideOtherwise({}, {somePawn()});
            return;
        }
        const auto n = m_random.below(static_cast<std::uint32_t>(question->size()));
        game().decideOtherwise((question->begin() + n)->choice);
    }

    void dropWhatIf()
    {
        const Number since = game().whatIfSince();
        game().dropWhatIf();
        m_seen.erase(m_seen.lower_bound(since), m_seen.end());
    }

    void tryOrNot()
    {
        if (!game().inWhatIf()) {
            game().startWhatIf(anyEntry());
        } else if (m_random.below(2) == 0) {
            game().keepWhatIf();
        } else {
            dropWhatIf();
        }
    }

    void reopen()
    {
        if (game().inWhatIf()) return;
        const Record before = game().record();
        const State state = game().now().state;
        m_kept = {};
        OpenedGame opened = openGame(m_path, m_clock);
        RC_ASSERT(opened.kept.operator bool());
        RC_ASSERT(opened.saved == Saved::Yes);
        RC_ASSERT(opened.disagreements.empty());
        m_kept = std::move(opened.kept);
        RC_ASSERT(game().record() == before);
        RC_ASSERT(game().now().state == state);
    }

    std::filesystem::path m_path;
    Random m_random;
    Game::Clock m_clock = countingClock();
    GameWithFile m_kept;
    std::map<Number, State> m_seen;
};

/// The standard plan of each edition with as many players as it can be played by.
std::vector<rules::Plan> playablePlans()
{
    std::vector<rules::Plan> plans;
    for (int edition = 0; edition < static_cast<int>(rules::editionCount); ++edition) {
        for (int players = 2; players <= 6; ++players) {
            const rules::Rulings rulings = rules::preset(static_cast<rules::Edition>(edition));
            rules::Plan plan = rules::standardPlan(rulings, players);
            if (rules::objections(plan).empty()) plans.push_back(std::move(plan));
        }
    }
    return plans;
}

/// Any edition with as many players as it can be played by, in any way of following.
rc::Gen<Started> anyStart()
{
    return rc::gen::exec([] {
        static const std::vector<rules::Plan> plans = playablePlans();
        rules::Plan plan = *rc::gen::elementOf(plans);
        plan.kept = {*rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(),
                     *rc::gen::arbitrary<bool>()};
        return Started{std::make_shared<const rules::Table>(rules::tableFor(plan)),
                       {},
                       *rc::gen::arbitrary<std::uint64_t>(),
                       *rc::gen::element(CardsEntered::WhenPlayed, CardsEntered::WhenTurnedOver)};
    });
}

} // namespace

RC_GTEST_PROP(RandomSession, neverDisagreesWithAPlainReplay, ())
{
    const TemporaryFolder folder(TemporaryFolder::quickPlace());
    const int length = *rc::gen::inRange(1, 250);
    Session session(folder / "game.caboose", *anyStart());
    for (int i = 0; i < length; ++i) {
        session.doSomething();
        if (i % 50 == 0) session.check();
    }
    session.finish();
}

} // namespace caboose::game::test
