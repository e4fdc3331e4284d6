// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/message_checks.h"

#include <QRegularExpression>

#include <algorithm>

namespace caboose::test {

namespace {

QStringList sortedMatches(const QString& text, const QRegularExpression& pattern)
{
    QStringList found;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(text)) {
        found.append(match.captured());
    }
    found.sort();
    return found;
}

/// %1, %L2, %n; each counts once, however often it stands there.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%L?(\\d{1,2}|n)"));
    QStringList found = sortedMatches(text, pattern);
    found.removeDuplicates();
    return found;
}

QStringList tags(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("</?[A-Za-z]\\w*"));
    return sortedMatches(text, pattern);
}

qsizetype mnemonics(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("&(?=[^&\\s;])"));
    static const QRegularExpression entity(QStringLiteral("&&|&#?\\w+;"));
    return sortedMatches(QString(text).remove(entity), pattern).size();
}

/// The sign a text ends with, the same for the signs of other scripts; a letter is none.
QString ending(const QString& text)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    QString end = QString(text).remove(tag).trimmed();
    end.replace(QChar(0x2026), QStringLiteral("..."));
    if (end.endsWith(QStringLiteral("..."))) {
        return QStringLiteral("...");
    }
    static const QString signs = QStringLiteral(".:!?;,");
    static const QString wideSigns = QStringLiteral("\u3002\uff1a\uff01\uff1f\uff1b\uff0c");
    const QChar last = end.isEmpty() ? QChar() : end.back();
    const qsizetype wide = wideSigns.indexOf(last);
    return signs.contains(last) ? QString(last) : wide >= 0 ? QString(signs[wide]) : QString();
}

QString leadingSpace(const QString& text)
{
    const auto end = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
    return text.left(end - text.begin());
}

QString trailingSpace(const QString& text)
{
    qsizetype begin = text.size();
    while (begin > 0 && text[begin - 1].isSpace()) {
        --begin;
    }
    return text.mid(begin);
}

QStringList formObjections(const QString& source, const QString& form)
{
    QStringList wrong;
    const auto mustEqual = [&](const auto& inSource, const auto& inForm, const char* what) {
        if (inSource != inForm) {
            wrong.append(QStringLiteral("%1 in \"%2\"").arg(QString::fromLatin1(what), form));
        }
    };
    mustEqual(placeholders(source), placeholders(form), "other placeholders");
    mustEqual(tags(source), tags(form), "other markup");
    mustEqual(ending(source), ending(form), "another ending");
    mustEqual(leadingSpace(source), leadingSpace(form), "other space at the begin");
    mustEqual(trailingSpace(source), trailingSpace(form), "other space at the end");
    mustEqual(std::min<qsizetype>(mnemonics(source), 1), mnemonics(form), "other mnemonics");
    return wrong;
}

} // namespace

QStringList objections(const TsMessage& message)
{
    if (!message.state.isEmpty()) {
        return {message.state};
    }
    if (message.forms.isEmpty() || message.forms.contains(QString())) {
        return {QStringLiteral("not translated")};
    }
    QStringList wrong;
    for (const QString& form : message.forms) {
        wrong += formObjections(message.source, form);
    }
    return wrong;
}

} // namespace caboose::test
