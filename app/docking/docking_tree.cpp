// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/docking_tree.h"

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr int deepest = 16;
constexpr int mostItems = 256;
constexpr int widestGap = 64;        ///< between two parts, for the handle
constexpr int largestMinimum = 8000; ///< pixels that a panel may insist on
constexpr int unlimited = 1 << 24;   ///< how far a panel may be made larger

struct Sizing {
    QRect geometry;
    QJsonObject json;
};

Sizing copiedSizing(SoundValues& values, const QJsonValue& value)
{
    const QJsonObject from = values.object(value);
    const QRect geometry = values.rect(from["geometry"_L1]);
    return {
        geometry,
        {{"geometry"_L1, toJson(geometry)},
         {"minSize"_L1, toJson(values.size(from["minSize"_L1], largestMinimum))},
         {"maxSizeHint"_L1, toJson(values.size(from["maxSizeHint"_L1], unlimited))},
         {"percentageWithinParent"_L1, values.number(from["percentageWithinParent"_L1], 0, 1)}}};
}

struct Stretch {
    int start;
    int length;
};

Stretch stretchOf(const QRect& rect, Qt::Orientation along)
{
    return along == Qt::Horizontal ? Stretch{rect.x(), rect.width()}
                                   : Stretch{rect.y(), rect.height()};
}

Qt::Orientation across(Qt::Orientation along)
{
    return along == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal;
}

} // namespace

QJsonObject DockingTree::copied(const QJsonValue& root)
{
    const QJsonObject from = m_values.object(root);
    m_values.require(m_values.truth(from["isContainer"_L1]));
    const Item top = item(from, 0);
    m_values.require(top.geometry.topLeft() == QPoint(0, 0) && m_groups.isEmpty());
    return top.json;
}

DockingTree::Item DockingTree::item(const QJsonObject& from, int depth)
{
    m_values.require(depth <= deepest && ++m_items <= mostItems);
    const Sizing sizing = copiedSizing(m_values, from["sizingInfo"_L1]);
    const bool isContainer = m_values.truth(from["isContainer"_L1]);
    const Item begun{{{"isContainer"_L1, isContainer}, {"sizingInfo"_L1, sizing.json}},
                     sizing.geometry};
    if (!m_values.isSound()) return begun;
    return isContainer ? container(from, begun, depth) : leaf(from, begun);
}

DockingTree::Item DockingTree::leaf(const QJsonObject& from, Item item)
{
    ++m_leaves;
    item.isVisible = m_values.truth(from["isVisible"_L1]);
    item.json["isVisible"_L1] = item.isVisible;
    m_values.require(item.isVisible == from.contains("guestId"_L1));
    if (!item.isVisible) return item;
    const QString group = m_values.id(from["guestId"_L1]);
    m_values.require(m_groups.remove(group) && !item.geometry.isEmpty());
    item.json["guestId"_L1] = group;
    return item;
}

DockingTree::Item DockingTree::container(const QJsonObject& from, Item item, int depth)
{
    const int along = m_values.integer(from["orientation"_L1], Qt::Horizontal, Qt::Vertical);
    item.json["orientation"_L1] = along;
    item.json["isVisible"_L1] = m_values.truth(from["isVisible"_L1]);
    QJsonArray children;
    QList<Item> visible;
    for (const auto& child : m_values.array(from["children"_L1], mostItems)) {
        const Item part = this->item(m_values.object(child), depth + 1);
        children.append(part.json);
        if (part.isVisible) visible.append(part);
    }
    // Only the window itself may have nothing in it.
    m_values.require(depth == 0 || !children.isEmpty());
    item.json["children"_L1] = children;
    item.isVisible = !visible.isEmpty();
    if (item.isVisible) checkDivision(item, visible, static_cast<Qt::Orientation>(along));
    return item;
}

/// One behind the other, with the same gap between all, they fill the whole.
void DockingTree::checkDivision(const Item& whole, const QList<Item>& parts, Qt::Orientation along)
{
    const int breadth = stretchOf(whole.geometry, across(along)).length;
    int end = 0;
    int gap = -1;
    for (const Item& part : parts) {
        const Stretch side = stretchOf(part.geometry, across(along));
        m_values.require(side.start == 0 && side.length == breadth);
        const Stretch stretch = stretchOf(part.geometry, along);
        const int before = stretch.start - end;
        if (&part == &parts.constFirst()) {
            m_values.require(before == 0);
        } else {
            m_values.require(before >= 0 && before <= widestGap && (gap < 0 || before == gap));
            gap = before;
        }
        end = stretch.start + stretch.length;
    }
    m_values.require(breadth > 0 && end == stretchOf(whole.geometry, along).length);
}

} // namespace caboose::app
