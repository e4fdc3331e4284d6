// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/told_purses.h"

#include "model/rules/core/names.h"

#include <QString>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr auto pursesHeading = "purses:"_L1;

void read(const QString& note, ToldPurses& told)
{
    const auto who = rules::pawnFrom(note.section(u' ', 1, 1).toStdString());
    if (!who) return;
    QList<int> values;
    for (const QString& value : note.section(u' ', 2).split(u' ', Qt::SkipEmptyParts)) {
        values.append(value.toInt());
    }
    told[*who] = values;
}

} // namespace

std::string noteOf(rules::Pawn who, const QList<int>& values)
{
    const std::string_view key = rules::keyOf(who);
    QStringList words{QString(pursesHeading),
                      QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()))};
    for (const int value : values) words.append(QString::number(value));
    return words.join(u' ').toStdString();
}

bool isNoteOfPurses(std::string_view note)
{
    return note.starts_with(pursesHeading.data());
}

ToldPurses toldPurses(const game::Game& game)
{
    ToldPurses told;
    for (const game::Entry& entry : game.record().entries()) {
        const auto* noted = entry.as<game::Noted>();
        if (noted && isNoteOfPurses(noted->text)) read(QString::fromStdString(noted->text), told);
    }
    return told;
}

} // namespace caboose::items
