// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/final_score/final_score_text.h"

#include "views/items/final_score/final_score.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct Sheet {
    Q_DECLARE_TR_FUNCTIONS(FinalScoreText)
};

QString placeOf(const ScoreRow& row)
{
    return row.place > 0 ? u"%1. "_s.arg(row.place) : QString();
}

QString sumOf(const ScoreRow& row)
{
    return row.open.isEmpty() ? row.dollars : row.dollars + u' ' + row.open;
}

QString partText(const ScorePart& part)
{
    const QString whose = part.whose.isEmpty() ? QString() : part.whose + u": "_s;
    return u"%1%2 = %3 [%4]"_s.arg(whose, part.what, part.dollars, part.rule);
}

QString matterTitle(const TieOrTitle& matter)
{
    return u"%1 [%2]"_s.arg(matter.title, matter.rule);
}

QString lineOf(const TieOrTitle::Line& line)
{
    return line.name + u": "_s + line.count;
}

QStringList conclusionOf(const TieOrTitle& matter)
{
    QStringList texts{matter.conclusion};
    if (!matter.ruling.isEmpty()) texts.append(Sheet::tr("Ruling: %1").arg(matter.ruling));
    return texts;
}

void addRow(QStringList& lines, const ScoreRow& row)
{
    lines.append(placeOf(row) + row.name + u": "_s + sumOf(row));
    for (const ScorePart& part : row.parts) lines.append(u"   "_s + partText(part));
}

void addMatter(QStringList& lines, const TieOrTitle& matter)
{
    if (matter.isEmpty()) return;
    lines.append({QString(), matterTitle(matter)});
    for (const TieOrTitle::Line& line : matter.lines) lines.append(u"   "_s + lineOf(line));
    for (const QString& text : conclusionOf(matter)) lines.append(u"   "_s + text);
}

QString cell(const QString& text, bool isNumber = false)
{
    return u"<td%1>%2</td>"_s.arg(isNumber ? u" align='right'"_s : QString(), text.toHtmlEscaped());
}

void addRow(QString& page, const ScoreRow& row)
{
    page += u"<h3>%1%2</h3>"_s.arg(placeOf(row), row.name.toHtmlEscaped());
    page += u"<table width='100%' cellpadding='2'>"_s;
    for (const ScorePart& part : row.parts) {
        const QString what = part.whose.isEmpty() ? part.what : part.whose + u": "_s + part.what;
        page +=
            u"<tr>"_s + cell(what) + cell(part.rule, true) + cell(part.dollars, true) + u"</tr>"_s;
    }
    page += u"<tr>"_s + cell({}) + cell({}) +
            u"<td align='right'><b>%1</b></td></tr></table>"_s.arg(sumOf(row).toHtmlEscaped());
}

void addMatter(QString& page, const TieOrTitle& matter)
{
    if (matter.isEmpty()) return;
    page += u"<h3>%1</h3><p>"_s.arg(matterTitle(matter).toHtmlEscaped());
    for (const TieOrTitle::Line& line : matter.lines) {
        page += lineOf(line).toHtmlEscaped() + u"<br>"_s;
    }
    page += conclusionOf(matter).join(u' ').toHtmlEscaped() + u"</p>"_s;
}

} // namespace

QString finalScoreText(const FinalScore& score)
{
    QStringList lines{Sheet::tr("Colt Express: final score"), score.game(), QString(),
                      score.headline(), QString()};
    if (!score.marshal().isEmpty()) {
        addMatter(lines, score.marshal());
        lines.append(QString());
    }
    for (const ScoreRow& row : score.score().rows()) addRow(lines, row);
    addMatter(lines, score.gunslinger());
    addMatter(lines, score.tie());
    return lines.join(u'\n') + u'\n';
}

QString finalScoreHtml(const FinalScore& score)
{
    QString page = u"<h1>%1</h1><p>%2</p><h2>%3</h2>"_s.arg(
        Sheet::tr("Colt Express: final score").toHtmlEscaped(), score.game().toHtmlEscaped(),
        score.headline().toHtmlEscaped());
    addMatter(page, score.marshal());
    for (const ScoreRow& row : score.score().rows()) addRow(page, row);
    addMatter(page, score.gunslinger());
    addMatter(page, score.tie());
    return page;
}

} // namespace caboose::items
