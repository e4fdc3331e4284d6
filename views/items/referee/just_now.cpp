// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/just_now.h"

#include "views/items/game/told_happenings.h"
#include "views/items/wording/adjustments.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace caboose::items {
namespace {

using rules::Happening;
using rules::HappeningKind;

struct JustNow {
    Q_DECLARE_TR_FUNCTIONS(JustNow)
};

/// On the table already, or said by the question that follows.
bool isPassedOver(const Happening& happening)
{
    const HappeningKind what = happening.what;
    return what == HappeningKind::CarPlaced || what == HappeningKind::LootPlaced ||
           what == HappeningKind::CardPerformed || what == HappeningKind::CardReturned ||
           what == HappeningKind::EventBegins ||
           (what == HappeningKind::CardsKept && happening.number == 0);
}

bool isDraw(const Happening& happening)
{
    return happening.what == HappeningKind::CardDrawn ||
           happening.what == HappeningKind::CardsDrawn;
}

/// At the start of a round everybody draws: that is one sentence.
bool isDrawOfAll(const std::vector<Happening>& happenings)
{
    const auto draw = std::find_if(happenings.begin(), happenings.end(), isDraw);
    return std::any_of(draw, happenings.end(), [draw](const Happening& other) {
        return isDraw(other) && other.who != draw->who;
    });
}

/// People who shuffle have searched their deck, or have nothing left to draw from: that is told.
bool isDoneByProgram(const Happening& happening, const rules::Table& table)
{
    return table.kept.decks && table.isBot(happening.who);
}

} // namespace

JustNowTexts justNowTexts(const ShownPosition& shownPosition)
{
    const LastChange& change = shownPosition.justNow;
    const bool isBack = change.way == LastChange::Way::TakenBack;
    JustNowTexts texts;
    texts.title = isBack ? JustNow::tr("Taken back") : JustNow::tr("Just now");
    if (isBack && change.happenings.empty() && change.byHand.empty()) {
        texts.sentences.append(
            change.isLong ? JustNow::tr("Everything since then: put it back as the train shows it.")
                          : JustNow::tr("What was entered last."));
    }
    if (!shownPosition.boarding.empty()) {
        QStringList riders;
        for (const rules::Pawn rider : shownPosition.boarding) riders.append(words::pawn(rider));
        //: at the horse attack; %1: bandits
        texts.sentences.append(
            JustNow::tr("On board here: %1.").arg(riders.join(QStringLiteral(", "))));
    }
    const bool allDraw = isDrawOfAll(change.happenings);
    for (const Happening& happening : gathered(change.happenings)) {
        if (isPassedOver(happening)) continue;
        if (happening.what == HappeningKind::DeckShuffled &&
            (allDraw || isDoneByProgram(happening, shownPosition.table)))
            continue;
        const QString sentence = allDraw && isDraw(happening)
                                     ? JustNow::tr("Everybody draws up to a full hand.")
                                     : words::happening(happening, shownPosition.table);
        const bool isSaid = texts.sentences.contains(sentence) && isDraw(happening);
        if (!sentence.isEmpty() && !isSaid) texts.sentences.append(sentence);
    }
    for (const HandMove& move : change.byHand)
        texts.sentences.append(words::byHand(move.change, move.before));
    return texts;
}

} // namespace caboose::items
