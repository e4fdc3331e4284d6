// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rule_page.h"

#include "views/items/rulebook/rule_text.h"
#include "views/items/rulebook/rulebook_marks.h"
#include "views/items/rulings/ruling_catalogue_words.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rulebook::Book;
using rulebook::SectionIndex;

constexpr qsizetype previewLetters = 700;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RulePage)
};

QString link(const Book& book, SectionIndex to, const QString& text)
{
    return u"<a href=\"rule:%1\">%2</a>"_s.arg(QString::fromStdString(book[to].id),
                                               text.toHtmlEscaped());
}

/// By its number, which is short; by its title if it has none.
QString shortLink(const Book& book, SectionIndex to)
{
    const rulebook::Section& section = book[to];
    return link(book, to, QString::fromStdString(section.rule ? section.id : section.title));
}

QString paragraph(const QString& look, const QString& html)
{
    return html.isEmpty() ? QString() : u"<p class=\"%1\">%2</p>"_s.arg(look, html);
}

QString pathHtml(const RuleView& view, SectionIndex page, const RulebookMarks& marks)
{
    QStringList links;
    for (const SectionIndex above : view.book().path(page)) {
        links.append(link(view.book(), above, headingOf(view.book(), above)));
    }
    const bool isMarked = marks.isBookmarked(QString::fromStdString(view.book()[page].id));
    const QString mark = isMarked ? u"  ★ "_s + Words::tr("Bookmarked") : QString();
    return paragraph(u"path"_s, links.join(u" › "_s) + mark.toHtmlEscaped());
}

/// What is not in the game says so, and how to see more of it.
QString awayHtml(const RuleView& view, SectionIndex page)
{
    switch (view.selection().section(page)) {
    case rulebook::Applicability::InForce: return {};
    case rulebook::Applicability::OtherRules:
        return paragraph(u"away"_s, Words::tr("Other editions say this; it does not hold in this "
                                              "game.")
                                        .toHtmlEscaped());
    case rulebook::Applicability::NotOnTable: break;
    }
    return paragraph(
        u"away"_s, Words::tr("This is about something that is not in this game.").toHtmlEscaped());
}

QString printedPlaces(const Book& book, SectionIndex i)
{
    QStringList places;
    for (const rulebook::PrintedPlace& printed : book[i].printed) {
        const std::string key = "edition=" + std::string(keyOf(printed.text));
        //: where a rule is printed; %1: a text, %2: a heading in it
        places.append(Words::tr("%1, “%2”")
                          .arg(QString::fromStdString(book.labels()[key]),
                               QString::fromStdString(printed.place))
                          .toHtmlEscaped());
    }
    if (places.isEmpty()) return {};
    return Words::tr("Printed in: %1").arg(places.join(u"; "_s));
}

QString referrers(const RuleView& view, SectionIndex i)
{
    QStringList links;
    for (const SectionIndex from : view.book().linkedFrom(i)) {
        if (view.shows(from)) links.append(shortLink(view.book(), from));
    }
    if (links.isEmpty()) return {};
    return Words::tr("Referred to by: %1").arg(links.join(u", "_s));
}

QString listHtml(const QString& text, const QStringList& list)
{
    if (list.isEmpty()) return {};
    return paragraph(u"detail"_s, text.arg(list.join(u" · "_s).toHtmlEscaped()));
}

/// A ruling by its question, a case by its number: its title is in the language of the cases.
QString restingHtml(const RuleView& view, SectionIndex i, const rulebook::Foundations* foundations)
{
    const auto rule = view.book()[i].rule;
    if (!foundations || !rule) return {};
    const rulebook::Resting& resting = foundations->on(*rule);
    QStringList rulings;
    for (const rules::Ruling ruling : resting.rulings) rulings.append(questionOf(ruling));
    QStringList cases;
    for (const rulebook::CaseReference& each : resting.cases) {
        cases.append(QString::fromStdString(each.name));
    }
    const auto count = static_cast<int>(resting.reasons.size());
    return listHtml(Words::tr("Decided by the edition: %1"), rulings) +
           paragraph(u"detail"_s, count > 0 ? Words::tr("%n reason(s) of the referee rest on it.",
                                                        nullptr, count)
                                            : QString()) +
           listHtml(Words::tr("Cases: %1"), cases);
}

QString noteHtml(const Book& book, SectionIndex i, const RulebookMarks& marks)
{
    const QString note = marks.note(QString::fromStdString(book[i].id));
    if (note.isEmpty()) return {};
    const QString text = note.toHtmlEscaped().replace(u'\n', u"<br>"_s);
    return boxed(u"mine"_s, u"<p class=\"label\">%1</p><p>%2</p>"_s.arg(
                                Words::tr("My note").toHtmlEscaped(), text));
}

QString detailHtml(const RuleView& view, SectionIndex i, const RulebookMarks& marks,
                   const rulebook::Foundations* foundations)
{
    return noteHtml(view.book(), i, marks) + paragraph(u"detail"_s, printedPlaces(view.book(), i)) +
           paragraph(u"detail"_s, referrers(view, i)) + restingHtml(view, i, foundations);
}

QString contentsHtml(const RuleView& view, SectionIndex chapter)
{
    QString entries;
    for (const SectionIndex child : view.book().children(chapter)) {
        if (!view.shows(child)) continue;
        entries += u"<p class=\"entry\">"_s +
                   link(view.book(), child, headingOf(view.book(), child)) + u"</p>"_s;
    }
    return entries;
}

QString turnHtml(const RuleView& view, SectionIndex page)
{
    const auto before = pageBefore(view, page);
    const auto behind = pageBehind(view, page);
    const auto cell = [&](std::optional<SectionIndex> to, const QString& text,
                          const QString& side) {
        return u"<td class=\"turn\" width=\"50%\" align=\"%1\">%2</td>"_s.arg(
            side, to ? link(view.book(), *to, text.arg(headingOf(view.book(), *to))) : QString());
    };
    return u"<table width=\"100%\" class=\"turn\"><tr>"_s + cell(before, u"‹ %1"_s, u"left"_s) +
           cell(behind, u"%1 ›"_s, u"right"_s) + u"</tr></table>"_s;
}

bool hasPage(const Book& book, SectionIndex i)
{
    return pageOf(book, i) == i;
}

void append(RulePage& page, const QString& html)
{
    if (!html.isEmpty()) page.push_back({{}, html});
}

void appendText(RulePage& page, const RuleView& view, SectionIndex i, bool withHeads)
{
    QString id = QString::fromStdString(view.book()[i].id);
    for (const QString& html : textHtml(view, i, withHeads)) {
        page.push_back({std::exchange(id, {}), html});
    }
}

} // namespace

QString htmlOf(const RulePage& page)
{
    QString html;
    for (const PagePiece& piece : page) html += piece.html;
    return html;
}

RulePage rulePage(const RuleView& view, SectionIndex page, const RulebookMarks& marks,
                  const rulebook::Foundations* foundations)
{
    RulePage pieces;
    append(pieces, pathHtml(view, page, marks) + awayHtml(view, page));
    appendText(pieces, view, page, true);
    append(pieces, detailHtml(view, page, marks, foundations));
    if (view.book()[page].isChapter) {
        append(pieces, contentsHtml(view, page));
    } else {
        for (const SectionIndex below : withAllBelow(view.book(), page)) {
            // Who opens what is not in the game sees all of it.
            const bool isOpened = !view.selection().isInForce(page) || view.shows(below);
            if (below == page || !isOpened) continue;
            appendText(pieces, view, below, false);
            append(pieces, detailHtml(view, below, marks, foundations));
        }
    }
    append(pieces, turnHtml(view, page));
    return pieces;
}

QString previewHtml(const RuleView& view, SectionIndex section)
{
    return paragraph(u"path"_s, pathOf(view.book(), section).toHtmlEscaped()) +
           beginningHtml(view, section, previewLetters);
}

std::optional<SectionIndex> pageBefore(const RuleView& view, SectionIndex page)
{
    for (SectionIndex i = page; i-- > 0;) {
        if (hasPage(view.book(), i) && view.shows(i)) return i;
    }
    return {};
}

std::optional<SectionIndex> pageBehind(const RuleView& view, SectionIndex page)
{
    for (SectionIndex i = page + 1; i < view.book().size(); ++i) {
        if (hasPage(view.book(), i) && view.shows(i)) return i;
    }
    return {};
}

} // namespace caboose::items
