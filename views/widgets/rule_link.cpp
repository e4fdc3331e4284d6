// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/rule_link.h"

using namespace Qt::StringLiterals;

namespace caboose::views {

RuleLink::RuleLink(const QString& number, QWidget* parent) : QPushButton(parent)
{
    setObjectName(u"ruleMark"_s);
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QPushButton::clicked, this, [this] { Q_EMIT ruleWanted(m_number); });
    setRule(number);
}

void RuleLink::setRule(const QString& number, const QString& inFull)
{
    m_number = number;
    setText(inFull.isEmpty() ? number : inFull);
    // What the help key looks for.
    setProperty("rule", number);
    setToolTip(tr("Open rule %1").arg(number));
    setAccessibleName(tr("Rule %1").arg(text()));
    setVisible(!number.isEmpty());
}

QSize RuleLink::sizeHint() const
{
    constexpr QSize leastTarget(24, 24); // that a finger hits
    return QPushButton::sizeHint().expandedTo(leastTarget);
}

} // namespace caboose::views
