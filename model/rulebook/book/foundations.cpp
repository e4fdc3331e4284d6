// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/foundations.h"

#include "model/cases/case.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>

namespace caboose::rulebook {

Foundations::Foundations()
{
    for (std::size_t r = 0; r < rules::rulingCount; ++r) {
        const auto ruling = static_cast<rules::Ruling>(r);
        m_resting[rules::info(ruling).rule].rulings.push_back(ruling);
    }
}

void Foundations::addCases(std::string_view file, std::string_view text)
{
    for (const cases::Case& found : cases::readCases(text).cases) {
        const CaseReference reference{found.name, found.title, std::string(file), found.line};
        m_resting[found.rule].cases.push_back(reference);
        for (const rules::Rule rule : found.also) m_resting[rule].cases.push_back(reference);
        for (const cases::Run& run : found.runs) {
            for (const cases::Statement& statement : run.statements) {
                const auto& verdict = statement.verdict;
                if (verdict.rule && verdict.reason) addReason(*verdict.rule, *verdict.reason);
            }
        }
    }
}

void Foundations::addReason(rules::Rule rule, rules::Reason reason)
{
    auto& reasons = m_resting[rule].reasons;
    const auto place = std::lower_bound(reasons.begin(), reasons.end(), reason);
    if (place == reasons.end() || *place != reason) reasons.insert(place, reason);
}

const Resting& Foundations::on(rules::Rule rule) const
{
    static const Resting nothing;
    const auto found = m_resting.find(rule);
    return found == m_resting.end() ? nothing : found->second;
}

std::vector<rules::Rule> Foundations::rules() const
{
    std::vector<rules::Rule> all;
    for (const auto& [rule, resting] : m_resting) all.push_back(rule);
    return all;
}

} // namespace caboose::rulebook
