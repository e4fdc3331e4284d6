// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/played_by_keys.h"

#include "views/drawing/animation_setting.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

void PlayedByKeys::begin()
{
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    views::setMotionWanted(false);
    m_keys = 0;
}

rules::Choice PlayedByKeys::some(const rules::Question& question, rules::Random& random)
{
    if (question.possible() == 0) return rules::Choice::number(question.lowest);
    auto left = random.below(static_cast<std::uint32_t>(question.possible()));
    for (const rules::Option& option : question) {
        if (option.verdict.isPossible() && left-- == 0) return option.choice;
    }
    return {};
}

void PlayedByKeys::press(const QString& key)
{
    const QKeyCombination combination = QKeySequence(key)[0];
    QWidget* focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : m_running->window(), combination.key(),
                    combination.keyboardModifiers());
    ++m_keys;
}

/// As far as the box has so many of each; what leads nowhere is taken back.
bool PlayedByKeys::namePurses(int sum, int left)
{
    const items::PurseCount& purses =
        m_running->program().gameDocument().models().finalScore.purses();
    const QList<int> values = purses.values();
    for (int n = 0; n < values.size(); ++n) {
        const int rest = sum - values.at(n);
        const bool isLeft =
            rest >= (left - 1) * values.front() && rest <= (left - 1) * values.back();
        if (!isLeft || !purses.mayBe(values.at(n))) continue;
        press(QString::number(n + 1));
        if (left == 1 || namePurses(rest, left - 1)) return true;
        press(u"Backspace"_s);
    }
    return false;
}

void PlayedByKeys::countPurses(int sum)
{
    settle();
    items::PurseCount& purses = m_running->program().gameDocument().models().finalScore.purses();
    const QList<int> values = purses.values();
    const QList<int> known = purses.known();
    for (const int value : known) press(QString::number(values.indexOf(value) + 1));
    QVERIFY(namePurses(sum, purses.open()));
}

/// Whoever is asked looks at a hand that is nobody else's to see.
void PlayedByKeys::openCurtain()
{
    const items::OptionsModel& options = m_running->program().gameDocument().models().options;
    const bool isClosed =
        options.rowCount() == 1 && options.at(0).id == items::OptionsModel::curtainRow;
    if (isClosed) press(options.at(0).hint.keys);
}

void PlayedByKeys::give(const Said& said)
{
    if (said.answer)
        answer(*said.answer);
    else
        press(said.isUnseen ? u"Ctrl+U"_s : u"Space"_s);
}

void PlayedByKeys::answer(const rules::Choice& choice)
{
    const rules::Question* question = now().question();
    QVERIFY(question);
    if (question->isNumeric() && !question->find(choice)) {
        countPurses(choice.number());
        return;
    }
    openCurtain();
    const int option = static_cast<int>(question->find(choice) - question->begin());
    for (const items::OptionRow& row :
         m_running->program().gameDocument().models().options.rows()) {
        if (row.hint.option == option) {
            press(row.hint.keys);
            return;
        }
    }
    QFAIL("an answer without a key");
}

} // namespace caboose::test
