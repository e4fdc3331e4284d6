// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

namespace caboose::test {

/// The tools that the tests with Qt stand on.
class QtSupportTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void unexpectedWarningIsAComplaint();
    void announcedWarningIsNone();
    void announcedWarningMustCome();
    void noiseOfThePlatformIsNone();
    void onlyWarningsCount();
    void youngestWatcherHears();
    void screenshotIsKept();
    void blankPictureIsSeen();
};

void QtSupportTest::unexpectedWarningIsAComplaint()
{
    QtWarnings watcher;
    QTest::ignoreMessage(QtWarningMsg, "the wheel is loose");
    qWarning("the wheel is loose");
    QCOMPARE(watcher.complaints(),
             QStringList{QStringLiteral("unexpected warning: the wheel is loose")});
}

void QtSupportTest::announcedWarningIsNone()
{
    warnings().expect(QStringLiteral("wheel"));
    qWarning("the wheel is loose");
    QCOMPARE(warnings().complaints(), QStringList());
}

void QtSupportTest::announcedWarningMustCome()
{
    QtWarnings watcher;
    watcher.expect(QStringLiteral("wheel"));
    QCOMPARE(watcher.complaints(), QStringList{QStringLiteral("announced, but never came: wheel")});
}

void QtSupportTest::noiseOfThePlatformIsNone()
{
    QtWarnings watcher;
    QTest::ignoreMessage(QtWarningMsg, "This plugin does not support raise()");
    qWarning("This plugin does not support raise()");
    QCOMPARE(watcher.complaints(), QStringList());
}

void QtSupportTest::onlyWarningsCount()
{
    QtWarnings watcher;
    QTest::ignoreMessage(QtInfoMsg, "all aboard");
    qInfo("all aboard");
    QCOMPARE(watcher.complaints(), QStringList());
}

void QtSupportTest::youngestWatcherHears()
{
    {
        QtWarnings inner;
        inner.expect(QStringLiteral("wheel"));
        qWarning("the wheel is loose");
    }
    QCOMPARE(warnings().complaints(), QStringList());
}

void QtSupportTest::screenshotIsKept()
{
    const QTemporaryDir folder;
    const QByteArray before = qgetenv("CABOOSE_SCREENSHOTS");
    qputenv("CABOOSE_SCREENSHOTS", folder.path().toUtf8());
    QLabel label(QStringLiteral("Caboose"));
    label.resize(200, 40);
    const QImage picture = saveScreenshot(label, QStringLiteral("label"));
    qputenv("CABOOSE_SCREENSHOTS", before);
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("label.png"))));
    QVERIFY(!isBlank(picture));
}

void QtSupportTest::blankPictureIsSeen()
{
    QImage picture(10, 10, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(isBlank(picture));
    picture.setPixelColor(9, 9, Qt::blue);
    QVERIFY(!isBlank(picture));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::QtSupportTest)
#include "qt_support_test.moc"
