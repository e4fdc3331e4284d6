// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/search/search.h"
#include "views/items/rulebook/rulebook_view.h"

#include <QAbstractListModel>
#include <QList>

namespace caboose::items {

/// Where a search looks.
enum class RuleLimit { Game, Chapter, Everything };

/// A section that was found.
struct RuleHit {
    QString id;
    QString number; ///< empty for a section without one
    QString title;
    QString path;
    QString snippet; ///< some of its text, in one line
    struct Marked {
        int start = 0;
        int length = 0;
    };
    QList<Marked> marks;  ///< in the snippet: what was looked for
    bool isAside = false; ///< does not hold in the game
};

/// What a search in the rulebook finds, best first. Looks when it is asked to, with each letter
/// that is typed, and again when its source or limit changes. Without a search it finds nothing,
/// and looks as soon as there is one.
class RuleHitsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, SnippetRole, PathRole };

    using QAbstractListModel::QAbstractListModel;

    /// `search` is null as long as the index is being made.
    void setSource(const RuleView* view, const rulebook::Search* search);
    /// `chapter` counts if the limit says so.
    void setLimit(RuleLimit limit, std::optional<rulebook::SectionIndex> chapter);
    /// A blank at the end says that the last word is complete.
    void search(const QString& text);

    const QString& text() const { return m_text; }
    [[nodiscard]] bool isReady() const { return m_search != nullptr; }
    const RuleHit& at(int row) const { return m_hits[row]; }
    /// Only the best are listed: perhaps there are more.
    [[nodiscard]] bool areTheBest() const;
    /// What was looked for instead, because the words had typing errors; empty: nothing.
    const QString& mended() const { return m_mended; }
    /// What would be found; empty unless nothing was.
    const QString& suggestion() const { return m_suggestion; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    /// After each search, also one that has found nothing.
    void found();

private:
    void run();
    rulebook::Results results() const;
    RuleHit hitFor(const rulebook::Hit& hit) const;

    const RuleView* m_view = nullptr;
    const rulebook::Search* m_search = nullptr;
    RuleLimit m_limit = RuleLimit::Game;
    std::optional<rulebook::SectionIndex> m_chapter;
    QString m_text;
    QString m_mended;
    QString m_suggestion;
    QList<RuleHit> m_hits;
};

/// A link to a rule ("caboose:rule/10.5", "rule:10.5") without what stands before the number.
QString withoutScheme(const QString& link);

} // namespace caboose::items
