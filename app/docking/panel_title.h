// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QToolButton>

class QPainter;

namespace caboose::app {

/// A button in the title of a panel, with words of our own: those of the docking library don't
/// change language.
class TitleButton : public QToolButton {
    Q_OBJECT
public:
    enum class Action { Close, TakeOut, Minimize, Maximize, Restore };

    TitleButton(QWidget* parent, Action action);

    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] bool putsBack() const;
    QString words() const;
    void name();

    Action m_action;
};

QIcon iconOf(TitleButton::Action action);

/// What the strip above a panel shows.
struct PanelTitle {
    QString text;
    QIcon icon;
    bool active; ///< the keyboard is in the panel
};

/// Draws the strip: a band of the theme with icon and text, and a line below in the accent colour
/// while the panel is active. `buttons` is the room that the buttons take at the right.
void drawPanelTitle(QPainter& painter, const QWidget& strip, const PanelTitle& title, int buttons);

int panelTitleHeight(const QFontMetrics& metrics);

} // namespace caboose::app
