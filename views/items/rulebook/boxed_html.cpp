// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/boxed_html.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

/// Of several classes the one that says most about how it looks: whether it holds at all.
QString lookOf(const QString& classes)
{
    const QStringList all = classes.split(u' ', Qt::SkipEmptyParts);
    for (const auto& aside : {u"other"_s, u"absent"_s}) {
        if (all.contains(aside)) return aside;
    }
    return all.value(0);
}

QString opened(const QString& look)
{
    return u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\" class=\"box\"><tr>"
           "<td width=\"4\" class=\"%1-bar\"></td><td class=\"%1\">"_s.arg(look);
}

} // namespace

QString boxed(const QString& html)
{
    static const QRegularExpression tag(u"<div class=\"([^\"]*)\">|<div[^>]*>|</div>"_s);
    QString out;
    QStringList open; // what closes each
    qsizetype done = 0;
    for (auto each = tag.globalMatch(html); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        out += html.mid(done, match.capturedStart() - done);
        done = match.capturedEnd();
        const QString look = lookOf(match.captured(1));
        if (match.captured().startsWith(u"</"_s)) {
            out += open.isEmpty() ? match.captured() : open.takeLast();
        } else if (look.isEmpty() || look == u"when") {
            out += match.captured();
            open.append(u"</div>"_s);
        } else {
            out += opened(look);
            open.append(u"</td></tr></table>"_s);
        }
    }
    return out + html.mid(done);
}

} // namespace caboose::items
