// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display_place.h"
#include "model/game/journal/journal.h"
#include "tests/support/drawn_texts.h"
#include "tests/support/laid_game.h"
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/items/game_models.h"
#include "views/widgets/train_map/train_picture.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QImage>
#include <QMainWindow>
#include <QPainter>
#include <QPixmapCache>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace caboose::test {

using app::DisplayPlace;
using app::displayPlace;

/// The table display on the screens that there are; the test has two.
class DisplayTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void placeOnAnotherScreen();
    void placeOnTheOnlyScreen();
    void placeWithoutAnyScreen();
    void itFillsTheOtherScreen();
    void itComesBackWhenItsScreenGoes();
    void itStaysWhenAnotherScreenGoes();
    void sixAreNamedInFull();
    void namesOfPlayersAreReadFromAfar();
    void theLastDeedIsReadInFull();
    void whatMayBeAnsweredHasItsKey();
    void itShowsNothingSecret();
    void itIsTheSameWhateverWasDrawnBefore();

private:
    static void open(RunningProgram& running);
};

namespace {

const QRect laptop(0, 0, 1280, 800);
const QRect television(1280, 0, 1920, 1080);
const QRect beamer(3200, 0, 1024, 768);

} // namespace

void DisplayTest::placeOnAnotherScreen()
{
    QCOMPARE(displayPlace({laptop, television}, 0), (DisplayPlace{television, true}));
    QCOMPARE(displayPlace({laptop, television}, 1), (DisplayPlace{laptop, true}));
    QCOMPARE(displayPlace({laptop, television, beamer}, 0), (DisplayPlace{television, true}));
}

void DisplayTest::placeOnTheOnlyScreen()
{
    const DisplayPlace place = displayPlace({television}, 0);
    QVERIFY(!place.isFull);
    QVERIFY(television.contains(place.where) && place.where != television);
}

void DisplayTest::placeWithoutAnyScreen()
{
    QVERIFY(displayPlace({}, 0).where.isEmpty());
}

void DisplayTest::open(RunningProgram& running)
{
    running.start({}, app::panelList());
    views::setMotionWanted(false);
    running.window()->setGeometry(laptop.adjusted(40, 40, -40, -40));
    running.trigger(u"game.sample"_s);
    running.trigger(u"game.table-display"_s);
    settle();
}

void DisplayTest::itFillsTheOtherScreen()
{
    RunningProgram running;
    open(running);
    const QWidget* window = running.program().display().window();
    QVERIFY(window->isVisible() && window->isFullScreen());
    QCOMPARE(window->geometry(), QGuiApplication::screens().at(1)->geometry());
}

void DisplayTest::itComesBackWhenItsScreenGoes()
{
    RunningProgram running;
    open(running);
    QScreen* gone = QGuiApplication::screens().at(1);
    QCOMPARE(running.program().display().window()->screen(), gone);
    // What Qt says while a screen is unplugged.
    Q_EMIT qGuiApp->screenRemoved(gone);
    settle();
    const QWidget* window = running.program().display().window();
    QVERIFY(window && window->isVisible());
    QVERIFY(!window->isFullScreen());
    QVERIFY(QGuiApplication::primaryScreen()->geometry().contains(window->geometry()));
    QVERIFY(running.program().actions().find(u"game.table-display"_s)->isChecked());
}

void DisplayTest::itStaysWhenAnotherScreenGoes()
{
    RunningProgram running;
    open(running);
    const QRect before = running.program().display().window()->geometry();
    Q_EMIT qGuiApp->screenRemoved(QGuiApplication::screens().at(0));
    settle();
    QCOMPARE(running.program().display().window()->geometry(), before);
    QVERIFY(running.program().display().window()->isFullScreen());
}

void DisplayTest::sixAreNamedInFull()
{
    RunningProgram running;
    open(running);
    running.trigger(u"language.fr"_s);
    running.program().gameDocument().newGame().setPeople(6);
    running.program().gameDocument().startNew();
    QWidget* window = running.program().display().window();
    window->setFixedSize(1440, 810);
    settle();
    QStringList drawn;
    for (const DrawnText& text : drawnTexts(window)) {
        QVERIFY2(!text.text.endsWith(u'…') && !text.isOutside, qPrintable(text.text));
        drawn.append(text.text);
    }
    QVERIFY(drawn.contains(u"Cheyenne"_s));
}

/// Beside each other with the bandit's they would be half as high.
void DisplayTest::namesOfPlayersAreReadFromAfar()
{
    RunningProgram running;
    open(running);
    items::NewGameModel& plan = running.program().gameDocument().newGame();
    plan.setPeople(6);
    for (int row = 0; row < plan.rowCount(); ++row) {
        plan.setData(plan.index(row), u"Ludovic"_s, Qt::EditRole);
    }
    running.program().gameDocument().startNew();
    QWidget* window = running.program().display().window();
    window->setFixedSize(960, 600);
    settle();
    int names = 0;
    for (const DrawnText& text : drawnTexts(window)) {
        if (!text.text.contains(u"Ludovic"_s)) continue;
        ++names;
        QVERIFY2(text.height >= 10 && !text.isOutside, qPrintable(text.text));
    }
    QVERIFY(names >= 6);
}

/// However long it is; and whoever listens hears it as a sentence of its own.
void DisplayTest::theLastDeedIsReadInFull()
{
    RunningProgram running;
    const QString file = running.file(u"game.caboose"_s);
    {
        const auto game = laidGame("rules combined-2.1\n"
                                   "train locomotive first-class saloon prison\n"
                                   "seats marshal belle doc tuco\n"
                                   "marshal in locomotive\n"
                                   "round 2 passengers-rebellion-2-4\n"
                                   "step perform-action\n"
                                   "deck marshal:capture marshal:capture\n");
        game::Journal journal(file.toStdU16String());
        game->keepWith(&journal);
        game->keepWith(nullptr);
    }
    running.start({.language = u"fr"_s}, app::panelList());
    running.program().gameDocument().openFile(file);
    running.program().gameDocument().models().options.goOn();
    running.trigger(u"game.table-display"_s);
    QWidget* window = running.program().display().window();
    window->setFixedSize(960, 600);
    settle();
    QWidget* display = window->objectName() == u"tableDisplay"_s
                           ? window
                           : window->findChild<QWidget*>(u"tableDisplay"_s);
    QVERIFY(display);
    QStringList texts;
    for (const DrawnText& drawn : drawnTexts(display)) texts.append(drawn.text);
    const QString all = texts.join(u' ');
    QVERIFY2(all.contains(u"personne ne peut être visé."_s), qPrintable(all));
    QVERIFY2(!all.contains(u'…'), qPrintable(all));
    QVERIFY(display->accessibleDescription().contains(u"Capture. Le Marshal joue"_s));
}

/// Whoever sits at the table calls it; nothing is lit where the question is about a hand.
void DisplayTest::whatMayBeAnsweredHasItsKey()
{
    RunningProgram running;
    open(running);
    const QSize size(1280, 400);
    const items::GameModels& models = running.program().gameDocument().models();
    const auto drawn = [&](views::Offers offers) {
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        views::drawTrainPicture(painter, models, picture.rect(), QApplication::font(), offers);
        return picture;
    };
    const auto isLit = [&] { return drawn(views::Offers::Shown) != drawn(views::Offers::Hidden); };
    running.playTo(rules::QuestionKind::PlayCard);
    QVERIFY(!isLit());
    running.playTo(rules::QuestionKind::MoveTo);
    QVERIFY(isLit());
    QWidget* window = running.program().display().window();
    window->setFixedSize(1280, 720);
    settle();
    const QImage before = saveScreenshot(*window, u"display-offers"_s);
    running.trigger(u"game.look"_s);
    QCOMPARE(saveScreenshot(*window, u"display-offers-while-the-referee-looks"_s), before);
}

/// The referee looks at everything that is hidden, and the picture stays the same.
void DisplayTest::itShowsNothingSecret()
{
    RunningProgram running;
    open(running);
    QWidget* window = running.program().display().window();
    window->setFixedSize(1280, 720);
    settle();
    const QImage before = saveScreenshot(*window, u"display-before"_s);
    QVERIFY(!isBlank(before));
    const QString heard = window->findChild<QWidget*>(u"tableDisplay"_s)->accessibleDescription();
    running.trigger(u"game.look"_s);
    const QImage after = saveScreenshot(*window, u"display-while-the-referee-looks"_s);
    QCOMPARE(after, before);
    QCOMPARE(window->findChild<QWidget*>(u"tableDisplay"_s)->accessibleDescription(), heard);
    // That there was something to see.
    QStringList worths;
    for (const items::CharacterRow& row :
         running.program().gameDocument().models().characters.rows()) {
        for (const items::SheetLoot& loot : row.loot) worths.append(loot.worth);
    }
    QVERIFY(!worths.join(QString()).isEmpty());
}

/// Neither what another window has drawn and kept nor what was in the memory shows through.
void DisplayTest::itIsTheSameWhateverWasDrawnBefore()
{
    RunningProgram running;
    open(running);
    QWidget* window = running.program().display().window();
    const QImage before = window->grab().toImage();
    QPixmapCache::clear();
    running.window()->grab();
    QEvent anew(QEvent::PaletteChange);
    QCoreApplication::sendEvent(window->findChild<QWidget*>(u"tableDisplay"_s), &anew);
    QCOMPARE(window->grab().toImage(), before);
}

} // namespace caboose::test

/// Two screens side by side, without any.
int main(int argc, char** argv)
{
    const QTemporaryDir folder;
    QFile screens(folder.filePath(QStringLiteral("screens.json")));
    if (!screens.open(QIODevice::WriteOnly)) return 1;
    screens.write(R"({"screens": [
        {"name": "laptop", "x": 0, "y": 0, "width": 1280, "height": 800},
        {"name": "television", "x": 1280, "y": 0, "width": 1920, "height": 1080}]})");
    screens.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
    QApplication program(argc, argv);
    caboose::test::DisplayTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "display_test.moc"
