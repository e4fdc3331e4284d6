// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose playout: plays random games and says how fast.

#include "app/commands/subcommand_options.h"
#include "app/commands/subcommands.h"
#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

namespace words = items::words;

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

/// "horses,stagecoach"; nothing if one of them is not known.
std::optional<rules::Modules> modulesFrom(const QStringList& values)
{
    rules::Modules modules{rules::Module::Base};
    for (const QString& key : values.join(u',').split(u',', Qt::SkipEmptyParts)) {
        const auto module = rules::moduleFrom(key.toStdString());
        if (!module) return {};
        modules.insert(*module);
    }
    return modules;
}

/// The order that the arguments give; nothing if they are not understood.
std::optional<rules::PlayoutOrder> orderFrom(QStringList arguments)
{
    constexpr qlonglong mostGames = 1'000'000'000;
    const auto editions = takeValues(arguments, u"--edition"_s);
    const auto boxes = takeValues(arguments, u"--boxes"_s);
    const auto players = takeNumber(arguments, u"--players"_s, 4, 1, 12);
    const auto games = takeNumber(arguments, u"--games"_s, 1000, 1, mostGames);
    const auto seed =
        takeNumber(arguments, u"--seed"_s, 1, 0, std::numeric_limits<qlonglong>::max());
    const auto threads = takeNumber(arguments, u"--threads"_s, 1, 1, 256);
    if (!editions || !boxes || !players || !games || !seed || !threads || !arguments.isEmpty())
        return {};
    const QString key = editions->isEmpty() ? u"official-2016"_s : editions->constLast();
    const auto edition = rules::editionFrom(key.toStdString());
    const auto modules = modulesFrom(*boxes);
    if (!edition || !modules) return {};
    rules::PlayoutOrder order;
    order.plan = rules::standardPlan(rules::preset(*edition, rules::bookletsOf(*modules, *edition)),
                                     int(*players), *modules);
    order.games = int(*games);
    order.seed = std::uint64_t(*seed);
    order.threads = int(*threads);
    return order;
}

void line(Invocation& invocation, const char* source, const QString& value)
{
    invocation.out << say(source) << '\t' << value << '\n';
}

void print(Invocation& invocation, const rules::PlayoutResult& result)
{
    const auto rate = [&](std::uint64_t count) {
        return QString::number(double(count) / std::max(result.seconds, 1e-9), 'f', 0);
    };
    line(invocation, QT_TRANSLATE_NOOP("CommandLine", "Games"), QString::number(result.games));
    line(invocation, QT_TRANSLATE_NOOP("CommandLine", "Beats"), QString::number(result.beats));
    line(invocation, QT_TRANSLATE_NOOP("CommandLine", "Seconds"),
         QString::number(result.seconds, 'f', 3));
    line(invocation, QT_TRANSLATE_NOOP("CommandLine", "Games a second"), rate(result.games));
    line(invocation, QT_TRANSLATE_NOOP("CommandLine", "Beats a second"), rate(result.beats));
    line(invocation, QT_TRANSLATE_NOOP("CommandLine", "Digest"),
         QString::number(result.digest, 16).rightJustified(16, u'0'));
}

int run(Invocation& invocation)
{
    const auto order = orderFrom(invocation.arguments);
    if (!order) return misused(invocation, u"playout"_s);
    const auto objections = rules::objections(order->plan);
    for (const rules::Verdict& objection : objections) {
        invocation.err << words::verdict(objection) << '\n';
    }
    if (!objections.empty()) return exitFailed;
    print(invocation, rules::playOut(*order));
    return exitFine;
}

} // namespace

Subcommand playoutSubcommand()
{
    return {.name = u"playout"_s,
            .usage = QT_TRANSLATE_NOOP(
                "CommandLine", "playout [--edition EDITION] [--boxes BOX,...] [--players NUMBER] "
                               "[--games NUMBER] [--seed NUMBER] [--threads NUMBER]"),
            .summary =
                QT_TRANSLATE_NOOP("CommandLine", "Play random games and tell how many a second."),
            .details = QT_TRANSLATE_NOOP(
                "CommandLine",
                "The digest is that of all final tables: the same order gives the same digest, "
                "with any number of threads. Usual are 1000 games of official-2016 with 4 players "
                "and the seed 1, in one thread. Of the other boxes one names what is to be in the "
                "game, as in --boxes stagecoach,horses,whiskey."),
            .run = run};
}

} // namespace caboose::app
