// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/story/story.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr QLatin1StringView style =
    "body{max-width:42em;margin:2em auto;padding:0 1em;font-family:sans-serif;line-height:1.5}"
    "p{margin:.2em 0}.aside{color:#666}.by-hand{font-style:italic}.rule{color:#666}"
    "pre{white-space:pre-wrap;border-top:1px solid;padding-top:1em;margin-top:2em}"_L1;

QString element(QLatin1StringView name, const QString& text)
{
    return u"<%1>%2</%1>\n"_s.arg(name, text.toHtmlEscaped());
}

QLatin1StringView classOf(LogRow::Kind kind)
{
    switch (kind) {
    case LogRow::Kind::Aside: return "aside"_L1;
    case LogRow::Kind::Adjustment: return "by-hand"_L1;
    case LogRow::Kind::Heading: // has an element of its own
    case LogRow::Kind::Deed: break;
    }
    return "deed"_L1;
}

QString paragraph(const LogRow& row)
{
    if (row.kind == LogRow::Kind::Heading) return element("h2"_L1, row.text);
    QString text = row.text.toHtmlEscaped().replace(u'\n', u"<br>"_s);
    if (!row.rule.isEmpty()) text += u" <span class=\"rule\">(%1)</span>"_s.arg(row.rule);
    return u"<p class=\"%1\">%2</p>\n"_s.arg(classOf(row.kind), text);
}

} // namespace

QString asHtml(const Story& story)
{
    QString page = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<meta charset=\"utf-8\">\n"_s.arg(
        QLocale().bcp47Name());
    page += element("title"_L1, story.title);
    page += element("style"_L1, style);
    page += element("h1"_L1, story.title);
    page += element("p"_L1, story.players.join(u", "_s));
    for (const LogRow& row : story.lines) page += paragraph(row);
    return page + element("pre"_L1, story.position) + u"</html>\n"_s;
}

} // namespace caboose::items
