// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/notation.h"
#include "model/rules/core/resolve.h"
#include "tests/support/watched_test.h"
#include "views/items/common_deck/common_deck_model.h"
#include "views/items/referee/option_rows.h"
#include "views/items/wording/wording.h"

#include <QTest>

#include <algorithm>

namespace caboose::test {

using items::Viewpoint;

/// Positions written down, as those before the screen are shown them.
class ShownPositionTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void aGreyedCardIsNotSaidToComeLater();
    void theLastCardIsCalledSo();
    void aCardOfTwoBanditsMayBeEithers();
};

/// 5.2: both Robberies have been played openly, one is over; when the other comes is not told.
void ShownPositionTest::aGreyedCardIsNotSaidToComeLater()
{
    const notation::Reading reading =
        notation::read("rules official-2016\ntrain locomotive saloon luggage\nseats belle doc\n"
                       "marshal in locomotive\nbelle in saloon\ndoc in luggage\n"
                       "round 2 tunnel-2-4\nstep perform-action card 2\n"
                       "deck belle:robbery belle:?(face-down) doc:move belle:robbery\n");
    QVERIFY(reading.isSound());
    const rules::Outcome outcome = rules::resolve(reading.position.table, {});
    QVERIFY(outcome.question && outcome.question->ask() == rules::QuestionKind::TurnedOver);
    const auto reasonFor = [&](Viewpoint viewpoint) {
        items::ShownPosition shown;
        shown.table = outcome.table;
        shown.question = outcome.question;
        shown.viewpoint = viewpoint;
        const auto rows = items::optionRows(shown);
        const auto robbery = std::find_if(rows.begin(), rows.end(), [](const auto& row) {
            return row.text == QStringLiteral("Robbery");
        });
        return robbery == rows.end() ? QString() : robbery->reason;
    };
    QCOMPARE(reasonFor(Viewpoint::Table),
             QStringLiteral("2 such card(s) lie on the common deck already. If one was entered by "
                            "mistake, it can be corrected there: 1."));
    QVERIFY(reasonFor(Viewpoint::Referee).contains(QStringLiteral("1 · 4")));
}

void ShownPositionTest::theLastCardIsCalledSo()
{
    const notation::Reading reading =
        notation::read("rules official-2016\ntrain locomotive saloon luggage\nseats belle doc\n"
                       "marshal in locomotive\nbelle in saloon\ndoc in luggage\n"
                       "round 2 tunnel-2-4\nstep perform-action card 2\n"
                       "deck belle:robbery doc:move\n");
    QVERIFY(reading.isSound());
    items::ShownPosition shown;
    shown.table = reading.position.table;
    items::CommonDeckModel deck;
    deck.show(shown);
    QCOMPARE(deck.sentence(), QStringLiteral("Card 2 of 2, the last one"));
    // 5.3.1: nothing of it has been performed yet.
    shown.table.progress.step = rules::Step::RevealPawn;
    deck.show(shown);
    QCOMPARE(deck.sentence(), QStringLiteral("2 card(s) on the common deck"));
    shown.table.progress.step = rules::Step::EndRound;
    deck.show(shown);
    QCOMPARE(deck.sentence(), QStringLiteral("2 card(s), all of them done"));
}

/// 20.4: nobody sees yet which of them played it.
void ShownPositionTest::aCardOfTwoBanditsMayBeEithers()
{
    const notation::Reading reading =
        notation::read("rules official-2016-two-bandits\ntrain locomotive saloon luggage\n"
                       "seats belle+cheyenne doc+tuco\nmarshal in locomotive\n"
                       "belle in saloon\ncheyenne in saloon\ndoc in luggage\ntuco in luggage\n"
                       "round 2 tunnel-2-4\nstep perform-action card 1\n"
                       "deck belle:?(face-down) doc:move\n");
    QVERIFY(reading.isSound());
    const rules::Outcome outcome = rules::resolve(reading.position.table, {});
    QVERIFY(outcome.question && outcome.question->ask() == rules::QuestionKind::TurnedOver);
    QCOMPARE(items::words::question(*outcome.question, outcome.table),
             QStringLiteral("Belle or Cheyenne turns a card over. What is it?"));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::ShownPositionTest)
#include "shown_position_test.moc"
