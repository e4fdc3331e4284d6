// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The log: every change by hand in words, ways that were left and what was tried out are marked.

#include "model/game/journal/adjustment_text.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "tests/items/game_on_the_table.h"
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"
#include "views/items/story/story.h"
#include "views/items/wording/adjustments.h"
#include "views/items/wording/wording.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using game::Adjustment;
using game::AdjustmentKind;
using items::LogRow;
using items::Viewpoint;

namespace {

/// A table with everything that an adjustment can name.
rules::Table someTable()
{
    rules::Table table = newGame(true)->now().table();
    table.commonDeck.push_back({{rules::Pawn::Belle, rules::CardKind::Move, 0}, 0, 0, false});
    return table;
}

Adjustment example(AdjustmentKind what)
{
    return {.what = what,
            .who = rules::Pawn::Doc,
            .whom = rules::Pawn::Belle,
            .from = rules::inside(rules::Car::Saloon),
            .to = rules::roofOf(rules::Car::Luggage),
            .loot = {rules::LootKind::Purse, 300},
            .card = {rules::Pawn::Belle, rules::CardKind::Fire, 0},
            .ruling = rules::Ruling::FireAtBotMarshal,
            .progress = {.step = rules::Step::PerformAction, .round = 2},
            .hostage = rules::Hostage::Poodle,
            .number = 0};
}

/// Every kind of adjustment, those of sheets and of the table with each of their fields, as there
/// and as not there.
std::vector<Adjustment> everyKind()
{
    std::vector<Adjustment> all;
    all.reserve(std::size_t(AdjustmentKind::Count));
    for (int i = 0; i < int(AdjustmentKind::Count); ++i) all.push_back(example(AdjustmentKind(i)));
    for (const int number : {0, 1}) {
        for (int i = 0; i < int(game::SheetField::Count); ++i) {
            if (!rowOf(game::SheetField(i)).isSetByHand) continue;
            all.push_back(example(AdjustmentKind::OnSheet));
            all.back().sheetField = game::SheetField(i);
            all.back().number = number;
        }
        for (int i = 0; i < int(game::TableField::Count); ++i) {
            all.push_back(example(AdjustmentKind::OnTable));
            all.back().tableField = game::TableField(i);
            all.back().number = number;
        }
        for (const AdjustmentKind other :
             {AdjustmentKind::Horses, AdjustmentKind::Dynamite, AdjustmentKind::Gatling,
              AdjustmentKind::HostageShown, AdjustmentKind::PrisonerShown,
              AdjustmentKind::PrisonerAchieved}) {
            all.push_back(example(other));
            all.back().number = number;
        }
    }
    return all;
}

} // namespace

class LogTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyAdjustmentHasItsOwnSentence();
    void changesByHandAreALineEach();
    void changesByHandTellNoSecrets();
    void waysThatWereLeftAreMarked();
    void waysLeadBackFromTheirLine();
    void whatWasTriedOutIsMarked();
    void onlyTheWantedLinesAreCopied();
    void whoLookedIsALine();
    void whoLookedAndTookItBackHasLooked();

private:
    void show(Viewpoint viewpoint = Viewpoint::Table) { m_models->show(*m_game, viewpoint); }
    const items::LogModel& log() const { return m_models->log; }
    /// The same question answered in two ways, the first of them undone.
    void leaveAWay();

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<items::GameModels> m_models;
};

void LogTest::init()
{
    watch();
    m_game = newGame(true);
    m_models = std::make_unique<items::GameModels>();
    watchModel(m_models->log);
}

void LogTest::cleanup()
{
    complain();
    m_models.reset();
    m_game.reset();
}

void LogTest::everyAdjustmentHasItsOwnSentence()
{
    const rules::Table table = someTable();
    QHash<QString, std::string> texts;
    for (Adjustment& adjustment : everyKind()) {
        if (adjustment.what == AdjustmentKind::RoundCardIs) {
            adjustment.number = rules::baseRoundCards().front().card.id;
        }
        const QString text = items::words::adjustment(adjustment, table);
        const std::string code = game::textOf(adjustment);
        QVERIFY2(text.size() > 10 && text.at(0).isUpper() && text.endsWith(u'.'), code.c_str());
        QVERIFY2(!text.contains(u'%') && !text.contains(u"  "_s), qPrintable(text));
        // Values of purses are not told.
        const bool isSecret = adjustment.what == AdjustmentKind::OnSheet &&
                              adjustment.sheetField == game::SheetField::UnseenTotal;
        const bool isNew = isSecret || texts.value(text, code) == code;
        QVERIFY2(isNew, qPrintable(text + u": "_s + QString::fromStdString(code)));
        texts.insert(text, code);
    }
    QVERIFY(texts.size() > 60);
}

void LogTest::changesByHandAreALineEach()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    const rules::Location roof = rules::roofOf(rules::Car::Saloon);
    QVERIFY(m_game
                ->adjust({{.what = AdjustmentKind::Pawn, .who = rules::Pawn::Belle, .to = roof},
                          {.what = AdjustmentKind::FirstPlayer, .seat = 1},
                          {.what = AdjustmentKind::OnSheet,
                           .who = rules::Pawn::Doc,
                           .sheetField = game::SheetField::Cash,
                           .number = 250},
                          {.what = AdjustmentKind::BulletGiven,
                           .who = rules::Pawn::Doc,
                           .whom = rules::Pawn::Belle},
                          {.what = AdjustmentKind::BulletTaken,
                           .who = rules::Pawn::Doc,
                           .whom = rules::Pawn::Belle}})
                .isAccepted());
    show();
    QStringList lines;
    for (const LogRow& row : log().rows()) {
        if (row.kind == LogRow::Kind::Adjustment) lines.append(row.text);
    }
    QCOMPARE(lines.join(u'\n'), u"By hand: Belle is put on the roof of the saloon.\n"
                                "By hand: Cheyenne is the first player.\n"
                                "By hand: Doc has $250 without a token.\n"
                                "By hand: Belle receives a bullet from Doc.\n"
                                "By hand: Belle gives a bullet back to Doc."_s);
    QVERIFY(log().rows().back().isNow);
}

void LogTest::changesByHandTellNoSecrets()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    const rules::Seat& seat = m_game->now().table().seats[0];
    const rules::Card held = seat.hand.begin()->card;
    const rules::Loot purse{rules::LootKind::Purse, 300};
    QVERIFY(m_game
                ->adjust({{.what = AdjustmentKind::CardMoved,
                           .card = held,
                           .seat = 0,
                           .pile = game::Pile::Hand,
                           .toPile = game::Pile::Discard},
                          {.what = AdjustmentKind::LootAdded,
                           .to = seat.characters.front(),
                           .loot = purse,
                           .number = 1}})
                .isAccepted());
    const auto changes = [this](Viewpoint viewpoint) {
        show(viewpoint);
        const int last = log().rowCount() - 1;
        return log().at(last - 1).text + log().at(last).text;
    };
    QCOMPARE(changes(Viewpoint::Table),
             u"By hand: Belle: a card goes from the hand to the discard pile."
             "By hand: A purse is added here: Belle."_s);
    const QString seen = changes(Viewpoint::Referee);
    QVERIFY2(seen.contains(items::words::card(held.kind)), qPrintable(seen));
    QVERIFY2(seen.contains(u"$300"_s), qPrintable(seen));
}

void LogTest::leaveAWay()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    const rules::Question before = *m_game->now().question();
    answer(*m_game, 0);
    QVERIFY(m_game->undoStep().isAccepted());
    const auto other = std::find_if(before.begin() + 1, before.end(),
                                    [](const auto& option) { return option.verdict.isPossible(); });
    answer(*m_game, static_cast<int>(other - before.begin()));
    show();
}

/// A line says that ways leave from it exactly when the list of ways has some from there.
void LogTest::waysThatWereLeftAreMarked()
{
    leaveAWay();
    QCOMPARE(log().branches().size(), std::size_t(1));
    int marked = 0;
    for (int row = 0; row < log().rowCount(); ++row) {
        marked += log().at(row).branches;
        QCOMPARE(std::size_t(log().at(row).branches), log().branchesAt(row).size());
    }
    QCOMPARE(marked, 1);
    QVERIFY(log().text().contains(u"(1 other way"_s));
}

void LogTest::waysLeadBackFromTheirLine()
{
    leaveAWay();
    const auto& rows = log().rows();
    const auto fork =
        std::find_if(rows.begin(), rows.end(), [](const LogRow& row) { return row.branches > 0; });
    QVERIFY(fork != rows.end());
    const std::size_t n = log().branchesAt(static_cast<int>(fork - rows.begin())).front();
    const game::Number end = log().branches()[n].entry;
    connect(&m_models->log, &items::LogModel::goToWanted, this,
            [this](unsigned entry) { QVERIFY(m_game->goTo(entry).isAccepted()); });
    m_models->log.goToBranch(n);
    QVERIFY(m_game->record().isAncestor(end, m_game->record().head()));
    show();
    QCOMPARE(log().branches().size(), std::size_t(1));
    QVERIFY(log().branches().front().entry != end);
}

void LogTest::whatWasTriedOutIsMarked()
{
    const auto tried = [this] {
        return std::count_if(log().rows().begin(), log().rows().end(),
                             [](const LogRow& row) { return row.isInWhatIf; });
    };
    playTo(*m_game, rules::QuestionKind::PlayCard);
    QVERIFY(m_game->startWhatIf(m_game->now().at).isAccepted());
    show();
    QCOMPARE(tried(), 0);
    answer(*m_game, 0);
    show();
    QCOMPARE(tried(), 2);
    QVERIFY(log().text().contains(u"\nWhat if: from here on it is only tried out.\nWhat if: "_s));
    QVERIFY(m_game->keepWhatIf().isAccepted());
    answer(*m_game, 0);
    show();
    QCOMPARE(tried(), 2);
    QVERIFY(log().text().contains(u"\nWhat if: this was tried out, and then kept.\n"_s));
    QVERIFY(!log().rows().back().isInWhatIf);
    QVERIFY(m_game->startWhatIf(m_game->now().at).isAccepted());
    answer(*m_game, 0);
    show();
    QCOMPARE(tried(), 4);
    QVERIFY(m_game->dropWhatIf().isAccepted());
    show();
    QCOMPARE(tried(), 2);
}

void LogTest::onlyTheWantedLinesAreCopied()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    const int last = log().rowCount() - 1;
    QCOMPARE(log().text([last](int row) { return row == last; }),
             items::LogModel::lineOf(log().at(last)) + u'\n');
}

void LogTest::whoLookedIsALine()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    const int before = log().rowCount();
    m_game->look({.all = false, .seat = 0});
    m_game->look({});
    m_game->look({.all = false, .seat = 0});
    show();
    QCOMPARE(log().rowCount(), before + 2);
    const QString who = items::words::pawn(m_game->now().table().seats[0].characters.front());
    QCOMPARE(log().at(before).text, who + u" looked at what nobody else may see."_s);
    QCOMPARE(log().at(before + 1).text, u"Somebody looked at everything that is hidden."_s);
    const auto entry = static_cast<int>(m_game->now().at);
    QCOMPARE(log().at(before).entry, entry);
    answer(*m_game, 0);
    m_game->look({});
    show();
    QCOMPARE(log().text().count(u"Somebody looked"_s), 2);
    QVERIFY(items::asText(items::storyOf(*m_game)).contains(u"Somebody looked"_s));
}

void LogTest::whoLookedAndTookItBackHasLooked()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    const rules::Question before = *m_game->now().question();
    answer(*m_game, 0);
    m_game->look({});
    QVERIFY(m_game->undoStep().isAccepted());
    const auto other = std::find_if(before.begin() + 1, before.end(),
                                    [](const auto& option) { return option.verdict.isPossible(); });
    answer(*m_game, static_cast<int>(other - before.begin()));
    show();
    const auto& rows = log().rows();
    const auto looked = std::find_if(rows.begin(), rows.end(), [](const LogRow& row) {
        return row.text.startsWith(u"Somebody looked"_s);
    });
    QVERIFY(looked != rows.end());
    QVERIFY(!looked->isUndone);
    QVERIFY(looked + 1 != rows.end());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LogTest)
#include "log_test.moc"
