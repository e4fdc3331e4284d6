// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/languages.h"
#include "tests/support/clipped.h"
#include "tests/support/drawn_texts.h"
#include "tests/support/tour.h"
#include "tests/support/visible_texts.h"
#include "tests/support/watched_test.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QMainWindow>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// What holds wherever one goes: nothing is cut off, and every control has a name.
class EverythingTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void drawnTextsSeeWhatDelegatesPaint();
    void noTextIsCutOff_data() { eachLanguage(); }
    void noTextIsCutOff();
    void nothingIsClipped_data() { eachLanguage(); }
    void nothingIsClipped();
    void nothingIsClippedOnAnyScreen_data();
    void nothingIsClippedOnAnyScreen();
    void everyControlHasAName_data() { eachLanguage(); }
    void everyControlHasAName();
    void everyTargetIsHit();
    void noTextIsFaded();

private:
    static void eachLanguage();
    static void start(RunningProgram& running, const QString& language);
};

namespace {

/// Something that the keyboard reaches, and that is no part of another control.
bool isControl(const QWidget* widget)
{
    if (!widget->isVisible() || isScenery(widget)) return false;
    if ((widget->focusPolicy() & Qt::TabFocus) == 0) return false;
    const QWidget* parent = widget->parentWidget();
    const bool isInner = parent && parent->focusProxy() == widget;
    const QByteArrayView kind = widget->metaObject()->className();
    return !isInner && !widget->focusProxy() && !kind.contains("KDDockWidgets") &&
           kind != "QTabBar";
}

QStringList namelessNow()
{
    QStringList nameless;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (!isControl(widget)) continue;
        QAccessibleInterface* voice = QAccessible::queryAccessibleInterface(widget);
        if (voice && !voice->text(QAccessible::Name).trimmed().isEmpty()) continue;
        nameless.append(QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                        widget->objectName());
    }
    return nameless;
}

/// A finger that trembles hits what is that large (WCAG 2.5.8); text in a line is exempt.
constexpr int leastTarget = 24;

QStringList tooSmallNow()
{
    QStringList small;
    for (QWidget* widget : QApplication::allWidgets()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (!button || !button->isVisible() || isScenery(button) || !button->isEnabled()) continue;
        // In a field, by the toolkit; Escape does the same.
        if (qobject_cast<const QLineEdit*>(button->parentWidget())) continue;
        if (button->width() >= leastTarget && button->height() >= leastTarget) continue;
        small.append(u"%1 \"%2\" of %3x%4"_s
                         .arg(QString::fromLatin1(button->metaObject()->className()),
                              button->objectName() + u' ' + button->accessibleName())
                         .arg(button->width())
                         .arg(button->height()));
    }
    return small;
}

/// "[de] Belle": a translation leaves that to be melted (melting.h).
QStringList unmeltedNow()
{
    static const QRegularExpression mark(u"\\[\\p{L}+\\] "_s);
    QStringList unmelted;
    for (const VisibleText& seen : visibleTexts()) {
        if (seen.text.contains(mark)) unmelted.append(seen.where + u": "_s + seen.text);
    }
    return unmelted;
}

} // namespace

void EverythingTest::eachLanguage()
{
    QTest::addColumn<QString>("language");
    for (const app::Language& language : app::Languages::all()) {
        QTest::newRow(qPrintable(language.code)) << language.code;
    }
}

void EverythingTest::start(RunningProgram& running, const QString& language)
{
    running.start({.language = language}, app::panelList());
    running.window()->resize(1280, 800);
    settle();
}

void EverythingTest::drawnTextsSeeWhatDelegatesPaint()
{
    RunningProgram running;
    start(running, u"en"_s);
    running.trigger(u"game.sample"_s);
    running.program().docks().setOpen(u"characters"_s, true);
    settle();
    const QList<DrawnText> drawn = drawnTexts(running.window());
    const bool hasBelle = std::any_of(drawn.begin(), drawn.end(),
                                      [](const auto& text) { return text.text == u"Belle"_s; });
    QVERIFY(hasBelle);
}

void EverythingTest::noTextIsCutOff()
{
    QFETCH(QString, language);
    RunningProgram running;
    start(running, language);
    const TsWords words(language == u"en"_s ? u"fr"_s : language);
    const QStringList cut = complaintsOf(running, [&] { return cutOffNow(words) + unmeltedNow(); });
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void EverythingTest::nothingIsClipped()
{
    QFETCH(QString, language);
    RunningProgram running;
    start(running, language);
    const QStringList clipped = complaintsOf(running, clippedNow);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
}

/// In the language with the longest words.
void EverythingTest::nothingIsClippedOnAnyScreen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024 x 700") << QSize(1024, 700);
    QTest::newRow("2560 x 1440") << QSize(2560, 1440);
}

void EverythingTest::nothingIsClippedOnAnyScreen()
{
    QFETCH(QSize, size);
    RunningProgram running;
    start(running, u"fr"_s);
    running.window()->resize(size);
    running.program().gameDocument().newGame().setPeople(6);
    const TsWords words(u"fr"_s);
    const QStringList clipped =
        complaintsOf(running, [&] { return clippedNow() + cutOffNow(words); });
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
}

void EverythingTest::everyControlHasAName()
{
    QFETCH(QString, language);
    RunningProgram running;
    start(running, language);
    const QStringList nameless = complaintsOf(running, namelessNow);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void EverythingTest::everyTargetIsHit()
{
    RunningProgram running;
    start(running, u"en"_s);
    const QStringList small = complaintsOf(running, tooSmallNow);
    QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

/// What is over fades its pictures; inks are measured where they are chosen (contrast_test).
void EverythingTest::noTextIsFaded()
{
    RunningProgram running;
    start(running, u"en"_s);
    const QStringList faded = complaintsOf(running, fadedNow);
    QVERIFY2(faded.isEmpty(), qPrintable(faded.join(u'\n')));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::EverythingTest)
#include "everything_test.moc"
