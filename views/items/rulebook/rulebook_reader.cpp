// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rulebook_reader.h"

#include "model/rulebook/plain_text.h"
#include "views/items/rulebook/rule_page.h"
#include "views/items/rulebook/rule_print.h"
#include "views/items/rulings_words.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr std::size_t mostVisits = 200;

} // namespace

RulebookReader::RulebookReader(RulebookLibrary& library, RulebookGame& game, RulebookMarks& marks,
                               QObject* parent)
    : QObject(parent), m_library(library), m_game(game), m_marks(marks), m_chapters(marks)
{
    connect(&library, &RulebookLibrary::loaded, this, &RulebookReader::rebuild);
    connect(&library, &RulebookLibrary::searchable, this, &RulebookReader::connectSearch);
    connect(&library, &RulebookLibrary::founded, this, &RulebookReader::pageChanged);
    connect(&game, &RulebookGame::changed, this, &RulebookReader::rebuild);
    connect(&marks, &RulebookMarks::marked, this, &RulebookReader::pageChanged);
    rebuild();
}

void RulebookReader::setProgramLanguage(const QString& language)
{
    m_programLanguage = language;
    // The words around the rules have changed, too.
    rebuild();
}

QString RulebookReader::language() const
{
    return m_language.isEmpty() ? m_programLanguage : m_language;
}

void RulebookReader::setLanguage(const QString& language)
{
    m_language = language;
    rebuild();
}

void RulebookReader::setScope(RuleScope scope)
{
    if (scope == m_view.scope) return;
    m_view.scope = scope;
    rebuild();
}

void RulebookReader::setBeside(const RuleBeside& beside)
{
    if (beside == m_beside) return;
    m_beside = beside;
    rebuild();
}

void RulebookReader::rebuild()
{
    m_chapters.show(nullptr);
    m_hits.setSource(nullptr, nullptr);
    m_view.columns.clear();
    if (const rulebook::Book* book = m_library.in(language())) {
        const rulebook::GameInHand game = m_game.game();
        m_view.columns.push_back({book, rulebook::Selection(*book, game), {}});
        addBeside(game);
        m_chapters.show(&m_view);
        connectSearch();
        if (m_visits.empty() && book->size() > 0) {
            m_visits.push_back({QString::fromStdString((*book)[0].id)});
        }
    }
    Q_EMIT viewChanged();
    Q_EMIT pageChanged();
}

void RulebookReader::addBeside(const rulebook::GameInHand& game)
{
    if (m_beside.kind == RuleBeside::Kind::Nothing) return;
    RuleColumn& first = m_view.columns.front();
    const bool isLanguage = m_beside.kind == RuleBeside::Kind::Language;
    const rulebook::Book* book = isLanguage ? m_library.in(m_beside.language) : first.book;
    if (isLanguage && book == first.book) return;
    const auto other = isLanguage ? game : m_game.gameBy(m_beside.edition);
    first.heading = isLanguage ? ownNameOf(QString::fromStdString(first.book->language()))
                               : nameOf(game.edition);
    m_view.columns.push_back(
        {book, rulebook::Selection(*book, other),
         isLanguage ? ownNameOf(m_beside.language) : nameOf(m_beside.edition)});
}

void RulebookReader::connectSearch()
{
    if (!m_view.isEmpty()) m_hits.setSource(&m_view, m_library.searchIn(m_view.book()));
}

QString RulebookReader::place() const
{
    return m_visits.empty() ? QString() : m_visits[m_at].place;
}

std::optional<rulebook::SectionIndex> RulebookReader::find(const QString& place) const
{
    if (m_view.isEmpty()) return {};
    const std::string id = withoutScheme(place).toStdString();
    if (const auto exact = m_view.book().find(id)) return exact;
    const auto rule = rules::ruleFrom(id);
    return rule ? m_view.book().nearest(*rule) : std::nullopt;
}

std::optional<rulebook::SectionIndex> RulebookReader::section() const
{
    return find(place());
}

std::optional<rulebook::SectionIndex> RulebookReader::page() const
{
    const auto here = section();
    return here ? std::optional(pageOf(m_view.book(), *here)) : std::nullopt;
}

bool RulebookReader::goTo(const QString& place)
{
    const auto target = find(place);
    if (!m_view.isEmpty() && !target) return false;
    const auto before = page();
    const QString id =
        target ? QString::fromStdString(m_view.book()[*target].id) : withoutScheme(place);
    if (!m_visits.empty()) m_visits.resize(m_at + 1);
    m_visits.push_back({id});
    if (m_visits.size() > mostVisits) m_visits.erase(m_visits.begin());
    m_at = m_visits.size() - 1;
    if (page() != before) Q_EMIT pageChanged();
    Q_EMIT went();
    return true;
}

void RulebookReader::arrive()
{
    Q_EMIT pageChanged();
    Q_EMIT went();
}

void RulebookReader::goBack()
{
    if (!canGoBack()) return;
    --m_at;
    arrive();
}

void RulebookReader::goForward()
{
    if (!canGoForward()) return;
    ++m_at;
    arrive();
}

void RulebookReader::turn(int pages)
{
    const auto here = page();
    if (!here) return;
    const auto next = pages < 0 ? pageBefore(m_view, *here) : pageBehind(m_view, *here);
    if (next) goTo(QString::fromStdString(m_view.book()[*next].id));
}

void RulebookReader::noteScroll(int pixels)
{
    if (!m_visits.empty()) m_visits[m_at].scroll = pixels;
}

std::optional<int> RulebookReader::scroll() const
{
    return m_visits.empty() ? std::nullopt : m_visits[m_at].scroll;
}

QString RulebookReader::pageHtml() const
{
    const auto here = page();
    return here ? items::pageHtml(m_view, *here, m_marks, m_library.foundations()) : QString();
}

QString RulebookReader::previewHtml(const QString& link) const
{
    const auto target = find(link);
    return target ? items::previewHtml(m_view, *target) : QString();
}

QString RulebookReader::headingOf(const QString& link) const
{
    const auto target = find(link);
    return target ? items::headingOf(m_view.book(), *target) : QString();
}

QString RulebookReader::citation() const
{
    const auto here = section();
    if (!here) return {};
    return QString::fromStdString(
        rulebook::citation(m_view.book(), *here, m_view.selection(), m_game.game().edition));
}

QString RulebookReader::link() const
{
    return section() ? u"caboose:rule/"_s + place() : QString();
}

} // namespace caboose::items
