// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"

#include <QStandardItemModel>
#include <QTest>

namespace caboose::test {

/// How item models are tested here: print them, compare the text.
class PrintModelTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void printsRowsColumnsAndHeader();
    void printsTheTree();
    void printsChosenRoles();
    void printsChosenColumns();
    void printsListsAndMissingValues();
    void emptyModelHasAHeaderOnly();
    void watchedModelMayChange();
};

namespace {

/// Two bandits with their loot below them.
std::unique_ptr<QStandardItemModel> bandits()
{
    auto model = std::make_unique<QStandardItemModel>();
    model->setHorizontalHeaderLabels({QStringLiteral("Bandit"), QStringLiteral("Loot")});
    auto* belle = new QStandardItem(QStringLiteral("Belle"));
    belle->setToolTip(QStringLiteral("first line\nsecond line"));
    belle->appendRow(
        {new QStandardItem(QStringLiteral("purse")), new QStandardItem(QStringLiteral("250"))});
    model->appendRow({belle, new QStandardItem(QStringLiteral("1"))});
    model->appendRow(
        {new QStandardItem(QStringLiteral("Doc")), new QStandardItem(QStringLiteral("0"))});
    return model;
}

} // namespace

void PrintModelTest::printsRowsColumnsAndHeader()
{
    const auto model = bandits();
    model->item(0)->removeRows(0, 1);
    QCOMPARE(printModel(*model), QStringLiteral("Bandit | Loot\n"
                                                "Belle | 1\n"
                                                "Doc | 0\n"));
}

void PrintModelTest::printsTheTree()
{
    QCOMPARE(printModel(*bandits(), {.columns = {}, .header = false}),
             QStringLiteral("Belle | 1\n"
                            "  purse | 250\n"
                            "Doc | 0\n"));
}

void PrintModelTest::printsChosenRoles()
{
    const auto model = bandits();
    model->item(1)->setData(true, Qt::UserRole + 7);
    QCOMPARE(printModel(*model, {.roles = {Qt::DisplayRole, Qt::ToolTipRole, Qt::UserRole + 7},
                                 .columns = {0},
                                 .header = false}),
             QStringLiteral("Belle toolTip=first line\\nsecond line 263=-\n"
                            "  purse toolTip=- 263=-\n"
                            "Doc toolTip=- 263=true\n"));
}

void PrintModelTest::printsChosenColumns()
{
    QCOMPARE(printModel(*bandits(), {.columns = {1}}), QStringLiteral("Loot\n1\n  250\n0\n"));
}

void PrintModelTest::printsListsAndMissingValues()
{
    QStandardItemModel model(2, 1);
    model.setData(model.index(0, 0), QStringList{QStringLiteral("jewel"), QStringLiteral("purse")});
    QCOMPARE(printModel(model), QStringLiteral("1\n[jewel, purse]\n-\n"));
}

void PrintModelTest::emptyModelHasAHeaderOnly()
{
    QStandardItemModel model(0, 2);
    QCOMPARE(printModel(model), QStringLiteral("1 | 2\n"));
}

void PrintModelTest::watchedModelMayChange()
{
    const auto model = bandits();
    watchModel(*model);
    model->removeRow(0);
    model->appendRow(new QStandardItem(QStringLiteral("Tuco")));
    QCOMPARE(printModel(*model, {.columns = {0}}), QStringLiteral("Bandit\nDoc\nTuco\n"));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::PrintModelTest)
#include "print_model_test.moc"
