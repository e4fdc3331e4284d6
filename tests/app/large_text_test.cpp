// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/languages.h"
#include "tests/support/clipped.h"
#include "tests/support/drawn_texts.h"
#include "tests/support/tour.h"
#include "tests/support/watched_test.h"

#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Text at twice its size, or a screen on which everything is twice as large: all of it is read.
class LargeTextTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void whatIsCutOffIsFound();
    void allIsReadAtTwiceTheSize_data();
    void allIsReadAtTwiceTheSize();
    void allIsReadOnASmallScreen_data();
    void allIsReadOnASmallScreen();
};

namespace {

void eachLanguageOn(std::initializer_list<QSize> sizes)
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const app::Language& language : app::Languages::all()) {
        for (const QSize size : sizes) {
            QTest::addRow("%s, %d x %d", qPrintable(language.code), size.width(), size.height())
                << language.code << size;
        }
    }
}

void start(RunningProgram& running, const QString& language, int textPercent, QSize size)
{
    running.start({.language = language}, app::panelList());
    running.enlarge(textPercent, size);
}

/// Clipped, ending in an ellipsis or written small; or the window no longer fits its screen.
QStringList unreadNow(RunningProgram& running, const TsWords& words, QSize size)
{
    QStringList found = clippedNow() + cutOffNow(words) + smallNow();
    const QSize now = running.window()->size();
    if (now != size) found += u"the window grew to %1x%2"_s.arg(now.width()).arg(now.height());
    return found;
}

QStringList unreadOnTheTour(RunningProgram& running, const QString& language, QSize size)
{
    const TsWords words(language == u"en"_s ? u"fr"_s : language);
    const QStringList all = complaintsOf(running, [&] { return unreadNow(running, words, size); });
    // All of it: what a failed test says is cut off itself.
    for (const QString& one : all) qInfo().noquote() << one;
    return all;
}

} // namespace

/// The test can fail.
void LargeTextTest::whatIsCutOffIsFound()
{
    RunningProgram running;
    const QSize size(1280, 800);
    start(running, u"en"_s, 200, size);
    const TsWords words(u"fr"_s);
    QLabel label(u"Whoever reads this has more room than it needs"_s, running.window());
    label.adjustSize();
    label.show();
    QVERIFY(!unreadNow(running, words, size).join(u'\n').contains(label.text()));
    label.resize(label.width() / 2, label.height());
    QVERIFY(unreadNow(running, words, size).join(u'\n').contains(label.text()));
    label.setStyleSheet(u"font-size: 8pt"_s);
    label.adjustSize();
    QVERIFY(unreadNow(running, words, size).contains(label.text()));
}

void LargeTextTest::allIsReadAtTwiceTheSize_data()
{
    eachLanguageOn({QSize(1280, 800), QSize(1920, 1080)});
}

void LargeTextTest::allIsReadAtTwiceTheSize()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    RunningProgram running;
    start(running, language, 200, size);
    const QStringList unread = unreadOnTheTour(running, language, size);
    QVERIFY2(unread.isEmpty(), qPrintable(unread.join(u'\n')));
}

/// What is left of a screen on which everything is twice as large.
void LargeTextTest::allIsReadOnASmallScreen_data()
{
    eachLanguageOn({QSize(1920, 1080) / 2});
}

void LargeTextTest::allIsReadOnASmallScreen()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    RunningProgram running;
    start(running, language, 100, size);
    const QStringList unread = unreadOnTheTour(running, language, size);
    QVERIFY2(unread.isEmpty(), qPrintable(unread.join(u'\n')));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LargeTextTest)
#include "large_text_test.moc"
