// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/playout/random.h"
#include "tests/gui/stage.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/motion/motion.h"

#include <QApplication>
#include <QMainWindow>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// A whole game with nothing but the keyboard, and what it costs.
class WholeGameTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isPlayedByKeys_data();
    void isPlayedByKeys();

private:
    struct Cost {
        int keys = 0;
        int cards = 0;
        double perCard() const { return cards == 0 ? 0 : static_cast<double>(keys) / cards; }
    };

    void press(const QString& key);
    void answer(rules::Random& random);
    void answerNumber(int number);
    const game::Situation& now() { return m_stage->program().following().game()->now(); }

    std::unique_ptr<Stage> m_stage;
    int m_keys = 0;
};

void WholeGameTest::init()
{
    watch();
    m_stage = std::make_unique<Stage>();
    m_stage->start({.layout = u"stealin"_s}, app::panelList());
    views::setMotionWanted(false);
    m_keys = 0;
}

void WholeGameTest::cleanup()
{
    m_stage.reset();
    complain();
}

void WholeGameTest::press(const QString& key)
{
    const QKeyCombination combination = QKeySequence(key)[0];
    QWidget* focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : m_stage->window(), combination.key(),
                    combination.keyboardModifiers());
    ++m_keys;
}

/// Typed into the box that the referee offers.
void WholeGameTest::answerNumber(int number)
{
    auto* spin = m_stage->window()->findChild<QSpinBox*>(u"number"_s);
    QVERIFY(spin->isVisible());
    spin->setFocus();
    spin->setValue(number);
    QTest::keyClick(spin, Qt::Key_Return);
    ++m_keys;
}

/// Any of the possible answers, a card rather than drawing.
void WholeGameTest::answer(rules::Random& random)
{
    const items::OptionsModel& options = m_stage->program().following().models().options;
    const items::QuestionTexts& question = options.question();
    switch (question.kind) {
    case items::QuestionTexts::Kind::GoOn: press(u"Space"_s); return;
    case items::QuestionTexts::Kind::Number: answerNumber(question.lowest); return;
    default: break;
    }
    const auto n = random.below(static_cast<std::uint32_t>(options.possible()));
    press(options.at(static_cast<int>(n)).offer.keys);
}

void WholeGameTest::isPlayedByKeys_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("dealt");
    QTest::newRow("3 players, own cards") << 3 << false;
    QTest::newRow("4 players, own cards") << 4 << false;
    QTest::newRow("6 players, dealt cards") << 6 << true;
}

void WholeGameTest::isPlayedByKeys()
{
    QFETCH(int, players);
    QFETCH(bool, dealt);
    app::Following& following = m_stage->program().following();
    following.newGame().setPlayers(players);
    following.newGame().setKeepsDecks(dealt);
    following.startNew();
    settle();

    rules::Random random(static_cast<std::uint64_t>(players));
    Cost schemin;
    Cost stealin;
    for (int step = 0; step < 3000 && now().awaits != game::Awaits::Nothing; ++step) {
        const rules::Progress before = now().table().progress;
        const auto cards = now().table().commonDeck.size();
        const game::Number place = now().at;
        const int keys = m_keys;
        answer(random);
        QVERIFY2(now().at != place, "a key that does nothing");
        const rules::Progress& after = now().table().progress;
        if (before.step == rules::Step::PlayCard) {
            schemin.keys += m_keys - keys;
            ++schemin.cards;
        } else if (before.step == rules::Step::PerformAction) {
            stealin.keys += m_keys - keys;
            const bool isResolved = after.card != before.card || after.step != before.step;
            if (isResolved) stealin.cards += isResolved && cards > 0 ? 1 : 0;
        }
        if (before.step != after.step) settle();
    }
    QCOMPARE(now().awaits, game::Awaits::Nothing);
    QCOMPARE(schemin.perCard(), 1.0);
    QVERIFY2(stealin.perCard() <= 1.5, qPrintable(QString::number(stealin.perCard())));
    qInfo("%d players: %d keys; Schemin' %.2f a turn; Stealin' %.2f a card (%d cards)", players,
          m_keys, schemin.perCard(), stealin.perCard(), stealin.cards);
    settle();
    saveScreenshot(*m_stage->window(), u"whole-game-%1-players-end"_s.arg(players));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::WholeGameTest)
#include "whole_game_test.moc"
