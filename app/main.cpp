// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/commands/plain_output.h"
#include "app/commands/subcommands.h"
#include "app/system/languages.h"
#include "app/system/system_signals.h"
#include "app/version.h"
#include "app/window/program.h"

#include <QApplication>
#include <QFile>
#include <QMainWindow>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

QStringList argumentsOf(int count, char** values)
{
    QStringList arguments;
    for (int i = 1; i < count; ++i) arguments.append(QString::fromLocal8Bit(values[i]));
    return arguments;
}

int runWithoutWindow(int& count, char** values, const caboose::app::CommandLine& commands,
                     const caboose::app::CommandLine::Request& request)
{
    const QCoreApplication application(count, values);
    caboose::app::Languages languages;
    languages.use(request.options.language);
    QFile standardOutput;
    QFile standardError;
    const bool areOpen = standardOutput.open(stdout, QIODevice::WriteOnly) &&
                         standardError.open(stderr, QIODevice::WriteOnly);
    if (!areOpen) return caboose::app::exitFailed;
    caboose::app::PlainOutput plainOutput(standardOutput);
    caboose::app::PlainOutput plainError(standardError);
    QTextStream out(&plainOutput);
    QTextStream err(&plainError);
    return commands.run(request, out, err);
}

int runWindow(int& count, char** values, const caboose::app::GlobalOptions& options)
{
    const QApplication application(count, values);
    caboose::app::Program program({.settingsFolder = options.settingsFolder,
                                   .language = options.language,
                                   .layout = options.layout,
                                   .rule = options.rule,
                                   .safe = options.safe});
    caboose::app::SystemSignals termination;
    QObject::connect(&termination, &caboose::app::SystemSignals::asked, program.window(),
                     &QWidget::close);
    program.show();
    return QApplication::exec();
}

} // namespace

int main(int count, char** values)
{
    caboose::app::surviveFileSizeLimit();
    QCoreApplication::setApplicationName(u"caboose"_s);
    QGuiApplication::setDesktopFileName(u"net.caboose.Caboose"_s);
    QCoreApplication::setApplicationVersion(QString::fromLatin1(caboose::version));

    const caboose::app::CommandLine commands(caboose::app::allSubcommands());
    const auto request = commands.parse(argumentsOf(count, values));
    if (request.wantsWindow()) return runWindow(count, values, request.options);
    return runWithoutWindow(count, values, commands, request);
}
