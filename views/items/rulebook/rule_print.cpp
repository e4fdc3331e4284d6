// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rule_print.h"

#include "views/items/rulebook/rule_text.h"
#include "views/items/rulebook/rulebook_reader.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rulebook::SectionIndex;

constexpr std::string_view chapterOfAids = "19";

struct RulePrint {
    Q_DECLARE_TR_FUNCTIONS(RulePrint)
};

RuleView viewIn(RulebookReader& reader, const QStringList& languages)
{
    RuleView view;
    view.scope = reader.scope();
    for (const QString& language : languages) {
        const rulebook::Book* book = reader.library().in(language);
        if (!book) continue;
        view.columns.push_back({book, rulebook::Selection(*book, reader.game().game()),
                                languages.size() > 1 ? ownNameOf(language) : QString()});
    }
    return view;
}

std::vector<SectionIndex> sectionsFor(const RulebookReader& reader, const RuleView& view,
                                      const RulePrintWish& wish)
{
    const rulebook::Book& book = view.book();
    std::vector<SectionIndex> all;
    if (wish.what == PrintWhat::Booklet) {
        for (SectionIndex i = 0; i < book.size(); ++i) all.push_back(i);
        return all;
    }
    const auto here =
        wish.what == PrintWhat::Aid ? book.find(wish.section.toStdString()) : reader.page();
    if (!here) return all;
    const bool isChapter = wish.what == PrintWhat::Chapter;
    return withAllBelow(book, isChapter ? book.chapterOf(*here) : *here);
}

QString titleFor(RulebookReader& reader, const RuleView& view, const RulePrintWish& wish,
                 const std::vector<SectionIndex>& sections)
{
    if (wish.what != PrintWhat::Booklet) return headingOf(view.book(), sections.front());
    //: the title of a booklet; %1: an edition of the rules, and how many play
    return RulePrint::tr("The rules of this game: %1").arg(reader.game().title());
}

/// Links lead into the program: paper has the numbers.
QString forPaper(QString html)
{
    return html.replace("href=\"rule:"_L1, "href=\"caboose:rule/"_L1);
}

void appendSection(RulePrintJob& job, const RuleView& view, SectionIndex i)
{
    const rulebook::Section& section = view.book()[i];
    const bool isFirst = job.pieces.empty();
    bool isHead = true;
    for (const QString& html : textHtml(view, i, isFirst || section.isChapter)) {
        PrintPiece piece{forPaper(html), {}, isHead, false};
        // Points and definitions would make the contents as long as the booklet.
        const bool isListed = section.isChapter || (section.rule && !section.rule->point);
        if (isHead && isListed) piece.heading = headingOf(view.book(), i);
        piece.onNewPage = isHead && section.isChapter && !isFirst;
        isHead = false;
        job.pieces.push_back(std::move(piece));
    }
}

} // namespace

QString RulePrintJob::html() const
{
    QString all;
    for (const PrintPiece& piece : pieces) all += piece.html;
    return all;
}

QString ownNameOf(const QString& language)
{
    const QString name = QLocale(language).nativeLanguageName();
    // English calls itself by its country, too.
    const QString plain = language.section(u'_', 0, 0) == u"en" ? u"English"_s : name;
    return plain.isEmpty() ? language : plain.left(1).toUpper() + plain.mid(1);
}

QList<GameAid> gameAids(const RulebookReader& reader)
{
    QList<GameAid> aids;
    if (reader.view().isEmpty()) return aids;
    const rulebook::Book& book = reader.view().book();
    const auto chapter = book.find(chapterOfAids);
    if (!chapter) return aids;
    for (const SectionIndex child : book.children(*chapter)) {
        if (!reader.view().shows(child)) continue;
        aids.append({QString::fromStdString(book[child].id), headingOf(book, child)});
    }
    return aids;
}

RulePrintJob printJob(RulebookReader& reader, const RulePrintWish& wish)
{
    const RuleView view = viewIn(reader, wish.languages);
    if (view.isEmpty()) return {};
    const auto sections = sectionsFor(reader, view, wish);
    if (sections.empty()) return {};
    RulePrintJob job;
    job.title = titleFor(reader, view, wish, sections);
    job.isOnePage = wish.what == PrintWhat::Aid;
    job.hasContents = wish.what == PrintWhat::Booklet;
    for (const SectionIndex i : sections) {
        if (view.shows(i) || sections.size() == 1) appendSection(job, view, i);
    }
    return job;
}

} // namespace caboose::items
