// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"
#include "views/items/program/actions_model.h"
#include "views/items/program/fuzzy_match.h"
#include "views/items/program/palette_model.h"
#include "views/items/program/shortcuts_model.h"
#include "views/items/rulings/ruling_catalogue_words.h"
#include "views/items/rulings/rulings_model.h"

#include <QAction>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The item models of the program itself.
class ItemsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void fuzzyMatching_data();
    void fuzzyMatching();
    void fuzzyMatchingPrefersStartsOfWords();
    void plainNames();
    void actionsArePrinted();
    void actionsFollowTheirChanges();
    void paletteSortsByUseAndMatch();
    void shortcutsArePrinted();
    void everyRulingHasWords();
    void rulingsArePrinted();
    void houseRulingsAreToldApart();
    void contradictionsAreNamed();
    void noEditionContradictsItself();
    void rulingsAreWrittenAndRead();

private:
    QAction* add(const QString& id, const QString& name, const QString& category,
                 const QString& keys = {});
    void cleanUp() { m_actions.clear(); }
    QList<QAction*> actions() const;

    std::vector<std::unique_ptr<QAction>> m_actions;
};

QAction* ItemsTest::add(const QString& id, const QString& name, const QString& category,
                        const QString& keys)
{
    m_actions.push_back(std::make_unique<QAction>(name));
    QAction* action = m_actions.back().get();
    action->setObjectName(id);
    action->setProperty("category", category);
    if (!keys.isEmpty()) action->setShortcut(QKeySequence(keys));
    return action;
}

QList<QAction*> ItemsTest::actions() const
{
    QList<QAction*> list;
    for (const auto& action : m_actions) list.append(action.get());
    return list;
}

void ItemsTest::fuzzyMatching_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    QTest::newRow("nothing") << ""
                             << "Anything" << true;
    QTest::newRow("whole") << "lock panels"
                           << "Lock panels" << true;
    QTest::newRow("initials") << "lp"
                              << "Lock panels" << true;
    QTest::newRow("inside") << "ckpa"
                            << "Lock panels" << true;
    QTest::newRow("accents in the text") << "ecran"
                                         << "Plein écran" << true;
    QTest::newRow("accents in the pattern") << "écran"
                                            << "Plein ecran" << true;
    QTest::newRow("wrong order") << "pl"
                                 << "Lock panes" << false;
    QTest::newRow("too long") << "lock panels now"
                              << "Lock panels" << false;
}

void ItemsTest::fuzzyMatching()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(items::fuzzyMatch(pattern, text).has_value(), found);
    if (!found) return;
    const QList<int> positions = items::fuzzyMatch(pattern, text)->positions;
    QCOMPARE(positions.size(), QString(pattern).remove(u' ').size());
    QVERIFY(std::is_sorted(positions.begin(), positions.end()));
}

void ItemsTest::fuzzyMatchingPrefersStartsOfWords()
{
    const auto start = items::fuzzyMatch(u"dt", u"Dark theme");
    const auto inside = items::fuzzyMatch(u"dt", u"Undock tables");
    QVERIFY(start && inside);
    QVERIFY(start->score > inside->score);
    QCOMPARE(start->positions, (QList<int>{0, 5}));
}

void ItemsTest::plainNames()
{
    QCOMPARE(items::plainName(u"&Save layout…"_s), u"Save layout"_s);
    QCOMPARE(items::plainName(u"Cats && Dogs"_s), u"Cats & Dogs"_s);
    QCOMPARE(items::plainName(u"Open..."_s), u"Open"_s);
    QCOMPARE(items::plainName(u"odd&"_s), u"odd"_s);
}

void ItemsTest::actionsArePrinted()
{
    cleanUp();
    add(u"a.one"_s, u"&One…"_s, u"First"_s, u"Ctrl+1"_s);
    add(u"a.two"_s, u"T&wo"_s, u"First"_s);
    items::ActionsModel model;
    model.setActions(actions());
    QCOMPARE(printModel(model, bare({Qt::DisplayRole})), u"One\nTwo\n"_s);
    QCOMPARE(model.index(0).data(Qt::DisplayRole).toString(), u"One"_s);
    QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(), u"One, First, Ctrl+1"_s);
    QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(), u"Two, First"_s);
}

void ItemsTest::actionsFollowTheirChanges()
{
    cleanUp();
    add(u"a.one"_s, u"One"_s, u"First"_s);
    add(u"a.two"_s, u"Two"_s, u"First"_s);
    items::ActionsModel model;
    watchModel(model);
    model.setActions(actions());
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    m_actions.front()->setText(u"Uno"_s);
    QCOMPARE(changes.size(), 1);
    m_actions.erase(m_actions.begin());
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0).data(items::ActionsModel::IdRole).toString(), u"a.two"_s);
}

void ItemsTest::paletteSortsByUseAndMatch()
{
    cleanUp();
    add(u"dark"_s, u"Dark theme"_s, u"View"_s);
    add(u"undock"_s, u"Undock the table"_s, u"Layout"_s);
    add(u"lock"_s, u"Lock panels"_s, u"Layout"_s);
    add(u"gone"_s, u"Delete"_s, u"Layout"_s)->setEnabled(false);
    items::ActionsModel model;
    model.setActions(actions());
    items::PaletteModel palette;
    palette.setSourceModel(&model);
    watchModel(palette);
    const auto shown = [&] { return printModel(palette, bare({items::ActionsModel::IdRole})); };
    QVERIFY(!shown().contains(u"gone"_s));
    palette.setRecent({u"lock"_s});
    QVERIFY(shown().indexOf(u"lock"_s) < shown().indexOf(u"dark"_s));
    palette.setPattern(u"dt"_s);
    QCOMPARE(palette.rowCount(), 2);
    QVERIFY(shown().indexOf(u"dark"_s) < shown().indexOf(u"undock"_s));
    palette.setPattern(u"layout lock"_s);
    QCOMPARE(palette.rowCount(), 1);
    palette.setPattern(u"xyz"_s);
    QCOMPARE(palette.rowCount(), 0);
}

void ItemsTest::shortcutsArePrinted()
{
    cleanUp();
    add(u"one"_s, u"One"_s, u"First"_s, u"Ctrl+1"_s);
    add(u"two"_s, u"Two"_s, u"First"_s, u"Ctrl+2"_s);
    items::ShortcutsModel model;
    model.setActions(actions(), {{u"one"_s, {QKeySequence(u"Ctrl+1"_s)}},
                                 {u"two"_s, {QKeySequence(u"Ctrl+9"_s)}}});
    QCOMPARE(printModel(model), u"Action | Category | Shortcut | Second shortcut\n"
                                "One | First | Ctrl+1 | \n"
                                "Two | First | Ctrl+2 | \n"_s);
    QVERIFY(model.isDefault(0) && !model.isDefault(1));
    model.setShortcut(0, 1, QKeySequence(u"Ctrl+2"_s));
    QCOMPARE(model.conflictsOf(0), QStringList{u"Two"_s});
    model.resetAll();
    QVERIFY(!model.hasConflicts());
    model.setDraft({{u"one"_s, {QKeySequence()}}, {u"unknown"_s, {QKeySequence(u"F1"_s)}}});
    QVERIFY(model.shortcutsAt(0).isEmpty());
    QVERIFY(!model.draft().contains(u"unknown"_s));
}

void ItemsTest::everyRulingHasWords()
{
    QSet<QString> questions;
    for (std::size_t number = 0; number < rules::rulingCount; ++number) {
        const auto ruling = static_cast<rules::Ruling>(number);
        const rules::RulingInfo& info = rules::info(ruling);
        const QString question = items::questionOf(ruling);
        QVERIFY2(question.endsWith(u'?'), qPrintable(question));
        QVERIFY2(!questions.contains(question), qPrintable(question));
        questions.insert(question);
        for (std::size_t value = 0; value < info.values.size(); ++value) {
            const QString answer = items::answerOf(ruling, static_cast<int>(value));
            const bool sentence = !answer.isEmpty() && !answer.at(0).isLower();
            QVERIFY2(sentence, qPrintable(question + answer));
        }
    }
    for (const rules::Edition edition : items::RulingsModel::editions()) {
        QVERIFY(items::nameOf(edition).contains(u' '));
    }
}

void ItemsTest::rulingsArePrinted()
{
    items::RulingsModel model;
    model.setEdition(rules::Edition::Official2016);
    const QString text = printModel(model);
    QVERIFY(text.startsWith(u"Question | At this table\nDecks and hands"_s));
    QVERIFY(text.contains(u"  Do the bandits have their powers? | Yes\n"_s));
    std::size_t baseRulings = 0;
    for (std::size_t number = 0; number < rules::rulingCount; ++number) {
        const auto ruling = static_cast<rules::Ruling>(number);
        baseRulings += rules::info(ruling).module == rules::Module::Base ? 1U : 0U;
    }
    QCOMPARE(text.count(u'\n'), 1 + 7 + int(baseRulings));
    QVERIFY(!text.contains(u"Stagecoach"_s));
    model.setModules({rules::Module::Stagecoach});
    QVERIFY(printModel(model).contains(u"What does the stagecoach do"_s));
}

void ItemsTest::houseRulingsAreToldApart()
{
    items::RulingsModel model;
    watchModel(model);
    model.setEdition(rules::Edition::Official2016);
    QVERIFY(model.houseRulings().isEmpty());
    const auto ruling = rules::Ruling::FireAtBotMarshal;
    const int other = 1 - model.rulings().at(ruling);
    QSignalSpy changes(&model, &items::RulingsModel::rulingsChanged);
    model.setAnswer(ruling, other);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(model.houseRulings(), QList<rules::Ruling>{ruling});
    QVERIFY(model.indexOf(ruling).data(items::RulingsModel::HouseRole).toBool());
    model.setAnswer(ruling, other);
    QCOMPARE(changes.size(), 1);
    model.setEdition(rules::Edition::Official2016);
    QVERIFY(model.houseRulings().isEmpty());
}

void ItemsTest::contradictionsAreNamed()
{
    items::RulingsModel model;
    model.setEdition(rules::Edition::Official2016);
    QVERIFY(model.contradictions().isEmpty());
    model.setAnswer(rules::Ruling::TeamStructure, static_cast<int>(rules::TeamStructure::None));
    model.setAnswer(rules::Ruling::PartnerDeckDraw, static_cast<int>(rules::PartnerDeckDraw::Yes));
    QCOMPARE(model.contradictions().size(), 1);
    QVERIFY(model.contradictions().constFirst().contains(
        items::questionOf(rules::Ruling::TeamStructure)));
    QVERIFY(model.indexOf(rules::Ruling::TeamStructure)
                .data(items::RulingsModel::ContradictedRole)
                .toBool());
}

void ItemsTest::noEditionContradictsItself()
{
    items::RulingsModel model;
    for (const rules::Edition edition : items::RulingsModel::editions()) {
        model.setEdition(edition);
        QVERIFY2(model.contradictions().isEmpty(), qPrintable(items::nameOf(edition)));
    }
}

void ItemsTest::rulingsAreWrittenAndRead()
{
    items::RulingsModel model;
    model.setEdition(rules::Edition::Official2014Pairs);
    model.setAnswer(rules::Ruling::RobberySelection,
                    static_cast<int>(rules::RobberySelection::Random));
    const QStringList toStrings = model.toStrings();
    items::RulingsModel other;
    other.setFromStrings(toStrings);
    QCOMPARE(other.edition(), model.edition());
    QCOMPARE(other.rulings(), model.rulings());
    other.setFromStrings({u"no-such-edition"_s, u"deck-regime=nonsense"_s, u"x"_s, QString()});
    QCOMPARE(other.edition(), rules::Edition::Official2016);
    QCOMPARE(other.rulings(), rules::preset(rules::Edition::Official2016));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::ItemsTest)
#include "items_test.moc"
