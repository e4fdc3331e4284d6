// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/option_texts.h"

#include "views/items/wording/wording.h"

#include <QCoreApplication>

namespace caboose::items {

QString whyWithRule(const rules::Verdict& verdict)
{
    if (verdict.reason == rules::Reason::None) return {};
    //: %1: a reason, as "Doc stands between"; %2: the number of a rule
    return QCoreApplication::translate("OptionTexts", "%1 (%2)")
        .arg(words::reason(verdict), words::rule(verdict.rule));
}

} // namespace caboose::items
