// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/owned_boxes_model.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/16_bots/bot_row.h"
#include "views/items/rulebook/rulebook_game.h"
#include "views/items/wording/box_words.h"
#include "views/items/wording/module_words.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rulebook::Box;

QString contentsOf(Box box)
{
    switch (box) {
    case Box::Base:
        return OwnedBoxesModel::tr("Six bandits, a train of up to six cars, the Marshal");
    case Box::HorsesStagecoach:
        return OwnedBoxesModel::tr("The stagecoach, horses, the Shotgun, hostages");
    case Box::MarshalPrisoners:
        return OwnedBoxesModel::tr("Somebody plays the Marshal; Mei, the prison car, prisoners");
    case Box::Couriers:
        return OwnedBoxesModel::tr("A second train, couriers, teams; Misty and the Twinzz");
    case Box::TimeTravel: return OwnedBoxesModel::tr("One more car");
    case Box::NorthPole:
    case Box::StationTunnel: return OwnedBoxesModel::tr("One more station card");
    case Box::Bandits: return OwnedBoxesModel::tr("The bandits of the base box as bots");
    case Box::Silk: return OwnedBoxesModel::tr("One more bandit");
    case Box::Anniversary:
        return OwnedBoxesModel::tr("Al and Mary; the circus car and the handcar");
    }
    return {};
}

/// Is there something in it with which a game can be followed?
bool isFollowed(Box box)
{
    for (const rules::Module module : rules::playableModules()) {
        if (rules::manifestOf(module).from == box) return true;
    }
    for (const rules::Pawn bot : rules::botsIn({box})) {
        if (rules::botRow(bot)->isRefereed()) return true;
    }
    return false;
}

/// Without which its games have to do.
QString notFollowedIn(Box box)
{
    const rules::Modules playable = rules::playableModules();
    for (const rules::Module module : rules::modulesIn({box})) {
        const bool isOfBox = rules::manifestOf(module).from == box;
        if (isOfBox && !playable.contains(module)) return words::moduleContents(module);
    }
    return {};
}

QString useOf(Box box)
{
    if (box == Box::Base) return OwnedBoxesModel::tr("Followed to the final score");
    if (!isFollowed(box)) return OwnedBoxesModel::tr("In the rulebook");
    const QString missing = notFollowedIn(box);
    //: %1: what is in the box, "A second train, and couriers"
    return missing.isEmpty() ? OwnedBoxesModel::tr("Followed, as far as it is refereed")
                             : OwnedBoxesModel::tr("Followed without this: %1").arg(missing);
}

} // namespace

OwnedBoxesModel::OwnedBoxesModel(QObject* parent) : RowsModel(parent)
{
    fill();
}

void OwnedBoxesModel::fill()
{
    std::vector<BoxRow> rows;
    rows.reserve(rulebook::boxCount);
    for (const Box box : allBoxes()) {
        rows.push_back({.id = static_cast<int>(box),
                        .name = words::box(box),
                        .contents = contentsOf(box),
                        .use = useOf(box),
                        .isOwned = m_boxes.contains(box),
                        .isNeeded = box == Box::Base});
    }
    setRows(std::move(rows));
}

void OwnedBoxesModel::retranslate()
{
    fill();
}

void OwnedBoxesModel::setBoxes(rulebook::Boxes boxes)
{
    boxes.insert(Box::Base);
    if (boxes == m_boxes) return;
    m_boxes = boxes;
    fill();
    Q_EMIT boxesChanged();
}

void OwnedBoxesModel::settle(bool isSettled)
{
    if (isSettled == m_isSettled) return;
    m_isSettled = isSettled;
    Q_EMIT boxesChanged();
}

Qt::ItemFlags OwnedBoxesModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = RowsModel::flags(index);
    const bool isFree = index.isValid() && !at(index.row()).isNeeded;
    return isFree ? flags | Qt::ItemIsUserCheckable : flags;
}

bool OwnedBoxesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const bool isOurs = checkIndex(index, CheckIndexOption::IndexIsValid) &&
                        role == Qt::CheckStateRole && !at(index.row()).isNeeded;
    if (!isOurs) return false;
    rulebook::Boxes wanted = m_boxes;
    const auto box = static_cast<Box>(at(index.row()).id);
    if (value.toInt() == Qt::Checked)
        wanted.insert(box);
    else
        wanted.erase(box);
    setBoxes(wanted);
    return true;
}

QHash<int, QByteArray> OwnedBoxesModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"},
            {Qt::CheckStateRole, "owned"},
            {ContentsRole, "contents"},
            {UseRole, "use"}};
}

QVariant OwnedBoxesModel::value(const BoxRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::AccessibleTextRole: return QStringList{row.name, row.contents, row.use}.join(u". "_s);
    case Qt::CheckStateRole: return row.isOwned ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole: return row.isNeeded ? tr("Every game needs the base box.") : QString();
    case ContentsRole: return row.contents;
    case UseRole: return row.use;
    default: return {};
    }
}

} // namespace caboose::items
