// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTextStream>

#include <functional>

namespace caboose::app {

/// What every run understands, before or after the subcommand.
struct GlobalOptions {
    QString settingsFolder = {}; ///< --settings-dir
    QString language = {};       ///< --lang
    QString layout = {};         ///< --layout (the window only)
    QString rule = {};           ///< caboose:rule/10.5 (the window only)
    bool safe = false;           ///< --safe (the window only)
};

/// What a subcommand gets when it runs.
struct Invocation {
    GlobalOptions options;
    QStringList arguments; ///< what stands after its name
    QTextStream& out;
    QTextStream& err;
};

/// Exit status, as customary.
enum ExitStatus : int { exitFine = 0, exitFailed = 1, exitMisused = 2 };

/// A subcommand. The texts are source texts in the context "CommandLine"; `usage` has one line for
/// each way to call it, without the name of the program.
struct Subcommand {
    QString name;
    const char* usage;
    const char* summary;
    const char* details; ///< shown by "help NAME"; may be empty
    std::function<int(Invocation&)> run;
};

/// The command line of Caboose: a window without a subcommand, a task without a window with one.
class CommandLine {
public:
    explicit CommandLine(QList<Subcommand> subcommands);

    /// What the arguments (without the program's own name) ask for.
    struct Request {
        GlobalOptions options = {};
        QString subcommand = {}; ///< empty: open the window
        QStringList arguments = {};
        QString misuse = {}; ///< not empty: what is wrong with the arguments, as source text
        QString culprit = {};
        bool wantsWindow() const { return subcommand.isEmpty() && misuse.isEmpty(); }
    };
    Request parse(const QStringList& arguments) const;

    /// Does what is asked for, without a window. Languages are installed before.
    int run(const Request& request, QTextStream& out, QTextStream& err) const;

    const QList<Subcommand>& subcommands() const { return m_subcommands; }

private:
    const Subcommand* find(const QString& name) const;
    int help(Invocation& invocation) const;
    void overview(QTextStream& out) const;

    QList<Subcommand> m_subcommands;
};

/// For subcommands: says that they were called in a way they don't understand.
int misused(Invocation& invocation, const QString& subcommand);

} // namespace caboose::app
