// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two games that differ only in what is hidden are the same in all windows, to the eye and to the
// ear, and in all that leaves the program.
#include "app/commands/subcommands.h"
#include "model/game/journal/journal.h"
#include "tests/model/rules/support/horses_game.h"
#include "tests/model/rules/support/marshal_game.h"
#include "tests/model/rules/support/solo_game.h"
#include "tests/model/rules/support/team_game.h"
#include "tests/support/drawn_texts.h"
#include "tests/support/running_program.h"
#include "tests/support/twin_games.h"
#include "tests/support/visible_texts.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/items/rulebook/rule_print.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QFile>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTextEdit>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The texts of each stop on the way through a game.
using Stops = QList<std::pair<QString, QStringList>>;

class SecretsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void noWindowAndNoExportTellsThem_data();
    void noWindowAndNoExportTellsThem();
    void norThoseOfTheBoxes_data();
    void norThoseOfTheBoxes();
    void anOpenCurtainTellsNothingElse();
    void aHandIsSeenBehindTheCurtainAndThatIsRecorded();
};

namespace {

void addTextOf(const QWidget* widget, QStringList& texts)
{
    if (const auto* edit = qobject_cast<const QPlainTextEdit*>(widget)) {
        texts += edit->toPlainText().split(u'\n');
    }
    if (const auto* edit = qobject_cast<const QTextEdit*>(widget)) {
        texts += edit->toPlainText().split(u'\n');
    }
}

void addVoiceOf(QWidget* widget, QStringList& texts)
{
    QAccessibleInterface* voice = QAccessible::queryAccessibleInterface(widget);
    if (!voice || !widget->isVisible()) return;
    for (const auto text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
        texts += u"spoken: "_s + voice->text(text);
    }
}

/// Seen, spoken and shown in tool tips, by whatever is there; then what is drawn, in its order.
QStringList wordsNow(const QString& folder)
{
    QStringList texts;
    for (const VisibleText& visible : visibleTexts()) {
        texts += visible.where + u": "_s + visible.text;
    }
    for (QWidget* widget : QApplication::allWidgets()) {
        addTextOf(widget, texts);
        addVoiceOf(widget, texts);
    }
    texts.sort();
    QStringList windows;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible()) continue;
        QStringList drawn{u"drawn in "_s + window->objectName()};
        for (const DrawnText& text : drawnTexts(window)) drawn += text.text;
        windows += drawn.join(u" | "_s);
    }
    windows.sort();
    texts += windows;
    return texts.replaceInStrings(folder, u"FOLDER"_s);
}

QString exported(const QString& file, const QString& form)
{
    QString out;
    QString err;
    QTextStream toOut(&out);
    QTextStream toErr(&err);
    app::Invocation invocation{{}, {file, u"--as"_s, form}, toOut, toErr};
    app::exportSubcommand().run(invocation);
    return out + err;
}

/// What is printed of a game: its rules, and its score.
QStringList printedPages(RunningProgram& running)
{
    items::RulebookReader& reader = running.program().rulebook().reader(0);
    reader.library().want();
    if (!QTest::qWaitFor([&] { return reader.library().isLoaded(); })) qFatal("it is loaded");
    const items::RulePrintJob rules = items::printJob(
        reader, {.what = items::PrintWhat::Booklet, .section = {}, .languages = {u"en"_s}});
    if (rules.pieces.empty()) qFatal("the rules of the game are printed");
    const QString score = running.program().gameDocument().models().finalScore.html();
    return rules.html().split(u'\n') + score.split(u'\n');
}

/// If somebody's hand is asked for, it is shown and hidden again.
void lookBehindTheCurtain(RunningProgram& running, Stops& stops)
{
    const auto look = [&](const QString& stop) {
        items::OptionsModel& options = running.program().gameDocument().models().options;
        const int before = options.rowCount();
        options.choose(items::OptionsModel::curtainRow);
        if (options.rowCount() == before) qFatal("a curtain hangs there");
        settle();
        stops.append({stop, wordsNow(running.folder())});
    };
    look(u"curtain open"_s);
    look(u"curtain closed"_s);
}

Stops stopsOf(RunningProgram& running, const QString& file)
{
    Stops stops;
    const auto look = [&](const QString& stop) {
        settle();
        stops.append({stop, wordsNow(running.folder())});
    };
    look(u"opened"_s);
    for (const auto& id : {u"train-map"_s, u"referee"_s, u"common-deck"_s, u"rounds"_s,
                           u"characters"_s, u"log"_s, u"score"_s}) {
        running.program().docks().setOpen(id, true);
        look(u"panel "_s + id);
    }
    running.trigger(u"game.table-display"_s);
    look(u"table display"_s);
    running.trigger(u"game.table-display"_s);
    running.trigger(u"game.dispute"_s);
    look(u"dispute"_s);
    if (auto* copy = running.window()->findChild<QPushButton*>(u"disputeCopy"_s)) copy->click();
    stops.append({u"clipboard"_s, QGuiApplication::clipboard()->text().split(u'\n')});
    running.trigger(u"game.dispute"_s);
    running.trigger(u"game.undo"_s);
    look(u"undone"_s);
    stops.append({u"printed"_s, printedPages(running)});
    for (const auto& form : {u"text"_s, u"html"_s, u"position"_s}) {
        stops.append({u"exported as "_s + form, exported(file, form).split(u'\n')});
    }
    return stops;
}

/// The game's file, opened in the program; the file is always as old.
QString openedIn(RunningProgram& running, game::Game& game, const QString& layout)
{
    const QString file = running.file(u"game.caboose"_s);
    {
        game::Journal journal(file.toStdU16String());
        game.keepWith(&journal);
        game.keepWith(nullptr);
    }
    QFile written(file);
    const QDateTime longAgo(QDate(2001, 2, 3), QTime(4, 5));
    const bool isDated = written.open(QIODevice::ReadWrite) &&
                         written.setFileTime(longAgo, QFileDevice::FileModificationTime);
    if (!isDated) qFatal("the file has a date of its own");
    written.close();
    running.start({.layout = layout}, app::panelList());
    views::setMotionWanted(false);
    running.window()->resize(1280, 800);
    running.program().gameDocument().openFile(file);
    return file;
}

Stops stopsOf(game::Game& game)
{
    RunningProgram running;
    const QString file = openedIn(running, game, u"stealin"_s);
    return stopsOf(running, file);
}

Stops stopsBehindTheCurtain(game::Game& game)
{
    RunningProgram running;
    openedIn(running, game, u"schemin"_s);
    Stops stops;
    lookBehindTheCurtain(running, stops);
    return stops;
}

/// Twins that have been played on, and in which nothing was turned up since that differs.
TwinGames playedOn(const rules::Table& table)
{
    constexpr int mostTries = 50;
    for (std::uint64_t seed = 3; seed < mostTries; ++seed) {
        TwinGames games(table, seed);
        rules::Random random(seed);
        for (int step = 0; step < 6 && games.areAlike(); ++step) {
            if (step != 3 || !games.overrule(random)) games.moveOn(random);
        }
        if (games.areAlike()) return games;
    }
    qFatal("some twins are alike for six steps");
}

QString differences(const Stops& one, const Stops& other)
{
    QString all;
    for (qsizetype stop = 0; stop < qMin(one.size(), other.size()); ++stop) {
        const auto& [name, texts] = one[stop];
        const QStringList& others = other[stop].second;
        for (qsizetype n = 0; n < qMax(texts.size(), others.size()); ++n) {
            if (texts.value(n) == others.value(n)) continue;
            all += u"\n%1:\n  %2\n  %3"_s.arg(name, texts.value(n), others.value(n));
            break;
        }
    }
    return all;
}

} // namespace

void SecretsTest::noWindowAndNoExportTellsThem_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<bool>("isDealt");
    QTest::addColumn<int>("steps");
    using rules::Edition;
    QTest::newRow("2016, Schemin'") << int(Edition::Official2016) << true << 30;
    QTest::newRow("combined, Stealin'") << int(Edition::Combined21) << true << 95;
    QTest::newRow("expert, late") << int(Edition::Official2016Expert) << true << 200;
    QTest::newRow("2016, cards of the table") << int(Edition::Official2016) << false << 60;
}

void SecretsTest::noWindowAndNoExportTellsThem()
{
    QFETCH(int, edition);
    QFETCH(bool, isDealt);
    QFETCH(int, steps);
    const rules::Table table =
        playedTable({.edition = static_cast<rules::Edition>(edition),
                     .kept = {.decks = isDealt, .purseValues = isDealt, .roundDeck = false},
                     .seed = static_cast<std::uint64_t>(steps),
                     .steps = steps});
    const TwinGames games = playedOn(table);
    const QString found = differences(stopsOf(*games.one), stopsOf(*games.other));
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

namespace {

using Lay = std::function<rules::Table(rules::Random&)>;

rules::Table horsesGame(rules::Random& random)
{
    return rules::horsesGame(random, rules::HouseRulings::None);
}

} // namespace

/// With goals, purses, mailbags and flasks that the program keeps, as well as the hands.
void SecretsTest::norThoseOfTheBoxes_data()
{
    QTest::addColumn<Lay>("lay");
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("steps");
    QTest::newRow("Marshal & Prisoners") << Lay(rules::marshalGame) << 6 << 150;
    QTest::newRow("teams against the Marshal, with whiskey") << Lay(rules::teamGame) << 11 << 60;
    QTest::newRow("Horses & Stagecoach") << Lay(horsesGame) << 6 << 150;
    QTest::newRow("alone against bots") << Lay(rules::soloGame) << 7 << 60;
}

void SecretsTest::norThoseOfTheBoxes()
{
    QFETCH(Lay, lay);
    QFETCH(int, seed);
    QFETCH(int, steps);
    rules::Random random(static_cast<std::uint64_t>(seed));
    rules::Table start = lay(random);
    start.kept = {.decks = true, .purseValues = true, .roundDeck = false, .goals = true};
    const TwinGames games =
        playedOn(playedTable(std::move(start), static_cast<std::uint64_t>(seed), steps));
    const QString found = differences(stopsOf(*games.one), stopsOf(*games.other));
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

/// Whoever is asked sees their own hand; the others' are as hidden as before, and all are when it
/// is closed again.
void SecretsTest::anOpenCurtainTellsNothingElse()
{
    rules::Table table = playedTable({.edition = rules::Edition::Official2016, .steps = 40});
    for (int steps = 41; table.progress.step != rules::Step::PlayCard; ++steps) {
        table = playedTable({.edition = rules::Edition::Official2016, .steps = steps});
    }
    const rules::Outcome outcome = rules::resolve(table, {});
    const auto asked = table.seatOf(outcome.question->who());
    const TwinGames sameHand(table, 5, asked);
    const Stops one = stopsBehindTheCurtain(*sameHand.one);
    const QString found = differences(one, stopsBehindTheCurtain(*sameHand.other));
    QVERIFY2(found.isEmpty(), qPrintable(found));
    std::uint64_t seed = 5;
    const auto hasSameKinds = [&] {
        const rules::Cards& hand = table.seats[*asked].hand;
        const TwinGames twins(table, seed);
        const rules::Cards other = twins.other->now().table().seats[*asked].hand;
        return std::all_of(hand.begin(), hand.end(),
                           [&](const rules::CardCount& held) { return other.has(held.card); });
    };
    while (hasSameKinds() && seed < 100) ++seed;
    const TwinGames otherHand(table, seed);
    const Stops other = stopsBehindTheCurtain(*otherHand.other);
    QVERIFY2(differences(one, other).contains(u"curtain open"_s), "the hand itself is shown");
    QVERIFY2(!differences(one, other).contains(u"curtain closed"_s), "and hidden again");
}

/// One key opens it, the answer closes it; the journal says who looked.
void SecretsTest::aHandIsSeenBehindTheCurtainAndThatIsRecorded()
{
    RunningProgram running;
    running.start({.layout = u"schemin"_s}, app::panelList());
    app::GameDocument& document = running.program().gameDocument();
    document.newGame().setKeepsDecks(true);
    document.startNew();
    const items::OptionsModel& options = document.models().options;
    while (!document.game()->now().question() ||
           document.game()->now().question()->ask() != rules::QuestionKind::PlayCard) {
        document.models().options.choose(options.at(0).id);
        document.models().options.goOn();
    }
    settle();
    QCOMPARE(options.rowCount(), 1);
    const rules::Pawn who = document.game()->now().question()->who();
    running.press(u"0"_s);
    QVERIFY(options.rowCount() > 2);
    const game::Record& record = document.game()->record();
    const auto* looked = record.at(record.size()).as<game::Looked>();
    QVERIFY(looked && !looked->all);
    QCOMPARE(looked->seat, document.game()->now().table().seatOf(who));
    running.press(u"0"_s);
    QCOMPARE(options.rowCount(), 1);
    running.press(u"0"_s);
    running.press(u"D"_s);
    QVERIFY(document.game()->now().question()->who() != who);
    QCOMPARE(options.rowCount(), 1);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::SecretsTest)
#include "secrets_test.moc"
