// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/spoken/game_narrator.h"

#include "views/items/game_models.h"
#include "views/items/wording/spoken_text.h"

#include <QCoreApplication>

#include <utility>

namespace caboose::items {
namespace {

struct Narrator {
    Q_DECLARE_TR_FUNCTIONS(GameNarrator)
};

using Kind = QuestionTexts::Kind;

/// The last thing that somebody said; what the program adds by itself is passed over.
const game::Entry* lastSaid(const game::Record& record, game::Number after)
{
    for (game::Number n = record.size(); n > after; --n) {
        const game::Entry& entry = record.at(n);
        if (!entry.is<game::Snapshot>() && !entry.is<game::Noted>()) return &entry;
    }
    return nullptr;
}

const LogRow* rowNow(const LogModel& log)
{
    const auto& rows = log.rows();
    const auto now =
        std::find_if(rows.begin(), rows.end(), [](const LogRow& row) { return row.isNow; });
    return now == rows.end() ? nullptr : &*now;
}

QString jump(const game::Record& record, const game::Jumped& jumped, const LogModel& log)
{
    const LogRow* now = rowNow(log);
    const bool isBack = record.isAncestor(jumped.to, jumped.from);
    if (!now) return isBack ? Narrator::tr("Taken back to the beginning") : QString();
    //: %1: the last line of the log that still holds
    return (isBack ? Narrator::tr("Taken back to: %1") : Narrator::tr("Gone on to: %1"))
        .arg(now->text);
}

} // namespace

void GameNarrator::forget()
{
    *this = {};
}

QStringList GameNarrator::deeds(const LogModel& log) const
{
    QStringList deeds;
    QStringList asides;
    for (const LogRow& row : log.rows()) {
        const bool isNew = row.id > 0 && static_cast<game::Number>(row.entry) > m_size;
        if (!isNew || row.isUndone || m_foretold.contains(row.text)) continue;
        (row.kind == LogRow::Kind::Aside ? asides : deeds).append(row.text);
    }
    // Whoever drew cards hears that they did, if that was all.
    return deeds.isEmpty() ? asides : deeds;
}

QStringList GameNarrator::news(const game::Game& game, const LogModel& log) const
{
    const game::Record& record = game.record();
    const game::Entry* said = lastSaid(record, m_size);
    if (game.inWhatIf() != m_isInWhatIf) {
        if (game.inWhatIf())
            return {Narrator::tr("Only tried out from here on: nothing counts until it is kept.")};
        // What is dropped leaves the record.
        return {record.size() >= m_size
                    ? Narrator::tr("What was tried out is the game from now on.")
                    : Narrator::tr("Dropped: the game is as it was before.")};
    }
    if (!said) return {};
    if (const auto* jumped = said->as<game::Jumped>()) return {jump(record, *jumped, log)};
    if (const auto* looked = said->as<game::Looked>()) {
        // A message of the program says that all is shown.
        return looked->all ? QStringList() : QStringList{Narrator::tr("The hand is shown now.")};
    }
    return deeds(log);
}

/// Where the game stands, if that is another place than before; who plays whom is known.
QString GameNarrator::place(const QuestionTexts& question)
{
    const bool isNew = std::exchange(m_where, question.where) != question.where;
    return isNew ? question.where : QString();
}

QString GameNarrator::tell(const game::Game& game, const GameModels& models)
{
    const QuestionTexts& question = models.options.question();
    QStringList told = m_isNew ? QStringList() : news(game, models.log);
    const QString asked = questionInWords(question);
    const bool isAskedAnew = std::exchange(m_asked, asked) != asked;
    const bool isQuiet = told.isEmpty() && !isAskedAnew;
    m_isNew = false;
    m_size = game.record().size();
    m_isInWhatIf = game.inWhatIf();
    m_foretold = question.kind == Kind::GoOn
                     ? QStringList{spokenTogether({question.question})} + question.happens
                     : QStringList();
    if (isQuiet) return {};
    // Who has won, say, is in the log, too.
    told.removeIf([&](const QString& deed) { return question.happens.contains(deed); });
    return spokenTogether(told + QStringList{place(question), asked});
}

QString questionInWords(const QuestionTexts& question)
{
    return spokenTogether(QStringList{question.question} + question.happens);
}

QStringList lastDeedsInWords(const LogModel& log)
{
    const LogRow* now = rowNow(log);
    QStringList deeds;
    for (const LogRow& row : log.rows()) {
        if (now && row.id > 0 && row.entry == now->entry) deeds.append(row.text);
    }
    return deeds;
}

} // namespace caboose::items
