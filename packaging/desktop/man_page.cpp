// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/desktop/man_page.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace caboose::desktop {

namespace {

/// A text as it stands in a page: nothing in it is a command, and a hyphen is what was typed.
QString plain(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s);
    return text.startsWith(u'.') || text.startsWith(u'\'') ? u"\\&"_s + text : text;
}

QString bold(const QString& text)
{
    return u"\\fB"_s + plain(text) + u"\\fR"_s;
}

struct Entry {
    QString name;
    QString summary;
};

/// "  --lang LANGUAGE  Speak this language." in two; no name when the line is none.
Entry entryIn(const QString& line)
{
    static const QRegularExpression pattern(u"^ +(\\S.*?)  +(\\S.*)$"_s);
    const QRegularExpressionMatch match = pattern.match(line);
    return {match.captured(1), match.captured(2)};
}

bool isHeading(const QString& line)
{
    return !line.startsWith(u' ') && line.endsWith(u':');
}

QString heading(QString text)
{
    text.chop(1);
    return u".SH "_s + plain(text.trimmed().toUpper()) + u'\n';
}

QString printLine(const QString& line)
{
    if (line.isEmpty()) {
        return u".PP\n"_s;
    }
    if (isHeading(line)) {
        return heading(line);
    }
    if (const Entry entry = entryIn(line); !entry.name.isEmpty()) {
        return u".TP\n"_s + bold(entry.name) + u'\n' + plain(entry.summary) + u'\n';
    }
    return line.startsWith(u' ') ? bold(line.trimmed()) + u"\n.br\n"_s : plain(line) + u'\n';
}

/// Paragraph signs that mean nothing (doubled, before a heading, at an end) are dropped.
QString tidied(QString page)
{
    static const QRegularExpression idle(u"(\\.br\\n)?(\\.PP\\n)+(?=\\.PP|\\.SH|\\.SS|\\.TP|$)"_s);
    static const QRegularExpression afterHeading(u"(\\.S[HS] [^\\n]*\\n)(\\.PP\\n)+"_s);
    static const QRegularExpression breakAtEnd(u"\\.br\\n(?=\\.|$)"_s);
    return page.replace(idle, QString())
        .replace(afterHeading, u"\\1"_s)
        .replace(breakAtEnd, QString());
}

QString printText(const QString& text)
{
    QString page;
    for (const QString& line : text.split(u'\n')) {
        page += printLine(line);
    }
    return page;
}

/// "  caboose layouts list" and what follows; the first way to call it is the heading.
QString printDetails(const QString& text)
{
    const QString first = text.section(u'\n', 0, 0).trimmed();
    return u".SS "_s + plain(first) + u'\n' + printText(text.section(u'\n', 1));
}

} // namespace

QString manPage(const QString& overview, const QList<QString>& details, const ManWords& words)
{
    const QString title = overview.section(u'\n', 0, 0);
    QString page = u".\\\" SPDX-FileCopyrightText: The Caboose authors\n"
                   ".\\\" SPDX-License-Identifier: GPL-3.0-or-later\n"_s;
    page += u".TH CABOOSE 1 \"%1\" \"Caboose %2\"\n"_s.arg(words.date, words.version);
    page += u".SH %1\ncaboose \\- %2\n"_s.arg(words.name, plain(title.section(u':', 1).trimmed()));
    page += printText(overview.section(u'\n', 1));
    for (const QString& text : details) {
        page += printDetails(text);
    }
    return tidied(page);
}

QList<QString> subcommandsIn(const QString& overview)
{
    QList<QString> names;
    for (const QString& line : overview.split(u'\n')) {
        if (isHeading(line)) {
            names.clear();
        } else if (const Entry entry = entryIn(line); !entry.name.isEmpty()) {
            names.append(entry.name);
        }
    }
    return names;
}

} // namespace caboose::desktop
