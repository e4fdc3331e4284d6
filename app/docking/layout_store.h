// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/window_layout.h"

#include <QString>

namespace caboose::app {

/// A layout one can switch to.
struct LayoutEntry {
    QString id;
    QString name; ///< in the present language where it comes with the program
    bool own;
};

/// The named layouts: those that come with the program and those that people made, the latter as
/// files in the settings folder. Their ids are names of files, and nothing else is an id. Beside
/// each stands, apart from it, how the panels were left when it was last used ("left as"); a named
/// layout itself changes only when somebody saves it.
class LayoutStore {
public:
    explicit LayoutStore(const QString& settingsFolder);

    QList<LayoutEntry> list() const;
    [[nodiscard]] bool has(const QString& id) const;
    [[nodiscard]] bool isOwn(const QString& id) const;
    QString nameOf(const QString& id) const;
    QString findByName(const QString& name) const; ///< empty: there is none

    [[nodiscard]] LayoutOrFault load(const QString& id) const;
    QString addOwn(const QString& name, const Layout& layout); ///< its id; empty: cannot write
    [[nodiscard]] bool saveOwn(const QString& id, const Layout& layout);
    [[nodiscard]] bool renameOwn(const QString& id, const QString& name);
    [[nodiscard]] bool removeOwn(const QString& id);
    /// Keeps a file that can't be used under another name. Where it is now; empty: it stays.
    QString putAsideOwn(const QString& id);

    [[nodiscard]] bool hasLeftAs(const QString& id) const;
    [[nodiscard]] LayoutOrFault leftAs(const QString& id) const;
    [[nodiscard]] bool keepLeftAs(const QString& id, const Layout& layout);
    void forgetLeftAs(const QString& id);
    QString putAsideLeftAs(const QString& id);

private:
    QString ownPath(const QString& id) const;
    QString leftAsPath(const QString& id) const;
    QString freeIdFor(const QString& name) const;

    QString m_folder;
};

} // namespace caboose::app
