// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/languages.h"
#include "tests/support/laid_game.h"
#include "tests/support/prison_game.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"
#include "views/items/wording/wording.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// What the language asks of words that meet.
class FrenchWordsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void smallWordsMeltWithNames();
    void theyMeltInTheFinalScore();
};

/// "d’Al Patron", "du Marshal": whatever is told of whomever.
void FrenchWordsTest::smallWordsMeltWithNames()
{
    app::Languages languages;
    languages.use(u"fr"_s);
    QStringList told;
    for (const rules::Pawn who : {rules::Pawn::Al, rules::Pawn::Marshal}) {
        told += items::words::prisoner(who);
        for (int i = 0; i < static_cast<int>(rules::HappeningKind::Count); ++i) {
            const rules::Happening happening{.what = static_cast<rules::HappeningKind>(i),
                                             .who = who,
                                             .whom = who,
                                             .from = rules::Holder(who),
                                             .to = rules::Holder(who),
                                             .loot = {rules::LootKind::Purse, 300},
                                             .card = {who, rules::CardKind::Fire, 0},
                                             .reason = rules::Reason::NoTarget};
            told += items::words::happening(happening, {});
        }
        for (int i = 0; i < static_cast<int>(rules::Reason::Count); ++i) {
            const auto reason = static_cast<rules::Reason>(i);
            told += items::words::reason(rules::refused(reason, {14, 2, 1}).with(who));
        }
    }
    static const QRegularExpression apart(u"\\[\\p{L}|\\b(de|que) Al |\\b(de|à) le Marshal"_s);
    QCOMPARE(told.filter(apart), QStringList());
    QCOMPARE(items::words::prisoner(rules::Pawn::Al), u"le complice d’Al Patron"_s);
}

void FrenchWordsTest::theyMeltInTheFinalScore()
{
    app::Languages languages;
    languages.use(u"fr"_s);
    const auto game = endOfPrisonGame(MarshalsEnd::Fails);
    playOut(*game);
    items::GameModels models;
    models.show(*game, items::Viewpoint::Table);
    const QString text = models.finalScore.text();
    QVERIFY2(text.contains(u"aucune arrestation de Belle"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"[de]"_s) && !text.contains(u"[à]"_s), qPrintable(text));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::FrenchWordsTest)
#include "french_words_test.moc"
