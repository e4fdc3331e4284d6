// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/rule_of_widget.h"

#include <QAbstractItemView>
#include <QWidget>

namespace caboose::app {
namespace {

constexpr auto ofThing = "rule";
constexpr auto ofPanel = "panelRule";

QString ruleIn(const QAbstractItemView& view, const std::optional<QPoint>& globalPos)
{
    if (!view.model()) return {};
    const int role = view.model()->roleNames().key(ofThing, -1);
    const QModelIndex index =
        globalPos ? view.indexAt(view.viewport()->mapFromGlobal(*globalPos)) : view.currentIndex();
    return role < 0 ? QString() : index.data(role).toString();
}

QString ruleHere(const QWidget& widget, const std::optional<QPoint>& globalPos)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    const QString chosen = view ? ruleIn(*view, globalPos) : QString();
    return chosen.isEmpty() ? widget.property(ofThing).toString() : chosen;
}

} // namespace

QString ruleOf(const QWidget* widget, const std::optional<QPoint>& globalPos)
{
    for (; widget; widget = widget->parentWidget()) {
        QString rule = ruleHere(*widget, globalPos);
        if (!rule.isEmpty()) return rule;
    }
    return {};
}

QString ruleOfPanelAround(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        QString rule = widget->property(ofPanel).toString();
        if (!rule.isEmpty()) return rule;
    }
    return {};
}

QWidget* about(const char* rule, QWidget* panel)
{
    panel->setProperty(ofPanel, QString::fromLatin1(rule));
    return panel;
}

} // namespace caboose::app
