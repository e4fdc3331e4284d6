// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/checklist_modules.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/04_set_up/set_up.h"
#include "model/rules/14_player_marshal/1_goals.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/field_words.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rules::Module;

struct Laying {
    Q_DECLARE_TR_FUNCTIONS(Checklist)
};

ChecklistRow row(const QString& text, const QString& detail, const QString& art = {})
{
    ChecklistRow row;
    row.text = text;
    row.detail = detail;
    row.art = art;
    return row;
}

void addStagecoach(std::vector<ChecklistRow>& rows, const rules::Plan& plan)
{
    rows.push_back(row(words::car(rules::Car::Stagecoach),
                       Laying::tr("Beside the locomotive; a strongbox on its roof, and the Shotgun "
                                  "on top of it"),
                       artOf(rules::Car::Stagecoach)));
    rows.push_back(row(Laying::tr("%n hostage(s), drawn", nullptr, rules::hostagesNeeded(plan)),
                       Laying::tr("Face up; the others stay in the box")));
}

/// 4.8.4: which stay in the box, and of whom there is a warrant; Mary has none of her own.
void addGoals(std::vector<ChecklistRow>& rows, const rules::Table& table)
{
    QStringList leftOut;
    QStringList wanted;
    for (int i = 1; i < rules::goalCount; ++i) {
        const rules::Goal goal = rules::goalAt(i);
        const bool isThere = !rules::isInGoalDeck(table, goal).isRefused();
        if (rules::isWarrant(goal) && isThere) wanted.append(words::pawn(rules::wantedBy(goal)));
        if (!rules::isWarrant(goal) && !isThere) leftOut.append(words::goal(goal));
    }
    const QString back = QStringLiteral("goal-hidden");
    rows.push_back(row(Laying::tr("Two arrest warrants, drawn"),
                       //: %1: names of bandits
                       Laying::tr("Of those for %1; nobody looks").arg(wanted.join(u", "_s)),
                       back));
    rows.push_back(row(Laying::tr("Three special goals, drawn"),
                       leftOut.isEmpty()
                           ? Laying::tr("Of all seven; nobody looks")
                           //: %1: names of goals
                           : Laying::tr("Without %1; nobody looks").arg(leftOut.join(u", "_s)),
                       back));
    rows.push_back(row(Laying::tr("These five, shuffled"),
                       Laying::tr("Face down on the Marshal’s sheet: goals to come"), back));
    if (table.isBot(rules::Pawn::Mary)) {
        rows.push_back(row(Laying::tr("Stand-ins for Mary"),
                           Laying::tr("Any card as her wanted poster, and one as her warrant")));
    }
}

/// 4.10.1
void addPrison(std::vector<ChecklistRow>& rows, const rules::Plan& plan, const rules::Table& table)
{
    rows.push_back(row(Laying::tr("%n prisoner(s), drawn", nullptr, rules::prisonersNeeded(table)),
                       Laying::tr("Face up beside the prison car; the others stay in the box"),
                       QStringLiteral("prisoner")));
    if (!rules::isMarshalPlayed(plan)) return;
    addGoals(rows, table);
}

/// 4.10.4, 4.10.5.
void addTeams(std::vector<ChecklistRow>& rows)
{
    rows.push_back(row(Laying::tr("Three secret documents, mixed"),
                       Laying::tr("Face down in the first, third and fifth car behind the "
                                  "locomotive; nobody looks"),
                       artOf(rules::LootKind::SecretDocument)));
    rows.push_back(row(Laying::tr("The Wild Bunch token"), Laying::tr("Within reach")));
}

} // namespace

std::vector<ChecklistRow> rowsOfModules(const rules::Plan& plan, const rules::Table& table)
{
    std::vector<ChecklistRow> rows;
    const auto has = [&](Module module) { return plan.modules.contains(module); };
    for (const Module module : plan.modules) {
        const rules::Car ahead = rules::manifestOf(module).ahead;
        if (ahead == rules::Car::None) continue;
        rows.push_back(row(words::car(ahead), Laying::tr("Before the locomotive"), artOf(ahead)));
    }
    if (has(Module::Stagecoach)) addStagecoach(rows, plan);
    if (has(Module::Horses)) {
        rows.push_back(row(Laying::tr("%n horse(s)", nullptr, table.bandits().size()),
                           Laying::tr("One for each bandit")));
    }
    if (has(Module::Whiskey)) {
        rows.push_back(row(Laying::tr("Flasks of whiskey"),
                           Laying::tr("One in each car but the locomotive and cars without a roof, "
                                      "face down; the others stay in the box")));
    }
    if (has(Module::MarshalPrisoners)) addPrison(rows, plan, table);
    if (has(Module::Teams)) addTeams(rows);
    if (has(Module::CursedLoot)) {
        rows.push_back(row(Laying::tr("Cursed tokens"),
                           Laying::tr("Each bandit has a purse first; then mixed among the others "
                                      "of their kind, face down")));
    }
    return rows;
}

} // namespace caboose::items
