// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the other boxes and promos bring onto the table, on the screen.
#include "model/game/journal/journal.h"
#include "model/rules/core/names.h"
#include "tests/support/clipped.h"
#include "tests/support/drawn_texts.h"
#include "tests/support/laid_game.h"
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/drawing/drawing_file.h"
#include "views/items/game/piece_art.h"
#include "views/widgets/train_map/train_map.h"

#include <QDir>
#include <QFile>
#include <QMainWindow>
#include <QSvgRenderer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

class AllPiecesTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyPieceHasItsDrawing();
    void everyDrawingShowsAllOfItself();
    void nothingIsInvisibleOrClipped_data();
    void nothingIsInvisibleOrClipped();
    void horsesStandBesideTheirCar();
    void theCoachStandsBeforeItsCar();
    void hostagesAreTakenByAClick();

private:
    void open(const std::string& position, const QString& language = u"en"_s);
    items::GameModels& models() { return m_running->program().gameDocument().models(); }
    views::TrainMap& map() { return *m_running->window()->findChild<views::TrainMap*>(); }
    QRect place(rules::Location where) { return map().placeArea(rules::index(where)); }
    QRect horses(rules::Car car)
    {
        return map().pieceArea(views::PieceKind::Horses, 100 + rules::index(car));
    }

    std::unique_ptr<RunningProgram> m_running;
};

namespace {

/// All that goes together; of handcar and Time Travel car there is one.
std::string fullTable(const std::string& ahead, const std::string& tuco = "on saloon-roof")
{
    return "rules combined-2.1\n"
           "train " +
           ahead +
           " locomotive first-class saloon circus luggage restaurant\n"
           "seats belle doc tuco ghost django cheyenne\n"
           "stagecoach beside saloon\n"
           "horses locomotive 1, saloon 2, luggage 5\n"
           "hostages banker poodle teacher\n"
           "marshal in circus\n"
           "shotgun on stagecoach-roof\n"
           "belle in saloon; hostage old-lady; purse 1, jewel 5, half-whiskey\n"
           "doc in saloon; hostage minister; flask, 2 purses\n"
           "tuco " +
           tuco +
           "; strongbox 10\n"
           "ghost in stagecoach; half-old-whiskey, purse 250\n"
           "django on circus-roof\n"
           "cheyenne in " +
           ahead +
           "\n"
           "stagecoach-roof holds strongbox\n"
           "locomotive holds strongbox 1000\n"
           "saloon holds flask, 2 purses, jewel 500\n"
           "first-class holds 3 purses, whiskey\n"
           "circus holds 2 clowns-chests, flask\n"
           "luggage holds jewel 5, flask, purse 1, strongbox 10\n"
           "luggage-roof holds purse\n"
           "round 5 card(normal jarring normal event:north-pole-station)\n"
           "step perform-action\n"
           "deck tuco:move doc:ride belle:special-punch\n";
}

} // namespace

void AllPiecesTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
}

void AllPiecesTest::cleanup()
{
    m_running.reset();
    complain();
}

void AllPiecesTest::open(const std::string& position, const QString& language)
{
    const QString file = m_running->file(u"game.caboose"_s);
    {
        const std::unique_ptr<game::Game> game = laidGame(position);
        game::Journal journal(file.toStdU16String());
        game->keepWith(&journal);
        game->keepWith(nullptr);
    }
    m_running->start({.language = language, .layout = u"stealin"_s}, app::panelList());
    views::setMotionWanted(false);
    m_running->window()->resize(1280, 800);
    m_running->program().gameDocument().openFile(file);
    m_running->program().docks().setOpen(u"characters"_s, true);
    settle();
}

void AllPiecesTest::everyPieceHasItsDrawing()
{
    QStringList missing;
    const auto look = [&missing](const QString& art) {
        if (!QFile::exists(u":/art/%1.svg"_s.arg(art))) missing.append(art);
    };
    for (int i = 0; i < rules::carCount; ++i) look(items::artOf(static_cast<rules::Car>(i)));
    for (int i = 1; i <= rules::hostageCount; ++i) {
        look(items::artOf(static_cast<rules::Hostage>(i)));
    }
    for (int i = 0; i < rules::lootKindCount; ++i) {
        look(items::artOf(static_cast<rules::LootKind>(i)));
    }
    for (const rules::CardKind kind : {rules::CardKind::Ride, rules::CardKind::SpecialPunch}) {
        look(items::artOf(kind));
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
}

/// Its viewBox is left out when it is read.
void AllPiecesTest::everyDrawingShowsAllOfItself()
{
    for (const QString& folder : {u":/icons/"_s, u":/art/"_s}) {
        for (const QString& name : QDir(folder).entryList(QDir::Files)) {
            const QSvgRenderer whole(folder + name);
            const QByteArray read = views::drawingIn(folder + name);
            QVERIFY2(!read.contains("viewBox"), qPrintable(name));
            const QSvgRenderer shown(read);
            QVERIFY2(shown.viewBoxF() == QRectF(QPointF(), shown.defaultSize()), qPrintable(name));
            QVERIFY2(shown.viewBoxF() == whole.viewBoxF(), qPrintable(name));
        }
    }
}

void AllPiecesTest::nothingIsInvisibleOrClipped_data()
{
    QTest::addColumn<QString>("ahead");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    for (const auto& ahead : {u"handcar"_s, u"time-travel"_s}) {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            for (const auto& theme : {u"light"_s, u"dark"_s}) {
                const QString name = u"%1-%2-%3"_s.arg(ahead).arg(size.width()).arg(theme);
                QTest::newRow(qPrintable(name)) << ahead << size << theme;
            }
        }
    }
}

/// In the language with the longest words.
void AllPiecesTest::nothingIsInvisibleOrClipped()
{
    QFETCH(QString, ahead);
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    open(fullTable(ahead.toStdString()), u"fr"_s);
    m_running->trigger(u"view.theme."_s + theme);
    m_running->window()->resize(size);
    settle();
    const QString name = u"all-pieces-%1-%2-%3"_s.arg(ahead).arg(size.width()).arg(theme);
    QVERIFY(!isBlank(saveScreenshot(*m_running->window(), name)));
    const views::MapLayout layout(models(), map().size());
    const QRectF whole(QPointF(), layout.size());
    for (const views::PieceBox& piece : layout.pieces()) {
        QVERIFY(!piece.area.isEmpty());
        QVERIFY(whole.contains(piece.area));
    }
    const std::size_t expected =
        models().pawns.rows().size() + models().loot.rows().size() + models().beside.rows().size();
    QCOMPARE(layout.pieces().size(), expected);
    QStringList complaints = clippedNow() + cutOffNow(TsWords(u"fr"_s));
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    m_running->trigger(u"game.table-display"_s);
    settle();
    QWidget* display = m_running->program().display().window();
    display->setFixedSize(size);
    settle();
    saveScreenshot(*display, name + u"-display"_s);
}

void AllPiecesTest::horsesStandBesideTheirCar()
{
    open(fullTable("handcar"));
    for (const rules::Car car : {rules::Car::Locomotive, rules::Car::Saloon, rules::Car::Luggage}) {
        const QRect here = horses(car);
        QVERIFY(!here.isEmpty());
        QVERIFY(map().rect().contains(here));
        QVERIFY(here.top() > place(rules::inside(car)).bottom());
    }
    const QRect luggage = place(rules::inside(rules::Car::Luggage));
    QVERIFY(luggage.left() <= horses(rules::Car::Luggage).center().x());
    QVERIFY(luggage.right() >= horses(rules::Car::Luggage).center().x());
    QVERIFY(horses(rules::Car::Circus).isEmpty());
    QStringList told;
    for (const items::BesideRow& row : models().beside.rows()) told.append(row.name);
    QCOMPARE(told, (QStringList{u"1 horse beside the locomotive"_s, u"2 horses beside the saloon"_s,
                                u"5 horses beside the luggage car"_s, u"Hostage: Banker"_s,
                                u"Hostage: Poodle"_s, u"Hostage: Teacher"_s}));
    QVERIFY(map().accessibleDescription().contains(u"5 horses beside the luggage car"_s));
}

/// Its own places are before the wheels of that car, and hide nothing of it.
void AllPiecesTest::theCoachStandsBeforeItsCar()
{
    open(fullTable("time-travel"));
    const QRect car = place(rules::inside(rules::Car::Saloon));
    const QRect roof = place(rules::roofOf(rules::Car::Stagecoach));
    const QRect coach = place(rules::inside(rules::Car::Stagecoach));
    QVERIFY(car.bottom() < roof.top() && roof.bottom() <= coach.top());
    QVERIFY(car.left() < coach.center().x() && coach.center().x() < car.right());
    QVERIFY(map().rect().contains(coach));
    const QRect ghost = map().pawnArea(rules::index(rules::Pawn::Ghost));
    QVERIFY(coach.contains(ghost.center()));
    // A car of half the width is no engine.
    const QRect timeTravel = place(rules::inside(rules::Car::TimeTravel));
    QVERIFY(timeTravel.width() < car.width());
    QVERIFY(timeTravel.right() < place(rules::inside(rules::Car::Locomotive)).left());
}

/// Whoever comes into the coach takes one, by a click on it; it then lies beside the sheet.
void AllPiecesTest::hostagesAreTakenByAClick()
{
    open(fullTable("handcar", "in saloon"));
    const auto click = [this](const QRect& area) {
        QTest::mouseClick(&map(), Qt::LeftButton, {}, area.center());
        settle();
    };
    const auto hostageOf = [this](rules::Pawn who) {
        for (const items::SheetCard& card : models().characters.find(rules::index(who))->cards) {
            if (card.art.startsWith(u"hostage-"_s)) return card.text;
        }
        return QString();
    };
    QCOMPARE(hostageOf(rules::Pawn::Belle), u"Hostage: Old lady"_s);
    QCOMPARE(hostageOf(rules::Pawn::Tuco), QString());
    click(place(rules::inside(rules::Car::Stagecoach)));
    const int banker = static_cast<int>(rules::Hostage::Banker);
    click(map().pieceArea(views::PieceKind::Hostage, banker));
    QCOMPARE(hostageOf(rules::Pawn::Tuco), u"Hostage: Banker"_s);
    QVERIFY(map().pieceArea(views::PieceKind::Hostage, banker).isEmpty());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::AllPiecesTest)
#include "all_pieces_test.moc"
