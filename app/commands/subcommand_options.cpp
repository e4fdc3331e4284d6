// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/subcommand_options.h"

using namespace Qt::StringLiterals;

namespace caboose::app {

std::optional<QStringList> takeValues(QStringList& arguments, const QString& name)
{
    QStringList values;
    QStringList rest;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments.at(i);
        if (argument.startsWith(name + u'=')) {
            values << argument.mid(name.size() + 1);
        } else if (argument != name) {
            rest << argument;
        } else if (i + 1 < arguments.size()) {
            values << arguments.at(++i);
        } else {
            return std::nullopt;
        }
    }
    arguments = rest;
    return values;
}

bool takeFlag(QStringList& arguments, const QString& name)
{
    return arguments.removeAll(name) > 0;
}

std::optional<qlonglong> takeNumber(QStringList& arguments, const QString& name, qlonglong usual,
                                    qlonglong lowest, qlonglong highest)
{
    const auto values = takeValues(arguments, name);
    if (!values) return std::nullopt;
    if (values->isEmpty()) return usual;
    bool isNumber = false;
    const qlonglong number = values->constLast().toLongLong(&isNumber);
    const bool fits = isNumber && number >= lowest && number <= highest;
    return fits ? std::optional(number) : std::nullopt;
}

} // namespace caboose::app
