// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/small_rulebook.h"
#include "tests/support/watched_test.h"
#include "views/items/rulebook/rule_print.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::RuleScope;

/// The pages of the rulebook, and what is kept of how somebody reads them.
class RulebookReadingTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_book = std::make_unique<SmallRulebook>(); }
    void init();
    void cleanup();

    void aPageSaysWhoRefersToItAndWhereItIsPrinted();
    void aPageHasTwoLanguages();
    void aPageHasTwoEditions();
    void languagesStandBesideEachOtherPartByPart();
    void aPageIsInPieces();
    void howItIsReadIsKept();
    void brokenReadingStatesAreUsable_data();
    void brokenReadingStatesAreUsable();
    void whatIsPrintedIsWhatIsAsked();

private:
    std::unique_ptr<SmallRulebook> m_book;
};

void RulebookReadingTest::init()
{
    watch();
    m_book->open();
    m_book->load();
}

void RulebookReadingTest::cleanup()
{
    complain();
    m_book->close();
}

void RulebookReadingTest::aPageSaysWhoRefersToItAndWhereItIsPrinted()
{
    m_book->reader->goTo(u"2.1"_s);
    const QString page = m_book->reader->pageHtml();
    QVERIFY(page.contains(u"“Cards: Punch”"_s));
    QVERIFY(page.contains(u"Referred to by: <a href=\"rule:1.1\">1.1</a>"_s));
    QVERIFY(page.contains(u"The old rules say no more."_s));
    QVERIFY(page.contains(u"They drop their loot."_s));
    QVERIFY(page.contains(u"<a href=\"rule:2\">2 Actions</a>"_s));
    m_book->reader->goTo(u"2"_s);
    QVERIFY(m_book->reader->pageHtml().contains(u"<a href=\"rule:2.1\">2.1 Punch</a>"_s));
}

void RulebookReadingTest::aPageHasTwoLanguages()
{
    m_book->reader->goTo(u"2.1"_s);
    m_book->reader->setBeside({.kind = items::RuleBeside::Kind::Language, .language = u"fr"_s});
    const QString page = m_book->reader->pageHtml();
    QVERIFY(page.contains(u"Hit somebody"_s) && page.contains(u"Frappez quelqu’un"_s));
    QVERIFY(page.indexOf(u"Frappez"_s) < page.indexOf(u"They drop"_s));
    QVERIFY(page.contains(u"Français"_s));
}

void RulebookReadingTest::aPageHasTwoEditions()
{
    m_book->reader->goTo(u"2.1"_s);
    m_book->reader->setBeside({.kind = items::RuleBeside::Kind::Edition,
                               .language = {},
                               .edition = rules::Edition::Combined21});
    const QString page = m_book->reader->pageHtml();
    QCOMPARE(page.count(u"Hit somebody"_s), 2);
    QCOMPARE(page.count(u"The old rules say no more."_s), 1);
}

void RulebookReadingTest::languagesStandBesideEachOtherPartByPart()
{
    m_book->reader->goTo(u"2.1"_s);
    m_book->reader->setBeside({.kind = items::RuleBeside::Kind::Language, .language = u"fr"_s});
    const QString page = m_book->reader->pageHtml();
    const auto rowWith = [&](const QString& text) {
        const qsizetype at = page.indexOf(text);
        const qsizetype begin = page.lastIndexOf(u"<tr>"_s, at);
        return page.sliced(begin, page.indexOf(u"</tr>"_s, at) - begin);
    };
    QVERIFY(rowWith(u"Hit somebody"_s).contains(u"Frappez"_s));
    QVERIFY(!rowWith(u"Hit somebody"_s).contains(u"Hit him twice"_s));
    QVERIFY(rowWith(u"Hit him twice"_s).contains(u"deux fois"_s));
    const QString note = rowWith(u"The old rules"_s);
    QVERIFY(note.contains(u"Les anciennes"_s));
    QCOMPARE(note.count(u"class=\"row note begin end\""_s), 2);
}

void RulebookReadingTest::aPageIsInPieces()
{
    m_book->reader->goTo(u"2.1"_s);
    QStringList sections;
    for (const items::PagePiece& piece : m_book->reader->shownPage()) {
        if (!piece.section.isEmpty()) sections.append(piece.section);
    }
    QCOMPARE(sections, (QStringList{u"2.1"_s, u"2.1.1"_s}));
}

void RulebookReadingTest::howItIsReadIsKept()
{
    m_book->reader->setLanguage(u"fr"_s);
    m_book->reader->setScope(RuleScope::Everything);
    m_book->reader->setBeside({.kind = items::RuleBeside::Kind::Edition,
                               .language = {},
                               .edition = rules::Edition::Official2014});
    m_book->reader->setZoom(140);
    m_book->reader->goTo(u"1.1"_s);
    m_book->reader->noteSpot({u"1.1"_s, 2.25});
    m_book->reader->goTo(u"2.1.1"_s);
    m_book->reader->goBack();
    const QJsonObject kept = items::toJson(m_book->reader->state());
    QCOMPARE(items::readingStateFrom(kept), m_book->reader->state());

    items::RulebookReader again(*m_book->library, *m_book->game, *m_book->marks);
    again.setState(items::readingStateFrom(kept));
    QCOMPARE(again.zoom(), 140);
    QCOMPARE(again.place(), u"1.1"_s);
    QCOMPARE(again.spot(), (items::ReadingSpot{u"1.1"_s, 2.25}));
    QCOMPARE(again.view().columns.size(), std::size_t{2});
    QVERIFY(again.pageHtml().contains(u"On peut"_s));
    again.goForward();
    QCOMPARE(again.place(), u"2.1.1"_s);
    QCOMPARE(again.spot(), items::ReadingSpot{u"2.1.1"_s});
}

void RulebookReadingTest::brokenReadingStatesAreUsable_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    QTest::newRow("nothing") << QByteArray("{}") << u"1"_s;
    QTest::newRow("other types") << QByteArray(
                                        R"({"zoom":"big","scope":7,"beside":[],"visits":{"a":1},
                                            "at":"x","language":3})")
                                 << u"1"_s;
    QTest::newRow("out of range") << QByteArray(
                                         R"({"zoom":100000,"at":-7,"visits":[{"section":"2.1",
                                             "lines":-1e300,"below":"nowhere"}]})")
                                  << u"2.1"_s;
    QTest::newRow("of another book")
        << QByteArray(R"({"at":9,"visits":[3,{},{"section":"no-such"}],"language":"xx",
                          "beside":{"language":"klingon"}})")
        << u"1"_s;
}

void RulebookReadingTest::brokenReadingStatesAreUsable()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    m_book->reader->setState(items::readingStateFrom(QJsonDocument::fromJson(json).object()));
    QCOMPARE(m_book->reader->place(), place);
    QVERIFY(!m_book->reader->pageHtml().isEmpty());
    QVERIFY(m_book->reader->zoom() >= items::ReadingState::smallestZoom);
    QVERIFY(m_book->reader->zoom() <= items::ReadingState::largestZoom);
    QVERIFY(m_book->reader->spot().lines >= 0);
    m_book->reader->goBack();
    m_book->reader->goForward();
    QVERIFY(m_book->reader->goTo(u"2"_s));
}

void RulebookReadingTest::whatIsPrintedIsWhatIsAsked()
{
    using items::PrintWhat;
    m_book->reader->goTo(u"2.1"_s);
    const auto printed = [this](PrintWhat what, const QStringList& languages) {
        return items::printJob(*m_book->reader,
                               {.what = what, .section = {}, .languages = languages});
    };
    const items::RulePrintJob section = printed(PrintWhat::Section, {u"en"_s});
    QCOMPARE(section.title, u"2.1 Punch"_s);
    QVERIFY(section.html().contains(u"They drop"_s) && !section.html().contains(u"What you do"_s));
    QVERIFY(printed(PrintWhat::Chapter, {u"en"_s}).html().contains(u"What you do"_s));
    const items::RulePrintJob booklet = printed(PrintWhat::Booklet, {u"en"_s, u"fr"_s});
    QVERIFY(booklet.html().contains(u"What it is"_s) && booklet.html().contains(u"Ce que c’est"_s));
    QVERIFY(!booklet.html().contains(u"Only the French"_s));
}

} // namespace caboose::test

QTEST_GUILESS_MAIN(caboose::test::RulebookReadingTest)
#include "rulebook_reading_test.moc"
