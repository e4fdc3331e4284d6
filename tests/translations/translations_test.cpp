// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/source_dir.h"
#include "tests/support/line_diff.h"
#include "tests/support/watched_test.h"
#include "tests/translations/message_checks.h"
#include "tests/translations/ts_file.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace caboose::test {

/// Every translation: complete, faithful in form, and in step with the sources.
class TranslationsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void readsMessages();
    void seesWhatIsWrong_data();
    void seesWhatIsWrong();
    void everyMessageIsTranslated_data() { eachFile(QStringLiteral("*.ts")); }
    void everyMessageIsTranslated();
    void sourcesAreUnderstood();
    void isInStepWithTheSources_data() { eachFile(QStringLiteral("caboose_*.ts")); }
    void isInStepWithTheSources();
    void englishHasItsPlurals();

private:
    static void eachFile(const QString& pattern);
};

namespace {

QDir sources()
{
    return QDir(QStringLiteral(CABOOSE_SOURCE_DIR));
}

/// French is always among them, so that a test fails where it is missing.
QStringList translationFiles(const QString& pattern)
{
    QStringList files =
        QDir(sources().filePath(QStringLiteral("translations"))).entryList({pattern}, QDir::Files);
    files.append(QStringLiteral("caboose_fr.ts"));
    files.removeDuplicates();
    return files;
}

QString pathOf(const QString& file)
{
    return sources().filePath(QStringLiteral("translations/") + file);
}

/// "caboose_fr.ts" is for fr and fr_FR, "caboose_pt_BR.ts" for pt_BR.
bool isFor(const QString& language, const QString& path)
{
    const QString inName = QFileInfo(path).baseName().section(QLatin1Char('_'), 1);
    return language == inName || language.startsWith(inName + QLatin1Char('_'));
}

/// English is in the sources; its file only says how its plurals are made.
bool isEnglish(const QString& language)
{
    return language == u"en" || language.startsWith(u"en_");
}

struct Extract {
    TsFile found;
    QString warnings; ///< what lupdate did not understand in the sources
};

/// What lupdate finds in the sources now, for a language of that number of plural forms.
Extract messagesInSources(const QString& language)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("now.ts"));
    QStringList arguments =
        QStringLiteral("-silent -I . app views -source-language en -target-language").split(u' ');
    arguments << language << QStringLiteral("-ts") << file;
    if (isEnglish(language)) {
        arguments.prepend(QStringLiteral("-pluralonly"));
    }
    QProcess lupdate;
    lupdate.setWorkingDirectory(sources().path());
    lupdate.start(QStringLiteral(CABOOSE_LUPDATE), arguments);
    const bool finished = lupdate.waitForFinished(-1) && lupdate.exitCode() == 0;
    const QString warnings = QString::fromLocal8Bit(lupdate.readAllStandardError());
    return finished ? Extract{readTs(file), warnings}
                    : Extract{{{}, {}, lupdate.errorString()}, warnings};
}

/// Its messages one a line, with the number of plural forms, in an order that only depends on them.
std::string listing(const TsFile& file)
{
    QStringList lines;
    for (const TsMessage& message : file.messages) {
        const bool gone = message.state == u"vanished" || message.state == u"obsolete";
        const QString forms = message.numerus ? QString::number(message.forms.size()) : QString();
        lines += gone ? QStringList() : QStringList{keyOf(message) + forms};
    }
    lines.sort();
    return lines.replaceInStrings(QStringLiteral("\n"), QStringLiteral("\\n"))
               .join(QLatin1Char('\n'))
               .toStdString() +
           "\n";
}

TsMessage message(const char* source, const QStringList& forms, const char* state = "")
{
    return {QStringLiteral("Context"),
            QString::fromUtf8(source),
            {},
            forms.size() > 1,
            QString::fromLatin1(state),
            forms,
            1};
}

} // namespace

void TranslationsTest::eachFile(const QString& pattern)
{
    QTest::addColumn<QString>("path");
    for (const QString& file : translationFiles(pattern)) {
        QTest::newRow(qPrintable(file)) << pathOf(file);
    }
}

void TranslationsTest::readsMessages()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("x.ts")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<?xml version='1.0'?><!DOCTYPE TS><TS version='2.1' language='fr'><context>"
               "<name>Log</name><message><location filename='x' line='1'/><source>Undo</source>"
               "<comment>verb</comment><translation type='unfinished'></translation></message>"
               "<message numerus='yes'><source>%n card(s)</source><translation>"
               "<numerusform>%n carte</numerusform><numerusform>%n cartes</numerusform>"
               "</translation></message></context></TS>");
    file.close();
    const TsFile read = readTs(file.fileName());
    QCOMPARE(read.error, QString());
    QCOMPARE(read.language, QStringLiteral("fr"));
    QCOMPARE(read.messages.size(), 2);
    QCOMPARE(keyOf(read.messages[0]), QStringLiteral("Log: \"Undo\" (verb)"));
    QCOMPARE(read.messages[0].state, QStringLiteral("unfinished"));
    QCOMPARE(keyOf(read.messages[1]), QStringLiteral("Log: \"%n card(s)\" [plural]"));
    QCOMPARE(read.messages[1].forms.size(), 2);
}

void TranslationsTest::seesWhatIsWrong_data()
{
    QTest::addColumn<TsMessage>("message");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const TsMessage& sample, const char* expected) {
        QTest::newRow(name) << sample << QString::fromLatin1(expected);
    };
    row("good", message("&Save %1...", {QStringLiteral("%1 : &enregistrer...")}), "");
    row("good: space before the colon", message("Name:", {QStringLiteral("Nom\u00a0:")}), "");
    row("good: another ellipsis", message("Save...", {QStringLiteral("Enregistrer\u2026")}), "");
    row("good: another script", message("Really?", {QStringLiteral("\u672c\u5f53\uff1f")}), "");
    row("good: no mnemonic", message("A && B", {QStringLiteral("A && B")}), "");
    row("good: plural",
        message("%n card(s)", {QStringLiteral("%n carte"), QStringLiteral("%n cartes")}), "");
    row("unfinished", message("Undo", {QString()}, "unfinished"), "unfinished");
    row("vanished", message("Undo", {QStringLiteral("Annuler")}, "vanished"), "vanished");
    row("empty", message("Undo", {QString()}), "not translated");
    row("plural form missing", message("%n card(s)", {QStringLiteral("%n carte"), QString()}),
        "not translated");
    row("placeholder lost", message("%1 of %2", {QStringLiteral("%1")}), "other placeholders");
    row("placeholder not localized", message("%L1 m", {QStringLiteral("%1 m")}),
        "other placeholders");
    row("number lost", message("%n x", {QStringLiteral("un x"), QStringLiteral("%n x")}),
        "other placeholders");
    row("markup", message("<b>No</b>", {QStringLiteral("<i>Non</i>")}), "other markup");
    row("full stop", message("It is done.", {QStringLiteral("C'est fait")}), "another ending");
    row("full stop within markup", message("<p>Done.</p>", {QStringLiteral("<p>Fait</p>")}),
        "another ending");
    row("ellipsis", message("Save...", {QStringLiteral("Enregistrer")}), "another ending");
    row("leading space", message(" and", {QStringLiteral("et")}), "other space at the begin");
    row("trailing space", message("and ", {QStringLiteral("et")}), "other space at the end");
    row("mnemonic lost", message("&Save", {QStringLiteral("Enregistrer")}), "other mnemonics");
    row("two mnemonics", message("&Save", {QStringLiteral("&Enre&gistrer")}), "other mnemonics");
}

void TranslationsTest::seesWhatIsWrong()
{
    QFETCH(const TsMessage, message);
    QFETCH(const QString, expected);
    const QStringList found = objections(message);
    QCOMPARE(found.size(), expected.isEmpty() ? 0 : 1);
    QCOMPARE(found.value(0).section(QStringLiteral(" in \""), 0, 0), expected);
}

void TranslationsTest::everyMessageIsTranslated()
{
    QFETCH(const QString, path);
    const TsFile file = readTs(path);
    QCOMPARE(file.error, QString());
    QVERIFY2(isFor(file.language, path), qPrintable(file.language));
    QStringList wrong;
    for (const TsMessage& message : file.messages) {
        for (const QString& what : objections(message)) {
            wrong.append(QStringLiteral("%1:%2: %3 - %4")
                             .arg(path, QString::number(message.line), keyOf(message), what));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

/// A text whose context lupdate guesses wrong is never found at run time.
void TranslationsTest::sourcesAreUnderstood()
{
    QCOMPARE(messagesInSources(QStringLiteral("fr")).warnings, QString());
}

void TranslationsTest::isInStepWithTheSources()
{
    QFETCH(const QString, path);
    const TsFile kept = readTs(path);
    const TsFile now = messagesInSources(kept.language).found;
    QCOMPARE(now.error, QString());
    const std::string diff = lineDiff(listing(now), listing(kept));
    const QString hint = QStringLiteral("- is in the sources only, + in the translation only; "
                                        "the target caboose_lupdate brings them together:\n");
    QVERIFY2(diff.empty(), qPrintable(hint + QString::fromStdString(diff)));
}

void TranslationsTest::englishHasItsPlurals()
{
    const TsFile now = messagesInSources(QStringLiteral("en")).found;
    QCOMPARE(now.error, QString());
    const bool needed = !now.messages.isEmpty();
    QVERIFY2(!needed || QFile::exists(pathOf(QStringLiteral("caboose_en.ts"))),
             "there are texts with %n: caboose_en.ts (lupdate -pluralonly) must say their plurals");
}

} // namespace caboose::test

QTEST_GUILESS_MAIN(caboose::test::TranslationsTest)
#include "translations_test.moc"
