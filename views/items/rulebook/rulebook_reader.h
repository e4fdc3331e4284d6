// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulebook/chapters_model.h"
#include "views/items/rulebook/reading_state.h"
#include "views/items/rulebook/rule_hits_model.h"
#include "views/items/rulebook/rule_page.h"
#include "views/items/rulebook/rulebook_game.h"
#include "views/items/rulebook/rulebook_library.h"
#include "views/items/rulebook/rulebook_marks.h"
#include "views/items/rulebook/rulebook_view.h"

#include <QObject>

#include <optional>
#include <vector>

namespace caboose::items {

/// Somebody who reads: where they are in the rulebook, where they were, in which language, and how
/// much of it they see. Each rulebook panel has one; it can be sent anywhere before it is seen.
///
/// Panels show what it says and tell it where somebody goes; it works out pages and finds, and
/// draws nothing. Library, game and marks outlive it.
class RulebookReader : public QObject {
    Q_OBJECT
public:
    RulebookReader(RulebookLibrary& library, RulebookGame& game, RulebookMarks& marks,
                   QObject* parent = nullptr);

    RulebookLibrary& library() { return m_library; }
    RulebookGame& game() { return m_game; }
    RulebookMarks& marks() { return m_marks; }
    const RulebookMarks& marks() const { return m_marks; }
    ChaptersModel& chapters() { return m_chapters; }
    const ChaptersModel& chapters() const { return m_chapters; }
    RuleHitsModel& hits() { return m_hits; }
    /// Empty before the text is loaded.
    const RuleView& view() const { return m_view; }

    /// The language of the program, which is read unless another one is chosen.
    void setProgramLanguage(const QString& language);
    QString language() const;
    /// Empty: the program's. A language without a book shows the original.
    void setLanguage(const QString& language);
    RuleScope scope() const { return m_state.scope; }
    void setScope(RuleScope scope);
    const RuleBeside& beside() const { return m_state.beside; }
    /// A second text beside the first.
    void setBeside(const RuleBeside& beside);
    /// How large the text is, in percent.
    int zoom() const { return m_state.zoom; }
    void setZoom(int percent);

    /// How and where it reads, to be there again in another run.
    const ReadingState& state() const { return m_state; }
    /// A place that the text does not have any more leads to the beginning.
    void setState(const ReadingState& state);

    /// Where it is, as an id; empty: nowhere yet.
    QString place() const;
    [[nodiscard]] std::optional<rulebook::SectionIndex> section() const;
    /// The section whose page holds it: a chapter, or what is directly below one.
    [[nodiscard]] std::optional<rulebook::SectionIndex> page() const;
    /// To a number, an id or a link. A number that the rulebook does not have leads to the nearest
    /// above it; anything else that is not there leads nowhere: false.
    bool goTo(const QString& place);
    [[nodiscard]] bool canGoBack() const { return m_state.at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_state.at + 1 < m_state.visits.size(); }
    /// To where they were before, and to what they had read there; nothing at the end of the way.
    void goBack();
    void goForward();
    /// To the page before or behind this one.
    void turn(int pages);
    /// How far somebody has read, to be there again when they come back.
    void noteSpot(const ReadingSpot& spot);
    /// Where on the page to go: where they were, else to the section itself.
    ReadingSpot spot() const;

    /// What is to be shown; no piece before the text is loaded.
    RulePage shownPage() const;
    QString pageHtml() const { return htmlOf(shownPage()); }
    QString previewHtml(const QString& link) const;
    /// The heading of what a link leads to; empty: nowhere.
    QString headingOf(const QString& link) const;
    /// "10.5 Punch, ...", as one cites it in a letter; empty: nowhere.
    QString citation() const;
    /// To the place, as the program opens it: "caboose:rule/10.5"; empty: nowhere.
    QString link() const;

Q_SIGNALS:
    /// Another text, or the same one with more or less of it.
    void pageChanged();
    /// Perhaps on the same page.
    void went();
    /// What is read, and how much of it.
    void viewChanged();
    void zoomed();
    /// Something of state().
    void stateChanged();

private:
    void rebuild();
    void settleVisits();
    void addBeside(const rulebook::RulebookContext& game);
    void connectSearch();
    void arrive();
    [[nodiscard]] std::optional<rulebook::SectionIndex> find(const QString& place) const;

    RulebookLibrary& m_library;
    RulebookGame& m_game;
    RulebookMarks& m_marks;
    ChaptersModel m_chapters;
    RuleHitsModel m_hits;
    RuleView m_view;
    QString m_programLanguage;
    ReadingState m_state;
};

} // namespace caboose::items
