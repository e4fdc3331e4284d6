// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace caboose::app {

/// Whether somebody works with the keyboard right now or with the mouse: who pressed a link by a
/// key wants to be where it leads, who clicked it still answers by key where they were.
class LastInput : public QObject {
    Q_OBJECT
public:
    LastInput();

    [[nodiscard]] bool isKey() const { return m_isKey; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isKey = false;
};

} // namespace caboose::app
