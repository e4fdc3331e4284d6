// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// write_man_page PROGRAM LANGUAGE DATE PAGE - asks the program for its help and makes a man page of
// it.

#include "app/version.h"
#include "packaging/desktop/man_page.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTextStream>

#include <stdexcept>

using namespace Qt::StringLiterals;

namespace {

/// What the program prints; it must not go wrong.
QString ask(const QStringList& command)
{
    QProcess program;
    program.start(command.first(), command.mid(1));
    if (!program.waitForFinished(-1) || program.exitStatus() != QProcess::NormalExit ||
        program.exitCode() != 0) {
        throw std::runtime_error(command.join(u' ').toStdString());
    }
    return QString::fromUtf8(program.readAllStandardOutput()).trimmed();
}

QString page(const QString& program, const QString& language, const QString& date)
{
    const QString overview = ask({program, u"--lang"_s, language, u"--help"_s});
    QList<QString> details;
    for (const QString& name : caboose::desktop::subcommandsIn(overview)) {
        details.append(u"  "_s + ask({program, u"--lang"_s, language, u"help"_s, name}));
    }
    const QString name = language == u"fr" ? u"NOM"_s : u"NAME"_s;
    return caboose::desktop::manPage(overview, details,
                                     {name, date, QString::fromLatin1(caboose::version)});
}

} // namespace

int main(int count, char** values)
{
    const QCoreApplication application(count, values);
    const QStringList arguments = QCoreApplication::arguments();
    try {
        const QByteArray text =
            page(arguments.value(1), arguments.value(2), arguments.value(3)).toUtf8();
        QFile file(arguments.value(4));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? 0 : 1;
    } catch (const std::runtime_error& failure) {
        QTextStream(stderr) << "write_man_page: this does not work: " << failure.what() << '\n';
        return 1;
    }
}
