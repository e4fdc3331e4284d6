// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/program/tidy_text.h"

#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr qsizetype longestName = 60;

/// Also marks that turn the direction of writing, which make a text look like another.
bool isUnseen(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
}

} // namespace

QString tidyName(const QString& name)
{
    QString tidy;
    for (const QChar c : name.simplified()) {
        if (tidy.size() == longestName) break;
        if (!isUnseen(c)) tidy.append(c);
    }
    // Half of a character that takes two is none.
    if (!tidy.isEmpty() && tidy.back().isHighSurrogate()) tidy.chop(1);
    return tidy.simplified();
}

QString plainToolTip(const QString& text)
{
    if (!Qt::mightBeRichText(text)) return text;
    return u"<qt>"_s + text.toHtmlEscaped().replace(u'\n', u"<br>"_s) + u"</qt>"_s;
}

} // namespace caboose::items
