// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

class QScrollArea;

namespace caboose::app {

/// Holds a panel's place until the panel is first seen, and makes it then. Where text is so large,
/// or the window so small, that the panel has no room for all of it, it is scrolled. Who gives it
/// the keyboard gives it to the panel, which knows where it belongs (views/widgets/entrance.h).
class PanelHost : public QWidget {
    Q_OBJECT
public:
    enum class Fit {
        Whole,  ///< scrolled only where it can be no smaller: its lists scroll by themselves
        Scrolls ///< a page, scrolled wherever there is no room for all that is on it
    };

    PanelHost(std::function<QWidget*(QWidget* parent)> create, Fit fit);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The panel is not cut off at its sides.
    [[nodiscard]] bool hasItsWidth() const;

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void make();
    void showScroll();
    void tellFocus();
    void showWhole(QWidget* focused);
    [[nodiscard]] QWidget* entrance() const;
    [[nodiscard]] QSize least() const;

    std::function<QWidget*(QWidget* parent)> m_create;
    Fit m_fit;
    QPointer<QWidget> m_panel;
    QPointer<QScrollArea> m_scroll; ///< that the panel is in
    QSize m_least;                  ///< that the panel can have
};

} // namespace caboose::app
