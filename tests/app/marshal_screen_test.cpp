// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The player Marshal, the prison car and its prisoners on the screen.
#include "model/game/journal/journal.h"
#include "tests/support/clipped.h"
#include "tests/support/prison_game.h"
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/characters/characters_panel.h"
#include "views/widgets/train_map/train_map.h"

#include <QListView>
#include <QMainWindow>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

class MarshalScreenTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everythingIsSeenInEachLanguage_data();
    void everythingIsSeenInEachLanguage();
    void corridorCellAndPrisonersLieApart();
    void captivesAreBehindBarsAndCanBeRead();
    void theMarshalLooksAndThatIsRecorded();
    void theTableDisplayTellsNothingOfALook();

private:
    void open(const QString& language = u"en"_s);
    items::GameModels& models() { return m_running->program().gameDocument().models(); }
    views::TrainMap& map() { return *m_running->window()->findChild<views::TrainMap*>(); }
    views::CharactersPanel& sheets()
    {
        return *m_running->window()->findChild<views::CharactersPanel*>();
    }
    int rowOf(rules::Pawn who);
    void clickLook(rules::Pawn who);

    std::unique_ptr<RunningProgram> m_running;
};

void MarshalScreenTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
}

void MarshalScreenTest::cleanup()
{
    m_running.reset();
    complain();
}

void MarshalScreenTest::open(const QString& language)
{
    const QString file = m_running->file(u"game.caboose"_s);
    {
        const std::unique_ptr<game::Game> game = prisonGame();
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

int MarshalScreenTest::rowOf(rules::Pawn who)
{
    const auto& rows = models().characters.rows();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].id == rules::index(who)) return static_cast<int>(row);
    }
    return -1;
}

void MarshalScreenTest::clickLook(rules::Pawn who)
{
    auto* list = sheets().findChild<QListView*>();
    list->scrollTo(models().characters.index(rowOf(who)));
    settle();
    const QPoint at = sheets().pointOfLook(rowOf(who));
    QVERIFY(!at.isNull());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
    settle();
}

void MarshalScreenTest::everythingIsSeenInEachLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    for (const auto& language : {u"en"_s, u"fr"_s}) {
        for (const auto& theme : {u"light"_s, u"dark"_s}) {
            QTest::newRow(qPrintable(language + u'-' + theme)) << language << theme;
        }
    }
}

void MarshalScreenTest::everythingIsSeenInEachLanguage()
{
    QFETCH(QString, language);
    QFETCH(QString, theme);
    open(language);
    m_running->trigger(u"view.theme."_s + theme);
    settle();
    const QString name = u"marshal-%1-%2"_s.arg(theme, language);
    QVERIFY(!isBlank(saveScreenshot(*m_running->window(), name)));
    const QStringList complaints = clippedNow();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

/// Of the prison car, and nothing of it covers something else.
void MarshalScreenTest::corridorCellAndPrisonersLieApart()
{
    open();
    QList<QRect> areas;
    for (const rules::Level level :
         {rules::Level::Roof, rules::Level::Interior, rules::Level::Cell}) {
        areas.append(map().placeArea(rules::index(rules::in(rules::Car::Prison, level))));
    }
    for (const rules::Pawn who : {rules::Pawn::Silk, rules::Pawn::Mei, rules::Pawn::Django}) {
        areas.append(map().prisonerArea(rules::index(who)));
    }
    for (qsizetype i = 0; i < areas.size(); ++i) {
        QVERIFY(!areas[i].isEmpty());
        QVERIFY(map().rect().contains(areas[i]));
        for (qsizetype j = 0; j < i; ++j) QVERIFY(!areas[i].intersects(areas[j]));
    }
}

void MarshalScreenTest::captivesAreBehindBarsAndCanBeRead()
{
    open();
    const rules::Location cell = rules::in(rules::Car::Prison, rules::Level::Cell);
    const QRect bars = map().placeArea(rules::index(cell));
    const QRect doc = map().pawnArea(rules::index(rules::Pawn::Doc));
    const QRect tuco = map().pawnArea(rules::index(rules::Pawn::Tuco));
    QVERIFY(bars.contains(doc.center()) && bars.contains(tuco.center()));
    QVERIFY(qAbs(doc.center().x() - tuco.center().x()) > doc.width() / 2);
    QVERIFY(!bars.contains(map().pawnArea(rules::index(rules::Pawn::Marshal)).center()));

    const views::MapLayout layout(models(), map().size());
    for (const views::PlaceBox& place : layout.places()) {
        if (!place.isCell) continue;
        QVERIFY(!layout.barsOf(place).empty());
        for (const QLineF& bar : layout.barsOf(place)) {
            for (const views::PieceBox& piece : layout.pieces()) {
                if (piece.kind != views::PieceKind::Pawn) continue;
                const qreal apart = qAbs(piece.area.center().x() - bar.x1());
                const bool isAbove = bar.y2() < piece.area.top() + piece.area.height() * 0.55;
                QVERIFY(isAbove || apart > piece.area.width() * 0.15);
            }
        }
    }
}

void MarshalScreenTest::theMarshalLooksAndThatIsRecorded()
{
    open();
    const auto hasSeen = [this] {
        const auto& cards = models().characters.at(rowOf(rules::Pawn::Marshal)).cards;
        return std::any_of(cards.begin(), cards.end(), [](const items::SheetCard& card) {
            return card.text.contains(u"Dodge"_s);
        });
    };
    QVERIFY(!hasSeen());
    clickLook(rules::Pawn::Marshal);
    QVERIFY(hasSeen());
    saveScreenshot(*m_running->window(), u"marshal-looks-at-goals"_s);
    const game::Record& record = m_running->program().gameDocument().game()->record();
    const auto* looked = record.at(record.size()).as<game::Looked>();
    QVERIFY(looked && !looked->all);
    QCOMPARE(looked->seat, 0);
    clickLook(rules::Pawn::Marshal);
    QVERIFY(!hasSeen());
}

void MarshalScreenTest::theTableDisplayTellsNothingOfALook()
{
    open();
    m_running->trigger(u"game.table-display"_s);
    settle();
    QWidget* window = m_running->program().display().window();
    window->setFixedSize(1280, 720);
    settle();
    const QImage before = saveScreenshot(*window, u"marshal-display"_s);
    clickLook(rules::Pawn::Marshal);
    QCOMPARE(saveScreenshot(*window, u"marshal-display-while-he-looks"_s), before);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::MarshalScreenTest)
#include "marshal_screen_test.moc"
