// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/windows/preferences/preferences.h"

#include <QFont>
#include <QObject>
#include <QPalette>

namespace caboose::app {

/// The look of the program: two palettes of our own, one style sheet for both, the size of text.
class Themes : public QObject {
    Q_OBJECT
public:
    explicit Themes(QObject* parent = nullptr);

    void use(views::Theme theme, int textPercent);
    bool isDark() const { return m_dark; }

    static QPalette palette(bool dark);

Q_SIGNALS:
    void changed();

private:
    void apply();
    QString styleSheet() const;

    QFont m_systemFont;
    views::Theme m_theme = views::Theme::System;
    int m_textPercent = 100;
    bool m_dark = false;
    bool m_applied = false;
};

} // namespace caboose::app
