// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/watched_test.h"
#include "views/items/program/kept_file.h"
#include "views/items/program/tidy_text.h"
#include "views/items/rulebook/rulebook_marks.h"

#include <QBuffer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::KeptFile;
using items::RulebookMarks;

/// Files of ours that others have written to, and names that others have given.
class KeptFileTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void isReadAsFarAsItMayBe();
    void saysWhatItIs_data();
    void saysWhatItIs();
    void unreadableIsPutAside();
    void unreadableMarksAreNeverLost_data();
    void unreadableMarksAreNeverLost();
    void marksOfALaterVersionAreLeftAlone();
    void marksOfTwoWindowsAreAllKept();
    void marksThatAreBrokenWhileInUseArePutAside();
    void asManyMarksAsThereMayBeAreRead();
    void namesAreTidy_data();
    void namesAreTidy();
    void tooltipsAreNoHtml();

private:
    QString write(const QByteArray& content) const;
    QByteArray read(const QString& path) const;

    QTemporaryDir m_folder;
};

QString KeptFileTest::write(const QByteArray& content) const
{
    const QString path = m_folder.filePath(QString::fromUtf8(QTest::currentTestFunction()) +
                                           QString::fromUtf8(QTest::currentDataTag()));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return path;
}

QByteArray KeptFileTest::read(const QString& path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void KeptFileTest::isReadAsFarAsItMayBe()
{
    QCOMPARE(items::readFileAtMost(write("12345"), 5), "12345"_ba);
    QCOMPARE(items::readFileAtMost(write("12345"), 4), std::nullopt);
    QCOMPARE(items::readFileAtMost(u"/dev/zero"_s, 1000), std::nullopt);
    QCOMPARE(items::readFileAtMost(m_folder.path(), 1000), std::nullopt);
    QFile endless(u"/dev/zero"_s);
    QVERIFY(endless.open(QIODevice::ReadOnly));
    QCOMPARE(items::readAtMost(endless, 1'000'000), std::nullopt);
    const QString sparse = write("x");
    QVERIFY(QFile::resize(sparse, 200LL << 30));
    QCOMPARE(items::readFileAtMost(sparse, 1000), std::nullopt);
}

void KeptFileTest::saysWhatItIs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<KeptFile::State>("state");
    using State = KeptFile::State;
    QTest::newRow("ours") << R"({"format":"f","version":2,"a":1})"_ba << State::Sound;
    QTest::newRow("older") << R"({"format":"f","version":1})"_ba << State::Sound;
    QTest::newRow("newer") << R"({"format":"f","version":3})"_ba << State::FromTheFuture;
    QTest::newRow("another's") << R"({"format":"g","version":2})"_ba << State::Unreadable;
    QTest::newRow("odd version") << R"({"format":"f","version":"x"})"_ba << State::Unreadable;
    QTest::newRow("cut off") << R"({"format":"f","versi)"_ba << State::Unreadable;
    QTest::newRow("no text") << "{\"format\":\"f\",\"a\":\"\xff\"}"_ba << State::Unreadable;
    QTest::newRow("empty") << QByteArray() << State::Unreadable;
}

void KeptFileTest::saysWhatItIs()
{
    QFETCH(QByteArray, text);
    QFETCH(KeptFile::State, state);
    QCOMPARE(KeptFile::understood(text, u"f"_s, 2).state, state);
}

void KeptFileTest::unreadableIsPutAside()
{
    const QString path = write("one");
    const KeptFile file(path, u"f"_s, 1);
    const KeptFile::Reading first = file.takeOver();
    QCOMPARE(first.aside, path + u".broken"_s);
    QVERIFY(first.mayBeWritten());
    write("two");
    QCOMPARE(file.takeOver().aside, path + u".broken-2"_s);
    QCOMPARE(read(path + u".broken"_s), "one"_ba);
    QCOMPARE(read(path + u".broken-2"_s), "two"_ba);
    QCOMPARE(file.takeOver().state, KeptFile::State::Missing);
}

void KeptFileTest::unreadableMarksAreNeverLost_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("cut off") << R"({"format":"caboose-rulebook-marks","marks":[{"section":"1)"_ba;
    QTest::newRow("no text")
        << "{\"format\":\"caboose-rulebook-marks\",\"version\":1,\"marks\":[{\"note\":\"\xc3\"}]}"_ba;
    QTest::newRow("something else") << "my diary"_ba;
}

void KeptFileTest::unreadableMarksAreNeverLost()
{
    QFETCH(QByteArray, content);
    const QString path = write(content);
    RulebookMarks marks(path);
    QCOMPARE(marks.rowCount(), 0);
    QCOMPARE(marks.putAside(), path + u".broken"_s);
    marks.setBookmarked(u"1.1"_s, true);
    QCOMPARE(read(marks.putAside()), content);
    QVERIFY(RulebookMarks(path).isBookmarked(u"1.1"_s));
}

void KeptFileTest::marksOfALaterVersionAreLeftAlone()
{
    const QByteArray content = R"({"format":"caboose-rulebook-marks","version":2,"marks":{}})"_ba;
    const QString path = write(content);
    RulebookMarks marks(path);
    QVERIFY(marks.isFromTheFuture());
    const QSignalSpy notKept(&marks, &RulebookMarks::notKept);
    marks.setBookmarked(u"1.1"_s, true);
    QVERIFY(marks.isBookmarked(u"1.1"_s));
    QCOMPARE(notKept.size(), 1);
    QCOMPARE(read(path), content);
}

void KeptFileTest::marksOfTwoWindowsAreAllKept()
{
    const QString path = m_folder.filePath(u"shared"_s);
    RulebookMarks first(path);
    RulebookMarks second(path);
    first.setBookmarked(u"1.1"_s, true);
    first.setNote(u"2"_s, u"from the first"_s);
    second.setBookmarked(u"2.1"_s, true);
    second.setBookmarked(u"2"_s, true);
    first.setNote(u"1.1"_s, u"once more"_s);
    const RulebookMarks all(path);
    for (const auto& section : {u"1.1"_s, u"2"_s, u"2.1"_s}) QVERIFY(all.isBookmarked(section));
    QCOMPARE(all.note(u"2"_s), u"from the first"_s);
    QCOMPARE(all.note(u"1.1"_s), u"once more"_s);
    first.setBookmarked(u"2.1"_s, false);
    QVERIFY(!RulebookMarks(path).isBookmarked(u"2.1"_s));
}

void KeptFileTest::marksThatAreBrokenWhileInUseArePutAside()
{
    const QString path = m_folder.filePath(u"in-use"_s);
    RulebookMarks marks(path);
    marks.setBookmarked(u"1.1"_s, true);
    QVERIFY(QFile::resize(path, 20));
    const QSignalSpy found(&marks, &RulebookMarks::foundUnreadable);
    marks.setBookmarked(u"2"_s, true);
    QCOMPARE(found.size(), 1);
    QVERIFY(QFile::exists(path + u".broken"_s));
    QCOMPARE(RulebookMarks(path).rowCount(), 2);
}

/// Each looked for among all others, that would be seven thousand million comparisons.
void KeptFileTest::asManyMarksAsThereMayBeAreRead()
{
    constexpr int many = 120'000;
    QByteArray content = R"({"format":"caboose-rulebook-marks","version":1,"marks":[)"_ba;
    for (int n = 0; n < many; ++n) {
        content +=
            R"({"bookmark":true,"section":")"_ba + QByteArray::number(n + many) + R"("},)"_ba;
    }
    content += R"({"bookmark":true,"section":"120000"}]})"_ba;
    const QString path = write(content);
    const std::clock_t start = std::clock();
    QCOMPARE(RulebookMarks(path).rowCount(), many);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < 3, qPrintable(QString::number(seconds)));
}

void KeptFileTest::namesAreTidy_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("tidy");
    QTest::newRow("plain") << u"At home"_s << u"At home"_s;
    QTest::newRow("blanks") << u"  At \n\t home "_s << u"At home"_s;
    QTest::newRow("control characters") << u"A\x1b[2Jt\a\x7f"_s << u"A[2Jt"_s;
    QTest::newRow("turned round") << u"\u202etxt.exe"_s << u"txt.exe"_s;
    QTest::newRow("long") << QString(5000, u'x') << QString(60, u'x');
    QTest::newRow("pair at the end") << QString(59, u'x') + u"😀"_s << QString(59, u'x');
    QTest::newRow("HTML is data") << u"<b>At home</b>"_s << u"<b>At home</b>"_s;
}

void KeptFileTest::namesAreTidy()
{
    QFETCH(QString, name);
    QFETCH(QString, tidy);
    QCOMPARE(items::tidyName(name), tidy);
}

void KeptFileTest::tooltipsAreNoHtml()
{
    QCOMPARE(items::plainToolTip(u"At home & away\nnow"_s), u"At home & away\nnow"_s);
    QCOMPARE(items::plainToolTip(u"<img src='/dev/zero'>\nnow"_s),
             u"<qt>&lt;img src='/dev/zero'&gt;<br>now</qt>"_s);
}

} // namespace caboose::test

QTEST_GUILESS_MAIN(caboose::test::KeptFileTest)
#include "kept_file_test.moc"
