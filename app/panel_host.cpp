// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel_host.h"

#include <QVBoxLayout>

#include <utility>

namespace caboose::app {

PanelHost::PanelHost(std::function<QWidget*(QWidget* parent)> create) : m_create(std::move(create))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void PanelHost::showEvent(QShowEvent* event)
{
    if (m_create) {
        QWidget* panel = std::exchange(m_create, nullptr)(this);
        layout()->addWidget(panel);
        setFocusProxy(panel);
    }
    QWidget::showEvent(event);
}

} // namespace caboose::app
