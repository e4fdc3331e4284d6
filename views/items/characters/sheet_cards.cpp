// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/characters/sheet_cards.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/14_player_marshal/piles.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/field_words.h"
#include "views/items/wording/power_words.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rules::Goal;
using rules::Pawn;
using rules::Sheet;
using rules::Table;
using Cards = std::vector<SheetCard>;

struct SheetCards {
    Q_DECLARE_TR_FUNCTIONS(SheetCards)
};

void add(Cards& cards, const QString& art, const QString& text, const QString& letter = {})
{
    cards.push_back({.art = art, .letter = letter, .text = text});
}

/// 2.6.10
void addBrawlers(Cards& cards, const Sheet& sheet)
{
    const std::array art{u"brawler-gold"_s, u"brawler-silver"_s, u"brawler-bronze"_s};
    for (std::size_t card = 0; card < art.size(); ++card) {
        const int bit = 1 << card;
        if ((sheet.brawlers & bit) != 0) add(cards, art[card], words::brawlers(bit));
    }
}

/// 14.2: what the bullet says that is fired next, which everybody sees.
void addColts(Cards& cards, const Table& table)
{
    using rules::Pile;
    for (const Pile pile : {Pile::First, Pile::Second}) {
        const rules::MarshalBullet top = rules::topOf(table, pile);
        if (top == rules::MarshalBullet::Unknown) continue;
        //: %1: which of the Marshal’s two Colts, %2: what its next bullet says
        add(cards, u"bullet-special"_s,
            SheetCards::tr("Colt %1: %2 comes next")
                .arg(static_cast<int>(pile))
                .arg(words::marshalBullet(top)));
    }
}

/// 14.1: those that the Marshal still waits for, those that are current.
void addGoals(Cards& cards, const rules::Goals& goals)
{
    const QString back = u"goal-hidden"_s;
    if (!goals.upcoming.empty()) {
        add(cards, back, SheetCards::tr("%n to come", "goals", int(goals.upcoming.size())));
    }
    int hidden = 0;
    for (std::size_t place = 0; place < goals.current.size(); ++place) {
        const QString name = words::goal(goals.current[place]);
        if (goals.isRevealed(place)) {
            //: %1: a goal of the Marshal’s
            add(cards, u"goal-shown"_s, SheetCards::tr("%1 (shown)").arg(name));
        } else if (goals.current[place] == Goal::Unknown) {
            ++hidden;
        } else {
            //: %1: a number, %2: a goal of the Marshal’s that lies face down
            add(cards, back, SheetCards::tr("%1: %2").arg(place + 1).arg(name));
        }
    }
    if (hidden > 0) add(cards, back, SheetCards::tr("%n current, face down", "goals", hidden));
}

/// 14.1: posters, prisoners and mailbags that the Marshal has won.
void addAchievement(Cards& cards, const Table& table)
{
    for (int i = 0; i < rules::banditCount; ++i) {
        const Pawn bandit = rules::pawnAt(i);
        if (!table.sheet(bandit).wasCaptured) continue;
        add(cards, u"wanted-captured"_s, words::pawn(bandit));
    }
    for (const Pawn who : table.achievedPrisoners) {
        add(cards, u"prisoner"_s, words::prisoner(who), letterOf(who));
    }
    const auto mail = rules::LootKind::Mailbag;
    const int bags = table.loot.count(rules::Location::Achievement, mail);
    if (bags > 0) add(cards, artOf(mail), SheetCards::tr("%n achieved", "mailbags", bags));
}

/// 2.5.2
void addBadge(Cards& cards, const Table& table, Pawn who)
{
    const int team = table.sheet(who).team;
    if (!rules::isTeamGame(table) || team < 1 || team > rules::teamCount) return;
    const QString name = words::team(team);
    //: %1: "red"
    add(cards, team == 1 ? u"team-red"_s : u"team-blue"_s, SheetCards::tr("Team: %1").arg(name));
}

void addPoster(Cards& cards, const Sheet& sheet)
{
    if (sheet.wantedPoster) add(cards, u"wanted-poster"_s, SheetCards::tr("Wanted"));
    if (sheet.wasCaptured) add(cards, u"wanted-captured"_s, SheetCards::tr("Captured"));
}

/// 15.2.1: what the sidekick is good for.
void addPrisoner(Cards& cards, const Table& table, Pawn who)
{
    const Pawn of = table.sheet(who).prisoner;
    if (of == Pawn::None) return;
    const QString lends = of == who ? SheetCards::tr("up to two tokens with each Robbery")
                                    : words::lentPower(table, who);
    const QString name = words::prisoner(of);
    //: %1: a prisoner who was freed, %2: what they are good for
    add(cards, u"prisoner"_s, lends.isEmpty() ? name : SheetCards::tr("%1: %2").arg(name, lends),
        letterOf(of));
}

/// 15.1
void addHostage(Cards& cards, const Sheet& sheet)
{
    if (sheet.hostage == rules::Hostage::None) return;
    //: %1: a hostage
    add(cards, artOf(sheet.hostage),
        SheetCards::tr("Hostage: %1").arg(words::hostage(sheet.hostage)));
}

/// 14.2.2 and 16.10.2: until the end of the round.
void addPenalties(Cards& cards, const Sheet& sheet)
{
    using rules::CardKind;
    const auto addVoid = [&](bool isVoid, CardKind kind) {
        //: %1: a kind of action card, whose effect is void in this round
        if (isVoid)
            add(cards, u"bullet-special"_s, SheetCards::tr("%1: void").arg(words::card(kind)));
    };
    const rules::VoidedCards voided = sheet.voidCards();
    addVoid(voided.move, CardKind::Move);
    addVoid(voided.floorChange, CardKind::FloorChange);
    addVoid(voided.punch, CardKind::Punch);
    addVoid(voided.fire, CardKind::Fire);
}

/// 11.3.2: what is not set aside yet, by whom it was shot.
void addBulletsInFront(Cards& cards, const Sheet& sheet)
{
    QStringList givers;
    for (int i = 0; i <= rules::characterCount; ++i) {
        const int count = sheet.inFront[static_cast<std::size_t>(i)];
        if (count == 0) continue;
        const QString from =
            i == rules::characterCount ? SheetCards::tr("neutral") : words::pawn(rules::pawnAt(i));
        givers.append(u"%1 × %2"_s.arg(count).arg(from));
    }
    if (givers.isEmpty()) return;
    //: %1: "2 × Tuco, 1 × neutral"
    add(cards, u"card-bullet"_s, SheetCards::tr("Bullets in front: %1").arg(givers.join(u", "_s)));
}

/// 16.6
void addWayOut(Cards& cards, const Table& table, Pawn who)
{
    if (!table.isBot(who) || table.where(who) != rules::cell) return;
    add(cards, u"wanted-captured"_s,
        table.sheet(who).isNextToEscape ? SheetCards::tr("Escapes after the next card")
                                        : SheetCards::tr("Escapes after two cards"));
}

} // namespace

std::vector<SheetCard> sheetCards(const Table& table, Pawn who)
{
    Cards cards;
    const Sheet& sheet = table.sheet(who);
    addBrawlers(cards, sheet);
    if (who == Pawn::Marshal) {
        addColts(cards, table);
        addGoals(cards, table.goals);
        addAchievement(cards, table);
        return cards;
    }
    addBadge(cards, table, who);
    addPoster(cards, sheet);
    addHostage(cards, sheet);
    addPrisoner(cards, table, who);
    addPenalties(cards, sheet);
    addBulletsInFront(cards, sheet);
    addWayOut(cards, table, who);
    return cards;
}

bool isBadge(const SheetCard& card)
{
    return card.art.startsWith(u"team-"_s);
}

bool mayLookAtGoals(const Table& table, Pawn who)
{
    const rules::Goals& goals = table.goals;
    if (!table.kept.goals) return false;
    for (std::size_t place = 0; place < goals.current.size(); ++place) {
        const bool isHis = who == Pawn::Marshal || goals.peekedBy[place].contains(who);
        if (isHis && !goals.isRevealed(place)) return true;
    }
    return false;
}

} // namespace caboose::items
