// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/reading_state.h"

#include "model/rules/core/rulings_catalogue.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr double farthest = 1e5; ///< lines of the longest page that one may believe

constexpr std::array scopes{"game"_L1, "with-others"_L1, "everything"_L1};

RuleScope scopeFrom(const QString& key)
{
    const auto found = std::find(scopes.begin(), scopes.end(), key);
    return found == scopes.end() ? RuleScope::Game : static_cast<RuleScope>(found - scopes.begin());
}

QJsonObject besideJson(const RuleBeside& beside)
{
    switch (beside.kind) {
    case RuleBeside::Kind::Nothing: break;
    case RuleBeside::Kind::Language: return {{"language"_L1, beside.language}};
    case RuleBeside::Kind::Edition:
        return {{"edition"_L1, QString::fromUtf8(rules::keyOf(beside.edition))}};
    }
    return {};
}

RuleBeside besideFrom(const QJsonObject& json)
{
    const QString language = json["language"_L1].toString();
    if (!language.isEmpty()) return {.kind = RuleBeside::Kind::Language, .language = language};
    const auto edition = rules::editionFrom(json["edition"_L1].toString().toStdString());
    if (!edition) return {};
    return {.kind = RuleBeside::Kind::Edition, .edition = *edition};
}

QJsonObject visitJson(const ReadingVisit& visit)
{
    QJsonObject json{{"section"_L1, visit.place}};
    if (visit.spot) {
        json["below"_L1] = visit.spot->section;
        json["lines"_L1] = std::round(visit.spot->lines * 100) / 100;
    }
    return json;
}

ReadingVisit visitFrom(const QJsonObject& json)
{
    ReadingVisit visit{json["section"_L1].toString()};
    if (json.contains("lines"_L1)) {
        visit.spot = {json["below"_L1].toString(),
                      std::clamp(json["lines"_L1].toDouble(), 0.0, farthest)};
    }
    return visit;
}

} // namespace

QJsonObject toJson(const ReadingState& state)
{
    QJsonArray visits;
    for (const ReadingVisit& visit : state.visits) visits.append(visitJson(visit));
    return {{"language"_L1, state.language},
            {"beside"_L1, besideJson(state.beside)},
            {"scope"_L1, scopes.at(static_cast<std::size_t>(state.scope))},
            {"zoom"_L1, state.zoom},
            {"visits"_L1, visits},
            {"at"_L1, static_cast<int>(state.at)}};
}

ReadingState readingStateFrom(const QJsonObject& json)
{
    ReadingState state;
    state.language = json["language"_L1].toString();
    state.beside = besideFrom(json["beside"_L1].toObject());
    state.scope = scopeFrom(json["scope"_L1].toString());
    state.zoom = std::clamp(json["zoom"_L1].toInt(state.zoom), ReadingState::smallestZoom,
                            ReadingState::largestZoom);
    const QJsonArray visits = json["visits"_L1].toArray();
    for (const auto& value : visits) {
        ReadingVisit visit = visitFrom(value.toObject());
        if (visit.place.isEmpty() || state.visits.size() == ReadingState::mostVisits) continue;
        state.visits.push_back(std::move(visit));
    }
    const auto last = static_cast<int>(state.visits.size()) - 1;
    state.at =
        static_cast<std::size_t>(std::clamp(json["at"_L1].toInt(last), 0, std::max(0, last)));
    return state;
}

} // namespace caboose::items
