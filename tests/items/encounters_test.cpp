// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/journal/import_position.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Who meets whom on a way is said before it is gone.
class EncountersTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void aWayToTheMarshalSaysSo();
    void theMarshalsWayToBanditsNamesThem();
    void theMarshalsWayToOneNamesThatOne();

private:
    QStringList told(const QString& marshal, const QString& step);
};

/// With each answer that has somebody meet somebody.
QStringList EncountersTest::told(const QString& marshal, const QString& step)
{
    const QString position = u"rules official-2016\n"
                             "train locomotive first-class saloon restaurant\n"
                             "seats django doc belle\nkeeps nothing\n"
                             "round 1 bridge-2-4\nstep perform-action\n"
                             "marshal in %1\n%2\n"_s.arg(marshal, step);
    const game::Imported imported = game::startFrom(position.toStdString(), 1);
    if (!imported.mistakes.empty() || !imported.start) return {position};
    const game::Game game(*imported.start, [] { return game::Time(); });
    items::GameModels models;
    models.show(game, items::Viewpoint::Table);
    QStringList told;
    for (const items::OptionRow& row : models.options.rows()) {
        if (!row.meets.isEmpty()) told.append(row.text + u": "_s + row.meets);
    }
    return told;
}

void EncountersTest::aWayToTheMarshalSaysSo()
{
    QCOMPARE(told(u"locomotive"_s, u"deck doc:move belle:move\n"
                                   "doc in first-class\ndjango in saloon\nbelle in restaurant"_s),
             QStringList(u"Locomotive: Meets the Marshal"_s));
}

/// It is not the Marshal who meets the Marshal.
void EncountersTest::theMarshalsWayToBanditsNamesThem()
{
    QCOMPARE(told(u"saloon"_s, u"deck doc:marshal\n"
                               "doc in locomotive\ndjango in restaurant\nbelle in restaurant"_s),
             QStringList(u"Restaurant: Belle and Django meet the Marshal"_s));
}

void EncountersTest::theMarshalsWayToOneNamesThatOne()
{
    QCOMPARE(told(u"saloon"_s, u"deck doc:marshal\n"
                               "doc in first-class\ndjango in locomotive\nbelle in locomotive"_s),
             QStringList(u"First class: Doc meets the Marshal"_s));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::EncountersTest)
#include "encounters_test.moc"
