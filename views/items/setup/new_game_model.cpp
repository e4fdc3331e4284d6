// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/new_game_model.h"

#include "model/rules/04_set_up/01_game_type.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/16_bots/bot_row.h"
#include "views/items/game/piece_art.h"
#include "views/items/setup/bandits_each.h"
#include "views/items/setup/bot_offer.h"
#include "views/items/setup/plan_objections.h"
#include "views/items/setup/plan_summary.h"
#include "views/items/setup/round_deck.h"
#include "views/items/setup/set_up_run.h"
#include "views/items/setup/spoken_seat.h"
#include "views/items/wording/module_words.h"
#include "views/items/wording/wording.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr int usualPlayers = 4;
constexpr int fewestCharacters = 3; ///< 4.3.1

bool isWrongCount(const std::vector<rules::Verdict>& objections)
{
    return std::any_of(objections.begin(), objections.end(), [](const rules::Verdict& verdict) {
        return verdict.reason == rules::Reason::TooFewPlayers ||
               verdict.reason == rules::Reason::TooManyPlayers;
    });
}

} // namespace

NewGameModel::NewGameModel(RulingsModel& rulings, QObject* parent)
    : RowsModel(parent), m_rulings(rulings)
{
    connect(&m_rulings, &RulingsModel::rulingsChanged, this, &NewGameModel::fill);
    connect(&m_boxes, &OwnedBoxesModel::boxesChanged, this, [this] {
        m_modules.setBoxes(m_boxes.boxes());
        fill();
    });
    connect(&m_modules, &ModulesModel::modulesChanged, this, [this] {
        m_cars.setAvailable(rules::carsOf(m_modules.modules()));
        m_rulings.setModules(m_modules.modules());
        fill();
    });
    connect(&m_modules, &ModulesModel::chosen, this, [this](rules::Module module, bool isIn) {
        m_modules.setModules(isIn ? rules::withWhatTheyNeed(plan())
                                  : rules::withoutWhatNeeds(module, plan()));
    });
    connect(&m_cars, &PlanCarsModel::carsChanged, this, &NewGameModel::fill);
    connect(&m_ownRounds, &OwnRoundsModel::cardsChanged, this, &NewGameModel::fill);
    offerCharacters();
    setPlayers(usualPlayers);
}

/// The six of the base box always, and whom else the boxes of this game bring.
void NewGameModel::offerCharacters()
{
    const rules::PawnSet bots =
        hasTwoBanditsEach() ? rules::PawnSet{} : rules::botsIn(m_boxes.boxes());
    m_seats.offer({rules::baseBandits | rules::charactersOf(m_modules.modules()), bots});
}

void NewGameModel::fill()
{
    if (m_filling) return;
    m_filling = true;
    offerCharacters();
    const rules::Plan now = seated();
    m_cars.setNeeded(rules::carsNeeded(now));
    m_ownRounds.setUnread(unreadAmong(roundDeck(now, {})));
    keepFirst();
    std::vector<BanditRow> rows;
    const int each = hasTwoBanditsEach() ? 2 : 1;
    for (const rules::Pawn who : m_seats.order()) {
        rows.push_back(rowOf(who, m_seats.seatOf(who, each, first())));
    }
    setRows(std::move(rows));
    m_filling = false;
    Q_EMIT planChanged();
}

BanditRow NewGameModel::rowOf(rules::Pawn who, int seat) const
{
    const bool plays = m_seats.plays(who);
    return {.id = rules::index(who),
            .art = artOf(who),
            .letter = letterOf(who),
            .name = words::pawn(who),
            .inSentence = words::thePawn(who),
            .player = playerOf(who),
            .plays = plays,
            .isBot = m_seats.isBot(who),
            .isFirst = plays && who == first(),
            .mayBegin = plays && mayBegin(who),
            .seat = plays ? seat : 0,
            .seatName = plays ? seatName(seat) : QString(),
            .mayBePerson = m_seats.mayBePerson(who),
            .whyNoBot = whyNoBot(who, m_boxes.boxes(), hasTwoBanditsEach()),
            .botRule = botRule(who)};
}

/// 20.6.1: in pairs, those who sit side by side; 4.5.3: of teams, by turns.
QString NewGameModel::seatName(int seat) const
{
    const QString name = tr("Seat %1").arg(seat);
    if (const rules::Plan plan = seated(); rules::isTeamGame(plan)) {
        const int team = rules::teamOf(plan, static_cast<rules::SeatIndex>(seat - 1));
        //: %1: "Seat 1", %2: a team, "red"
        return team == 0 ? name : tr("%1 · %2").arg(name, words::team(team));
    }
    if (!m_rulings.rulings().is(rules::TeamStructure::PairsSideBySide)) return name;
    //: %1: "Seat 1", %2: the letter of a pair of partners
    return tr("%1 · pair %2").arg(name, QChar(u'A' + (seat - 1) / 2));
}

void NewGameModel::retranslate()
{
    m_boxes.retranslate();
    m_modules.retranslate();
    m_cars.retranslate();
    m_ownRounds.retranslate();
    fill();
}

Qt::ItemFlags NewGameModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::ItemIsDropEnabled;
    const Qt::ItemFlags flags =
        RowsModel::flags(index) | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled;
    const BanditRow& row = at(index.row());
    if (!row.mayTakePart()) return flags & ~Qt::ItemIsUserCheckable;
    return row.plays && !row.isBot ? flags | Qt::ItemIsEditable : flags;
}

bool NewGameModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    const rules::Pawn who = pawnAt(index.row());
    if (role == Qt::EditRole) {
        setPlayerOf(who, value.toString().simplified());
    } else if (role == Qt::CheckStateRole) {
        m_seats.setPlays(who, value.toInt() == Qt::Checked);
        if (m_seats.isBot(who)) playByRulesForBots();
    } else {
        return false;
    }
    fill();
    return true;
}

bool NewGameModel::moveRows(const QModelIndex&, int row, int count, const QModelIndex&, int before)
{
    if (count != 1) return false;
    move(row, (before > row ? before - 1 : before) - row);
    return true;
}

void NewGameModel::move(int row, int by)
{
    if (m_seats.move(row, by)) fill();
}

void NewGameModel::setBot(int row, bool isBot)
{
    m_seats.setBot(pawnAt(row), isBot);
    if (m_seats.isBot(pawnAt(row))) playByRulesForBots();
    fill();
}

void NewGameModel::playByRulesForBots()
{
    if (m_rulings.edition() != rules::Edition::Combined21)
        m_rulings.setEdition(rules::Edition::Combined21);
}

void NewGameModel::setPlayers(int count)
{
    m_seats.setPeople(count);
    fill();
}

bool NewGameModel::hasTwoBanditsEach() const
{
    return !m_rulings.rulings().is(rules::TwoBanditsPerPlayer::Off);
}

int NewGameModel::people() const
{
    return static_cast<int>(seated().seats.size()) - m_seats.bots().size();
}

/// 4.3.1: by the combined rules bots make up for players; nobody else plays against one alone.
bool NewGameModel::sitDownWithBots(int count)
{
    const bool hasBots = m_rulings.edition() == rules::Edition::Combined21 && m_seats.hasBots();
    if (count != 1 && (count >= fewestCharacters || !hasBots)) return false;
    playByRulesForBots();
    m_seats.setPeople(count, fewestCharacters);
    fill();
    return true;
}

void NewGameModel::setPeople(int count)
{
    if (sitDownWithBots(count)) return;
    if (m_editionOfMore && hasTwoBanditsEach() && count > 2) {
        m_rulings.setEdition(*m_editionOfMore);
        m_editionOfMore.reset();
    }
    setPlayers(hasTwoBanditsEach() ? 2 * count : count);
    if (people() == count && !isWrongCount(rules::objections(plan()))) return;
    if (!hasTwoBanditsEach()) m_editionOfMore = m_rulings.edition();
    m_rulings.setEdition(hasTwoBanditsEach() ? oneBanditEach(m_rulings)
                                             : twoBanditsEach(m_rulings));
    setPlayers(hasTwoBanditsEach() ? 2 * count : count);
}

void NewGameModel::drawFirst()
{
    m_firstIsAsked = false;
    m_firstIsChosen = false;
    m_first = rules::Pawn::None;
    fill();
}

void NewGameModel::drawAnew()
{
    if (!m_firstIsAsked && !m_firstIsChosen) drawFirst();
    m_cars.drawAnew();
}

/// Whoever was to begin and can't is replaced by who can, as far as that is known yet.
void NewGameModel::keepFirst()
{
    const rules::Plan plan = this->plan();
    m_mayBegin.clear();
    if (!rules::objections(plan).empty()) return;
    // The cars do not matter for this, but nobody can be asked before they are known.
    rules::Plan known = plan;
    known.cars = {};
    for (const rules::Car car : m_cars.order()) {
        if (known.cars.size() < static_cast<std::size_t>(m_cars.needed()))
            known.cars.push_back(car);
    }
    m_mayBegin = setUpAhead(known, rules::Pawn::None).mayBegin;
    if (mayBegin(m_first)) return;
    m_firstIsChosen = false;
    m_first = rules::Pawn::None;
    if (m_mayBegin.empty()) return;
    const auto count = static_cast<quint32>(m_mayBegin.size());
    m_first = m_mayBegin[QRandomGenerator::system()->bounded(count)];
}

bool NewGameModel::mayBegin(rules::Pawn who) const
{
    return std::find(m_mayBegin.begin(), m_mayBegin.end(), who) != m_mayBegin.end();
}

void NewGameModel::setFirst(int row)
{
    if (row < 0 || row >= rowCount() || !at(row).plays || at(row).isBot) return;
    m_firstIsAsked = false;
    m_firstIsChosen = true;
    m_first = pawnAt(row);
    fill();
}

void NewGameModel::setFirstAsked()
{
    m_firstIsAsked = true;
    fill();
}

QStringList NewGameModel::editions()
{
    QStringList names;
    for (const rules::Edition edition : RulingsModel::editions()) names.append(nameOf(edition));
    return names;
}

QStringList NewGameModel::editionSummaries()
{
    QStringList summaries;
    for (const rules::Edition edition : RulingsModel::editions()) {
        summaries.append(words::editionSummary(edition));
    }
    return summaries;
}

int NewGameModel::edition() const
{
    return static_cast<int>(RulingsModel::editions().indexOf(m_rulings.edition()));
}

void NewGameModel::setEdition(int index)
{
    const QList<rules::Edition> all = RulingsModel::editions();
    if (index >= 0 && index < all.size()) m_rulings.setEdition(all.at(index));
}

QStringList NewGameModel::houseRulings() const
{
    return houseRulingsOf(m_rulings);
}

void NewGameModel::change(bool& what, bool to)
{
    if (what == to) return;
    what = to;
    fill();
}

void NewGameModel::setKeepsDecks(bool keeps)
{
    change(m_kept.decks, keeps);
}

void NewGameModel::setKeepsPurses(bool keeps)
{
    change(m_kept.purseValues, keeps);
}

void NewGameModel::setKeepsRounds(bool keeps)
{
    change(m_kept.roundDeck, keeps);
}

void NewGameModel::setEntersPlayed(bool enters)
{
    change(m_entersPlayed, enters);
}

/// Everything but the cars and the round cards.
rules::Plan NewGameModel::seated() const
{
    rules::Plan plan;
    plan.rulings = m_rulings.rulings();
    plan.kept = m_kept;
    plan.kept.goals = m_kept.decks; // they are cards, too
    plan.modules = m_modules.modules();
    plan.seats = m_seats.seats(hasTwoBanditsEach() ? 2 : 1);
    plan.pileOrders = m_pileOrders;
    for (const rules::RoundCard& card : m_ownRounds.told()) plan.toldRoundCards.push_back(card);
    return plan;
}

rules::Plan NewGameModel::plan() const
{
    rules::Plan plan = seated();
    for (const rules::Car car : m_cars.cars()) plan.cars.push_back(car);
    const std::vector<rules::RoundCard> own = m_ownRounds.own();
    if (!own.empty()) plan.roundCards = roundDeck(plan, own);
    return plan;
}

QStringList NewGameModel::objections() const
{
    return objectionsTo(plan());
}

int NewGameModel::minutes() const
{
    const rules::Plan now = plan();
    return minutesFor(now, roundDeck(now, m_ownRounds.own()));
}

QString NewGameModel::summary() const
{
    QStringList parts{tr("%n player(s)", nullptr, people())};
    const int bots = m_seats.bots().size();
    if (bots > 0) parts.append(tr("%n bot(s)", nullptr, bots));
    parts.append(nameOf(m_rulings.edition()));
    if (const auto house = static_cast<int>(m_rulings.houseRulings().size()); house > 0) {
        parts.append(tr("%n house ruling(s)", nullptr, house));
    }
    QStringList others;
    for (const rules::Module module : m_modules.modules()) {
        if (module != rules::Module::Base) others.append(words::module(module));
    }
    if (!others.isEmpty()) parts.append(others.join(u", "_s));
    parts.append(tr("about %n minute(s)", nullptr, minutes()));
    return parts.join(u" · "_s);
}

void NewGameModel::start()
{
    if (objections().isEmpty()) Q_EMIT startWanted();
}

QHash<int, QByteArray> NewGameModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"}, {Qt::CheckStateRole, "plays"}, {ArtRole, "art"},
            {SeatRole, "seat"},        {PlayerRole, "player"},        {FirstRole, "first"}};
}

QVariant NewGameModel::value(const BanditRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::AccessibleTextRole: return spokenSeat(row);
    case Qt::CheckStateRole: return row.plays ? Qt::Checked : Qt::Unchecked;
    case Qt::EditRole:
    case PlayerRole: return row.player;
    case ArtRole: return row.art;
    case SeatRole: return row.seat;
    case FirstRole: return row.isFirst;
    default: return {};
    }
}

} // namespace caboose::items
