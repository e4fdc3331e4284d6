// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/libraries.h"

#include "app/docking/docks.h"

#include <QtVersion>

using namespace Qt::StringLiterals;

namespace caboose::app {

QList<views::Library> libraries()
{
    return {
        {u"Qt"_s, QString::fromLatin1(qVersion()), u"LGPL-3.0-only OR GPL-3.0-only"_s,
         u"https://www.qt.io"_s},
        {u"KDDockWidgets"_s, Docks::libraryVersion(), u"GPL-2.0-only OR GPL-3.0-only"_s,
         u"https://github.com/KDAB/KDDockWidgets"_s},
    };
}

} // namespace caboose::app
