// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/page_style.h"

#include "views/drawing/colours.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

/// "@name;" stands for a colour or a size, as in the program's own style sheet.
const QString sheet = uR"(
h1 { font-size: @huge; font-weight: 700; color: @accent; margin-top: 2px; margin-bottom: 10px; }
h2 { font-size: @large; font-weight: 700; margin-top: 8px; margin-bottom: 8px; }
h3 { font-size: @middle; font-weight: 700; margin-top: 14px; margin-bottom: 4px; }
span.number { color: @accent; }
p { margin-top: 5px; margin-bottom: 5px; }
ul, ol { margin-top: 1px; margin-bottom: 1px; }
li { margin-top: 2px; margin-bottom: 2px; }
a { color: @link; text-decoration: none; }
p.path, p.path a { font-size: @small; color: @quiet; }
p.path { margin-top: 0px; margin-bottom: 8px; }
p.label { font-size: @small; font-weight: 700; color: @quiet; margin-top: 0px; margin-bottom: 2px; }
p.older, p.missing, p.away { font-weight: 600; color: @warning; background-color: @caution; }
p.detail { font-size: @small; color: @quiet; margin-top: 3px; margin-bottom: 3px; }
p.entry { margin-top: 7px; margin-bottom: 7px; margin-left: 8px; }
table { border-style: none; }
table.list, table.box { margin-top: 8px; margin-bottom: 8px; }
table.columns { margin-top: 0px; margin-bottom: 0px; }
td, th { padding: 4px 10px 4px 6px; border-bottom: 1px solid @line; }
th { background-color: @head; }
td.note, td.example, td.other, td.absent, td.mine, td.plain, th.column { padding: 4px 10px 4px 9px; border-style: none; }
td.note { background-color: @note; border-left: 4px solid @accent; }
td.example { background-color: @example; border-left: 4px solid @shade; }
td.other { background-color: @other; color: @quiet; border-left: 4px solid @other-bar; }
td.absent { background-color: @absent; color: @quiet; border-left: 4px solid @line; }
td.mine { background-color: @mine; border-left: 4px solid @own-bar; }
td.row { padding-top: 0px; padding-bottom: 0px; }
td.begin { padding-top: 4px; border-top: 8px solid @base; }
td.end { padding-bottom: 4px; }
td.plain { padding: 4px 16px 0px 2px; }
td.head { padding-top: 12px; }
th.column { color: @quiet; }
td.turn { border-style: none; padding-top: 16px; }
)"_s;

} // namespace

QString pageStyle(const Colours& colours, const QFont& font)
{
    const QColor& base = colours.base;
    const auto size = [&](qreal factor) {
        return QString::number(font.pointSizeF() * factor, 'f', 1) + u"pt"_s;
    };
    const std::pair<QString, QString> tokens[] = {
        {u"@huge;"_s, size(1.75)},
        {u"@large;"_s, size(1.4)},
        {u"@middle;"_s, size(1.14)},
        {u"@small;"_s, size(0.88)},
        {u"@accent;"_s, colours.accent.name()},
        {u"@link;"_s, colours.link.name()},
        {u"@base;"_s, base.name()},
        {u"@quiet;"_s, colours.quiet.name()},
        {u"@line;"_s, colours.line.name()},
        {u"@shade;"_s, colours.shade.name()},
        {u"@warning;"_s, colours.warning.name()},
        {u"@caution;"_s, mixed(base, colours.warning, 0.10).name()},
        {u"@head;"_s, mixed(base, colours.text, 0.08).name()},
        {u"@note;"_s, mixed(base, colours.accent, 0.09).name()},
        {u"@example;"_s, mixed(base, colours.text, 0.05).name()},
        {u"@other;"_s, mixed(base, colours.otherEdition, 0.10).name()},
        {u"@absent;"_s, mixed(base, colours.text, 0.03).name()},
        {u"@mine;"_s, mixed(base, colours.ownNote, 0.12).name()},
        {u"@other-bar;"_s, colours.otherEdition.name()},
        {u"@own-bar;"_s, colours.ownNote.name()},
    };
    QString style = sheet;
    for (const auto& [token, value] : tokens) style.replace(token, value + u';');
    return style;
}

} // namespace caboose::views
