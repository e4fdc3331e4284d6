// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/plan.h"
#include "views/items/game/rows_model.h"

namespace caboose::items {

/// A car of the box, and what is printed on its floor.
struct PlanCarRow {
    int id = 0;
    QString art;
    QString name;
    QString loot;
    int place = 0; ///< behind the locomotive, from 1 on; 0: stays in the box

    bool operator==(const PlanCarRow&) const = default;
};

/// The cars behind the locomotive in their order, then those that stay in the box. Or the table
/// shuffles them, and says later which they are. How many are needed is told by the plan
/// (NewGameModel).
class PlanCarsModel : public RowsModel<PlanCarRow> {
    Q_OBJECT
public:
    enum Role { ArtRole = Qt::UserRole, LootRole, PlaceRole };
    explicit PlanCarsModel(QObject* parent = nullptr);

    /// Those that may be chosen from; the ones of the base box, unless somebody says otherwise.
    void setAvailable(rules::CarSet cars);
    /// How many cars the game needs.
    void setNeeded(int count);
    int needed() const { return m_needed; }
    /// By the program; then the order is known, and the table's own shuffling is over.
    void shuffle();
    /// The same, unless somebody has chosen the order.
    void drawAnew();
    /// Beyond either end: to the end.
    void move(int row, int by);
    /// The table shuffles them itself.
    [[nodiscard]] bool isAsked() const { return m_isAsked; }
    void setAsked(bool asked);
    void retranslate() { fill(); }

    /// Those of the train, from front to back; none when the table shuffles them.
    std::vector<rules::Car> cars() const;
    const std::vector<rules::Car>& order() const { return m_order; }
    /// What may not be chosen is left out.
    void setOrder(const std::vector<rules::Car>& order);

    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void carsChanged();

protected:
    QVariant value(const PlanCarRow& row, int role) const override;

private:
    void fill();

    rules::CarSet m_available = rules::manifestOf(rules::Module::Base).cars;
    std::vector<rules::Car> m_order;
    int m_needed = 0;
    bool m_isAsked = false;
    bool m_isChosen = false; ///< by somebody, and not shuffled
};

} // namespace caboose::items
