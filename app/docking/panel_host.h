// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

namespace caboose::app {

/// Holds a panel's place until the panel is first seen, and makes it then.
class PanelHost : public QWidget {
    Q_OBJECT
public:
    explicit PanelHost(std::function<QWidget*(QWidget* parent)> create);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::function<QWidget*(QWidget* parent)> m_create;
    QPointer<QWidget> m_panel;
    QSize m_least; ///< that the panel can have
};

} // namespace caboose::app
