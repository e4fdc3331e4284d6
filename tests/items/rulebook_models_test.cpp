// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"
#include "views/items/rulebook/boxed_html.h"
#include "views/items/rulebook/rule_print.h"
#include "views/items/rulebook/rulebook_reader.h"
#include "views/items/rulings_model.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
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
    void aPageSaysWhoRefersToItAndWhereItIsPrinted();
    void aPageHasTwoLanguages();
    void aPageHasTwoEditions();
    void marksAreKept();
    void brokenMarksAreLeftOut();
    void citationHasNumberTitleEditionAndText();
    void boxesAreTables();
    void whatIsPrintedIsWhatIsAsked();

private:
    void write(const QString& name, const QByteArray& text) const;
    QString marksFile() const { return m_folder.filePath(u"marks/rulebook.json"_s); }
    QString chapters(QList<int> roles = {Qt::DisplayRole});

    QTemporaryDir m_folder;
    std::unique_ptr<items::RulebookLibrary> m_library;
    std::unique_ptr<items::RulingsModel> m_rulings;
    std::unique_ptr<items::RulebookGame> m_game;
    std::unique_ptr<items::RulebookMarks> m_marks;
    std::unique_ptr<items::RulebookReader> m_reader;
};

namespace {

constexpr auto english = R"(# 1 The train

What it is.

## 1.1 The roof
:terms roof, roofs

You may stand on it. See [[2.1]].

## 1.2 The prison car
:when with=prison-car

It has a cell.

# 2 Actions

What you do.

## 2.1 Punch
:printed official-2016 "Cards: Punch"

Hit somebody on the roof.

::: note edition=official-2016
The old rules say no more.
:::

## 2.1.1 The blow

They drop their loot.

## 2.2 Whistle
:when edition=official-2014-fr

Only the French may.
)";

constexpr auto french = R"(# 1 Le train
:of 1

Ce que c’est.

## 1.1 Le toit
:terms toit, toits
:of 1

On peut s’y tenir. Voir [[2.1]].

## 1.2 Le wagon prison
:when with=prison-car
:of 1

Il a une cellule.

# 2 Actions
:of 1

Ce que vous faites.

## 2.1 Coup de poing
:printed official-2016 "Cards: Punch"
:of 1

Frappez quelqu’un sur le toit.

::: note edition=official-2016
Les anciennes règles n’en disent pas plus.
:::

## 2.1.1 Le coup
:of 1

Il lâche son butin.

## 2.2 Sifflet
:when edition=official-2014-fr
:of 1

Seuls les Français le peuvent.
)";

rulebook::Boxes baseAlone()
{
    rulebook::Boxes boxes;
    boxes.insert(rulebook::Box::Base);
    return boxes;
}

} // namespace

void RulebookModelsTest::write(const QString& name, const QByteArray& text) const
{
    const QString path = m_folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void RulebookModelsTest::initTestCase()
{
    write(u"book/en/01_all.md"_s, english);
    write(u"book/fr/01_all.md"_s, french);
    m_library = std::make_unique<items::RulebookLibrary>(m_folder.filePath(u"book"_s));
}

void RulebookModelsTest::init()
{
    watch();
    QFile::remove(marksFile());
    m_rulings = std::make_unique<items::RulingsModel>();
    m_rulings->setEdition(rules::Edition::Official2016);
    m_game = std::make_unique<items::RulebookGame>(*m_rulings);
    m_marks = std::make_unique<items::RulebookMarks>(marksFile());
    m_reader = std::make_unique<items::RulebookReader>(*m_library, *m_game, *m_marks);
    m_reader->setProgramLanguage(u"en"_s);
    if (qstrcmp(QTest::currentTestFunction(), "nothingBeforeItIsRead") == 0) return;
    m_library->want();
    QTRY_VERIFY(m_library->languages().size() == 2);
    QTRY_VERIFY(m_library->searchIn(*m_library->in(u"fr"_s)));
}

void RulebookModelsTest::cleanup()
{
    complain();
    m_reader.reset();
    m_marks.reset();
    m_game.reset();
    m_rulings.reset();
}

QString RulebookModelsTest::chapters(QList<int> roles)
{
    return printModel(m_reader->chapters(), {.roles = roles, .columns = {}, .header = false});
}

void RulebookModelsTest::nothingBeforeItIsRead()
{
    QCOMPARE(chapters(), QString());
    QCOMPARE(m_reader->pageHtml(), QString());
    // Whoever is sent somewhere before there is a text is there when it comes.
    QVERIFY(m_reader->goTo(u"2.1"_s));
    QSignalSpy shown(m_reader.get(), &items::RulebookReader::pageChanged);
    m_library->want();
    QTRY_VERIFY(!shown.isEmpty());
    QCOMPARE(m_reader->headingOf(m_reader->place()), u"2.1 Punch"_s);
}

void RulebookModelsTest::chaptersHaveWhatHoldsInTheGame()
{
    m_game->setBoxes({rulebook::Box::Base, rulebook::Box::MarshalPrisoners});
    QCOMPARE(chapters(), u"1 The train\n"
                         "  1.1 The roof\n"
                         "  1.2 The prison car\n"
                         "2 Actions\n"
                         "  2.1 Punch\n"
                         "    2.1.1 The blow\n"_s);
    m_reader->setLanguage(u"fr"_s);
    QVERIFY(chapters().contains(u"  2.1 Coup de poing\n"_s));
}

void RulebookModelsTest::otherEditionsAreShownWhenAsked()
{
    m_reader->setScope(RuleScope::WithOthers);
    QVERIFY(chapters({Qt::AccessibleTextRole}).contains(u"2.2 Whistle, not in this game"_s));
    m_rulings->setEdition(rules::Edition::Official2014);
    QVERIFY(chapters({Qt::AccessibleTextRole}).contains(u"2.2 Whistle\n"_s));
}

void RulebookModelsTest::boxesThatNobodyHasAreLeftOut()
{
    QVERIFY2(!chapters().contains(u"prison"_s), "the base box alone, unless somebody has more");
    m_reader->setScope(RuleScope::WithOthers);
    QVERIFY(!chapters().contains(u"prison"_s));
    m_reader->setScope(RuleScope::Everything);
    QVERIFY(chapters().contains(u"prison"_s));
}

void RulebookModelsTest::historyGoesBackAndForth()
{
    QVERIFY(!m_reader->canGoBack());
    QVERIFY(m_reader->goTo(u"1.1"_s));
    m_reader->noteScroll(40);
    QVERIFY(m_reader->goTo(u"2.1.1"_s));
    QVERIFY(!m_reader->scroll());
    m_reader->goBack();
    QCOMPARE(m_reader->place(), u"1.1"_s);
    QCOMPARE(m_reader->scroll(), std::optional(40));
    m_reader->goForward();
    QCOMPARE(m_reader->place(), u"2.1.1"_s);
    m_reader->goBack();
    QVERIFY(m_reader->goTo(u"2"_s));
    QVERIFY(!m_reader->canGoForward());
}

void RulebookModelsTest::unknownNumbersLeadToTheNearest()
{
    QVERIFY(m_reader->goTo(u"2.1.7"_s));
    QCOMPARE(m_reader->place(), u"2.1"_s);
    QVERIFY(!m_reader->goTo(u"nothing-like-that"_s));
    QCOMPARE(m_reader->place(), u"2.1"_s);
}

void RulebookModelsTest::linksOfAllKindsLeadThere()
{
    for (const auto& link : {u"1.1"_s, u"rule:1.1"_s, u"caboose:rule/1.1"_s}) {
        m_reader->goTo(u"2"_s);
        QVERIFY(m_reader->goTo(link));
        QCOMPARE(m_reader->place(), u"1.1"_s);
    }
    QCOMPARE(m_reader->link(), u"caboose:rule/1.1"_s);
    m_reader->hits().search(u"caboose:rule/2.1"_s);
    QCOMPARE(m_reader->hits().at(0).id, u"2.1"_s);
}

void RulebookModelsTest::pagesTurnOverWhatIsHidden()
{
    m_game->setBoxes(baseAlone());
    m_reader->goTo(u"1.1"_s);
    m_reader->turn(1);
    QCOMPARE(m_reader->place(), u"2"_s);
    m_reader->turn(-1);
    QCOMPARE(m_reader->place(), u"1.1"_s);
}

void RulebookModelsTest::hitsHaveTheirContext()
{
    RuleHitsModel& hits = m_reader->hits();
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
    RuleHitsModel& hits = m_reader->hits();
    hits.search(u"whistle"_s);
    QCOMPARE(hits.rowCount(), 0);
    hits.setLimit(RuleLimit::Everything, {});
    QCOMPARE(hits.at(0).id, u"2.2"_s);
    QVERIFY(hits.at(0).isAside);
    hits.search(u"roof"_s);
    const int everywhere = hits.rowCount();
    hits.setLimit(RuleLimit::Chapter, m_reader->view().book().find("2"));
    QVERIFY(hits.rowCount() > 0 && hits.rowCount() < everywhere);
}

void RulebookModelsTest::aPageSaysWhoRefersToItAndWhereItIsPrinted()
{
    m_reader->goTo(u"2.1"_s);
    const QString page = m_reader->pageHtml();
    QVERIFY(page.contains(u"“Cards: Punch”"_s));
    QVERIFY(page.contains(u"Referred to by: <a href=\"rule:1.1\">1.1</a>"_s));
    QVERIFY(page.contains(u"The old rules say no more."_s));
    QVERIFY(page.contains(u"They drop their loot."_s));
    QVERIFY(page.contains(u"<a href=\"rule:2\">2 Actions</a>"_s));
    m_reader->goTo(u"2"_s);
    QVERIFY(m_reader->pageHtml().contains(u"<a href=\"rule:2.1\">2.1 Punch</a>"_s));
}

void RulebookModelsTest::aPageHasTwoLanguages()
{
    m_reader->goTo(u"2.1"_s);
    m_reader->setBeside({.kind = items::RuleBeside::Kind::Language, .language = u"fr"_s});
    const QString page = m_reader->pageHtml();
    QVERIFY(page.contains(u"Hit somebody"_s) && page.contains(u"Frappez quelqu’un"_s));
    QVERIFY(page.indexOf(u"Frappez"_s) < page.indexOf(u"They drop"_s));
    QVERIFY(page.contains(u"Français"_s));
}

void RulebookModelsTest::aPageHasTwoEditions()
{
    m_reader->goTo(u"2.1"_s);
    m_reader->setBeside({.kind = items::RuleBeside::Kind::Edition,
                         .language = {},
                         .edition = rules::Edition::Combined21});
    const QString page = m_reader->pageHtml();
    QCOMPARE(page.count(u"Hit somebody"_s), 2);
    QCOMPARE(page.count(u"The old rules say no more."_s), 1);
}

void RulebookModelsTest::marksAreKept()
{
    m_reader->goTo(u"2.1"_s);
    m_marks->setBookmarked(u"2.1"_s, true);
    m_marks->setNote(u"1.1"_s, u" slippery\n"_s);
    const auto indexOf = [this](const char* id) {
        return m_reader->chapters().indexOf(*m_reader->view().book().find(id));
    };
    QVERIFY(indexOf("2.1").data(ChaptersModel::BookmarkedRole).toBool());
    QVERIFY(indexOf("1.1").data(ChaptersModel::NotedRole).toBool());
    m_reader->goTo(u"1.1"_s);
    QVERIFY(m_reader->pageHtml().contains(u"slippery"_s));

    items::RulebookMarks again(marksFile());
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
    write(u"marks/rulebook.json"_s, "{\"format\":\"caboose-rulebook-marks\",\"marks\":[3,{},"
                                    "{\"section\":\"1.1\",\"bookmark\":true},"
                                    "{\"section\":\"1.1\",\"note\":\"twice\"}]}");
    const items::RulebookMarks marks(marksFile());
    QCOMPARE(marks.rowCount(), 1);
    write(u"marks/rulebook.json"_s, "not at all");
    QCOMPARE(items::RulebookMarks(marksFile()).rowCount(), 0);
}

void RulebookModelsTest::citationHasNumberTitleEditionAndText()
{
    m_reader->goTo(u"2.1"_s);
    const QString citation = m_reader->citation();
    QVERIFY(citation.startsWith(u"2.1 Punch ("_s));
    QVERIFY(citation.contains(u"Hit somebody on the roof."_s));
}

void RulebookModelsTest::boxesAreTables()
{
    const QString html =
        items::boxed(u"<div lang=\"en\">a<div class=\"note\">b</div><div class=\"when other\">c"
                     "</div><div class=\"when\">d</div></div>"_s);
    QCOMPARE(html.count(u"<table"_s), 2);
    QCOMPARE(html.count(u"</table>"_s), 2);
    QVERIFY(html.contains(u"<td class=\"note\">b</td>"_s));
    QVERIFY(html.contains(u"<td class=\"other\">c</td>"_s));
    QVERIFY(html.contains(u"<div class=\"when\">d</div></div>"_s));
}

void RulebookModelsTest::whatIsPrintedIsWhatIsAsked()
{
    using items::PrintWhat;
    m_reader->goTo(u"2.1"_s);
    const auto printed = [this](PrintWhat what, const QStringList& languages) {
        return items::printJob(*m_reader, {.what = what, .section = {}, .languages = languages});
    };
    const items::RulePrintJob section = printed(PrintWhat::Section, {u"en"_s});
    QCOMPARE(section.title, u"2.1 Punch"_s);
    QVERIFY(section.html.contains(u"They drop"_s) && !section.html.contains(u"What you do"_s));
    QVERIFY(printed(PrintWhat::Chapter, {u"en"_s}).html.contains(u"What you do"_s));
    const items::RulePrintJob booklet = printed(PrintWhat::Booklet, {u"en"_s, u"fr"_s});
    QVERIFY(booklet.html.contains(u"What it is"_s) && booklet.html.contains(u"Ce que c’est"_s));
    QVERIFY(!booklet.html.contains(u"Only the French"_s));
}

} // namespace caboose::test

QTEST_GUILESS_MAIN(caboose::test::RulebookModelsTest)
#include "rulebook_models_test.moc"
