// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/rulebook_options.h"

#include "app/commands/subcommand_options.h"
#include "app/rulebook/installed_rulebook.h"
#include "app/system/languages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

std::optional<rulebook::Boxes> boxesFrom(const QStringList& values)
{
    rulebook::Boxes boxes;
    for (const QString& value : values) {
        for (const QString& key : value.split(u',', Qt::SkipEmptyParts)) {
            const auto box = rulebook::boxFrom(key.trimmed().toStdString());
            if (!box) return std::nullopt;
            boxes.insert(*box);
        }
    }
    return boxes;
}

rulebook::Boxes allBoxes()
{
    rulebook::Boxes boxes;
    for (int i = 0; i < rulebook::boxCount; ++i) boxes.insert(static_cast<rulebook::Box>(i));
    return boxes;
}

} // namespace

std::optional<rulebook::Rulebook> openRulebook(Invocation& invocation)
{
    const QString folder = rulebookFolder();
    auto book = rulebook::readRulebook(folder.toStdString());
    if (!book.books.empty()) return book;
    invocation.err << QCoreApplication::translate(
                          "CommandLine",
                          QT_TRANSLATE_NOOP("CommandLine",
                                            "The text of the rulebook is not in its place: %1"))
                          .arg(folder)
                   << '\n';
    return std::nullopt;
}

const rulebook::Book& bookFor(const Invocation& invocation, const rulebook::Rulebook& rulebook)
{
    const QString& wish = invocation.options.language;
    const QString language = wish.isEmpty() ? Languages::resolved({}) : wish;
    return *rulebook.in(language.toStdString());
}

WantedGame takeGame(QStringList& arguments)
{
    const auto editions = takeValues(arguments, u"--edition"_s);
    const auto boxes = takeValues(arguments, u"--boxes"_s);
    const auto players = takeNumber(arguments, u"--players"_s, 0, 1, 12);
    if (!editions || !boxes || !players) return {std::nullopt, false};
    if (editions->isEmpty() && boxes->isEmpty() && *players == 0) return {};
    auto edition = std::optional(rules::Edition::Combined21);
    if (!editions->isEmpty()) edition = rules::editionFrom(editions->constLast().toStdString());
    const auto chosen = boxes->isEmpty() ? allBoxes() : boxesFrom(*boxes);
    if (!edition || !chosen) return {std::nullopt, false};
    return {rulebook::gameOf(*edition, *chosen, int(*players)), true};
}

} // namespace caboose::app
