// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/text_input.h"

#include "views/items/program/kept_file.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr qint64 mostBytes = 16LL * 1024 * 1024;

} // namespace

std::optional<QByteArray> readInput(Invocation& invocation, const QString& name)
{
    QFile file(name);
    const bool isOpen =
        name == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    auto text = isOpen ? items::readAtMost(file, mostBytes) : std::nullopt;
    if (!text) {
        const QString why =
            isOpen ? QCoreApplication::translate("CommandLine", "The file is too large.")
                   : file.errorString();
        invocation.err << name << ": " << why << '\n';
    }
    return text;
}

} // namespace caboose::app
