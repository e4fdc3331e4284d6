// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QString>

namespace caboose::app {

/// The look of the program: the palette of a theme, the style sheet, the size of text.
class Themes : public QObject {
    Q_OBJECT
public:
    explicit Themes(QObject* parent = nullptr);

    /// The theme of this id; empty: light or dark as the system is.
    void use(const QString& theme, int textPercent);
    /// Before the first window is shown: until then nothing has the style sheet, so that what is
    /// made is styled once and not at each step.
    void dress();
    /// Before the first panel that is no welcome page is made: what only such have is added to the
    /// sheet.
    void dressPanels();
    [[nodiscard]] static bool isDark();

Q_SIGNALS:
    void changed();

private:
    void apply();
    QString styleSheet() const;

    QFont m_systemFont;
    QString m_theme;
    int m_textPercent = 100;
    bool m_applied = false;
    bool m_isDressed = false;
    bool m_arePanelsDressed = false;
};

} // namespace caboose::app
