// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/story/story.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

QString lineOf(const LogRow& row)
{
    return row.rule.isEmpty() ? row.text : u"%1 (%2)"_s.arg(row.text, row.rule);
}

} // namespace

QString asText(const Story& story)
{
    QString text = story.title + u'\n' + story.players.join(u", "_s) + u"\n\n"_s;
    for (const LogRow& row : story.lines) {
        if (row.kind == LogRow::Kind::Heading) text += u'\n';
        text += lineOf(row) + u'\n';
    }
    return text + u'\n' + story.position;
}

} // namespace caboose::items
