// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace caboose::views {

/// Says that what is done now is only tried out, and lets one keep it or drop it.
class WhatIfBanner : public QWidget {
    Q_OBJECT
public:
    WhatIfBanner(QAction* keep, QAction* drop, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QAction* m_keepAction;
    QAction* m_dropAction;
    QLabel* m_text;
    QPushButton* m_keep;
    QPushButton* m_drop;
};

} // namespace caboose::views
