// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// 5.1.1: a game begins with round cards that nobody has read; the table tells what is on each.
#include "model/rules/06_round_cards/catalogue.h"
#include "tests/support/clipped.h"
#include "tests/support/played_by_keys.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/items/spoken/table_in_words.h"
#include "views/items/wording/wording.h"

#include <QMainWindow>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using rules::Choice;
using rules::Turn;

class RoundCardReadTest : public WatchedTest, protected PlayedByKeys {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aCardIsReadWithAKeyForEachIcon();
    void whatWasMistypedIsTakenBack();
    void theGameIsSavedAndTheNextOneKnowsTheCard();
    void whereTheProgramDrawsTheBoxTells();
    void everythingIsSeenInEachLanguage_data();
    void everythingIsSeenInEachLanguage();

private:
    void beginWithTheMarshal(bool keepsRounds = false);
    void turnUp(std::string_view key);
    void type(const QString& keys);
    QString textOfOption(std::string_view key);
    app::GameDocument& document() { return m_running->program().gameDocument(); }
    rules::RoundCard card() { return now().table().roundCard(); }
    QString firstRound();
};

void RoundCardReadTest::init()
{
    watch();
    begin();
}

void RoundCardReadTest::cleanup()
{
    end();
    complain();
}

/// With nothing entered before.
void RoundCardReadTest::beginWithTheMarshal(bool keepsRounds)
{
    items::NewGameModel& plan = document().newGame();
    plan.boxes().setBoxes({rulebook::Box::Base, rulebook::Box::MarshalPrisoners});
    plan.modules().setModules({rules::Module::Base, rules::Module::MarshalPrisoners});
    plan.setKeepsRounds(keepsRounds);
    for (int row = 0; row < plan.rowCount(); ++row) {
        const bool isMarshal = plan.at(row).id == rules::index(rules::Pawn::Marshal);
        if (isMarshal) plan.setData(plan.index(row), Qt::Checked, Qt::CheckStateRole);
    }
    QCOMPARE(plan.objections(), QStringList());
    m_running->trigger(u"game.new"_s);
    press(u"Tab"_s); // off the button, which a Return would press
    auto* setup = m_running->window()->findChild<QWidget*>(u"setupPanel"_s);
    click(setup->findChild<QPushButton*>(u"goOn"_s));
    QVERIFY(document().game());
    if (!keepsRounds) m_running->playTo(rules::QuestionKind::RoundCard);
}

void RoundCardReadTest::turnUp(std::string_view key)
{
    give({.answer = Choice::round(rules::findRoundCard(key)->card.id)});
    QVERIFY(now().question());
    QCOMPARE(now().question()->ask(), rules::QuestionKind::RoundIcon);
}

void RoundCardReadTest::type(const QString& keys)
{
    for (const QChar key : keys) press(QString(key));
    settle();
}

QString RoundCardReadTest::textOfOption(std::string_view key)
{
    const Choice choice = Choice::round(rules::findRoundCard(key)->card.id);
    const rules::Question& question = *now().question();
    for (const items::OptionRow& row : document().models().options.rows()) {
        if ((question.begin() + row.id)->choice == choice) {
            return row.signsInWords.isEmpty() ? row.text : row.text + u": "_s + row.signsInWords;
        }
    }
    return {};
}

QString RoundCardReadTest::firstRound()
{
    items::RoundsModel& rounds = document().models().rounds;
    return rounds.index(0).data(items::RoundsModel::TurnsRole).toStringList().join(u", "_s);
}

void RoundCardReadTest::aCardIsReadWithAKeyForEachIcon()
{
    beginWithTheMarshal();
    QCOMPARE(textOfOption("safekeeping-2-4"), u"Safekeeping: its turns are asked for"_s);
    QCOMPARE(textOfOption("marshal-no-event-1-2-4"),
             u"No event, Marshal & Prisoners (2–4): its turns are asked for"_s);
    QCOMPARE(textOfOption("marshal-no-event-2-2-4"), QString());
    turnUp("safekeeping-2-4");
    const items::OptionsModel& options = document().models().options;
    QCOMPARE(options.question().question, u"Safekeeping (2–4): which turn comes first?"_s);
    QCOMPARE(options.question().rule, u"5.1.1"_s);
    QCOMPARE(firstRound(), u"[not told yet]"_s);
    type(u"SJH"_s);
    QCOMPARE(options.question().question,
             u"Safekeeping (2–4): Standard, Jarring, Hand icon, and then?"_s);
    QCOMPARE(firstRound(), u"Standard, Jarring, [not told yet]"_s);
    QVERIFY(document().newGame().ownRounds().told().empty());
    type(u"TN"_s);
    QVERIFY(card() == (rules::RoundCard{31,
                                        rules::RoundSet::UpToFour,
                                        rules::Event::Safekeeping,
                                        1,
                                        {Turn::Normal, Turn::Jarring, Turn::Tunnel}}));
    QCOMPARE(firstRound(), u"Standard, Jarring, Tunnel"_s);
    m_running->playTo(rules::QuestionKind::PlayCard);
    QCOMPARE(document().models().rounds.sentence(), u"Round 1, turn 1 of 3: Standard"_s);
}

/// Each icon for itself, up to the card that was named.
void RoundCardReadTest::whatWasMistypedIsTakenBack()
{
    beginWithTheMarshal();
    turnUp("rumours-2-4");
    type(u"SWN"_s);
    QVERIFY(now().question() == nullptr ||
            now().question()->ask() != rules::QuestionKind::RoundIcon);
    press(u"Ctrl+Z"_s);
    press(u"Ctrl+Z"_s);
    settle();
    QCOMPARE(firstRound(), u"Standard, [not told yet]"_s);
    type(u"TN"_s);
    QCOMPARE(firstRound(), u"Standard, Tunnel"_s);
    for (int n = 0; n < 4; ++n) press(u"Ctrl+Z"_s);
    settle();
    QCOMPARE(now().question()->ask(), rules::QuestionKind::RoundCard);
    QCOMPARE(firstRound(), QString());
    turnUp("reflex-action-2-4");
    QCOMPARE(firstRound(), u"[not told yet]"_s);
    QVERIFY(document().newGame().ownRounds().told().empty());
}

void RoundCardReadTest::theGameIsSavedAndTheNextOneKnowsTheCard()
{
    beginWithTheMarshal();
    turnUp("marshal-no-event-1-2-4");
    type(u"SJ"_s);
    const QString file = document().file();
    const rules::Table half = now().table();
    m_running->crash();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    document().openFile(file);
    QVERIFY(now().table() == half);
    type(u"N"_s);
    QVERIFY(document().newGame().ownRounds().told().empty());
    m_running->playTo(rules::QuestionKind::MoveTo);
    const rules::Table before = now().table();
    m_running->close();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    document().openFile(file);
    QVERIFY(now().table() == before);
    const rules::Plan plan = document().newGame().plan();
    QCOMPARE(plan.toldRoundCards.size(), 1U);
    QVERIFY(plan.toldRoundCards.front() == before.roundCard());
    beginWithTheMarshal();
    QCOMPARE(textOfOption("marshal-no-event-1-2-4"), u"No event: Standard, Jarring"_s);
    QCOMPARE(textOfOption("marshal-no-event-2-2-4"),
             u"No event, Marshal & Prisoners (2–4): its turns are asked for"_s);
    const QStringList heard = items::answersInWords(document().models().options);
    QVERIFY(heard.join(u' ').contains(u"No event (Standard, Jarring)"_s));
}

/// It draws until it draws a card that it can't read; chance may leave all of those in the box.
void RoundCardReadTest::whereTheProgramDrawsTheBoxTells()
{
    beginWithTheMarshal(true);
    constexpr int mostGames = 40;
    for (int game = 1; game < mostGames && !m_running->comesTo(rules::QuestionKind::RoundIcon);
         ++game)
        document().startNew();
    const rules::RoundCard drawn = card();
    QVERIFY(drawn.turns.empty());
    QVERIFY(document().models().options.question().question.startsWith(
        items::words::roundCard(drawn.id)));
    type(u"SSN"_s);
    QCOMPARE(now().table().rounds[now().table().rounds.size() - 1].turns.size(), 2U);
}

void RoundCardReadTest::everythingIsSeenInEachLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    const QSize small(1280, 800);
    const QSize large(1920, 1080);
    QTest::newRow("en-light") << u"en"_s << u"light"_s << small;
    QTest::newRow("fr-dark") << u"fr"_s << u"dark"_s << small;
    QTest::newRow("fr-light-large") << u"fr"_s << u"light"_s << large;
    QTest::newRow("en-dark-large") << u"en"_s << u"dark"_s << large;
}

void RoundCardReadTest::everythingIsSeenInEachLanguage()
{
    QFETCH(QString, language);
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    m_running->start({.language = language, .layout = u"schemin"_s}, app::panelList());
    m_running->window()->resize(size);
    beginWithTheMarshal();
    m_running->trigger(u"view.theme."_s + theme);
    m_running->program().docks().setOpen(u"rounds"_s, true);
    const QString name = u"round-card-%1-%2-%3"_s.arg(theme, language).arg(size.width());
    settle();
    QVERIFY(!isBlank(saveScreenshot(*m_running->window(), name + u"-which"_s)));
    turnUp("safekeeping-2-4");
    for (const Turn turn : {Turn::Normal, Turn::Jarring}) give({.answer = Choice(turn)});
    settle();
    QVERIFY(!isBlank(saveScreenshot(*m_running->window(), name)));
    const QStringList complaints = clippedNow();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    // A key of its own for each, in each language.
    QStringList keys;
    for (const items::OptionRow& row : document().models().options.rows()) {
        keys.append(row.hint.keys);
    }
    QCOMPARE(keys.size(), 9);
    QCOMPARE(keys.removeDuplicates(), 0);
    QVERIFY2(keys.join(QString()).contains(QRegularExpression(u"^[A-Z]+$"_s)),
             qPrintable(keys.join(u' ')));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::RoundCardReadTest)
#include "round_card_read_test.moc"
