// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/checklist_rows.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/04_set_up/01_game_type.h"
#include "model/rules/04_set_up/set_up.h"
#include "model/rules/16_bots/bot_row.h"
#include "views/items/game/piece_art.h"
#include "views/items/setup/checklist_modules.h"
#include "views/items/setup/round_deck.h"
#include "views/items/setup/set_up_run.h"
#include "views/items/setup/set_up_words.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

class Checklist {
    Q_DECLARE_TR_FUNCTIONS(Checklist)

public:
    explicit Checklist(const NewGameModel& model)
        : m_plan(model.plan()), m_names(model.names()), m_ahead(setUpAhead(m_plan, model.first())),
          m_table(m_ahead.table), m_first(model.first())
    {}

    std::vector<ChecklistRow> all()
    {
        addTrain();
        addPlayers();
        addPawns();
        addRounds();
        addRest();
        return std::move(m_rows);
    }

private:
    void addHeading(const QString& text)
    {
        add(text, {});
        m_rows.back().isHeading = true;
    }
    void add(const QString& text, const QString& detail, const QString& art = {},
             const QString& letter = {})
    {
        ChecklistRow row;
        row.text = text;
        row.detail = detail;
        row.art = art;
        row.letter = letter;
        m_rows.push_back(std::move(row));
    }

    QString nameOf(rules::Pawn who) const { return withPlayer(words::pawn(who), who); }
    QString theNameOf(rules::Pawn who) const { return withPlayer(words::thePawn(who), who); }
    QString withPlayer(const QString& pawn, rules::Pawn who) const
    {
        const auto name = m_names.find(who);
        return name == m_names.end() ? pawn : u"%1 (%2)"_s.arg(pawn, name->second);
    }

    [[nodiscard]] rules::FloorLoot floorOf(rules::Car car) const;
    QString lootInLocomotive() const;
    QString lootInDrawnCars() const;
    QStringList piecesOf(rules::Pawn who) const;
    void addTrain();
    void addPlayers();
    QString deckWords(const rules::Seat& seat) const;
    void addPawns();
    void addRounds();
    void addUnreadRounds(const RoundDeck& deck);
    void addRest();

    rules::Plan m_plan;
    PlayerNames m_names;
    SetUpAhead m_ahead;
    const rules::Table& m_table;
    rules::Pawn m_first;
    std::vector<ChecklistRow> m_rows;
};

/// What is printed there, and what bots add to it (4.10.4).
rules::FloorLoot Checklist::floorOf(rules::Car car) const
{
    rules::FloorLoot floor = rules::printedOn(car);
    for (const rules::Loot token : rules::lootOfBots(m_table, car)) {
        floor.jewels += token.kind == rules::LootKind::Jewel ? 1 : 0;
    }
    return floor;
}

/// 4.10.4: the mail travels with the Marshal whom somebody plays, in the strongbox's place, and so
/// does what a bot is after.
QString Checklist::lootInLocomotive() const
{
    rules::FloorLoot floor = floorOf(rules::Car::Locomotive);
    QStringList parts;
    if (rules::isMarshalPlayed(m_plan)) parts.append(tr("Both mailbags"));
    const rules::Loot instead = rules::lootInEngine(m_table);
    if (instead.kind != rules::LootKind::None) parts.append(words::aToken(instead));
    if (!parts.isEmpty()) floor.strongboxes = 0;
    parts.append(floorWords(floor));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

/// 4.10.4, before it is known which cars they are.
QString Checklist::lootInDrawnCars() const
{
    QStringList parts{tr("Loot as printed on their floors")};
    for (const rules::Pawn who : m_table.bandits()) {
        const rules::BotRow* bot = rules::botRow(m_table, who);
        if (bot == nullptr) continue;
        if (bot->inEachCar.kind != rules::LootKind::None) {
            //: %1: a token, "a jewel"
            parts.append(tr("%1 more in each").arg(words::aToken(bot->inEachCar)));
        }
        if (bot->inLastCars.kind != rules::LootKind::None) {
            //: %1: a token, "a jewel"
            parts.append(
                tr("%1 more in each of the last three").arg(words::aToken(bot->inLastCars)));
        }
    }
    return parts.join(u"; "_s);
}

void Checklist::addTrain()
{
    addHeading(tr("The train, from front to back"));
    QString inside = lootInLocomotive();
    //: %1: loot in the locomotive
    if (rules::hasMarshal(m_plan)) inside = tr("%1; the Marshal inside").arg(inside);
    add(words::car(rules::Car::Locomotive), inside, artOf(rules::Car::Locomotive));
    int place = 0;
    for (const rules::Car car : m_plan.cars) {
        add(u"%1. %2"_s.arg(++place).arg(words::car(car)), floorWords(floorOf(car)), artOf(car));
    }
    if (m_plan.cars.empty()) {
        add(tr("%n car(s), drawn at random", nullptr, rules::carsNeeded(m_plan)), lootInDrawnCars(),
            u"car-any"_s);
    }
}

/// "10 action cards: 2 Move, 2 Floor Change, ..."
QString Checklist::deckWords(const rules::Seat& seat) const
{
    QStringList kinds;
    int all = 0;
    std::map<rules::CardKind, int> counts;
    for (const auto& pile : seat.pile) {
        counts[pile.card.kind] += pile.count;
        all += pile.count;
    }
    for (const auto& [kind, count] : counts) {
        kinds.append(u"%1 %2"_s.arg(count).arg(words::card(kind)));
    }
    return tr("%n action card(s): %1", nullptr, all).arg(kinds.join(u", "_s));
}

/// 4.6 for bandits, 4.7 for bots, 4.8 for the Marshal.
QStringList Checklist::piecesOf(rules::Pawn who) const
{
    const rules::Sheet& sheet = m_table.sheet(who);
    if (who == rules::Pawn::Marshal) {
        return {tr("character sheet"), tr("two piles of %n bullet(s)", nullptr, sheet.bulletsLeft),
                tr("three Brawler cards, gold on top")};
    }
    QStringList parts{tr("character sheet")};
    if (sheet.bulletsLeft > 0) parts.append(tr("%n bullet(s)", nullptr, sheet.bulletsLeft));
    const rules::BotRow* bot = rules::botRow(m_table, who);
    if (bot == nullptr || bot->startsWith.kind == rules::LootKind::Purse)
        parts.append(tr("a purse of %1, face down").arg(words::dollars(250)));
    else if (bot->startsWith.kind != rules::LootKind::None)
        parts.append(words::aToken(bot->startsWith));
    if (sheet.wantedTokens > 0) parts.append(tr("%n Wanted token(s)", nullptr, sheet.wantedTokens));
    if (sheet.wantedPoster) parts.append(tr("wanted poster"));
    //: %1: "red"
    if (sheet.team != 0 && rules::isTeamGame(m_plan)) {
        parts.append(tr("team badge (%1)").arg(words::team(sheet.team)));
    }
    return parts;
}

void Checklist::addPlayers()
{
    addHeading(tr("In front of each player"));
    for (const rules::Seat& seat : m_table.seats) {
        for (const rules::Pawn who : seat.characters) {
            add(nameOf(who), piecesOf(who).join(u", "_s), artOf(who), letterOf(who));
        }
        if (m_plan.kept.decks) continue;
        add(words::melted(tr("Deck of %1, shuffled").arg(theNameOf(seat.characters.front()))),
            deckWords(seat), u"card-any"_s);
    }
}

void Checklist::addPawns()
{
    addHeading(tr("The pawns"));
    QStringList undecided;
    for (const rules::Pawn who : m_table.bandits()) {
        const rules::Location where = m_ahead.placed.where(who);
        if (where == rules::Location::Unplaced) {
            undecided.append(words::pawn(who));
            continue;
        }
        add(nameOf(who), words::asSentence(words::place(where)), artOf(who), letterOf(who));
    }
    if (m_plan.modules.contains(rules::Module::Horses)) {
        add(undecided.join(u", "_s), tr("They come on horseback"));
        return;
    }
    if (undecided.isEmpty()) return;
    add(undecided.join(u", "_s), tr("The referee says where each of them starts"));
}

void Checklist::addRounds()
{
    addHeading(tr("The round cards"));
    const RoundDeck deck = m_table.roundDeck;
    if (m_plan.kept.roundDeck) {
        add(tr("They stay in the box"), tr("Caboose turns them up"));
        addUnreadRounds(deck);
        return;
    }
    const auto isStation = [](const rules::RoundCard& card) { return rules::isBrown(card.set); };
    const auto stations = static_cast<int>(std::count_if(deck.begin(), deck.end(), isStation));
    const bool withStation = m_plan.rulings.is(rules::RoundDeckComposition::FourPlusStation);
    const int plain = static_cast<int>(deck.size()) - stations;
    const QString mark = rules::countForThresholds(m_plan) >= 5 ? u"5–6"_s : u"2–4"_s;
    if (withStation) {
        add(rules::isTeamGame(m_plan)
                ? tr("1 of the %n Cavalry Charge card(s), unseen", nullptr, stations)
                : tr("1 of the %n station card(s), unseen", nullptr, stations),
            tr("Face down at the bottom"));
    }
    add(tr("%1 of the %n card(s) with the mark %2, unseen", nullptr, plain)
            .arg(rules::roundCount - (withStation ? 1 : 0))
            .arg(mark),
        withStation ? tr("Face down on top of it") : tr("Face down in a pile"));
    addUnreadRounds(deck);
}

void Checklist::addUnreadRounds(const RoundDeck& deck)
{
    const auto unread = static_cast<int>(unreadAmong(deck).size());
    if (unread == 0) return;
    add(tr("Turns of %n round card(s) that nobody has told yet", nullptr, unread),
        m_plan.kept.roundDeck ? tr("Keep these cards at hand: the referee asks what is on them")
                              : tr("The referee asks for them when one is turned up"),
        unreadTurnArt());
}

void Checklist::addRest()
{
    addHeading(tr("Beside the train"));
    for (ChecklistRow& row : rowsOfModules(m_plan, m_table)) m_rows.push_back(std::move(row));
    add(tr("%n neutral bullet(s)", nullptr, m_table.neutralBullets), tr("In a pile, face up"),
        u"card-bullet"_s);
    if (m_first != rules::Pawn::None) {
        add(words::asSentence(tr("%1 begins").arg(theNameOf(m_first))), tr("Takes the round cards"),
            artOf(m_first), letterOf(m_first));
    } else {
        add(tr("Draw who begins"), tr("The referee asks who it is"), u"first-player"_s);
    }
}

} // namespace

std::vector<ChecklistRow> checklistRows(const NewGameModel& plan)
{
    return Checklist(plan).all();
}

} // namespace caboose::items
