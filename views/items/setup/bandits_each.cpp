// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/bandits_each.h"

#include "views/items/rulings/rulings_model.h"

namespace caboose::items {
namespace {

bool isOf2014(rules::Edition edition)
{
    return edition >= rules::Edition::Official2014;
}

} // namespace

rules::Edition twoBanditsEach(const RulingsModel& rulings)
{
    return isOf2014(rulings.edition()) ? rules::Edition::Official2014TwoBandits
                                       : rules::Edition::Official2016TwoBandits;
}

rules::Edition oneBanditEach(const RulingsModel& rulings)
{
    return isOf2014(rulings.edition()) ? rules::Edition::Official2014
                                       : rules::Edition::Official2016;
}

} // namespace caboose::items
