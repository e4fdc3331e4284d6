// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clipped.h"
#include "tests/support/running_program.h"
#include "tests/support/ts_words.h"
#include "tests/support/visible_texts.h"
#include "tests/support/watched_test.h"
#include "views/widgets/message_line.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Theme, language, size of text: at run time, everywhere.
class LookTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void themeChangesAtOnce();
    void textIsReadableOnItsGround_data();
    void textIsReadableOnItsGround();
    void textGrowsAndShrinks();
    void everyTextChangesItsLanguage_data() { eachLanguage(); }
    void everyTextChangesItsLanguage();
    void nothingIsClippedWithLargeText();
    void preferencesWorkByClicks();
    void preferencesAreKept();
    void languageOfTheCommandLineIsForOneRun();
    void toolkitSpeaksTheLanguage();
    void fullScreenAndBack();

private:
    static void eachLanguage();
};

namespace {

/// Opens what can be seen: every dialog, one after the other, and a message.
void openEverything(Stage& stage)
{
    for (const auto& id : {u"settings.preferences"_s, u"settings.shortcuts"_s, u"help.about"_s,
                           u"settings.palette"_s, u"panel.rulings"_s, u"panel.rulebook"_s}) {
        stage.trigger(id);
    }
    stage.trigger(u"layout.reset"_s);
    stage.trigger(u"panel.rulings"_s);
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

qreal channel(int value)
{
    const qreal c = value / 255.0;
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor& colour)
{
    return 0.2126 * channel(colour.red()) + 0.7152 * channel(colour.green()) +
           0.0722 * channel(colour.blue());
}

qreal contrast(const QColor& one, const QColor& other)
{
    const qreal a = luminance(one) + 0.05;
    const qreal b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

void startFor(Stage& stage, const QString& language, QSize size)
{
    stage.start({.language = language}, app::panelList());
    stage.window()->resize(size);
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
    Stage stage;
    stage.start();
    stage.trigger(u"view.theme.light"_s);
    QVERIFY(stage.window()->palette().color(QPalette::Window).lightness() > 200);
    stage.press(u"Ctrl+Shift+D"_s);
    QVERIFY(stage.program().themes().isDark());
    QVERIFY(stage.window()->palette().color(QPalette::Window).lightness() < 60);
    QVERIFY(stage.program().actions().find(u"view.theme.dark"_s)->isChecked());
    QVERIFY(stage.panel(u"train-map"_s)->palette().color(QPalette::WindowText).lightness() > 180);
    stage.close();
    stage.start();
    QVERIFY(stage.program().themes().isDark());
}

void LookTest::textIsReadableOnItsGround_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void LookTest::textIsReadableOnItsGround()
{
    QFETCH(bool, dark);
    const QPalette palette = app::Themes::palette(dark);
    const auto between = [&](QPalette::ColorRole ink, QPalette::ColorRole paper) {
        return contrast(palette.color(ink), palette.color(paper));
    };
    QVERIFY(between(QPalette::WindowText, QPalette::Window) > 7);
    QVERIFY(between(QPalette::Text, QPalette::Base) > 7);
    QVERIFY(between(QPalette::Text, QPalette::AlternateBase) > 7);
    QVERIFY(between(QPalette::ButtonText, QPalette::Button) > 7);
    QVERIFY(between(QPalette::HighlightedText, QPalette::Highlight) > 4.5);
    QVERIFY(between(QPalette::PlaceholderText, QPalette::Base) > 4.5);
    QVERIFY(between(QPalette::Link, QPalette::Base) > 4.5);
}

void LookTest::textGrowsAndShrinks()
{
    Stage stage;
    stage.start();
    const qreal normal = QApplication::font().pointSizeF();
    stage.press(u"Ctrl++"_s);
    QVERIFY(QApplication::font().pointSizeF() > normal);
    QVERIFY(stage.panel(u"train-map"_s)->font().pointSizeF() > normal);
    stage.press(u"Ctrl+0"_s);
    stage.press(u"Ctrl+-"_s);
    QVERIFY(QApplication::font().pointSizeF() < normal);
    for (int i = 0; i < 40; ++i) stage.program().actions().find(u"view.text-smaller"_s)->trigger();
    QCOMPARE(stage.program().preferences().textPercent, views::smallestText);
    stage.press(u"Ctrl+0"_s);
    QCOMPARE(QApplication::font().pointSizeF(), normal);
}

void LookTest::everyTextChangesItsLanguage()
{
    QFETCH(QString, language);
    Stage stage;
    startFor(stage, u"en"_s, QSize(1280, 800));
    openEverything(stage);
    stage.trigger(u"language."_s + language);
    stage.trigger(u"layout.to.rulebook"_s);
    QCOMPARE(stage.program().language(), language);

    const TsWords words(language == u"en" ? u"fr"_s : language);
    QStringList wrong;
    for (const VisibleText& visible : visibleTexts()) {
        for (const QString& part : parts(visible.text)) {
            const QString text = withoutCitation(visible, part);
            if (isNeutral(text)) continue;
            const bool fits = language == u"en" ? words.isEnglish(text) : words.isTranslation(text);
            if (!fits) wrong.append(u"\"%1\" in %2"_s.arg(text, visible.where));
        }
    }
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void LookTest::nothingIsClippedWithLargeText()
{
    Stage stage;
    startFor(stage, u"fr"_s, QSize(1280, 800));
    views::Preferences large = stage.program().preferences();
    large.textPercent = 140;
    stage.program().setPreferences(large);
    openEverything(stage);
    const QStringList complaints = clippedNow();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void LookTest::preferencesWorkByClicks()
{
    Stage stage;
    stage.start();
    stage.press(u"Ctrl+,"_s);
    auto* dialog = stage.window()->findChild<QDialog*>(u"preferences"_s);
    QVERIFY(dialog && dialog->isVisible());
    const QList<QComboBox*> combos = dialog->findChildren<QComboBox*>();
    QTest::keyClick(combos.at(0), Qt::Key_End);
    settle();
    QVERIFY(stage.program().themes().isDark());
    QTest::keyClick(combos.at(1), Qt::Key_End);
    settle();
    QCOMPARE(stage.program().language(), app::Languages::all().constLast().code);
    QTest::keyClick(dialog->findChild<QSpinBox*>(), Qt::Key_Up);
    QCOMPARE(stage.program().preferences().textPercent, 100 + views::textStep);
    QCheckBox* animations = dialog->findChildren<QCheckBox*>().constFirst();
    QTest::mouseClick(animations, Qt::LeftButton, {}, QPoint(14, animations->height() / 2));
    QVERIFY(!stage.program().preferences().animations);

    const QList<QPushButton*> buttons = dialog->findChildren<QPushButton*>();
    click(buttons.at(1));
    QCOMPARE(stage.program().preferences(), views::Preferences{});
    click(buttons.at(2));
    QVERIFY(!dialog->isVisible());
}

void LookTest::preferencesAreKept()
{
    Stage stage;
    stage.start();
    const views::Preferences chosen{.theme = views::Theme::Dark,
                                    .language = u"fr"_s,
                                    .textPercent = 130,
                                    .animations = false,
                                    .confirmations = false,
                                    .restoreLayout = false};
    stage.program().setPreferences(chosen);
    stage.close();
    stage.start();
    QCOMPARE(stage.program().preferences(), chosen);
}

void LookTest::languageOfTheCommandLineIsForOneRun()
{
    Stage stage;
    stage.start({.language = u"fr"_s});
    QCOMPARE(stage.program().language(), u"fr"_s);
    QCOMPARE(stage.program().preferences().language, QString());
    stage.trigger(u"view.theme.dark"_s);
    QCOMPARE(stage.program().language(), u"fr"_s);
    stage.trigger(u"language.en"_s);
    QCOMPARE(stage.program().language(), u"en"_s);
}

void LookTest::toolkitSpeaksTheLanguage()
{
    Stage stage;
    stage.start({.language = u"fr"_s});
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Annuler"_s);
    stage.trigger(u"language.en"_s);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel"_s);
}

void LookTest::fullScreenAndBack()
{
    Stage stage;
    stage.start();
    stage.press(u"F11"_s);
    QVERIFY(stage.window()->isFullScreen());
    QVERIFY(stage.program().actions().find(u"view.full-screen"_s)->isChecked());
    stage.press(u"F11"_s);
    QVERIFY(!stage.window()->isFullScreen());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LookTest)
#include "look_test.moc"
