// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/game_on_the_table.h"
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"

#include <QSignalSpy>
#include <QTest>

namespace caboose::test {

using items::GameModels;
using items::OptionsModel;
using items::Viewpoint;

/// Which card: from a hand that nobody else may see, or from one that nobody names yet.
class HandsAskedTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aHandThatTheProgramDealtIsBehindACurtain();
    void whatACurtainHidesIsNotSaidToBeMissing();
    void aDealtHandSaysHowManyOfAKind();
    void whoNamesCardsLaterIsDoneWithAllAtOnce();

private:
    void show() { m_models->show(*m_game, Viewpoint::Table); }

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<GameModels> m_models;
};

void HandsAskedTest::init()
{
    watch();
    m_game = newGame(false);
    m_models = std::make_unique<GameModels>();
}

void HandsAskedTest::cleanup()
{
    complain();
    m_models.reset();
    m_game.reset();
}

/// With a key that is never an answer.
void HandsAskedTest::aHandThatTheProgramDealtIsBehindACurtain()
{
    m_game = newGame(true);
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    QCOMPARE(printModel(m_models->options,
                        {.roles = {Qt::DisplayRole, OptionsModel::KeysRole}, .header = false}),
             QStringLiteral("Only Belle looks: show what there is to choose keys=0\n"));
    QCOMPARE(m_models->options.question().question,
             QStringLiteral("Belle: which card, or draw three?"));
    QSignalSpy moved(&m_models->options, &OptionsModel::curtainMoved);
    QSignalSpy chosen(&m_models->options, &OptionsModel::chosen);
    m_models->options.choose(m_models->options.optionFor(QStringLiteral("0")));
    QCOMPARE(moved.count(), 1);
    m_models->show(*m_game, Viewpoint::Table, items::Curtain::Open);
    QCOMPARE(m_models->options.possible(), m_game->now().question()->possible());
    QCOMPARE(m_models->options.at(0).text, QStringLiteral("Hide it again"));
    m_models->options.choose(m_models->options.optionFor(QStringLiteral("0")));
    QCOMPARE(moved.count(), 2);
    QCOMPARE(chosen.count(), 0);
}

void HandsAskedTest::whatACurtainHidesIsNotSaidToBeMissing()
{
    m_game = newGame(true);
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    const items::WhyTexts why = m_models->options.why(-1);
    QVERIFY(why.lines.empty());
    QVERIFY2(why.verdict.contains(QStringLiteral("0 shows it")), qPrintable(why.verdict));
}

/// Nobody holds anything but what stands there.
void HandsAskedTest::aDealtHandSaysHowManyOfAKind()
{
    m_game = newGame(true);
    playTo(*m_game, rules::QuestionKind::PlayCard);
    m_models->show(*m_game, Viewpoint::Table, items::Curtain::Open);
    const rules::Table& table = m_game->now().table();
    const rules::Cards& hand = table.seats[*table.seatOf(m_game->now().question()->who())].hand;
    int told = 0;
    for (const items::OptionRow& row : m_models->options.rows()) {
        if (!row.hint.isPossible() || row.id >= OptionsModel::curtainRow) continue;
        const rules::Choice choice = (m_game->now().question()->begin() + row.id)->choice;
        if (!choice.is(rules::ChoiceKind::Which)) continue;
        const int count = hand.count(choice.card());
        QCOMPARE(row.text.startsWith(QString::number(count) + QStringLiteral(" × ")), count > 1);
        told += count;
    }
    QCOMPARE(told, hand.total());
    QVERIFY(hand.kinds() < hand.total());
}

/// With a key that is never an answer.
void HandsAskedTest::whoNamesCardsLaterIsDoneWithAllAtOnce()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    QVERIFY(m_models->options.at(0).id != OptionsModel::allPlayedRow);
    QVERIFY(m_game->follow({game::CardsEntered::WhenTurnedOver, {}}).isAccepted());
    show();
    QCOMPARE(m_models->options.at(0).id, OptionsModel::allPlayedRow);
    QCOMPARE(m_models->options.possible(), m_game->now().question()->possible());
    QSignalSpy all(&m_models->options, &OptionsModel::allCardsPlayed);
    QSignalSpy chosen(&m_models->options, &OptionsModel::chosen);
    m_models->options.choose(m_models->options.optionFor(QStringLiteral("0")));
    QCOMPARE(all.count(), 1);
    QCOMPARE(chosen.count(), 0);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::HandsAskedTest)
#include "hands_asked_test.moc"
