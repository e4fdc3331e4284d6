// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

namespace caboose::app {

/// Holds a panel's place until the panel is first seen, and makes it then. Who gives it the
/// keyboard gives it to the panel, which knows where it belongs (views/widgets/entrance.h).
class PanelHost : public QWidget {
    Q_OBJECT
public:
    enum class Fit {
        Whole,  ///< the window has room for all of it
        Scrolls ///< a page, which is scrolled in a window that is too small for it
    };

    PanelHost(std::function<QWidget*(QWidget* parent)> create, Fit fit);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeOuter();
    [[nodiscard]] QWidget* entrance() const;

    std::function<QWidget*(QWidget* parent)> m_create;
    Fit m_fit;
    QPointer<QWidget> m_panel;
    QPointer<QWidget> m_outer; ///< the panel, or what it is scrolled in
    QSize m_least;             ///< that the panel can have
};

} // namespace caboose::app
