// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/referee/options_model.h"
#include "views/widgets/wrapping_row.h"

#include <vector>

namespace caboose::views {

class RuleLink;

/// Links to rules, each with its title where there is room for it in a line.
class RuleLinkRow : public WrappingRow {
    Q_OBJECT
public:
    /// `parent`: the widget whose layout it becomes part of.
    explicit RuleLinkRow(QWidget* parent);

    /// In lines of that width.
    void show(const std::vector<items::RuleMark>& rules, int width);

    const std::vector<RuleLink*>& links() const { return m_links; }

Q_SIGNALS:
    void ruleWanted(const QString& number);

private:
    QWidget* m_parent;
    std::vector<RuleLink*> m_links; ///< the first ones have a rule
};

} // namespace caboose::views
