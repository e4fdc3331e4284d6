// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QList>

namespace caboose::test {

struct PrintChoice {
    QList<int> roles{Qt::DisplayRole}; ///< the first one bare, others as "name=value"
    QList<int> columns{};              ///< empty: all
    bool header = true;
};

/// These roles without the header.
inline PrintChoice bare(const QList<int>& roles)
{
    return {.roles = roles, .columns = {}, .header = false};
}

/// A model as text, made for comparing: a line for each row, two spaces further in for each level
/// of a tree, columns parted by " | ".
///
///     Bandit | Loot
///     Belle | 2
///       purse | 250
///
/// Values that are not there print as "-". The model is checked with QAbstractItemModelTester
/// on the way; what that finds fails the Qt Test function that is running.
QString printModel(QAbstractItemModel& model, const PrintChoice& choice = {});

/// Checks each change of the model from now on, for as long as it lives.
void watchModel(QAbstractItemModel& model);

} // namespace caboose::test
