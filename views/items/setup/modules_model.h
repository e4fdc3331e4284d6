// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/piece.h"
#include "model/rules/02_components/modules.h"
#include "views/items/game/rows_model.h"

#include <QString>

namespace caboose::items {

/// Something out of a box that may be in the game; or the heading over what a box brings.
struct ModuleRow {
    int id = 0;
    bool isHeading = false;
    QString box; ///< out of which it comes
    QString name;
    QString contents; ///< what comes onto the table with it, in a few words
    QString use;      ///< why it can't be chosen, or how far it is refereed
    bool isChosen = false;
    bool isFree = true; ///< may be chosen

    bool operator==(const ModuleRow&) const = default;
};

/// What is in the next game, out of the boxes that the group owns, box by box: under the heading of
/// each what its manifests say, at the end what came in no box. A heading can't be chosen or gone
/// to; each row tells its box to those who listen. Choosing something brings in
/// what it is never without and puts away what it is never with; leaving something away takes along
/// what needs it. What that is by the rules of the game is known to the plan (NewGameModel).
class ModulesModel : public RowsModel<ModuleRow> {
    Q_OBJECT
public:
    enum Role { ContentsRole = Qt::UserRole, UseRole, HeadingRole };
    explicit ModulesModel(QObject* parent = nullptr);

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QHash<int, QByteArray> roleNames() const override;

    /// What the group has: nothing else is offered, or stays chosen.
    void setBoxes(rulebook::Boxes boxes);
    rules::Modules modules() const { return m_modules; }
    /// What is not in the group's boxes is left out.
    void setModules(rules::Modules modules);
    void retranslate();

Q_SIGNALS:
    void modulesChanged();
    /// Somebody put one in or left it away, and all that goes with it has followed.
    void chosen(rules::Module module, bool isIn);

protected:
    QVariant value(const ModuleRow& row, int role) const override;

private:
    void fill();
    [[nodiscard]] ModuleRow rowOf(rules::Module module) const;
    [[nodiscard]] rules::Modules offered() const;

    rulebook::Boxes m_boxes{rulebook::Box::Base};
    rules::Modules m_modules{rules::Module::Base};
};

} // namespace caboose::items
