// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/eliding_combo.h"

#include <QList>

class QAction;

namespace caboose::views {

/// A combo box for a group of actions of which one is checked: shows that one, triggers the chosen.
class ActionCombo : public ElidingCombo {
    Q_OBJECT
public:
    explicit ActionCombo(QWidget* parent = nullptr);

    void setActions(const QList<QAction*>& actions);

protected:
    /// What the keyboard passes is not triggered: it is chosen from the list.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    QList<QAction*> m_actions;
};

} // namespace caboose::views
