// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"

#include "app/docking/sound_values.h"
#include "app/version.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

struct Option {
    QLatin1StringView name;
    const char* value; ///< null: it takes none
    const char* summary;
};

constexpr std::array options{
    Option{"--help"_L1, nullptr, QT_TRANSLATE_NOOP("CommandLine", "Show this overview.")},
    Option{"--version"_L1, nullptr, QT_TRANSLATE_NOOP("CommandLine", "Show the version.")},
    Option{"--lang"_L1, QT_TRANSLATE_NOOP("CommandLine", "LANGUAGE"),
           QT_TRANSLATE_NOOP("CommandLine", "Speak this language in this run, as in “fr”.")},
    Option{"--settings-dir"_L1, QT_TRANSLATE_NOOP("CommandLine", "FOLDER"),
           QT_TRANSLATE_NOOP("CommandLine", "Keep settings and layouts in this folder.")},
    Option{"--layout"_L1, QT_TRANSLATE_NOOP("CommandLine", "LAYOUT"),
           QT_TRANSLATE_NOOP("CommandLine", "Start with this layout; “layouts list” names them.")},
    Option{"--safe"_L1, nullptr,
           QT_TRANSLATE_NOOP("CommandLine",
                             "Start with the layout, look and shortcuts that Caboose comes with.")},
};

const Option* optionNamed(const QString& name)
{
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const Option& option) { return option.name == name; });
    return found == options.end() ? nullptr : &*found;
}

CommandLine::Request misuse(CommandLine::Request request, const char* what, const QString& culprit)
{
    request.misuse = QString::fromUtf8(what);
    request.culprit = culprit;
    return request;
}

/// "caboose layouts --help" is "caboose help layouts".
void askForHelp(CommandLine::Request& request)
{
    if (!request.subcommand.isEmpty()) request.arguments = {request.subcommand};
    request.subcommand = u"help"_s;
}

void take(CommandLine::Request& request, QStringView name, const QString& value)
{
    if (name == "--help"_L1) askForHelp(request);
    if (name == "--version"_L1) request.subcommand = u"version"_s;
    if (name == "--lang"_L1) request.options.language = value;
    if (name == "--settings-dir"_L1) request.options.settingsFolder = value;
    if (name == "--layout"_L1) request.options.layout = value;
    if (name == "--safe"_L1) request.options.safe = true;
}

/// It is looked for as a file, and kept under this name.
bool isNoLayout(const QString& id)
{
    return !id.isEmpty() && !isId(id);
}

/// "--name=value" becomes "--name", "value".
QStringList separated(const QStringList& arguments)
{
    QStringList result;
    for (const QString& argument : arguments) {
        const qsizetype at = argument.indexOf(u'=');
        if (argument.startsWith(u"--"_s) && at > 0 && optionNamed(argument.left(at))) {
            result << argument.left(at) << argument.mid(at + 1);
        } else {
            result << argument;
        }
    }
    return result;
}

/// As copied from the rulebook.
bool isRuleLink(const QString& argument)
{
    return argument.startsWith("caboose:"_L1);
}

void printPairs(QTextStream& out, const QList<std::pair<QString, QString>>& pairs)
{
    qsizetype widest = 0;
    for (const auto& [left, right] : pairs) widest = std::max(widest, left.size());
    for (const auto& [left, right] : pairs) {
        out << "  " << left.leftJustified(widest + 2) << right << '\n';
    }
}

QList<std::pair<QString, QString>> optionLines()
{
    QList<std::pair<QString, QString>> lines;
    for (const Option& option : options) {
        const QString value = option.value ? u' ' + say(option.value) : QString();
        lines.append({option.name + value, say(option.summary)});
    }
    return lines;
}

QString usageOf(const Subcommand& subcommand)
{
    QStringList lines;
    for (const QString& line : say(subcommand.usage).split(u'\n')) {
        lines.append(u"  caboose "_s + line);
    }
    return lines.join(u'\n');
}

} // namespace

CommandLine::CommandLine(QList<Subcommand> subcommands) : m_subcommands(std::move(subcommands))
{
    m_subcommands.append({u"version"_s, QT_TRANSLATE_NOOP("CommandLine", "version"),
                          QT_TRANSLATE_NOOP("CommandLine", "Show the version."), "",
                          [](Invocation& invocation) {
                              invocation.out << "Caboose " << version << '\n';
                              return int(exitFine);
                          }});
    m_subcommands.append({u"help"_s,
                          QT_TRANSLATE_NOOP("CommandLine", "help [SUBCOMMAND]"),
                          QT_TRANSLATE_NOOP("CommandLine", "Explain a subcommand."),
                          "",
                          {}});
}

CommandLine::Request CommandLine::parse(const QStringList& arguments) const
{
    Request request;
    const QStringList all = separated(arguments);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QString name = all.at(i) == u"-h" ? u"--help"_s : all.at(i);
        const bool after = !request.subcommand.isEmpty();
        const Option* option = optionNamed(name);
        if (option && option->value && i + 1 == all.size()) {
            return misuse(request, QT_TRANSLATE_NOOP("CommandLine", "%1 needs a value."), name);
        }
        if (option) {
            take(request, name, option->value ? all.at(++i) : QString());
            if (isNoLayout(request.options.layout)) {
                return misuse(request,
                              QT_TRANSLATE_NOOP("CommandLine",
                                                "No layout can be called %1: that takes letters, "
                                                "digits and hyphens."),
                              request.options.layout);
            }
        } else if (after) {
            request.arguments.append(name);
        } else if (name.startsWith(u'-')) {
            return misuse(request, QT_TRANSLATE_NOOP("CommandLine", "Unknown option: %1"), name);
        } else if (isRuleLink(name)) {
            request.options.rule = name;
        } else if (!find(name)) {
            return misuse(request, QT_TRANSLATE_NOOP("CommandLine", "Unknown subcommand: %1"),
                          name);
        } else {
            request.subcommand = name;
        }
    }
    return request;
}

int CommandLine::run(const Request& request, QTextStream& out, QTextStream& err) const
{
    if (!request.misuse.isEmpty()) {
        err << say(request.misuse.toUtf8().constData()).arg(request.culprit) << '\n'
            << say(QT_TRANSLATE_NOOP("CommandLine", "“caboose --help” shows what there is."))
            << '\n';
        return exitMisused;
    }
    Invocation invocation{request.options, request.arguments, out, err};
    const Subcommand* subcommand = find(request.subcommand);
    return subcommand->run ? subcommand->run(invocation) : help(invocation);
}

const Subcommand* CommandLine::find(const QString& name) const
{
    const auto found = std::find_if(m_subcommands.begin(), m_subcommands.end(),
                                    [&](const Subcommand& known) { return known.name == name; });
    return found == m_subcommands.end() ? nullptr : &*found;
}

int CommandLine::help(Invocation& invocation) const
{
    if (invocation.arguments.isEmpty()) {
        overview(invocation.out);
        return exitFine;
    }
    const Subcommand* subcommand = find(invocation.arguments.constFirst());
    if (!subcommand) {
        invocation.err << say(QT_TRANSLATE_NOOP("CommandLine", "Unknown subcommand: %1"))
                              .arg(invocation.arguments.constFirst())
                       << '\n';
        return exitMisused;
    }
    invocation.out << usageOf(*subcommand) << "\n\n" << say(subcommand->summary) << '\n';
    const QString details = QString::fromUtf8(subcommand->details);
    if (!details.isEmpty()) invocation.out << '\n' << say(subcommand->details) << '\n';
    return exitFine;
}

void CommandLine::overview(QTextStream& out) const
{
    out << say(QT_TRANSLATE_NOOP(
               "CommandLine", "Caboose: companion, referee and rulebook for Colt Express tables"))
        << "\n\n"
        << say(QT_TRANSLATE_NOOP("CommandLine", "Usage:")) << "\n  caboose "
        << say(QT_TRANSLATE_NOOP("CommandLine", "[OPTIONS]")) << "\n  caboose "
        << say(QT_TRANSLATE_NOOP("CommandLine", "[OPTIONS] caboose:rule/NUMBER")) << "\n  caboose "
        << say(QT_TRANSLATE_NOOP("CommandLine", "[OPTIONS] SUBCOMMAND [ARGUMENTS]")) << "\n\n"
        << say(QT_TRANSLATE_NOOP(
               "CommandLine", "Without a subcommand the window opens, with a link at that rule."))
        << "\n\n"
        << say(QT_TRANSLATE_NOOP("CommandLine", "Options:")) << '\n';
    printPairs(out, optionLines());
    out << '\n' << say(QT_TRANSLATE_NOOP("CommandLine", "Subcommands:")) << '\n';
    QList<std::pair<QString, QString>> lines;
    for (const Subcommand& subcommand : m_subcommands) {
        lines.append({subcommand.name, say(subcommand.summary)});
    }
    printPairs(out, lines);
}

int misused(Invocation& invocation, const QString& subcommand)
{
    invocation.err << say(QT_TRANSLATE_NOOP(
                              "CommandLine",
                              "Not understood. “caboose help %1” shows how to call it."))
                          .arg(subcommand)
                   << '\n';
    return exitMisused;
}

} // namespace caboose::app
