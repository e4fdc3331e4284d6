// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/referee/rule_link_row.h"

#include "views/widgets/rule_link.h"

namespace caboose::views {

RuleLinkRow::RuleLinkRow(QWidget* parent) : m_parent(parent)
{
    setSpacing(4);
}

void RuleLinkRow::show(const std::vector<items::RuleMark>& rules, int width)
{
    while (m_links.size() < rules.size()) {
        m_links.push_back(new RuleLink({}, m_parent));
        addWidget(m_links.back());
        connect(m_links.back(), &RuleLink::ruleWanted, this, &RuleLinkRow::ruleWanted);
    }
    for (std::size_t n = 0; n < m_links.size(); ++n) {
        RuleLink& link = *m_links[n];
        const items::RuleMark rule = n < rules.size() ? rules[n] : items::RuleMark();
        link.setRule(rule.number, rule.text);
        if (link.sizeHint().width() > width) link.setRule(rule.number);
        //: %1: the number and title of a rule
        link.setAccessibleName(tr("Rule %1").arg(rule.text));
    }
}

} // namespace caboose::views
