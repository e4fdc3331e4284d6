// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/player_names.h"

#include "model/rules/core/names.h"

#include <QStringList>

#include <ranges>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr auto heading = "players:"_L1;

PlayerNames namesIn(const QString& note)
{
    PlayerNames names;
    for (const QString& line : note.split(u'\n').mid(1)) {
        const qsizetype sign = line.indexOf(u'=');
        const auto who = rules::pawnFrom(line.left(sign).toStdString());
        if (sign > 0 && who) names[*who] = line.mid(sign + 1);
    }
    return names;
}

} // namespace

std::string noteOf(const PlayerNames& names)
{
    QStringList lines{QString(heading)};
    for (const auto& [who, name] : names) {
        const std::string_view key = rules::keyOf(who);
        lines.append(QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())) + u'=' +
                     name.simplified());
    }
    return lines.join(u'\n').toStdString();
}

bool isNoteOfNames(std::string_view note)
{
    return note.starts_with(heading.data());
}

PlayerNames playerNames(const game::Game& game)
{
    for (const game::Entry& entry : game.record().entries() | std::views::reverse) {
        if (!entry.is<game::Noted>()) continue;
        const QString note = QString::fromStdString(entry.as<game::Noted>()->text);
        if (note.startsWith(heading)) return namesIn(note);
    }
    return {};
}

} // namespace caboose::items
