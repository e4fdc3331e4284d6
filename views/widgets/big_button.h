// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;
class QLabel;

namespace caboose::views {

/// A large button for an action: its icon, its name, what it does, and its keys at the right.
/// Follows the action in everything.
class BigButton : public QPushButton {
    Q_OBJECT
public:
    BigButton(QAction* action, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void drawIcon();

    QAction* m_action;
    QLabel* m_icon;
    QLabel* m_name;
    QLabel* m_tip;
    QLabel* m_keys;
};

} // namespace caboose::views
