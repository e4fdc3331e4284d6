// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace caboose::items {

/// What the command palette offers for a few typed letters: enabled actions that match, best first;
/// among equals those used last come first. With nothing typed: those used last, then by category.
/// Over an ActionsModel; starts nothing itself.
class PaletteModel : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit PaletteModel(QObject* parent = nullptr);

    /// With each letter that is typed.
    void setPattern(const QString& pattern);
    /// Ids of actions, the one used last first.
    void setRecent(const QStringList& ids);
    /// Characters of the shown name that were hit by the pattern.
    QList<int> hits(const QModelIndex& index) const;
    [[nodiscard]] bool isRecent(const QModelIndex& index) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    int score(const QModelIndex& source) const;
    qsizetype recency(const QModelIndex& source) const;

    QString m_pattern;
    QStringList m_recent;
};

} // namespace caboose::items
