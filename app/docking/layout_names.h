// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace caboose::app {

/// A layout that comes with the program. The texts are source texts in the context "Layouts".
struct LayoutName {
    QString id; ///< its file is resources/layouts/<id>.json
    const char* name;
    const char* tip;
    QString icon;
};

/// In the order of their keys.
std::span<const LayoutName> builtInLayouts();

/// The one that is used when nothing else is, or nothing else can be.
QString defaultLayoutId();

/// The id of the action that switches to a layout.
QString layoutActionId(const QString& layoutId);

} // namespace caboose::app
