// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/modules_model.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "views/items/wording/module_words.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rulebook::Box;
using rules::Module;
using rules::Modules;

/// Small things that came with a magazine or a fair: whoever has any box may have them.
constexpr Modules extras{Module::CursedLoot, Module::SpecialPunch, Module::ExtraPunch};

Modules modulesIn(Box box)
{
    switch (box) {
    case Box::Base: return Modules{Module::Base} | extras;
    case Box::HorsesStagecoach: return {Module::Stagecoach, Module::Horses, Module::Whiskey};
    case Box::MarshalPrisoners: return {Module::MarshalPrisoners};
    case Box::Couriers: return {Module::Couriers};
    case Box::TimeTravel: return {Module::TimeTravelCar};
    case Box::NorthPole: return {Module::NorthPole};
    case Box::StationTunnel: return {Module::TunnelStation};
    case Box::Anniversary: return {Module::CircusCar, Module::Handcar};
    case Box::Bandits:
    case Box::Silk: break;
    }
    return {};
}

QString useOf(const rules::Manifest& manifest)
{
    return manifest.missing.isNone() ? QString() : ModulesModel::tr("Can’t be followed yet");
}

} // namespace

ModulesModel::ModulesModel(QObject* parent) : RowsModel(parent)
{
    fill();
}

Modules ModulesModel::offered() const
{
    Modules modules;
    for (const Box box : m_boxes) modules |= modulesIn(box);
    modules.erase(Module::Base);
    return modules;
}

void ModulesModel::fill()
{
    std::vector<ModuleRow> rows;
    for (const Module module : offered()) {
        const rules::Manifest& manifest = rules::manifestOf(module);
        rows.push_back({.id = static_cast<int>(module),
                        .name = words::module(module),
                        .contents = words::moduleContents(module),
                        .use = useOf(manifest),
                        .isChosen = m_modules.contains(module),
                        .isFree = manifest.missing.isNone()});
    }
    setRows(std::move(rows));
}

void ModulesModel::setBoxes(rulebook::Boxes boxes)
{
    if (boxes == m_boxes) return;
    m_boxes = boxes;
    const Modules kept = (m_modules & offered()) | Modules{Module::Base};
    const bool isOther = kept != m_modules;
    m_modules = kept;
    fill();
    if (isOther) Q_EMIT modulesChanged();
}

void ModulesModel::setModules(Modules modules)
{
    modules = (modules & offered()) | Modules{Module::Base};
    if (modules == m_modules) return;
    m_modules = modules;
    fill();
    Q_EMIT modulesChanged();
}

void ModulesModel::retranslate()
{
    fill();
}

Qt::ItemFlags ModulesModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = RowsModel::flags(index);
    const bool isFree = index.isValid() && at(index.row()).isFree;
    return isFree ? flags | Qt::ItemIsUserCheckable : flags;
}

bool ModulesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const bool isOurs = checkIndex(index, CheckIndexOption::IndexIsValid) &&
                        role == Qt::CheckStateRole && at(index.row()).isFree;
    if (!isOurs) return false;
    const auto module = static_cast<Module>(at(index.row()).id);
    setModules(value.toInt() == Qt::Checked ? rules::withModule(m_modules, module)
                                            : rules::withoutModule(m_modules, module));
    return true;
}

QHash<int, QByteArray> ModulesModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"},
            {Qt::CheckStateRole, "chosen"},
            {ContentsRole, "contents"},
            {UseRole, "use"}};
}

QVariant ModulesModel::value(const ModuleRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::AccessibleTextRole: {
        QStringList parts{row.name, row.contents, row.use};
        parts.removeAll(QString());
        return parts.join(u". "_s);
    }
    case Qt::CheckStateRole: return row.isChosen ? Qt::Checked : Qt::Unchecked;
    case ContentsRole: return row.contents;
    case UseRole: return row.use;
    default: return {};
    }
}

} // namespace caboose::items
