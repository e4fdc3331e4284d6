// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/languages.h"
#include "tests/support/clipped.h"
#include "tests/support/drawn_texts.h"
#include "tests/support/running_program.h"
#include "tests/support/ts_words.h"
#include "tests/support/visible_texts.h"
#include "tests/support/watched_test.h"
#include "views/drawing/theme.h"
#include "views/widgets/message_line.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Theme, language, size of text: at run time, everywhere.
class LookTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void noLineBeginsWithASign();
    void aLayoutWithoutRoomForItsNameSaysSo();
    void themeChangesAtOnce();
    void everyThemeIsInMenuPreferencesAndSettings_data();
    void everyThemeIsInMenuPreferencesAndSettings();
    void textGrowsAndShrinks();
    void everyTextChangesItsLanguage_data() { eachLanguage(); }
    void everyTextChangesItsLanguage();
    void titlesOfTabsComeBackWhole();
    void nothingIsClippedWithLargeText();
    void preferencesWorkByClicks();
    void preferencesAreKept();
    void languageOfTheCommandLineIsForOneRun();
    void toolkitSpeaksTheLanguage();
    void fullScreenAndBack();
    void theWindowGivesOutTwoPicturesOfItsIcon();
    void everyEntryThatPopsUpIsRead_data();
    void everyEntryThatPopsUpIsRead();

private:
    static void eachLanguage();
};

namespace {

/// Opens what can be seen: every dialog, one after the other, and a message.
void openEverything(RunningProgram& running)
{
    for (const auto& id : {u"settings.preferences"_s, u"settings.shortcuts"_s, u"help.about"_s,
                           u"settings.palette"_s, u"panel.rulings"_s, u"panel.rulebook"_s}) {
        running.trigger(id);
    }
    running.trigger(u"layout.reset"_s);
    running.trigger(u"panel.rulings"_s);
}

/// What is the same in every language: names, keys, versions, addresses, licences.
bool isNeutral(const QString& text)
{
    static const QRegularExpression neutral(
        u"^(Caboose|Qt|KDDockWidgets|English|Français|GNU .*|https?:.*|(L?GPL)-.*|[\\d.%$ +-]*"
        u"|(Ctrl|Shift|Alt|F\\d+).*)$"_s);
    static const QRegularExpression letter(u"\\p{L}"_s);
    return neutral.match(text).hasMatch() || !text.contains(letter) ||
           text.contains(u"GNU GENERAL PUBLIC LICENSE"_s);
}

/// "An edition: where in it" is in the language if the edition is; the place is as printed.
QString withoutCitation(const VisibleText& visible, const QString& text)
{
    const bool cites =
        visible.where.contains(u"sources"_s) || visible.where.startsWith(u"QRadioButton"_s);
    return cites ? text.section(u':', 0, 0).trimmed() : text;
}

/// The first line of a tool tip of an action is its name with the keys after it.
QStringList parts(const QString& text)
{
    static const QRegularExpression keys(u" \\([^()]*\\)$"_s);
    QStringList lines = text.split(u'\n');
    if (lines.size() > 1) lines[0].remove(keys);
    lines.removeAll(QString());
    return lines;
}

/// An option in several lines is one text (views/widgets/wrapped_option.h).
QStringList parts(const VisibleText& visible)
{
    const bool isOption =
        visible.where.startsWith(u"QRadioButton"_s) && visible.where.endsWith(u" text"_s);
    return isOption ? QStringList(QString(visible.text).replace(u'\n', u' ')) : parts(visible.text);
}

void startFor(RunningProgram& running, const QString& language, QSize size)
{
    running.start({.language = language}, app::panelList());
    running.window()->resize(size);
    settle();
}

} // namespace

void LookTest::eachLanguage()
{
    QTest::addColumn<QString>("language");
    for (const app::Language& language : app::Languages::all()) {
        QTest::newRow(qPrintable(language.code)) << language.code;
    }
}

void LookTest::themeChangesAtOnce()
{
    RunningProgram running;
    running.start();
    running.trigger(u"view.theme.light"_s);
    QVERIFY(running.window()->palette().color(QPalette::Window).lightness() > 200);
    running.press(u"Ctrl+Shift+D"_s);
    QVERIFY(running.program().themes().isDark());
    QVERIFY(running.window()->palette().color(QPalette::Window).lightness() < 60);
    QVERIFY(running.program().actions().find(u"view.theme.dark"_s)->isChecked());
    QVERIFY(running.panel(u"train-map"_s)->palette().color(QPalette::WindowText).lightness() > 180);
    running.close();
    running.start();
    QVERIFY(running.program().themes().isDark());
}

void LookTest::everyThemeIsInMenuPreferencesAndSettings_data()
{
    QTest::addColumn<QString>("id");
    for (const views::Theme& theme : views::themes()) {
        QTest::newRow(qPrintable(theme.id)) << theme.id;
    }
}

void LookTest::everyThemeIsInMenuPreferencesAndSettings()
{
    QFETCH(QString, id);
    const views::Theme& theme = *views::themeWithId(id);
    RunningProgram running;
    running.start();
    QAction* action = running.program().actions().find(u"view.theme."_s + id);
    QVERIFY(action);
    const QList<QMenu*> menus = running.window()->findChildren<QMenu*>();
    QVERIFY(std::any_of(menus.begin(), menus.end(),
                        [action](const QMenu* menu) { return menu->actions().contains(action); }));
    action->trigger();
    QVERIFY(action->isChecked());
    QCOMPARE(running.window()->palette().color(QPalette::Window), theme.colours.window);
    running.trigger(u"settings.preferences"_s);
    auto* dialog = running.window()->findChild<QDialog*>(u"preferences"_s);
    QCOMPARE(dialog->findChildren<QComboBox*>().constFirst()->currentText(),
             QString::fromUtf8(theme.name));
    running.close();
    running.start();
    QCOMPARE(running.program().preferences().theme, id);
    QVERIFY(running.program().actions().find(u"view.theme."_s + id)->isChecked());
}

void LookTest::textGrowsAndShrinks()
{
    RunningProgram running;
    running.start();
    const qreal normal = QApplication::font().pointSizeF();
    running.press(u"Ctrl++"_s);
    QVERIFY(QApplication::font().pointSizeF() > normal);
    QVERIFY(running.panel(u"train-map"_s)->font().pointSizeF() > normal);
    running.press(u"Ctrl+0"_s);
    running.press(u"Ctrl+-"_s);
    QVERIFY(QApplication::font().pointSizeF() < normal);
    for (int i = 0; i < 40; ++i)
        running.program().actions().find(u"view.text-smaller"_s)->trigger();
    QCOMPARE(running.program().preferences().textPercent, views::smallestText);
    running.press(u"Ctrl+0"_s);
    QCOMPARE(QApplication::font().pointSizeF(), normal);
}

void LookTest::everyTextChangesItsLanguage()
{
    QFETCH(QString, language);
    RunningProgram running;
    startFor(running, u"en"_s, QSize(1280, 800));
    openEverything(running);
    running.trigger(u"language."_s + language);
    running.trigger(u"layout.to.rulebook"_s);
    QCOMPARE(running.program().language(), language);

    const TsWords words(language == u"en" ? u"fr"_s : language);
    QStringList wrong;
    for (const VisibleText& visible : visibleTexts()) {
        for (const QString& part : parts(visible)) {
            const QString text = withoutCitation(visible, part);
            if (isNeutral(text)) continue;
            const bool fits = language == u"en" ? words.isEnglish(text) : words.isTranslation(text);
            if (!fits) wrong.append(u"\"%1\" in %2"_s.arg(text, visible.where));
        }
    }
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// Where they had room for an icon alone, and have room for all of it now.
void LookTest::titlesOfTabsComeBackWhole()
{
    RunningProgram running;
    running.start({.layout = u"stealin"_s}, app::panelList());
    running.trigger(u"game.sample"_s);
    for (const int width : {1024, 2200}) {
        running.window()->resize(width, 800);
        settle();
    }
    int titles = 0;
    for (const QTabBar* bar : running.window()->findChildren<QTabBar*>()) {
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i, ++titles) {
            const int text = bar->fontMetrics().horizontalAdvance(bar->tabText(i));
            QVERIFY2(bar->tabRect(i).width() > text, qPrintable(bar->tabText(i)));
        }
    }
    QVERIFY(titles > 2);
}

void LookTest::nothingIsClippedWithLargeText()
{
    RunningProgram running;
    startFor(running, u"fr"_s, QSize(1280, 800));
    views::Preferences large = running.program().preferences();
    large.textPercent = 140;
    running.program().setPreferences(large);
    openEverything(running);
    const QStringList complaints = clippedNow();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void LookTest::preferencesWorkByClicks()
{
    RunningProgram running;
    running.start();
    running.press(u"Ctrl+,"_s);
    auto* dialog = running.window()->findChild<QDialog*>(u"preferences"_s);
    QVERIFY(dialog && dialog->isVisible());
    const QList<QComboBox*> combos = dialog->findChildren<QComboBox*>();
    QTest::keyClick(combos.at(0), Qt::Key_End);
    settle();
    QVERIFY(running.program().themes().isDark());
    QTest::keyClick(combos.at(1), Qt::Key_End);
    settle();
    QCOMPARE(running.program().language(), app::Languages::all().constLast().code);
    QTest::keyClick(dialog->findChild<QSpinBox*>(), Qt::Key_Up);
    QCOMPARE(running.program().preferences().textPercent, 100 + views::textStep);
    QCheckBox* animations = dialog->findChildren<QCheckBox*>().constFirst();
    QTest::mouseClick(animations, Qt::LeftButton, {}, QPoint(14, animations->height() / 2));
    QVERIFY(!running.program().preferences().animations);

    const QList<QPushButton*> buttons = dialog->findChildren<QPushButton*>();
    click(buttons.at(1));
    QCOMPARE(running.program().preferences(), views::Preferences{});
    click(buttons.at(2));
    QVERIFY(!dialog->isVisible());
}

void LookTest::preferencesAreKept()
{
    RunningProgram running;
    running.start();
    const views::Preferences chosen{.theme = u"dark"_s,
                                    .language = u"fr"_s,
                                    .textPercent = 130,
                                    .animations = false,
                                    .confirmations = false,
                                    .restoreLayout = false,
                                    .keysInRefereeOnly = true};
    running.program().setPreferences(chosen);
    running.close();
    running.start();
    QCOMPARE(running.program().preferences(), chosen);
}

void LookTest::languageOfTheCommandLineIsForOneRun()
{
    RunningProgram running;
    running.start({.language = u"fr"_s});
    QCOMPARE(running.program().language(), u"fr"_s);
    QCOMPARE(running.program().preferences().language, QString());
    running.trigger(u"view.theme.dark"_s);
    QCOMPARE(running.program().language(), u"fr"_s);
    running.trigger(u"language.en"_s);
    QCOMPARE(running.program().language(), u"en"_s);
}

void LookTest::toolkitSpeaksTheLanguage()
{
    RunningProgram running;
    running.start({.language = u"fr"_s});
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Annuler"_s);
    running.trigger(u"language.en"_s);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel"_s);
}

void LookTest::fullScreenAndBack()
{
    RunningProgram running;
    running.start();
    running.press(u"F11"_s);
    QVERIFY(running.window()->isFullScreen());
    QVERIFY(running.program().actions().find(u"view.full-screen"_s)->isChecked());
    running.press(u"F11"_s);
    QVERIFY(!running.window()->isFullScreen());
}

namespace {

/// Text stands out from what it is written on; the most frequent colour is that.
bool isTextSeen(const QImage& picture)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) ++counts[picture.pixel(x, y)];
    }
    const auto most =
        std::max_element(counts.cbegin(), counts.cend(), [](int a, int b) { return a < b; });
    const int ground = qGray(most.key());
    int standingOut = 0;
    for (auto [colour, count] : counts.asKeyValueRange()) {
        if (std::abs(qGray(colour) - ground) > 90) standingOut += count;
    }
    return standingOut > 12;
}

/// What is wrong with the list of a combo box, opened.
QStringList unreadIn(QComboBox& combo)
{
    combo.showPopup();
    settle();
    QStringList unread;
    QAbstractItemView* list = combo.view();
    for (int row = 0; row < std::min(combo.count(), combo.maxVisibleItems()); ++row) {
        const QRect area = list->visualRect(combo.model()->index(row, 0));
        const QImage picture = list->viewport()->grab(area).toImage();
        if (!list->viewport()->rect().contains(area))
            unread.append(combo.itemText(row) + u" is cut off"_s);
        else if (!isTextSeen(picture))
            unread.append(combo.itemText(row) + u" can't be seen"_s);
    }
    combo.hidePopup();
    settle();
    return unread;
}

} // namespace

void LookTest::theWindowGivesOutTwoPicturesOfItsIcon()
{
    RunningProgram running;
    running.start();
    const QList<QSize> sizes = running.window()->windowIcon().availableSizes();
    QCOMPARE(sizes, (QList<QSize>{{32, 32}, {64, 64}}));
}

void LookTest::everyEntryThatPopsUpIsRead_data()
{
    QTest::addColumn<QString>("theme");
    for (const views::Theme& theme : views::themes()) {
        QTest::newRow(qPrintable(theme.id)) << theme.id;
    }
}

void LookTest::everyEntryThatPopsUpIsRead()
{
    QFETCH(QString, theme);
    RunningProgram running;
    startFor(running, u"en"_s, QSize(1280, 800));
    running.trigger(u"view.theme."_s + theme);
    running.trigger(u"game.sample"_s);
    running.trigger(u"panel.rulings"_s);
    running.trigger(u"settings.preferences"_s);
    QStringList unread;
    for (QWidget* widget : QApplication::allWidgets()) {
        auto* combo = qobject_cast<QComboBox*>(widget);
        if (combo && combo->isVisible()) unread += unreadIn(*combo);
    }
    QVERIFY2(unread.isEmpty(), qPrintable(unread.join(u'\n')));
}

/// It ends in an ellipsis, and not in half a letter.
void LookTest::aLayoutWithoutRoomForItsNameSaysSo()
{
    RunningProgram running;
    running.start({.language = u"fr"_s}, app::panelList());
    running.window()->resize(640, 700);
    settle();
    QWidget* combo = nullptr;
    for (QComboBox* any : running.window()->findChildren<QComboBox*>()) {
        if (any->isVisible() && any->findText(u"Le Plan"_s) >= 0) combo = any;
    }
    QVERIFY(combo);
    for (const DrawnText& drawn : drawnTexts(combo)) {
        const bool isWhole = drawn.text == u"Le Plan" || drawn.text.endsWith(u'…');
        QVERIFY2(isWhole && !drawn.isOutside, qPrintable(drawn.text));
    }
}

/// In French a space stands before some, however it was typed.
void LookTest::noLineBeginsWithASign()
{
    app::Languages languages;
    languages.use(u"fr"_s);
    const QString spoken = QCoreApplication::translate("Questions", "%1 fires. At whom?");
    QCOMPARE(spoken, u"%1 tire. Sur qui\u00a0?"_s);
    const QString quoted =
        QCoreApplication::translate("Happenings", "The Marshal shows a goal: “%1”.");
    QCOMPARE(quoted, u"Le Marshal montre un objectif\u00a0: «\u00a0%1\u00a0»."_s);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LookTest)
#include "look_test.moc"
