// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/score/party_words.h"

#include "model/rules/03_definitions/teams.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct Parties {
    Q_DECLARE_TR_FUNCTIONS(Parties)
};

} // namespace

QString partyName(rules::PawnSet bandits, const ShownPosition& shownPosition)
{
    QStringList names;
    for (const rules::Pawn who : bandits) names.append(shownPosition.nameOf(who));
    const QString all = names.join(u" + "_s);
    const rules::Table& table = shownPosition.table;
    if (bandits.size() < 2 || !rules::isTeamGame(table)) return all;
    //: %1: a team, "red", %2: its bandits
    return words::asSentence(
        Parties::tr("%1: %2").arg(words::team(table.sheet(bandits.first()).team), all));
}

QString enumerated(const QStringList& names)
{
    if (names.size() < 2) return names.join(QString());
    //: %1: one name or several with commas between, %2: the last one
    return Parties::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(u", "_s), names.back());
}

} // namespace caboose::items
