// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/refusals.h"

#include <QCoreApplication>

#include <algorithm>

namespace caboose::items {
namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

/// Two are read as quickly one by one.
constexpr std::size_t fewestTogether = 3;

QString nameOf(const std::vector<OptionRow>& alike)
{
    const bool areFaceDown =
        std::all_of(alike.begin(), alike.end(), [](const OptionRow& row) { return row.faceDown; });
    if (areFaceDown) return Refusals::tr("Any card, face down");
    QStringList names;
    for (const OptionRow& row : alike) names.append(row.text);
    return names.join(QStringLiteral(" · "));
}

OptionRow together(const std::vector<OptionRow>& alike, int n)
{
    OptionRow group = alike.front();
    group.id = OptionsModel::firstGroup + n;
    group.text = nameOf(alike);
    group.art.clear();
    group.hint.option = group.id;
    return group;
}

} // namespace

bool areRefusedAlike(const OptionRow& a, const OptionRow& b)
{
    return a.hint.why == b.hint.why && a.ruling == b.ruling && a.faceDown == b.faceDown;
}

std::vector<OptionRow> refusalsOf(const std::vector<OptionRow>& rows)
{
    std::vector<OptionRow> left;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(left),
                 [](const OptionRow& row) { return !row.hint.isPossible() && !row.keepsPlace; });
    std::vector<OptionRow> refusals;
    while (!left.empty()) {
        const OptionRow first = left.front();
        const auto others =
            std::stable_partition(left.begin(), left.end(), [&first](const OptionRow& row) {
                return areRefusedAlike(row, first);
            });
        const std::vector<OptionRow> alike(left.begin(), others);
        left.erase(left.begin(), others);
        if (alike.size() >= fewestTogether)
            refusals.push_back(together(alike, static_cast<int>(refusals.size())));
        else
            refusals.insert(refusals.end(), alike.begin(), alike.end());
    }
    return refusals;
}

} // namespace caboose::items
