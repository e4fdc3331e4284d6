// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/new_game_model.h"

#include "views/items/game/pieces.h"
#include "views/items/wording/words.h"

namespace caboose::items {
namespace {

constexpr int usualPlayers = 4;

} // namespace

NewGameModel::NewGameModel(RulingsModel& rulings, QObject* parent)
    : RowsModel(parent), m_rulings(rulings)
{
    connect(&m_rulings, &RulingsModel::rulingsChanged, this, &NewGameModel::planChanged);
    for (const rules::Pawn who : rules::baseBandits) m_order.push_back(who);
    setPlayers(usualPlayers);
}

void NewGameModel::fill()
{
    std::vector<BanditRow> rows;
    int seat = 0;
    for (const rules::Pawn who : m_order) {
        const bool plays = m_playing.contains(who);
        rows.push_back({.id = rules::index(who),
                        .art = artOf(who),
                        .letter = letterOf(who),
                        .name = words::pawn(who),
                        .plays = plays,
                        .seat = plays ? ++seat : 0});
    }
    setRows(std::move(rows));
    Q_EMIT planChanged();
}

void NewGameModel::retranslate()
{
    fill();
}

Qt::ItemFlags NewGameModel::flags(const QModelIndex& index) const
{
    return RowsModel::flags(index) | Qt::ItemIsUserCheckable;
}

bool NewGameModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const rules::Pawn who = m_order[static_cast<std::size_t>(index.row())];
    if (value.toInt() == Qt::Checked)
        m_playing.insert(who);
    else
        m_playing.erase(who);
    fill();
    return true;
}

void NewGameModel::move(int row, int by)
{
    const int last = static_cast<int>(m_order.size()) - 1;
    const int to = std::clamp(row + by, 0, last);
    if (row < 0 || row > last || to == row) return;
    const rules::Pawn who = m_order[static_cast<std::size_t>(row)];
    m_order.erase(m_order.begin() + row);
    m_order.insert(m_order.begin() + to, who);
    fill();
}

void NewGameModel::setPlayers(int count)
{
    m_playing = {};
    for (const rules::Pawn who : m_order) {
        if (m_playing.size() < count) m_playing.insert(who);
    }
    fill();
}

QStringList NewGameModel::editions()
{
    QStringList names;
    for (const rules::Edition edition : RulingsModel::editions()) names.append(nameOf(edition));
    return names;
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

void NewGameModel::setKeepsDecks(bool keeps)
{
    if (keeps == m_keepsDecks) return;
    m_keepsDecks = keeps;
    Q_EMIT planChanged();
}

rules::Plan NewGameModel::plan() const
{
    rules::Plan plan;
    plan.rulings = m_rulings.rulings();
    plan.kept = {.decks = m_keepsDecks, .purseValues = m_keepsDecks, .roundDeck = m_keepsDecks};
    const bool inPairs = !plan.rulings.is(rules::TwoBanditsPerPlayer::Off);
    for (const rules::Pawn who : m_order) {
        if (!m_playing.contains(who)) continue;
        const bool isSecond =
            inPairs && !plan.seats.empty() && plan.seats.back().characters.size() == 1;
        if (!isSecond) plan.seats.push_back({});
        plan.seats.back().characters.push_back(who);
    }
    return plan;
}

QStringList NewGameModel::objections() const
{
    QStringList reasons;
    for (const rules::Verdict& verdict : rules::objections(plan())) {
        const QString reason = words::reason(verdict);
        if (!reasons.contains(reason)) reasons.append(reason);
    }
    return reasons;
}

void NewGameModel::start()
{
    if (objections().isEmpty()) Q_EMIT startWanted();
}

QHash<int, QByteArray> NewGameModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"},
            {Qt::CheckStateRole, "plays"},
            {ArtRole, "art"},
            {SeatRole, "seat"}};
}

QVariant NewGameModel::value(const BanditRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return row.name;
    case Qt::CheckStateRole: return row.plays ? Qt::Checked : Qt::Unchecked;
    case ArtRole: return row.art;
    case SeatRole: return row.seat;
    default: return {};
    }
}

} // namespace caboose::items
