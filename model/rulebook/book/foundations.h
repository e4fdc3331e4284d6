// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/reason.h"
#include "model/rules/core/rule.h"
#include "model/rules/core/rulings.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// A case of the referee's test suite.
struct CaseReference {
    std::string name; ///< as "10.6-03"
    std::string title;
    std::string file;
    int line = 0;

    friend bool operator==(const CaseReference&, const CaseReference&) = default;
};

/// What rests on a rule.
struct Resting {
    std::vector<CaseReference> cases;
    std::vector<rules::Reason> reasons; ///< that cite it in a case, in their order
    std::vector<rules::Ruling> rulings; ///< that bend it
};

/// What rests on each rule: rulings by their catalogue; cases, and the reasons in them, as far as
/// case files are at hand.
///
/// Filled once, in a thread of its own (items::RulebookLibrary): there are many cases.
class Foundations {
public:
    Foundations();

    /// A file in the language of cases; what can't be read in it is passed over. The name is given
    /// back in references.
    void addCases(std::string_view file, std::string_view text);

    /// Empty for a rule that nothing rests on.
    [[nodiscard]] const Resting& on(rules::Rule rule) const;
    /// All rules that something rests on.
    [[nodiscard]] std::vector<rules::Rule> rules() const;

private:
    void addReason(rules::Rule rule, rules::Reason reason);

    std::map<rules::Rule, Resting> m_resting;
};

} // namespace caboose::rulebook
