// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/panels.h"

#include <QCoreApplication>

#include <algorithm>

namespace caboose::app {

QString titleOf(const PanelSpec& panel)
{
    return QCoreApplication::translate("Panels", panel.title);
}

QString summaryOf(const PanelSpec& panel)
{
    return QCoreApplication::translate("Panels", panel.summary);
}

void Panels::add(PanelSpec panel)
{
    Q_ASSERT(!find(panel.id));
    m_panels.append(std::move(panel));
}

const PanelSpec* Panels::find(const QString& id) const
{
    const auto found = std::find_if(m_panels.begin(), m_panels.end(),
                                    [&](const PanelSpec& panel) { return panel.id == id; });
    return found == m_panels.end() ? nullptr : &*found;
}

QStringList Panels::ids() const
{
    QStringList ids;
    for (const PanelSpec& panel : m_panels) ids.append(panel.id);
    return ids;
}

} // namespace caboose::app
