// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

namespace caboose::app {

enum class Side { Centre, Left, Right, Top, Bottom, Tab };

/// Where a panel goes when the panels before it in the list are already there.
struct Placement {
    QString panel;
    Side side = Side::Centre;
    QStringList beside = {}; ///< next to the first of these that is there; none: the whole window
    int share = 0;           ///< percent of the window's width or height; 0: as it comes
    QStringList unless = {}; ///< left out when one of these is registered
    bool front = false;      ///< of a tab: it is the one that shows

    bool operator==(const Placement&) const = default;
};

/// Where the panels are: either as a recipe (placements; what comes with the program) or as the
/// docking library wrote it down (docking). `panels` are those that existed when it was written.
struct Layout {
    QString name = {};
    QString centre = {}; ///< the panel that stays when all others are hidden; may be empty
    QStringList panels = {};
    QList<Placement> placements = {};
    QJsonObject docking = {};

    bool operator==(const Layout&) const = default;
};

inline constexpr int layoutVersion = 1;

enum class LayoutFault {
    CannotRead,    ///< there is no such file, or it may not be opened
    NotALayout,    ///< it is something else, or broken
    FromTheFuture, ///< a later version of the program wrote it
};

using LayoutOrFault = std::variant<Layout, LayoutFault>;

/// Our own envelope around it all, as text.
QByteArray written(const Layout& layout);
/// Of any text whatsoever: what comes out of it can be used.
[[nodiscard]] LayoutOrFault readLayout(const QByteArray& text);
[[nodiscard]] LayoutOrFault readLayoutFile(const QString& path);
[[nodiscard]] bool writeLayoutFile(const QString& path, const Layout& layout);

/// A sentence that tells a person what is wrong with the file.
QString explained(LayoutFault fault);

} // namespace caboose::app
