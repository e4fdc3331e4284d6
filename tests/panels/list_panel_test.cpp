// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/list_panel.h"

#include "tests/support/watched_test.h"
#include "views/items/game/rows_model.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

struct Line {
    int id = 0;
    QString text;
    bool operator==(const Line&) const = default;
};

/// As many lines as wanted, of which one matters.
class Lines : public items::RowsModel<Line> {
public:
    void show(int count, int now, const QString& sentence)
    {
        std::vector<Line> rows;
        for (int n = 0; n < count; ++n) rows.push_back({n, u"Line %1"_s.arg(n)});
        setRows(std::move(rows));
        m_now = now;
        m_sentence = sentence;
        Q_EMIT sentenceChanged();
    }
    QString sentence() const override { return m_sentence; }
    int rowNow() const override { return m_now; }

protected:
    QVariant value(const Line& row, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(row.text) : QVariant();
    }

private:
    int m_now = -1;
    QString m_sentence;
};

} // namespace

/// What a panel has that is nothing but its model.
class ListPanelTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theSentenceStandsAboveTheRows();
    void withoutASentenceTheListHasItsRoom();
    void theRowThatMattersIsInSight();
    void theKeyboardComesToTheRowThatMatters();
    void theMouseFindsTheRowThatItPointsAt();

private:
    QListView& list() const { return *m_panel->findChild<QListView*>(); }
    QLabel& sentence() const { return *m_panel->findChild<QLabel*>(u"panelSentence"_s); }
    bool isInSight(int row) const
    {
        return list().viewport()->rect().contains(list().visualRect(m_lines.index(row)));
    }

    Lines m_lines;
    std::unique_ptr<views::ListPanel> m_panel;
};

void ListPanelTest::init()
{
    watch();
    m_panel = std::make_unique<views::ListPanel>(m_lines, views::ListPanelNames{"Lines", "Rows"});
    m_panel->resize(300, 200);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void ListPanelTest::cleanup()
{
    m_panel.reset();
    complain();
}

void ListPanelTest::theSentenceStandsAboveTheRows()
{
    m_lines.show(3, -1, u"Three lines"_s);
    QCOMPARE(sentence().text(), u"Three lines"_s);
    QVERIFY(sentence().isVisible());
    QVERIFY(sentence().geometry().bottom() < list().geometry().top());
    QCOMPARE(list().model()->rowCount(), 3);
    QCOMPARE(m_panel->accessibleName(), u"Lines"_s);
    QCOMPARE(list().accessibleName(), u"Rows"_s);
}

void ListPanelTest::withoutASentenceTheListHasItsRoom()
{
    m_lines.show(3, -1, {});
    QVERIFY(!sentence().isVisible());
}

void ListPanelTest::theRowThatMattersIsInSight()
{
    m_lines.show(80, 50, {});
    QVERIFY(isInSight(50));
    QVERIFY(isInSight(51));
    m_lines.show(80, 79, {});
    QVERIFY(isInSight(79));
    m_panel->resize(300, 120);
    QVERIFY(isInSight(79));
}

void ListPanelTest::theKeyboardComesToTheRowThatMatters()
{
    list().clearFocus();
    list().setCurrentIndex({});
    m_lines.show(10, 6, {});
    m_panel->entrance()->setFocus();
    QCOMPARE(list().currentIndex().row(), 6);
}

/// Nothing scrolls away between the press and the row.
void ListPanelTest::theMouseFindsTheRowThatItPointsAt()
{
    m_lines.show(80, -1, {});
    list().clearFocus();
    list().setCurrentIndex({});
    list().scrollToBottom();
    QSignalSpy clicked(&list(), &QListView::clicked);
    const QModelIndex last = m_lines.index(79);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(last).center());
    QCOMPARE(list().currentIndex().row(), 79);
    QCOMPARE(clicked.size(), 1);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::ListPanelTest)
#include "list_panel_test.moc"
