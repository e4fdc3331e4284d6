// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The player Marshal, the prison car and its prisoners on the screen.
#include "model/game/journal/journal.h"
#include "tests/support/clipped.h"
#include "tests/support/laid_game.h"
#include "tests/support/prison_game.h"
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/characters/characters_panel.h"
#include "views/panels/final_score/final_score_page.h"
#include "views/panels/final_score/party_card.h"
#include "views/widgets/train_map/train_map.h"

#include <QLabel>
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
    void theOrderOfHisBulletsIsNotAskedAgain();
    void theEndShowsEachGoal_data();
    void theEndShowsEachGoal();

private:
    void open(const QString& language = u"en"_s) { open(prisonGame(), language); }
    void open(std::unique_ptr<game::Game> game, const QString& language);
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

void MarshalScreenTest::open(std::unique_ptr<game::Game> game, const QString& language)
{
    const QString file = m_running->file(u"game.caboose"_s);
    {
        game::Journal journal(file.toStdU16String());
        game->keepWith(&journal);
        game->keepWith(nullptr);
    }
    game.reset();
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

void MarshalScreenTest::theOrderOfHisBulletsIsNotAskedAgain()
{
    open(laidGame("rules combined-2.1\ntrain locomotive saloon luggage prison\n"
                  "seats marshal doc tuco\nmarshal in locomotive\ndoc in saloon\n"
                  "tuco in luggage\npile-order disarmed ? got-im ? ? golden\n"
                  "round 1 bridge-2-4\n"),
         u"en"_s);
    const rules::Plan plan = m_running->program().gameDocument().newGame().plan();
    QVERIFY(plan.pileOrders[0][0] == rules::MarshalBullet::Disarmed);
    QVERIFY(plan.pileOrders[1][2] == rules::MarshalBullet::GotIm);
}

void MarshalScreenTest::theEndShowsEachGoal_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("which");
    QTest::newRow("wins, en") << u"en"_s << QSize(1280, 800) << int(MarshalsEnd::Wins);
    QTest::newRow("wins with the poorest, fr, small")
        << u"fr"_s << QSize(1024, 700) << int(MarshalsEnd::WinsWithThePoorest);
    QTest::newRow("fails, fr") << u"fr"_s << QSize(1920, 1080) << int(MarshalsEnd::Fails);
}

/// First what he has brought together, his five goals and whether he wins; then the money.
void MarshalScreenTest::theEndShowsEachGoal()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, which);
    std::unique_ptr<game::Game> game = endOfPrisonGame(static_cast<MarshalsEnd>(which));
    playOut(*game);
    open(std::move(game), language);
    m_running->program().docks().setOpen(u"characters"_s, false);
    m_running->window()->resize(size);
    settle();
    const items::TieOrTitle& goals = models().finalScore.marshal();
    auto* page = m_running->window()->findChild<views::FinalScorePage*>();
    QVERIFY(page && page->isVisible());
    QList<int> tops;
    for (const items::TieOrTitle::Line& line : goals.lines) {
        for (const QLabel* label : page->findChildren<QLabel*>()) {
            const bool isIt = label->isVisible() && label->text() == line.name + u'\n' + line.count;
            if (isIt) tops.append(label->mapTo(page, QPoint()).y());
        }
    }
    QCOMPARE(tops.size(), qsizetype(goals.lines.size()));
    for (const views::PartyCard* card : page->findChildren<views::PartyCard*>()) {
        QVERIFY(!card->isVisible() || card->mapTo(page, QPoint()).y() > tops.last());
    }
    const QString name = u"marshal-end-%1-%2-%3"_s.arg(which).arg(language).arg(size.width());
    QVERIFY(!isBlank(saveScreenshot(*m_running->window(), name)));
    m_running->trigger(u"game.table-display"_s);
    settle();
    QWidget* display = m_running->program().display().window();
    display->setFixedSize(1280, 720);
    settle();
    saveScreenshot(*display, name + u"-display"_s);
    const QStringList complaints = clippedNow();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::MarshalScreenTest)
#include "marshal_screen_test.moc"
