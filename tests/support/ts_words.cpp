// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ts_words.h"

#include "tests/source_dir.h"

#include <QFile>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

/// Mnemonics, the dots at the end and whether a line may break don't matter for the language.
QString bare(QString text)
{
    text.remove(u'&');
    text.replace(QChar::Nbsp, u' ');
    while (text.endsWith(u'…')) text.chop(1);
    return text.trimmed();
}

} // namespace

void TsWords::Words::add(const QString& text)
{
    const QString words = bare(text);
    static const QRegularExpression mark(u"%(?:\\d|n)"_s);
    if (!words.contains(mark)) {
        whole.insert(words);
        return;
    }
    QString pattern = QRegularExpression::escape(words);
    pattern.replace(QRegularExpression(u"\\\\%(?:\\d|n)"_s), u".*"_s);
    // A text that is nothing but its arguments says nothing of its language.
    if (QString(words).remove(mark).contains(QRegularExpression(u"\\p{L}"_s))) {
        patterns.append(QRegularExpression(QRegularExpression::anchoredPattern(pattern)));
    }
}

bool TsWords::Words::has(const QString& text) const
{
    if (whole.contains(bare(text))) return true;
    for (const QRegularExpression& pattern : patterns) {
        if (pattern.match(bare(text)).hasMatch()) return true;
    }
    return false;
}

bool TsWords::isWhole(const QString& text) const
{
    return m_english.whole.contains(bare(text)) || m_other.whole.contains(bare(text));
}

TsWords::TsWords(const QString& language)
{
    read(language, m_other);
    read(u"en"_s, m_english); // its plurals
}

void TsWords::read(const QString& language, Words& other)
{
    QFile file(QStringLiteral(CABOOSE_SOURCE_DIR "/translations/caboose_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return;
    QXmlStreamReader xml(&file);
    bool plural = false; // its forms stand one level deeper
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"source")
            m_english.add(xml.readElementText());
        else if (xml.name() == (plural ? u"numerusform"_s : u"translation"_s))
            other.add(xml.readElementText());
        else if (xml.name() == u"message")
            plural = xml.attributes().hasAttribute(u"numerus"_s);
    }
}

} // namespace caboose::test
