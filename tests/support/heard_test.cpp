// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heard_test.h"

#include "views/drawing/animation_setting.h"

#include <QApplication>
#include <QMainWindow>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

QWidget* inUse(QWidget* window)
{
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    QWidget* focused = QApplication::focusWidget();
    return focused ? focused : window;
}

} // namespace

void HeardTest::begin()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"schemin"_s}, app::panelList());
    m_running->window()->resize(1280, 800);
    views::setMotionWanted(false);
    m_heard = std::make_unique<Heard>();
    settle();
}

void HeardTest::cleanup()
{
    m_heard.reset();
    m_running.reset();
    complain();
}

void HeardTest::openSample()
{
    m_running->trigger(u"game.sample"_s);
    m_running->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_running->window()));
}

void HeardTest::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(inUse(m_running->window()), key, modifiers);
    settle();
}

void HeardTest::type(const QString& text)
{
    QTest::keyClicks(inUse(m_running->window()), text);
    settle();
}

void HeardTest::answer()
{
    const items::QuestionTexts texts = options().question();
    if (texts.kind == items::QuestionTexts::Kind::GoOn) {
        key(Qt::Key_Space);
        return;
    }
    if (texts.kind == items::QuestionTexts::Kind::Number) {
        key(Qt::Key_1); // a purse of the least value
        return;
    }
    for (const items::OptionRow& row : options().rows()) {
        // What is behind a curtain is looked at first.
        const bool hides = row.id == items::OptionsModel::curtainRow && options().rowCount() > 1;
        if (!row.hint.isPossible() || row.hint.keys.isEmpty() || hides) continue;
        const QKeyCombination keys = QKeySequence(row.hint.keys, QKeySequence::PortableText)[0];
        key(keys.key(), keys.keyboardModifiers());
        return;
    }
    QFAIL(qPrintable(u"nothing can be answered: "_s + texts.question));
}

void HeardTest::heardOnce(const QString& part, const char* what)
{
    const QString all = m_heard->sentences().join(u" | "_s);
    QVERIFY2(m_heard->sentences().size() == 1, qPrintable(QLatin1StringView(what) + u": "_s + all));
    QVERIFY2(m_heard->last().contains(part),
             qPrintable(u"%1: \"%2\" lacks \"%3\""_s.arg(QLatin1StringView(what), all, part)));
    QVERIFY(m_heard->announcements().isEmpty());
    m_heard->forget();
}

} // namespace caboose::test
