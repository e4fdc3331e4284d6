// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace caboose::app {

/// Shift+F10 asks for the menu of what has the keyboard, as the key for it does that many keyboards
/// have no longer.
class MenuKey : public QObject {
    Q_OBJECT
public:
    explicit MenuKey(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace caboose::app
