// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/layout_names.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace caboose::app {

std::span<const LayoutName> builtInLayouts()
{
    static const std::array layouts{
        LayoutName{
            u"schemin"_s, QT_TRANSLATE_NOOP("Layouts", "Schemin’"),
            QT_TRANSLATE_NOOP("Layouts", "The layout for the first phase, when cards are played"),
            u"panel-common-deck"_s},
        LayoutName{u"stealin"_s, QT_TRANSLATE_NOOP("Layouts", "Stealin’"),
                   QT_TRANSLATE_NOOP("Layouts",
                                     "The layout for the second phase, when cards are resolved"),
                   u"panel-train-map"_s},
        LayoutName{u"rulebook"_s, QT_TRANSLATE_NOOP("Layouts", "Rulebook"),
                   QT_TRANSLATE_NOOP("Layouts", "The layout for reading and settling the rules"),
                   u"panel-rulebook"_s},
        LayoutName{u"table-display"_s, QT_TRANSLATE_NOOP("Layouts", "Table display"),
                   QT_TRANSLATE_NOOP("Layouts", "The layout that the whole table can read"),
                   u"panel-table-display"_s},
    };
    return layouts;
}

QString defaultLayoutId()
{
    return builtInLayouts().front().id;
}

QString layoutActionId(const QString& layoutId)
{
    return u"layout.to."_s + layoutId;
}

} // namespace caboose::app
