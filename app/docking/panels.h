// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace caboose::app {

struct PanelContext;

/// A panel that can be docked. The texts are source texts in the context "Panels".
struct PanelSpec {
    QString id; ///< stable: layouts name it
    const char* title;
    const char* summary; ///< a sentence: what one sees in it
    QString icon = {};
    QStringList keys = {};  ///< default shortcuts that show or hide it
    bool needsGame = false; ///< without a game on the table there is nothing to see in it
    bool isPage = false;    ///< has the whole window whenever it is shown
    /// Called when it is first seen.
    std::function<QWidget*(const PanelContext& context, QWidget* parent)> create;
};

QString titleOf(const PanelSpec& panel);
QString summaryOf(const PanelSpec& panel);

/// The panels that this program has, by stable id, in the order of the menu. Where a panel goes is
/// said by the layouts (resources/layouts), which leave out those that are not registered.
class Panels {
public:
    void add(PanelSpec panel); ///< an id is given once
    const PanelSpec* find(const QString& id) const;
    const QList<PanelSpec>& all() const { return m_panels; }
    QStringList ids() const;

private:
    QList<PanelSpec> m_panels;
};

} // namespace caboose::app
