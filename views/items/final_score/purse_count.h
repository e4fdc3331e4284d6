// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/shown_position.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

namespace caboose::items {

/// Somebody turns their purses over, and what else nobody has looked at, one after the other, and
/// names each: also what is known already, because nobody sorts that out first. What nobody had
/// seen is told to the rules.
///
/// Name, picture and values mean something only while a count is wanted.
class PurseCount : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void show(const ShownPosition& shownPosition);

    /// Somebody's purses are to be counted now.
    [[nodiscard]] bool isWanted() const { return m_open > 0; }
    /// Whose: the picture, its letter, the name.
    const QString& art() const { return m_art; }
    const QString& letter() const { return m_letter; }
    const QString& name() const { return m_name; }
    /// The picture of what is counted.
    QString tokenArt() const;
    /// "Belle (Anna), turn over your 3 purses"
    QString sentence() const;
    /// What is known already.
    const QList<int>& known() const { return m_known; }
    /// How many purses nobody has seen, how many there are, and what is named of them so far.
    int open() const { return m_open; }
    int all() const { return m_open + static_cast<int>(m_known.size()); }
    const QList<int>& named() const { return m_named; }
    /// How far the counting of these has come.
    QString progress() const;
    /// "$250: key 1", for each value: to be heard.
    QString keysInWords() const;
    /// What a purse may be worth; the place of each is its key, from 1 on.
    const QList<int>& values() const { return m_values; }
    /// The next purse may be worth so much: not all of that value have been seen, and not only
    /// those that are known are left.
    [[nodiscard]] bool mayBe(int value) const;
    /// "$250", for each of these.
    static QStringList inWords(const QList<int>& values);
    /// What all of them can be worth together, with those that are known.
    int lowest() const { return m_lowest + worthKnown(); }
    int highest() const { return m_highest + worthKnown(); }
    int step() const { return m_step; }

    // What a panel does.
    /// The next purse is worth so much; nothing if it can't be. With the last one, all are told.
    void name(int value);
    /// The last one that was named was wrong.
    void takeBack();
    /// All of them together, with those that are known.
    void tell(int sum);

Q_SIGNALS:
    /// After each show(), and with each purse that is named or taken back.
    void changed();
    /// All were named one by one: these are what nobody had seen. Before they are told.
    void namedAll(caboose::rules::Pawn who, const QList<int>& values);
    /// What nobody had seen: GameModels answers the open question with it.
    void told(int unseen);

private:
    [[nodiscard]] int worthKnown() const;
    QList<int> knownAndNotNamed() const;
    void readQuestion(const rules::Question& question, const rules::Table& table);

    QString m_art;
    QString m_letter;
    QString m_name;
    rules::Pawn m_who = rules::Pawn::None;
    QList<int> m_known;
    QList<int> m_named;
    QList<int> m_values;
    QHash<int, int> m_unseen; ///< how many of each value there may be
    rules::LootKind m_kind = rules::LootKind::Purse;
    int m_open = 0;
    int m_lowest = 0; ///< of those that nobody has seen
    int m_highest = 0;
    int m_step = 1;
};

} // namespace caboose::items
