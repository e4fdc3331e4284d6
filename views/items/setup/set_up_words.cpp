// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/set_up_words.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct SetUp {
    Q_DECLARE_TR_FUNCTIONS(SetUp)
};

} // namespace

QString floorWords(const rules::FloorLoot& floor)
{
    QStringList words;
    if (floor.strongboxes > 0) words += SetUp::tr("%n strongbox(es)", nullptr, floor.strongboxes);
    if (floor.jewels > 0) words += SetUp::tr("%n jewel(s)", nullptr, floor.jewels);
    if (floor.purses > 0) words += SetUp::tr("%n purse(s)", nullptr, floor.purses);
    if (floor.chests > 0) words += SetUp::tr("%n chest(s)", nullptr, floor.chests);
    return words.join(u", "_s);
}

} // namespace caboose::items
