// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/differences.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

using cases::Mismatch;

struct Differences {
    Q_DECLARE_TR_FUNCTIONS(Differences)
};

QString inWords(Mismatch mismatch)
{
    switch (mismatch) {
    case Mismatch::Inconsistent: return Differences::tr("The position can’t be.");
    case Mismatch::NotFaulty: return Differences::tr("The position has no such fault.");
    case Mismatch::Contradictory: return Differences::tr("Two rulings contradict each other.");
    case Mismatch::NotContradictory:
        return Differences::tr("The two rulings don’t contradict each other.");
    case Mismatch::NoWayOn: return Differences::tr("The rules have no way on from this position.");
    case Mismatch::NothingDone: return Differences::tr("Nothing has been done so far.");
    case Mismatch::NoQuestion: return Differences::tr("Nothing is asked.");
    case Mismatch::OtherQuestion: return Differences::tr("Something else is asked.");
    case Mismatch::QuestionOpen: return Differences::tr("A question is still open.");
    case Mismatch::NotOffered: return Differences::tr("The choice is not listed.");
    case Mismatch::OfferedToo: return Differences::tr("This choice is listed, too.");
    case Mismatch::OtherVerdict: return Differences::tr("The verdict is another one.");
    case Mismatch::OtherRange: return Differences::tr("Other numbers can be answered.");
    case Mismatch::AnswerNotAccepted: return Differences::tr("The answer is not accepted.");
    case Mismatch::AnswerAccepted: return Differences::tr("The answer is accepted.");
    case Mismatch::NotStuck: return Differences::tr("This has an answer, or is not asked.");
    case Mismatch::NotForced: return Differences::tr("This did not answer itself.");
    case Mismatch::NotHappened:
        return Differences::tr("This does not happen, or not in this order.");
    case Mismatch::HappenedToo: return Differences::tr("This happens, too.");
    case Mismatch::OtherTable: return Differences::tr("The table looks different.");
    case Mismatch::NoParty: return Differences::tr("These have no score together.");
    case Mismatch::OtherScore: return Differences::tr("The score is another one.");
    case Mismatch::NotWinner: return Differences::tr("They don’t win.");
    case Mismatch::WinsToo: return Differences::tr("Others win, too.");
    case Mismatch::NothingExpected: return Differences::tr("The case expects nothing.");
    case Mismatch::NoObjection:
        return Differences::tr("Nothing of that kind speaks against the plan.");
    case Mismatch::OtherPlaces: return Differences::tr("These are other places.");
    }
    return {};
}

} // namespace

QString difference(const cases::Difference& difference)
{
    QString text = inWords(difference.mismatch);
    if (!difference.expected.empty()) {
        text = Differences::tr("%1 Expected: %2")
                   .arg(text, QString::fromStdString(difference.expected));
    }
    if (!difference.found.empty()) {
        text = Differences::tr("%1 Found: %2").arg(text, QString::fromStdString(difference.found));
    }
    return text;
}

} // namespace caboose::items::words
