// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QWidget>

#include <optional>

class QMenu;

namespace caboose::app {

/// Adds the rule of a thing to the menu that opens over it; what has no menu of its own gets one
/// with its rule alone.
class RuleMenus : public QObject {
    Q_OBJECT
public:
    explicit RuleMenus(QObject* parent = nullptr);

Q_SIGNALS:
    void ruleWanted(const QString& rule);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addRule(QMenu& menu);
    void offerRule();
    void add(QMenu& menu, const QString& rule);

    QPointer<QWidget> m_asked; ///< over which a menu was asked for last
    std::optional<QPoint> m_where;
};

} // namespace caboose::app
