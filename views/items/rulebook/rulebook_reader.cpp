// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rulebook_reader.h"

#include "model/rulebook/rendering/plain_text.h"
#include "views/items/rulebook/rule_print.h"
#include "views/items/rulings/ruling_catalogue_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
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
    return m_state.language.isEmpty() ? m_programLanguage : m_state.language;
}

void RulebookReader::setLanguage(const QString& language)
{
    m_state.language = language;
    Q_EMIT stateChanged();
    rebuild();
}

void RulebookReader::setScope(RuleScope scope)
{
    if (scope == m_state.scope) return;
    m_state.scope = scope;
    Q_EMIT stateChanged();
    rebuild();
}

void RulebookReader::setBeside(const RuleBeside& beside)
{
    if (beside == m_state.beside) return;
    m_state.beside = beside;
    Q_EMIT stateChanged();
    rebuild();
}

void RulebookReader::setZoom(int percent)
{
    const int zoom = std::clamp(percent, ReadingState::smallestZoom, ReadingState::largestZoom);
    if (zoom == m_state.zoom) return;
    m_state.zoom = zoom;
    Q_EMIT zoomed();
    Q_EMIT stateChanged();
}

void RulebookReader::setState(const ReadingState& state)
{
    m_state = state;
    Q_EMIT zoomed();
    rebuild();
}

void RulebookReader::rebuild()
{
    m_chapters.show(nullptr);
    m_hits.setSource(nullptr, nullptr);
    m_view.columns.clear();
    m_view.scope = m_state.scope;
    if (const rulebook::Book* book = m_library.in(language())) {
        const rulebook::RulebookContext game = m_game.game();
        m_view.columns.push_back({book, rulebook::Selection(*book, game), {}});
        addBeside(game);
        m_chapters.show(&m_view);
        connectSearch();
        settleVisits();
    }
    Q_EMIT viewChanged();
    Q_EMIT pageChanged();
}

void RulebookReader::addBeside(const rulebook::RulebookContext& game)
{
    if (m_state.beside.kind == RuleBeside::Kind::Nothing) return;
    RuleColumn& first = m_view.columns.front();
    const bool isLanguage = m_state.beside.kind == RuleBeside::Kind::Language;
    const rulebook::Book* book = isLanguage ? m_library.in(m_state.beside.language) : first.book;
    if (isLanguage && book == first.book) return;
    const auto other = isLanguage ? game : m_game.gameBy(m_state.beside.edition);
    first.heading = isLanguage ? ownNameOf(QString::fromStdString(first.book->language()))
                               : nameOf(game.edition);
    m_view.columns.push_back(
        {book, rulebook::Selection(*book, other),
         isLanguage ? ownNameOf(m_state.beside.language) : nameOf(m_state.beside.edition)});
}

/// Somewhere they always are; what is kept from another run may be of another text.
void RulebookReader::settleVisits()
{
    if (!section()) m_state.visits.clear();
    if (!m_state.visits.empty() || m_view.book().size() == 0) return;
    m_state.visits.push_back({QString::fromStdString(m_view.book()[0].id)});
    m_state.at = 0;
}

void RulebookReader::connectSearch()
{
    if (!m_view.isEmpty()) m_hits.setSource(&m_view, m_library.searchIn(m_view.book()));
}

QString RulebookReader::place() const
{
    return m_state.visits.empty() ? QString() : m_state.visits[m_state.at].place;
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
    auto& visits = m_state.visits;
    if (!visits.empty()) visits.resize(m_state.at + 1);
    visits.push_back({id});
    if (visits.size() > ReadingState::mostVisits) visits.erase(visits.begin());
    m_state.at = visits.size() - 1;
    Q_EMIT stateChanged();
    if (page() != before) Q_EMIT pageChanged();
    Q_EMIT went();
    return true;
}

void RulebookReader::arrive()
{
    Q_EMIT stateChanged();
    Q_EMIT pageChanged();
    Q_EMIT went();
}

void RulebookReader::goBack()
{
    if (!canGoBack()) return;
    --m_state.at;
    arrive();
}

void RulebookReader::goForward()
{
    if (!canGoForward()) return;
    ++m_state.at;
    arrive();
}

void RulebookReader::turn(int pages)
{
    const auto here = page();
    if (!here) return;
    const auto next = pages < 0 ? pageBefore(m_view, *here) : pageBehind(m_view, *here);
    if (next) goTo(QString::fromStdString(m_view.book()[*next].id));
}

void RulebookReader::noteSpot(const ReadingSpot& spot)
{
    if (m_state.visits.empty()) return;
    m_state.visits[m_state.at].spot = spot;
    Q_EMIT stateChanged();
}

ReadingSpot RulebookReader::spot() const
{
    const auto here = section();
    if (!here) return {};
    if (const auto& read = m_state.visits[m_state.at].spot) return *read;
    const bool isTop = pageOf(m_view.book(), *here) == *here;
    return {isTop ? QString() : QString::fromStdString(m_view.book()[*here].id)};
}

RulePage RulebookReader::shownPage() const
{
    const auto here = page();
    return here ? rulePage(m_view, *here, m_marks, m_library.foundations()) : RulePage{};
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
