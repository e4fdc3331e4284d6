// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace caboose::views {

/// The number of a rule as a small mark; a click opens it.
class RuleLink : public QPushButton {
    Q_OBJECT
public:
    RuleLink(const QString& number, QWidget* parent);

    /// Another rule, or none: then it is not shown.
    void setRule(const QString& number, const QString& inFull = {});

    QSize sizeHint() const override;

Q_SIGNALS:
    void ruleWanted(const QString& number);

private:
    QString m_number;
};

} // namespace caboose::views
