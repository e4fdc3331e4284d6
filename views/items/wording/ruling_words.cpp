// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/ruling_words.h"

#include "views/items/rulings/ruling_catalogue_words.h"

#include <QCoreApplication>

namespace caboose::items::words {

QString ruling(rules::Ruling ruling)
{
    return questionOf(ruling);
}

QString ruling(rules::Ruling ruling, int value)
{
    //: %1: a question about the rules in force, %2: its answer
    return QCoreApplication::translate("Verdicts", "%1 %2", "question and answer")
        .arg(questionOf(ruling), answerOf(ruling, value));
}

QString edition(rules::Edition edition)
{
    return nameOf(edition);
}

} // namespace caboose::items::words
