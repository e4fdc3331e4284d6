// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulings/rulings_model.h"

#include "model/rules/02_components/manifests/manifest.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

/// The id of a topic's own row; a ruling's row has its topic's number plus one.
constexpr quintptr topicId = 0;

QString text(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

QString keyOfAnswer(rules::Ruling ruling, int value)
{
    return text(rules::info(ruling).values[static_cast<std::size_t>(value)]);
}

/// Those in which `ruled` differs from what was printed before, over what is printed now.
rules::Rulings withHouseRulings(rules::Rulings printed, const rules::Rulings& ruled,
                                const rules::Rulings& before)
{
    for (std::size_t number = 0; number < rules::rulingCount; ++number) {
        const auto ruling = static_cast<rules::Ruling>(number);
        if (ruled.at(ruling) != before.at(ruling)) printed.set(ruling, ruled.at(ruling));
    }
    return printed;
}

} // namespace

RulingsModel::RulingsModel(QObject* parent)
    : QAbstractItemModel(parent), m_rulings(rules::preset(m_edition))
{
    fillTopics();
}

void RulingsModel::fillTopics()
{
    m_topics.clear();
    for (int number = 0; number < rulingTopicCount; ++number) {
        Topic topic{static_cast<RulingTopic>(number), {}};
        for (std::size_t r = 0; r < rules::rulingCount; ++r) {
            const auto ruling = static_cast<rules::Ruling>(r);
            const bool isAsked = m_modules.contains(rules::info(ruling).module);
            if (isAsked && topicOf(ruling) == topic.about) topic.rulings.append(ruling);
        }
        if (!topic.rulings.isEmpty()) m_topics.append(topic);
    }
}

void RulingsModel::setModules(rules::Modules modules)
{
    modules.insert(rules::Module::Base);
    if (modules == m_modules) return;
    const rules::Rulings before = printed();
    beginResetModel();
    m_modules = modules;
    m_rulings = withHouseRulings(printed(), m_rulings, before);
    fillTopics();
    endResetModel();
    Q_EMIT rulingsChanged();
}

QList<rules::Edition> RulingsModel::editions()
{
    QList<rules::Edition> all;
    for (std::size_t number = 0; number < rules::editionCount; ++number) {
        all.append(static_cast<rules::Edition>(number));
    }
    return all;
}

void RulingsModel::setEdition(rules::Edition edition)
{
    m_edition = edition;
    m_rulings = printed();
    allChanged();
    Q_EMIT rulingsChanged();
}

void RulingsModel::setAnswer(rules::Ruling ruling, int value)
{
    if (m_rulings.at(ruling) == value) return;
    m_rulings.set(ruling, static_cast<std::uint8_t>(value));
    // Others may contradict it now, or no longer.
    allChanged();
    Q_EMIT rulingsChanged();
}

QList<rules::Ruling> RulingsModel::houseRulings() const
{
    QList<rules::Ruling> house;
    for (const Topic& topic : m_topics) {
        std::copy_if(topic.rulings.begin(), topic.rulings.end(), std::back_inserter(house),
                     [this](rules::Ruling ruling) { return isHouse(ruling); });
    }
    return house;
}

int RulingsModel::answerCount(rules::Ruling ruling) const
{
    return static_cast<int>(rules::info(ruling).values.size());
}

QList<AnswerSource> RulingsModel::sources(rules::Ruling ruling) const
{
    QList<AnswerSource> sources;
    for (const rules::RulingSource& source : rules::info(ruling).sources) {
        sources.append({source.value, nameOf(source.text), text(source.where)});
    }
    return sources;
}

QStringList RulingsModel::contradictions() const
{
    QStringList sentences;
    for (const rules::Contradiction& pair : rules::contradictions(m_rulings)) {
        sentences.append(
            tr("“%1” (%2) does not go with “%3” (%4).")
                .arg(questionOf(pair.first), answerOf(pair.first, m_rulings.at(pair.first)),
                     questionOf(pair.second), answerOf(pair.second, m_rulings.at(pair.second))));
    }
    return sentences;
}

QStringList RulingsModel::toStrings() const
{
    QStringList toStrings{text(rules::keyOf(m_edition))};
    for (const rules::Ruling ruling : houseRulings()) {
        toStrings.append(text(rules::info(ruling).key) + u'=' +
                         keyOfAnswer(ruling, m_rulings.at(ruling)));
    }
    return toStrings;
}

void RulingsModel::setFromStrings(const QStringList& strings)
{
    const auto before = std::pair(m_edition, m_rulings);
    const std::string name = strings.value(0).toStdString();
    m_edition = rules::editionFrom(name).value_or(rules::Edition::Official2016);
    m_rulings = printed();
    for (const QString& house : strings.mid(1)) {
        const auto ruling = rules::rulingFrom(house.section(u'=', 0, 0).toStdString());
        if (!ruling) continue;
        const auto value = rules::valueFrom(*ruling, house.section(u'=', 1).toStdString());
        if (value) m_rulings.set(*ruling, *value);
    }
    if (before == std::pair(m_edition, m_rulings)) return;
    allChanged();
    Q_EMIT rulingsChanged();
}

QModelIndex RulingsModel::indexOf(rules::Ruling ruling) const
{
    for (int topic = 0; topic < static_cast<int>(m_topics.size()); ++topic) {
        const auto row = m_topics.at(topic).rulings.indexOf(ruling);
        if (row >= 0) return index(static_cast<int>(row), QuestionColumn, index(topic, 0));
    }
    return {};
}

void RulingsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    allChanged();
}

QModelIndex RulingsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    const auto topic = static_cast<quintptr>(parent.row());
    return createIndex(row, column, parent.isValid() ? topic + 1 : topicId);
}

QModelIndex RulingsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == topicId) return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, topicId);
}

int RulingsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_topics.size());
    if (parent.internalId() != topicId || parent.column() != 0) return 0;
    return static_cast<int>(m_topics.at(parent.row()).rulings.size());
}

int RulingsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant RulingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (index.internalId() == topicId) return topicData(index, role);
    const Topic& topic = m_topics.at(static_cast<qsizetype>(index.internalId() - 1));
    return rulingData(topic.rulings.at(index.row()), index.column(), role);
}

QVariant RulingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == QuestionColumn ? tr("Question") : tr("At this table");
}

QVariant RulingsModel::topicData(const QModelIndex& index, int role) const
{
    const bool shown = role == Qt::DisplayRole && index.column() == QuestionColumn;
    return shown ? QVariant(nameOf(m_topics.at(index.row()).about)) : QVariant();
}

QVariant RulingsModel::rulingData(rules::Ruling ruling, int column, int role) const
{
    const int value = m_rulings.at(ruling);
    switch (role) {
    case Qt::DisplayRole:
        return column == QuestionColumn ? questionOf(ruling) : answerOf(ruling, value);
    case Qt::ToolTipRole: return questionOf(ruling);
    case Qt::AccessibleTextRole:
        return column == QuestionColumn ? questionOf(ruling) + u' ' + answerOf(ruling, value)
                                        : answerOf(ruling, value);
    case RulingRole: return static_cast<int>(ruling);
    case ValueRole: return value;
    case HouseRole: return isHouse(ruling);
    case ContradictedRole: {
        const auto pairs = rules::contradictions(m_rulings);
        return std::any_of(pairs.begin(), pairs.end(), [&](const rules::Contradiction& pair) {
            return pair.first == ruling || pair.second == ruling;
        });
    }
    default: return {};
    }
}

bool RulingsModel::isHouse(rules::Ruling ruling) const
{
    return m_rulings.at(ruling) != printed().at(ruling);
}

rules::Rulings RulingsModel::printed() const
{
    return rules::preset(m_edition, rules::bookletsOf(m_modules, m_edition));
}

void RulingsModel::allChanged()
{
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    for (int topic = 0; topic < rowCount(); ++topic) {
        const QModelIndex parent = index(topic, 0);
        const int last = rowCount(parent) - 1;
        if (last < 0) continue;
        Q_EMIT dataChanged(index(0, 0, parent), index(last, ColumnCount - 1, parent));
    }
}

} // namespace caboose::items
