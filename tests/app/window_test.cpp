// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/tour.h"
#include "tests/support/watched_test.h"
#include "views/drawing/theme.h"
#include "views/items/rulings/rulings_model.h"

#include <QDialog>
#include <QLineEdit>
#include <QMainWindow>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The whole program in a real window, in both sizes, themes and languages, with a picture of each.
class WindowTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void mainWindow_data();
    void mainWindow();
    void everything_data();
    void everything();
    void panelOnItsOwn();
    void dialogs_data();
    void dialogs();

private:
    static void show(RunningProgram& running, const QString& language, const QString& theme,
                     QSize size);
};

namespace {

bool areDifferent(const QImage& one, const QImage& other)
{
    return !isBlank(one) && !isBlank(other) && one != other;
}

} // namespace

void WindowTest::show(RunningProgram& running, const QString& language, const QString& theme,
                      QSize size)
{
    running.start({.language = language}, app::panelList());
    views::Preferences preferences = running.program().preferences();
    preferences.theme = theme;
    running.program().setPreferences(preferences);
    running.window()->setGeometry(QRect(QPoint(), size));
    settle();
    QTRY_COMPARE(running.window()->size(), size);
}

void WindowTest::mainWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    for (const auto& language : {u"en"_s, u"fr"_s}) {
        for (const views::Theme& theme : views::themes()) {
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                const QString name =
                    u"%1-%2-%3x%4"_s.arg(language, theme.id).arg(size.width()).arg(size.height());
                QTest::newRow(qPrintable(name)) << language << theme.id << size;
            }
        }
    }
}

void WindowTest::mainWindow()
{
    QFETCH(QString, language);
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    RunningProgram running;
    show(running, language, theme, size);
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    const QImage welcome = saveScreenshot(*running.window(), u"welcome-"_s + name);
    running.press(u"Ctrl+3"_s);
    QTest::qWait(100);
    const QImage rulings = saveScreenshot(*running.window(), u"rulings-"_s + name);
    QVERIFY(areDifferent(welcome, rulings));
    const bool isDark = welcome.pixelColor(size.width() / 2, size.height() - 30).lightness() < 128;
    QCOMPARE(isDark, views::themeWithId(theme)->colours.isDark());
}

void WindowTest::everything_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    QTest::newRow("en-light-1280x800") << u"en"_s << u"light"_s << QSize(1280, 800);
    QTest::newRow("fr-dark-1280x800") << u"fr"_s << u"dark"_s << QSize(1280, 800);
    QTest::newRow("fr-light-1920x1080") << u"fr"_s << u"light"_s << QSize(1920, 1080);
    QTest::newRow("en-dark-1920x1080") << u"en"_s << u"dark"_s << QSize(1920, 1080);
    QTest::newRow("fr-high-contrast-1280x800") << u"fr"_s << u"high-contrast"_s << QSize(1280, 800);
    QTest::newRow("fr-high-contrast-1920x1080")
        << u"fr"_s << u"high-contrast"_s << QSize(1920, 1080);
}

/// A picture of every page, dialog and panel, in every situation of a game.
void WindowTest::everything()
{
    QFETCH(QString, language);
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    RunningProgram running;
    show(running, language, theme, size);
    static const QRegularExpression punctuation(u"\\W+"_s);
    int number = 0;
    tour(running, [&](const QString& stop) {
        QString name = stop;
        name.replace(punctuation, u"-"_s);
        const QString file = u"tour-%1-%2-%3"_s.arg(QString::fromUtf8(QTest::currentDataTag()))
                                 .arg(++number, 2, 10, QChar(u'0'))
                                 .arg(name);
        QVERIFY2(!isBlank(saveScreen(file)), qPrintable(file));
    });
    QVERIFY(number > 40);
}

void WindowTest::panelOnItsOwn()
{
    RunningProgram running;
    running.start();
    running.window()->setGeometry(0, 0, 1280, 800);
    running.program().docks().setFloating(u"common-deck"_s, true);
    QWidget* window = running.panel(u"common-deck"_s)->window();
    QVERIFY(window != running.window());
    QVERIFY(QTest::qWaitForWindowExposed(window));
    window->setGeometry(1300, 100, 400, 500);
    QTest::qWait(200);
    QVERIFY(!isBlank(saveScreen(u"panel-on-its-own"_s)));
    click(running.titleButton(u"common-deck"_s, u"Put back into the main window"_s));
    QCOMPARE(running.panel(u"common-deck"_s)->window(), running.window());
    QVERIFY(!isBlank(saveScreenshot(*running.window(), u"panels"_s)));
}

void WindowTest::dialogs_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    QTest::newRow("en-light") << u"en"_s << u"light"_s;
    QTest::newRow("fr-dark") << u"fr"_s << u"dark"_s;
    QTest::newRow("fr-high-contrast") << u"fr"_s << u"high-contrast"_s;
}

void WindowTest::dialogs()
{
    QFETCH(QString, language);
    QFETCH(QString, theme);
    RunningProgram running;
    show(running, language, theme, QSize(1280, 800));
    const QString tag = QString::fromUtf8(QTest::currentDataTag());
    const auto picture = [&](const QString& actionId, const QString& dialogName) {
        running.trigger(actionId);
        auto* dialog = running.window()->findChild<QDialog*>(dialogName);
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        QTest::qWait(100);
        QVERIFY(!isBlank(saveScreen(dialogName + u'-' + tag)));
        dialog->reject();
        settle();
    };
    picture(u"settings.preferences"_s, u"preferences"_s);
    picture(u"settings.shortcuts"_s, u"shortcutsDialog"_s);
    picture(u"settings.palette"_s, u"commandPalette"_s);
    picture(u"help.about"_s, u"about"_s);

    running.program().rulings().setAnswer(rules::Ruling::TeamStructure, 1);
    running.press(u"Ctrl+3"_s);
    running.trigger(u"layout.reset"_s);
    QVERIFY(!isBlank(saveScreen(u"message-and-contradiction-"_s + tag)));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::WindowTest)
#include "window_test.moc"
