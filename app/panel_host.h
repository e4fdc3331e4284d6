// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace caboose::app {

/// Holds a panel's place until the panel is first seen, and makes it then.
class PanelHost : public QWidget {
    Q_OBJECT
public:
    explicit PanelHost(std::function<QWidget*(QWidget* parent)> create);

protected:
    void showEvent(QShowEvent* event) override;

private:
    std::function<QWidget*(QWidget* parent)> m_create;
};

} // namespace caboose::app
