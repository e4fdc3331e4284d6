// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/player_names.h"

#include "model/rules/core/names.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr auto heading = "players:"_L1;

bool namesPlayers(const game::Entry& entry)
{
    return entry.is<game::Noted>() && isNoteOfNames(entry.as<game::Noted>()->text);
}

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
    const std::vector<game::Entry>& entries = game.record().entries();
    const auto last = std::find_if(entries.rbegin(), entries.rend(), namesPlayers);
    if (last == entries.rend()) return {};
    return namesIn(QString::fromStdString(last->as<game::Noted>()->text));
}

} // namespace caboose::items
