// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose layouts: list, export, import and reset layouts without a window.

#include "app/commands/subcommands.h"
#include "app/docking/layout_names.h"
#include "app/docking/layout_store.h"
#include "app/system/settings.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

int fail(Invocation& invocation, const QString& what, const QString& why)
{
    invocation.err << what << ": " << why << '\n';
    return exitFailed;
}

int failUnknown(Invocation& invocation, const QString& id)
{
    return fail(invocation, id,
                say(QT_TRANSLATE_NOOP("CommandLine", "There is no layout of this name.")));
}

int list(Invocation& invocation, const LayoutStore& store)
{
    for (const LayoutEntry& entry : store.list()) {
        invocation.out << entry.id << '\t' << entry.name << '\n';
    }
    return exitFine;
}

int exportLayout(Invocation& invocation, const LayoutStore& store, const QString& id,
                 const QString& path)
{
    if (!store.has(id)) return failUnknown(invocation, id);
    LayoutOrFault read = store.load(id);
    if (const auto* fault = std::get_if<LayoutFault>(&read)) {
        return fail(invocation, id, explained(*fault));
    }
    auto& layout = std::get<Layout>(read);
    layout.name = store.nameOf(id);
    if (path == u"-") {
        invocation.out << QString::fromUtf8(written(layout));
        return exitFine;
    }
    if (writeLayoutFile(path, layout)) return exitFine;
    return fail(invocation, path,
                say(QT_TRANSLATE_NOOP("CommandLine", "The file could not be written.")));
}

int importLayout(Invocation& invocation, LayoutStore& store, const QString& path,
                 const QString& wantedName)
{
    const LayoutOrFault read = readLayoutFile(path);
    if (const auto* fault = std::get_if<LayoutFault>(&read)) {
        return fail(invocation, path, explained(*fault));
    }
    const auto& layout = std::get<Layout>(read);
    const QString name = wantedName.isEmpty() ? layout.name : wantedName;
    if (name.isEmpty() || !store.findByName(name).isEmpty()) {
        return fail(
            invocation, path,
            say(QT_TRANSLATE_NOOP("CommandLine", "Give it a name that no other layout has.")));
    }
    const QString id = store.addOwn(name, layout);
    if (id.isEmpty()) {
        return fail(invocation, name,
                    say(QT_TRANSLATE_NOOP("CommandLine", "The file could not be written.")));
    }
    invocation.out << id << '\n';
    return exitFine;
}

int reset(Invocation& invocation, LayoutStore& store, const QStringList& ids)
{
    for (const QString& id : ids) {
        if (!store.has(id)) return failUnknown(invocation, id);
    }
    for (const LayoutEntry& entry : store.list()) {
        if (ids.isEmpty() || ids.contains(entry.id)) store.forgetLeftAs(entry.id);
    }
    return exitFine;
}

int run(Invocation& invocation)
{
    LayoutStore store(settingsFolder(invocation.options.settingsFolder));
    const QStringList& arguments = invocation.arguments;
    const QString verb = arguments.value(0);
    const qsizetype count = arguments.size();
    if (verb == u"list" && count == 1) return list(invocation, store);
    if (verb == u"export" && count == 3) {
        return exportLayout(invocation, store, arguments.at(1), arguments.at(2));
    }
    if (verb == u"import" && (count == 2 || count == 3)) {
        return importLayout(invocation, store, arguments.at(1), arguments.value(2));
    }
    if (verb == u"reset") return reset(invocation, store, arguments.mid(1));
    return misused(invocation, u"layouts"_s);
}

} // namespace

Subcommand layoutsSubcommand()
{
    return {.name = u"layouts"_s,
            .usage = QT_TRANSLATE_NOOP("CommandLine", "layouts list\n"
                                                      "layouts export LAYOUT FILE\n"
                                                      "layouts import FILE [NAME]\n"
                                                      "layouts reset [LAYOUT]..."),
            .summary = QT_TRANSLATE_NOOP("CommandLine",
                                         "List, export, import or reset layouts of the window."),
            .details = QT_TRANSLATE_NOOP("CommandLine",
                                         "“reset” forgets how panels were left, so that the next "
                                         "start finds them in their places; without a name, in all "
                                         "layouts. A FILE of “-” is standard output."),
            .run = run};
}

} // namespace caboose::app
