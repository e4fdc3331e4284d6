// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/docking_state.h"

#include "app/docking/docking_tree.h"

#include <QList>
#include <QSet>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr int format = 3; ///< of the docking library
constexpr int mostWindows = 32;
constexpr int mostScreens = 64;
constexpr int mostPlaceholders = 8;
constexpr int mostStates = 7; ///< minimized, maximized, full screen, in any combination
constexpr int mostFlags = 1 << 16;
constexpr int mostReasons = 16; ///< why a panel was closed
constexpr int longestText = 200;
constexpr int longestScreen = 32'000;
constexpr int smallestWindow = 100;
constexpr int timesWindow = 8; ///< a floating window may be as many times as large

/// The part of the whole that is being looked at.
class DockingState {
public:
    std::optional<QJsonObject> copied(const QJsonObject& docking);

private:
    QJsonObject window(const QJsonObject& from);
    QJsonObject mainWindow(const QJsonObject& from);
    QJsonObject floatingWindow(const QJsonObject& from);
    QJsonObject division(const QJsonValue& value);
    QJsonObject group(const QJsonObject& from, const QString& id);
    QJsonArray panelsOf(const QJsonValue& value);
    QJsonObject panel(const QJsonObject& from);
    QJsonObject lastPosition(const QJsonValue& value);
    QJsonObject placeholder(const QJsonObject& from);
    QJsonArray closedPanels(const QJsonValue& value);
    QJsonObject screen(const QJsonObject& from);
    template <typename Copy>
    QJsonArray each(const QJsonValue& value, int most, Copy copy);

    SoundValues m_values;
    QSize m_mainSize;
    QList<int> m_leaves; ///< of the window, then of each floating one
    QSet<QString> m_shown;
    QSet<QString> m_known;
};

template <typename Copy>
QJsonArray DockingState::each(const QJsonValue& value, int most, Copy copy)
{
    QJsonArray copies;
    for (const auto& item : m_values.array(value, most)) {
        copies.append((this->*copy)(m_values.object(item)));
    }
    return copies;
}

std::optional<QJsonObject> DockingState::copied(const QJsonObject& docking)
{
    m_values.integer(docking["serializationVersion"_L1], format, format);
    const QJsonArray mainWindows = each(docking["mainWindows"_L1], 1, &DockingState::mainWindow);
    m_values.require(mainWindows.size() == 1);
    const QJsonArray floating =
        each(docking["floatingWindows"_L1], mostWindows, &DockingState::floatingWindow);
    const QJsonArray panels = each(docking["allDockWidgets"_L1], mostPanels, &DockingState::panel);
    const QJsonArray closed = closedPanels(docking["closedDockWidgets"_L1]);
    const QJsonArray screens = each(docking["screenInfo"_L1], mostScreens, &DockingState::screen);
    // A panel that is not among all would be put somewhere without being taken away elsewhere.
    m_values.require(m_known.contains(m_shown));
    if (!m_values.isSound()) return std::nullopt;
    return QJsonObject{{"serializationVersion"_L1, format}, {"mainWindows"_L1, mainWindows},
                       {"floatingWindows"_L1, floating},    {"allDockWidgets"_L1, panels},
                       {"closedDockWidgets"_L1, closed},    {"screenInfo"_L1, screens}};
}

/// What is said of every window. Which panels go together is not used in this program.
QJsonObject DockingState::window(const QJsonObject& from)
{
    const QRect geometry = m_values.rect(from["geometry"_L1]);
    m_values.require(!geometry.isEmpty());
    return {{"affinities"_L1, QJsonValue::Null},
            {"geometry"_L1, toJson(geometry)},
            {"normalGeometry"_L1, toJson(m_values.rect(from["normalGeometry"_L1]))},
            {"isVisible"_L1, m_values.truth(from["isVisible"_L1])},
            {"screenIndex"_L1, m_values.integer(from["screenIndex"_L1], -1, mostScreens)},
            {"screenSize"_L1, toJson(m_values.size(from["screenSize"_L1], longestScreen))},
            {"windowState"_L1, m_values.integer(from["windowState"_L1], 0, mostStates)},
            {"multiSplitterLayout"_L1, division(from["multiSplitterLayout"_L1])}};
}

QJsonObject DockingState::mainWindow(const QJsonObject& from)
{
    m_values.require(m_values.text(from["uniqueName"_L1], longestText) == mainWindowId);
    QJsonObject copy = window(from);
    copy["uniqueName"_L1] = QString(mainWindowId);
    copy["options"_L1] = m_values.integer(from["options"_L1], 0, 0);
    m_mainSize = m_values.rect(from["geometry"_L1]).size();
    // Floating windows are made larger or smaller as this one is.
    m_values.require(m_mainSize.width() >= smallestWindow && m_mainSize.height() >= smallestWindow);
    return copy;
}

QJsonObject DockingState::floatingWindow(const QJsonObject& from)
{
    const qsizetype shown = m_shown.size();
    QJsonObject copy = window(from);
    m_values.require(m_shown.size() > shown);
    copy["parentIndex"_L1] = m_values.integer(from["parentIndex"_L1], -1, 0);
    copy["flags"_L1] = m_values.integer(from["flags"_L1], -1, mostFlags);
    for (const auto& key : {"geometry"_L1, "normalGeometry"_L1}) {
        const QSize size = m_values.rect(from[key]).size();
        m_values.require(size.width() <= timesWindow * m_mainSize.width() &&
                         size.height() <= timesWindow * m_mainSize.height());
    }
    return copy;
}

QJsonObject DockingState::division(const QJsonValue& value)
{
    const QJsonObject from = m_values.object(value);
    const QJsonValue frames = from["frames"_L1];
    const QJsonObject groups = frames.isNull() ? QJsonObject() : m_values.object(frames);
    m_values.require(groups.size() <= mostPanels);
    QJsonObject copies;
    QSet<QString> ids;
    for (auto it = groups.begin(); it != groups.end() && m_values.isSound(); ++it) {
        copies[it.key()] = group(m_values.object(it.value()), it.key());
        ids.insert(it.key());
    }
    DockingTree tree(m_values, ids);
    const QJsonObject layout = tree.copied(from["layout"_L1]);
    m_leaves.append(tree.leaves());
    return {{"frames"_L1, copies}, {"layout"_L1, layout}};
}

/// Panels behind one another.
QJsonObject DockingState::group(const QJsonObject& from, const QString& id)
{
    m_values.require(m_values.id(from["id"_L1]) == id && !m_values.truth(from["isNull"_L1]));
    const QString window = m_values.text(from["mainWindowUniqueName"_L1], longestText);
    m_values.require(window.isEmpty() || window == mainWindowId);
    const QRect geometry = m_values.rect(from["geometry"_L1]);
    m_values.require(!geometry.isEmpty());
    const QJsonArray panels = panelsOf(from["dockWidgets"_L1]);
    const int last = static_cast<int>(panels.size()) - 1;
    m_values.require(last >= 0);
    return {{"id"_L1, id},
            {"isNull"_L1, false},
            {"objectName"_L1, m_values.text(from["objectName"_L1], longestText)},
            {"geometry"_L1, toJson(geometry)},
            {"options"_L1, m_values.integer(from["options"_L1], 0, 0)},
            {"currentTabIndex"_L1, m_values.integer(from["currentTabIndex"_L1], 0, last)},
            {"mainWindowUniqueName"_L1, window},
            {"dockWidgets"_L1, panels}};
}

/// Nothing can be at two places.
QJsonArray DockingState::panelsOf(const QJsonValue& value)
{
    QJsonArray panels;
    for (const auto& item : m_values.array(value, mostPanels)) {
        const QString id = m_values.id(item);
        m_values.require(!m_shown.contains(id));
        m_shown.insert(id);
        panels.append(id);
    }
    return panels;
}

QJsonObject DockingState::panel(const QJsonObject& from)
{
    const QString id = m_values.id(from["uniqueName"_L1]);
    m_values.require(!m_known.contains(id));
    m_known.insert(id);
    return {{"uniqueName"_L1, id},
            {"lastCloseReason"_L1, m_values.integer(from["lastCloseReason"_L1], 0, mostReasons)},
            {"lastPosition"_L1, lastPosition(from["lastPosition"_L1])}};
}

QJsonObject DockingState::lastPosition(const QJsonValue& value)
{
    const QJsonObject from = m_values.object(value);
    // There are no side bars in this program.
    m_values.array(from["lastOverlayedGeometries"_L1], 0);
    return {{"lastFloatingGeometry"_L1, toJson(m_values.rect(from["lastFloatingGeometry"_L1]))},
            {"lastOverlayedGeometries"_L1, QJsonArray()},
            {"placeholders"_L1,
             each(from["placeholders"_L1], mostPlaceholders, &DockingState::placeholder)},
            {"tabIndex"_L1, m_values.integer(from["tabIndex"_L1], -1, mostPanels)},
            {"wasFloating"_L1, m_values.truth(from["wasFloating"_L1])}};
}

/// A leaf of a window, by its place among all of that window.
QJsonObject DockingState::placeholder(const QJsonObject& from)
{
    const bool floats = m_values.truth(from["isFloatingWindow"_L1]);
    const int windows = static_cast<int>(m_leaves.size()) - 1;
    QJsonObject copy{{"isFloatingWindow"_L1, floats}};
    int window = 0;
    if (floats) {
        window = m_values.integer(from["indexOfFloatingWindow"_L1], 0, windows - 1) + 1;
        copy["indexOfFloatingWindow"_L1] = window - 1;
    } else {
        copy["mainWindowUniqueName"_L1] =
            m_values.text(from["mainWindowUniqueName"_L1], longestText);
        m_values.require(copy["mainWindowUniqueName"_L1] == QString(mainWindowId));
    }
    const int last = m_leaves.value(window) - 1;
    copy["itemIndex"_L1] = m_values.integer(from["itemIndex"_L1], 0, last);
    return copy;
}

QJsonArray DockingState::closedPanels(const QJsonValue& value)
{
    QJsonArray panels;
    for (const auto& item : m_values.array(value, mostPanels)) {
        panels.append(m_values.id(item));
        m_values.require(m_known.contains(item.toString()));
    }
    return panels;
}

QJsonObject DockingState::screen(const QJsonObject& from)
{
    return {{"index"_L1, m_values.integer(from["index"_L1], 0, mostScreens)},
            {"geometry"_L1, toJson(m_values.rect(from["geometry"_L1]))},
            {"name"_L1, m_values.text(from["name"_L1], longestText)},
            {"devicePixelRatio"_L1, m_values.number(from["devicePixelRatio"_L1], 0.1, 16)}};
}

} // namespace

std::optional<QJsonObject> restorable(const QJsonObject& docking)
{
    return DockingState().copied(docking);
}

} // namespace caboose::app
