// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/sound_values.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QRect>
#include <QSet>

namespace caboose::app {

/// How a window is divided among its groups of tabs, as the docking library wrote it down: a tree
/// of containers whose leaves are groups, or places where a closed panel was. The library divides
/// by the lengths that it reads and looks up the groups by their ids, so all of it has to fit
/// together.
class DockingTree {
public:
    DockingTree(SoundValues& values, QSet<QString> groups)
        : m_values(values), m_groups(std::move(groups))
    {}

    /// What of it is sound; all groups have to be in it, each once.
    QJsonObject copied(const QJsonValue& root);
    /// Leaves, in the order in which the library counts them.
    int leaves() const { return m_leaves; }

private:
    struct Item {
        QJsonObject json;
        QRect geometry;
        bool isVisible = false;
    };
    Item item(const QJsonObject& from, int depth);
    Item leaf(const QJsonObject& from, Item item);
    Item container(const QJsonObject& from, Item item, int depth);
    void checkDivision(const Item& whole, const QList<Item>& parts, Qt::Orientation along);

    SoundValues& m_values;
    QSet<QString> m_groups; ///< those that no leaf has named yet
    int m_items = 0;
    int m_leaves = 0;
};

} // namespace caboose::app
