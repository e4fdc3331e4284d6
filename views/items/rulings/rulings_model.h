// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings_catalogue.h"
#include "views/items/rulings/ruling_catalogue_words.h"

#include <QAbstractItemModel>
#include <QList>
#include <QStringList>

namespace caboose::items {

/// Where an edition gives an answer.
struct AnswerSource {
    int value;
    QString edition;
    QString where;
};

/// The rules of this table: an edition and the points on which the group has decided otherwise
/// (house rulings). A tree of topics with their rulings; two columns, the question and the answer
/// in force.
///
/// Any answers may be set, also such as contradict each other: contradictions() says so, and
/// whoever begins a game asks.
class RulingsModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { QuestionColumn, AnswerColumn, ColumnCount };
    enum Role { RulingRole = Qt::UserRole + 1, ValueRole, HouseRole, ContradictedRole };

    explicit RulingsModel(QObject* parent = nullptr);

    rules::Edition edition() const { return m_edition; }
    /// Also drops every house ruling: whoever wants to keep some asks before.
    void setEdition(rules::Edition edition);
    static QList<rules::Edition> editions();

    /// What is in the game: rulings about anything else are neither shown nor asked for. In a game
    /// by official rules the boxes' booklets come into force; house rulings stay.
    void setModules(rules::Modules modules);
    rules::Modules modules() const { return m_modules; }

    const rules::Rulings& rulings() const { return m_rulings; }
    /// `value` is one of answerCount(). The edition's own is no house ruling.
    void setAnswer(rules::Ruling ruling, int value);
    /// By topic, as they are listed.
    QList<rules::Ruling> houseRulings() const;

    int answerCount(rules::Ruling ruling) const;
    QList<AnswerSource> sources(rules::Ruling ruling) const;
    /// A sentence for each pair of rulings that can't be in force together.
    QStringList contradictions() const;

    /// The edition, then a "ruling=answer" for each house ruling, in the spelling of the rules
    /// core.
    QStringList toStrings() const;
    /// What is not understood is left out.
    void setFromStrings(const QStringList& strings);

    /// In the first column, below its topic; invalid if this game has no such ruling.
    QModelIndex indexOf(rules::Ruling ruling) const;
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// The edition, an answer, or both. Never for a change of language.
    void rulingsChanged();

private:
    /// What the edition and the booklets in force say.
    [[nodiscard]] rules::Rulings printed() const;
    [[nodiscard]] bool isHouse(rules::Ruling ruling) const;
    void allChanged();
    QVariant topicData(const QModelIndex& index, int role) const;
    QVariant rulingData(rules::Ruling ruling, int column, int role) const;

    /// A topic that there are rulings of.
    struct Topic {
        RulingTopic about;
        QList<rules::Ruling> rulings;
    };
    void fillTopics();

    QList<Topic> m_topics;
    rules::Modules m_modules{rules::Module::Base};
    rules::Edition m_edition = rules::Edition::Official2016;
    rules::Rulings m_rulings;
};

} // namespace caboose::items
