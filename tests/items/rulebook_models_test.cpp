// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/small_rulebook.h"
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::ChaptersModel;
using items::RuleHitsModel;
using items::RuleLimit;
using items::RuleScope;

/// What the rulebook panels draw from, over a small book of its own.
class RulebookModelsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void nothingBeforeItIsRead();
    void chaptersHaveWhatHoldsInTheGame();
    void otherEditionsAreShownWhenAsked();
    void boxesThatNobodyHasAreLeftOut();
    void historyGoesBackAndForth();
    void unknownNumbersLeadToTheNearest();
    void linksOfAllKindsLeadThere();
    void pagesTurnOverWhatIsHidden();
    void hitsHaveTheirContext();
    void hitsAreLimited();
    void marksAreKept();
    void brokenMarksAreLeftOut();
    void citationHasNumberTitleEditionAndText();

private:
    QString chapters(const QList<int>& roles = {Qt::DisplayRole});

    std::unique_ptr<SmallRulebook> m_book;
};

namespace {

rulebook::Boxes baseAlone()
{
    rulebook::Boxes boxes;
    boxes.insert(rulebook::Box::Base);
    return boxes;
}

} // namespace

void RulebookModelsTest::initTestCase()
{
    m_book = std::make_unique<SmallRulebook>();
}

void RulebookModelsTest::init()
{
    watch();
    m_book->open();
    if (qstrcmp(QTest::currentTestFunction(), "nothingBeforeItIsRead") != 0) m_book->load();
}

void RulebookModelsTest::cleanup()
{
    complain();
    m_book->close();
}

QString RulebookModelsTest::chapters(const QList<int>& roles)
{
    return printModel(m_book->reader->chapters(), {.roles = roles, .columns = {}, .header = false});
}

void RulebookModelsTest::nothingBeforeItIsRead()
{
    QCOMPARE(chapters(), QString());
    QCOMPARE(m_book->reader->pageHtml(), QString());
    // Whoever is sent somewhere before there is a text is there when it comes.
    QVERIFY(m_book->reader->goTo(u"2.1"_s));
    QSignalSpy shown(m_book->reader.get(), &items::RulebookReader::pageChanged);
    m_book->library->want();
    QTRY_VERIFY(!shown.isEmpty());
    QCOMPARE(m_book->reader->headingOf(m_book->reader->place()), u"2.1 Punch"_s);
}

void RulebookModelsTest::chaptersHaveWhatHoldsInTheGame()
{
    m_book->game->setBoxes({rulebook::Box::Base, rulebook::Box::MarshalPrisoners});
    QCOMPARE(chapters(), u"1 The train\n"
                         "  1.1 The roof\n"
                         "  1.2 The prison car\n"
                         "2 Actions\n"
                         "  2.1 Punch\n"
                         "    2.1.1 The blow\n"_s);
    m_book->reader->setLanguage(u"fr"_s);
    QVERIFY(chapters().contains(u"  2.1 Coup de poing\n"_s));
}

void RulebookModelsTest::otherEditionsAreShownWhenAsked()
{
    m_book->reader->setScope(RuleScope::WithOthers);
    QVERIFY(chapters({Qt::AccessibleTextRole}).contains(u"2.2 Whistle, not in this game"_s));
    m_book->rulings->setEdition(rules::Edition::Official2014);
    QVERIFY(chapters({Qt::AccessibleTextRole}).contains(u"2.2 Whistle\n"_s));
}

void RulebookModelsTest::boxesThatNobodyHasAreLeftOut()
{
    QVERIFY2(!chapters().contains(u"prison"_s), "the base box alone, unless somebody has more");
    m_book->reader->setScope(RuleScope::WithOthers);
    QVERIFY(!chapters().contains(u"prison"_s));
    m_book->reader->setScope(RuleScope::Everything);
    QVERIFY(chapters().contains(u"prison"_s));
}

void RulebookModelsTest::historyGoesBackAndForth()
{
    QVERIFY(!m_book->reader->canGoBack());
    QVERIFY(m_book->reader->goTo(u"1.1"_s));
    QCOMPARE(m_book->reader->spot(), items::ReadingSpot());
    m_book->reader->noteSpot({u"1.1"_s, 4.5});
    QVERIFY(m_book->reader->goTo(u"2.1.1"_s));
    QCOMPARE(m_book->reader->spot(), items::ReadingSpot{u"2.1.1"_s});
    m_book->reader->goBack();
    QCOMPARE(m_book->reader->place(), u"1.1"_s);
    QCOMPARE(m_book->reader->spot(), (items::ReadingSpot{u"1.1"_s, 4.5}));
    m_book->reader->goForward();
    QCOMPARE(m_book->reader->place(), u"2.1.1"_s);
    m_book->reader->goBack();
    QVERIFY(m_book->reader->goTo(u"2"_s));
    QVERIFY(!m_book->reader->canGoForward());
}

void RulebookModelsTest::unknownNumbersLeadToTheNearest()
{
    QVERIFY(m_book->reader->goTo(u"2.1.7"_s));
    QCOMPARE(m_book->reader->place(), u"2.1"_s);
    QVERIFY(!m_book->reader->goTo(u"nothing-like-that"_s));
    QCOMPARE(m_book->reader->place(), u"2.1"_s);
}

void RulebookModelsTest::linksOfAllKindsLeadThere()
{
    for (const auto& link : {u"1.1"_s, u"rule:1.1"_s, u"caboose:rule/1.1"_s}) {
        m_book->reader->goTo(u"2"_s);
        QVERIFY(m_book->reader->goTo(link));
        QCOMPARE(m_book->reader->place(), u"1.1"_s);
    }
    QCOMPARE(m_book->reader->link(), u"caboose:rule/1.1"_s);
    m_book->reader->hits().search(u"caboose:rule/2.1"_s);
    QCOMPARE(m_book->reader->hits().at(0).id, u"2.1"_s);
}

void RulebookModelsTest::pagesTurnOverWhatIsHidden()
{
    m_book->game->setBoxes(baseAlone());
    m_book->reader->goTo(u"1.1"_s);
    m_book->reader->turn(1);
    QCOMPARE(m_book->reader->place(), u"2"_s);
    m_book->reader->turn(-1);
    QCOMPARE(m_book->reader->place(), u"1.1"_s);
}

void RulebookModelsTest::hitsHaveTheirContext()
{
    RuleHitsModel& hits = m_book->reader->hits();
    hits.search(u"loot"_s);
    QVERIFY(printModel(hits, {.roles = {Qt::DisplayRole}, .columns = {}, .header = false})
                .startsWith(u"2.1.1 The blow\n"_s));
    const items::RuleHit& hit = hits.at(0);
    QCOMPARE(hit.path, u"Actions › Punch"_s);
    QCOMPARE(hit.marks.size(), 1);
    QCOMPARE(hit.snippet.mid(hit.marks[0].start, hit.marks[0].length), u"loot"_s);
}

void RulebookModelsTest::hitsAreLimited()
{
    RuleHitsModel& hits = m_book->reader->hits();
    hits.search(u"whistle"_s);
    QCOMPARE(hits.rowCount(), 0);
    hits.setLimit(RuleLimit::Everything, {});
    QCOMPARE(hits.at(0).id, u"2.2"_s);
    QVERIFY(hits.at(0).isAside);
    hits.search(u"roof"_s);
    const int everywhere = hits.rowCount();
    hits.setLimit(RuleLimit::Chapter, m_book->reader->view().book().find("2"));
    QVERIFY(hits.rowCount() > 0 && hits.rowCount() < everywhere);
}

void RulebookModelsTest::marksAreKept()
{
    m_book->reader->goTo(u"2.1"_s);
    m_book->marks->setBookmarked(u"2.1"_s, true);
    m_book->marks->setNote(u"1.1"_s, u" slippery\n"_s);
    const auto indexOf = [this](const char* id) {
        return m_book->reader->chapters().indexOf(*m_book->reader->view().book().find(id));
    };
    QVERIFY(indexOf("2.1").data(ChaptersModel::BookmarkedRole).toBool());
    QVERIFY(indexOf("1.1").data(ChaptersModel::NotedRole).toBool());
    m_book->reader->goTo(u"1.1"_s);
    QVERIFY(m_book->reader->pageHtml().contains(u"slippery"_s));

    items::RulebookMarks again(m_book->marksFile());
    QCOMPARE(printModel(again, {.roles = {Qt::DisplayRole, items::RulebookMarks::NoteRole},
                                .header = false})
                 .count(u'\n'),
             2);
    QVERIFY(again.isBookmarked(u"2.1"_s));
    QCOMPARE(again.note(u"1.1"_s), u"slippery"_s);
    again.setBookmarked(u"2.1"_s, false);
    again.setNote(u"1.1"_s, {});
    QCOMPARE(again.rowCount(), 0);
}

void RulebookModelsTest::brokenMarksAreLeftOut()
{
    m_book->write(u"marks/rulebook.json"_s,
                  "{\"format\":\"caboose-rulebook-marks\",\"marks\":[3,{},"
                  "{\"section\":\"1.1\",\"bookmark\":true},"
                  "{\"section\":\"1.1\",\"note\":\"twice\"}]}");
    const items::RulebookMarks marks(m_book->marksFile());
    QCOMPARE(marks.rowCount(), 1);
    m_book->write(u"marks/rulebook.json"_s, "not at all");
    QCOMPARE(items::RulebookMarks(m_book->marksFile()).rowCount(), 0);
}

void RulebookModelsTest::citationHasNumberTitleEditionAndText()
{
    m_book->reader->goTo(u"2.1"_s);
    const QString citation = m_book->reader->citation();
    QVERIFY(citation.startsWith(u"2.1 Punch ("_s));
    QVERIFY(citation.contains(u"Hit somebody on the roof."_s));
}

} // namespace caboose::test

QTEST_GUILESS_MAIN(caboose::test::RulebookModelsTest)
#include "rulebook_models_test.moc"
