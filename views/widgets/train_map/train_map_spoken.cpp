// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The train map for those who hear it.
#include "views/items/game_models.h"
#include "views/items/position_sentence.h"
#include "views/items/wording/spoken_text.h"
#include "views/widgets/train_map/train_map.h"

#include <algorithm>

namespace caboose::views {
namespace {

using Rows = std::vector<items::PlaceRow>;

bool areOneCar(const items::PlaceRow& one, const items::PlaceRow& other)
{
    return one.train == other.train && one.car == other.car;
}

/// The floor above or below; at the end the same one.
std::size_t floorBeside(const Rows& rows, std::size_t from, bool isUp)
{
    const bool isLast = isUp ? from == 0 : from + 1 == rows.size();
    const std::size_t beside = isLast ? from : isUp ? from - 1 : from + 1;
    return areOneCar(rows[from], rows[beside]) ? beside : from;
}

/// The next car or the one before, on the same floor if it has that one.
std::size_t carBeside(const Rows& rows, std::size_t from, bool isForwards)
{
    std::size_t beside = from;
    const auto isEnd = [&] { return isForwards ? beside + 1 == rows.size() : beside == 0; };
    while (areOneCar(rows[from], rows[beside])) {
        if (isEnd()) return from;
        isForwards ? ++beside : --beside;
    }
    const items::PlaceRow& car = rows[beside];
    const auto same = std::find_if(rows.begin(), rows.end(), [&](const items::PlaceRow& row) {
        return areOneCar(row, car) && row.level == rows[from].level;
    });
    return same == rows.end() ? beside : static_cast<std::size_t>(same - rows.begin());
}

} // namespace

void TrainMap::describeAll()
{
    setAccessibleDescription(items::positionSentence(m_models));
}

/// "Cheyenne, roof of the locomotive; 2 of 14. Key B": what it is, where, and what one may do.
QString TrainMap::spokenAim(const Target& target) const
{
    std::vector<Target> among = targets();
    const bool isAsked = std::find(among.begin(), among.end(), target) != among.end();
    if (m_isOverAll || !isAsked) among = everything();
    const auto nth = std::find(among.begin(), among.end(), target) - among.begin() + 1;
    const QString where = placeNameOf(target);
    //: %1: a piece, %2: where it is
    const QString what = where.isEmpty() ? nameOf(target) : tr("%1, %2").arg(nameOf(target), where);
    const items::AnswerHint& hint = hintFor(target);
    //: %1: what is aimed at, %2 and %3: the how manieth of how many
    QStringList told{
        tr("%1; %2 of %3").arg(what, QString::number(nth), QString::number(among.size())),
        hint.why};
    //: %1: a key that answers
    if (!hint.keys.isEmpty()) told.append(tr("Key %1").arg(hint.keys));
    return items::spokenTogether(told);
}

/// Of a piece, where it is; of a place, what is there.
QString TrainMap::placeNameOf(const Target& target) const
{
    if (target.kind == Target::Kind::Place) {
        return items::contentsOf(m_layout.places()[target.index].id, m_models.pawns, m_models.loot);
    }
    if (isBeside(target)) return {}; // its name says it
    const int place = placeOf(target);
    for (const items::PlaceRow& row : m_models.places.rows()) {
        if (row.id == place) return row.name;
    }
    return {};
}

int TrainMap::itemCount() const
{
    return static_cast<int>(m_layout.pieces().size() + m_layout.places().size());
}

QString TrainMap::itemName(int item) const
{
    return spokenAim(everything().at(static_cast<std::size_t>(item)));
}

QRect TrainMap::itemArea(int item) const
{
    return toPixels(areaOf(everything().at(static_cast<std::size_t>(item))));
}

int TrainMap::itemInUse() const
{
    const std::vector<Target> all = everything();
    const auto aimed = m_aimed ? std::find(all.begin(), all.end(), *m_aimed) : all.end();
    return aimed == all.end() ? -1 : static_cast<int>(aimed - all.begin());
}

void TrainMap::pressItem(int item)
{
    take(everything().at(static_cast<std::size_t>(item)));
}

/// Its own, or that it stands or lies in or beside; -1: none.
int TrainMap::placeOf(const Target& target) const
{
    if (target.kind == Target::Kind::Place) return m_layout.places()[target.index].id;
    const PieceBox& piece = m_layout.pieces()[target.index];
    switch (piece.kind) {
    case PieceKind::Pawn: return m_models.pawns.at(piece.row).place;
    case PieceKind::Horses: return m_models.beside.at(piece.row).place;
    case PieceKind::Prisoner:
    case PieceKind::Hostage: return -1;
    case PieceKind::Loot: break;
    }
    return m_models.loot.at(piece.row).place;
}

/// Left and right by car, up and down by floor.
bool TrainMap::walk(int arrowKey)
{
    const Rows& rows = m_models.places.rows();
    const bool isByFloor = arrowKey == Qt::Key_Up || arrowKey == Qt::Key_Down;
    const bool isByCar = arrowKey == Qt::Key_Left || arrowKey == Qt::Key_Right;
    if (rows.empty() || !(isByFloor || isByCar)) return false;
    const int here = m_aimed ? placeOf(*m_aimed) : -1;
    const auto now = std::find_if(rows.begin(), rows.end(),
                                  [here](const items::PlaceRow& row) { return row.id == here; });
    const auto from = static_cast<std::size_t>(now - rows.begin());
    const std::size_t to = now == rows.end() ? 0
                           : isByFloor       ? floorBeside(rows, from, arrowKey == Qt::Key_Up)
                                             : carBeside(rows, from, arrowKey == Qt::Key_Right);
    const auto& boxes = m_layout.places();
    const auto box = std::find_if(boxes.begin(), boxes.end(),
                                  [&](const PlaceBox& place) { return place.id == rows[to].id; });
    m_isOverAll = true;
    if (box != boxes.end())
        aim(Target{Target::Kind::Place, static_cast<std::size_t>(box - boxes.begin())});
    return true;
}

bool TrainMap::aimAtPawn(const QString& letter)
{
    if (letter.isEmpty()) return false;
    for (std::size_t i = 0; i < m_layout.pieces().size(); ++i) {
        const PieceBox& piece = m_layout.pieces()[i];
        const bool isIt = piece.kind == PieceKind::Pawn &&
                          m_models.pawns.at(piece.row).letter == letter.toUpper();
        if (!isIt) continue;
        m_isOverAll = true;
        aim(Target{Target::Kind::Piece, i});
        return true;
    }
    return false;
}

} // namespace caboose::views
