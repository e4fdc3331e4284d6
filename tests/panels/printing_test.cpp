// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/items/rulebook/rule_print.h"
#include "views/panels/rulebook/print_dialog.h"
#include "views/panels/rulebook/print_pages.h"
#include "views/panels/rulebook/rule_printer.h"

#include <QBuffer>
#include <QFile>
#include <QMainWindow>
#include <QPdfWriter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Rules on paper.
class PrintingTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void piecesFillPages();
    void aPieceThatFitsAPageIsNotTorn();
    void contentsComeFirst();
    void rulesGoIntoAFile();
    void whatIsNotReadYetIsWaitedFor();
    void aGameAidHasOnePage();
    void nothingStandsInSquareBracketsOnPaper();
    void theBookletHasEachChapter_data();
    void theBookletHasEachChapter();

private:
    items::RulebookReader& reader() { return m_running->program().rulebook().reader(0); }

    std::unique_ptr<RunningProgram> m_running;
};

namespace {

items::PrintPiece lines(int count)
{
    QStringList rows;
    for (int n = 0; n < count; ++n) rows.append(u"line %1"_s.arg(n));
    items::PrintPiece piece;
    piece.html = u"<p>%1</p>"_s.arg(rows.join(u"<br>"_s));
    return piece;
}

items::PrintPiece chapter(const QString& heading, int count)
{
    items::PrintPiece piece = lines(count);
    piece.heading = heading;
    piece.onNewPage = true;
    return piece;
}

int pagesOf(const items::RulePrintJob& job)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    views::PrintPages pages(pdf, job, 10);
    pages.paint();
    return pages.count();
}

} // namespace

void PrintingTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"rulebook"_s}, app::panelList());
    QTRY_VERIFY_WITH_TIMEOUT(!reader().view().isEmpty(), 20000);
    settle();
}

void PrintingTest::cleanup()
{
    m_running.reset();
    complain();
}

void PrintingTest::piecesFillPages()
{
    items::RulePrintJob job{.title = u"Rules"_s, .pieces = {lines(3), lines(3), lines(3)}};
    QCOMPARE(pagesOf(job), 1);
    job.pieces.push_back(chapter(u"Two"_s, 3));
    QCOMPARE(pagesOf(job), 2);
}

void PrintingTest::aPieceThatFitsAPageIsNotTorn()
{
    QCOMPARE(pagesOf({.title = u"Rules"_s, .pieces = {lines(20), lines(20)}}), 1);
    QCOMPARE(pagesOf({.title = u"Rules"_s, .pieces = {lines(40), lines(40)}}), 2);
    const int whole = pagesOf({.title = u"Rules"_s, .pieces = {lines(200)}});
    QVERIFY(whole >= 3);
    // What is too tall for any page fills the rest of one.
    QVERIFY(pagesOf({.title = u"Rules"_s, .pieces = {lines(3), lines(200)}}) <= whole + 1);
}

void PrintingTest::contentsComeFirst()
{
    items::RulePrintJob job{.title = u"Rules"_s,
                            .pieces = {chapter(u"One"_s, 3), chapter(u"Two"_s, 3)}};
    QCOMPARE(pagesOf(job), 2);
    job.hasContents = true;
    QCOMPARE(pagesOf(job), 3);
}

void PrintingTest::rulesGoIntoAFile()
{
    m_running->program().rulebook().showRule(u"10.5"_s);
    m_running->trigger(u"rulebook.print"_s);
    auto* dialog = m_running->window()->findChild<views::PrintDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    std::optional<items::RulePrintJob> asked;
    connect(dialog, &views::PrintDialog::pdfWanted, this,
            [&](const items::RulePrintJob& job) { asked = job; });
    // The file would be asked for now.
    dialog->disconnect(&m_running->program().rulebook());
    const auto buttons = dialog->findChildren<QPushButton*>();
    const auto pdf = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->text().contains(u"PDF"_s);
    });
    QVERIFY(pdf != buttons.end());
    click(*pdf);
    QVERIFY(asked);
    QCOMPARE(asked->title, u"10.5 Punch"_s);
    const QString file = m_running->file(u"rules.pdf"_s);
    QVERIFY(views::writeRulesPdf(file, *asked));
    QVERIFY(m_running->read(u"rules.pdf"_s).startsWith("%PDF"));
    QVERIFY(!views::writeRulesPdf(m_running->file(u"nowhere/rules.pdf"_s), *asked));
}

/// Who asks once before the rulebook has been opened is asked what to print.
void PrintingTest::whatIsNotReadYetIsWaitedFor()
{
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.library = unreadRulebook()}, app::panelList());
    QVERIFY(!m_running->program().rulebook().library().isLoaded());
    m_running->trigger(u"rulebook.print"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_running->window()->findChild<views::PrintDialog*>(), 20000);
    QCOMPARE(m_running->window()->findChildren<views::PrintDialog*>().size(), 1);
}

void PrintingTest::aGameAidHasOnePage()
{
    const auto aids = items::gameAids(reader());
    QVERIFY(aids.size() >= 3);
    for (const items::GameAid& aid : aids) {
        const auto job = items::printJob(
            reader(), {.what = items::PrintWhat::Aid, .section = aid.id, .languages = {u"fr"_s}});
        QVERIFY(views::writeRulesPdf(m_running->file(u"aid.pdf"_s), job));
        QCOMPARE(m_running->read(u"aid.pdf"_s).count("/Type /Page\n"), 1);
    }
}

/// For whom something is, is set apart by its look, not by signs of the text that it was read from.
void PrintingTest::nothingStandsInSquareBracketsOnPaper()
{
    reader().setScope(items::RuleScope::Everything);
    const items::RulePrintJob job = items::printJob(
        reader(),
        {.what = items::PrintWhat::Booklet, .section = {}, .languages = {u"en"_s, u"fr"_s}});
    QVERIFY(job.html().contains(u"class=\"label\""_s));
    for (const items::PrintPiece& piece : job.pieces) {
        QVERIFY2(!piece.html.contains(u'[') && !piece.html.contains(u']'),
                 qPrintable(piece.html.left(400)));
    }
}

void PrintingTest::theBookletHasEachChapter_data()
{
    QTest::addColumn<QStringList>("languages");
    QTest::newRow("French") << QStringList{u"fr"_s};
    QTest::newRow("both") << QStringList{u"en"_s, u"fr"_s};
}

void PrintingTest::theBookletHasEachChapter()
{
    QFETCH(QStringList, languages);
    items::RulePrintWish wish;
    wish.what = items::PrintWhat::Booklet;
    wish.languages = languages;
    const items::RulePrintJob job = items::printJob(reader(), wish);
    const auto isChapter = [](const items::PrintPiece& piece) { return piece.onNewPage; };
    const auto chapters = std::ranges::count_if(job.pieces, isChapter);
    QVERIFY(chapters >= 13);
    QVERIFY(job.hasContents);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"booklet.pdf"_s);
    QVERIFY(views::writeRulesPdf(file, job));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().count("/Type /Page\n") > chapters);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::PrintingTest)
#include "printing_test.moc"
