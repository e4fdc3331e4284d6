// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/modules_model.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "views/items/wording/box_words.h"
#include "views/items/wording/module_words.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rules::Box;
using rules::Module;
using rules::Modules;

QString useOf(const rules::Manifest& manifest)
{
    return manifest.missing.isNone() ? QString() : ModulesModel::tr("Can’t be followed yet");
}

QString headingOf(std::optional<Box> box)
{
    //: heading over small things that came with a magazine or a fair, in no box
    return box ? words::box(*box) : ModulesModel::tr("Small extras");
}

/// Below all modules.
int headingId(std::optional<Box> box)
{
    return -1 - (box ? static_cast<int>(*box) : rules::boxCount);
}

ModuleRow headingRow(std::optional<Box> box)
{
    ModuleRow row;
    row.id = headingId(box);
    row.isHeading = true;
    row.name = headingOf(box);
    row.isFree = false;
    return row;
}

std::vector<std::optional<Box>> boxesAndNone()
{
    std::vector<std::optional<Box>> all;
    for (int number = 0; number < rules::boxCount; ++number) {
        all.emplace_back(static_cast<Box>(number));
    }
    all.emplace_back();
    return all;
}

} // namespace

ModulesModel::ModulesModel(QObject* parent) : RowsModel(parent)
{
    fill();
}

Modules ModulesModel::offered() const
{
    Modules modules = rules::modulesIn(m_boxes);
    modules.erase(Module::Base);
    return modules;
}

ModuleRow ModulesModel::rowOf(Module module) const
{
    const rules::Manifest& manifest = rules::manifestOf(module);
    return {.id = static_cast<int>(module),
            .box = headingOf(manifest.from),
            .name = words::module(module),
            .contents = words::moduleContents(module),
            .use = useOf(manifest),
            .isChosen = m_modules.contains(module),
            .isFree = manifest.missing.isNone()};
}

void ModulesModel::fill()
{
    std::vector<ModuleRow> rows;
    for (const std::optional<Box> box : boxesAndNone()) {
        bool isNamed = false;
        for (const Module module : offered()) {
            if (rules::manifestOf(module).from != box) continue;
            if (!std::exchange(isNamed, true)) rows.push_back(headingRow(box));
            rows.push_back(rowOf(module));
        }
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
    if (index.isValid() && at(index.row()).isHeading) return Qt::ItemNeverHasChildren;
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
    const bool isIn = value.toInt() == Qt::Checked;
    setModules(isIn ? rules::withModule(m_modules, module)
                    : rules::withoutModule(m_modules, module));
    Q_EMIT chosen(module, isIn);
    return true;
}

QHash<int, QByteArray> ModulesModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"},
            {Qt::CheckStateRole, "chosen"},
            {ContentsRole, "contents"},
            {UseRole, "use"},
            {HeadingRole, "heading"}};
}

QVariant ModulesModel::value(const ModuleRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::AccessibleTextRole: {
        QStringList parts{row.name, row.contents, row.use, row.box};
        parts.removeAll(QString());
        return parts.join(u". "_s);
    }
    case Qt::CheckStateRole:
        return row.isHeading ? QVariant() : QVariant(row.isChosen ? Qt::Checked : Qt::Unchecked);
    case ContentsRole: return row.contents;
    case UseRole: return row.use;
    case HeadingRole: return row.isHeading;
    default: return {};
    }
}

} // namespace caboose::items
