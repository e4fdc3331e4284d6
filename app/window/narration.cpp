// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/narration.h"

#include "app/game/game_document.h"
#include "views/items/spoken/table_in_words.h"
#include "views/items/wording/spoken_text.h"
#include "views/widgets/hushed.h"
#include "views/widgets/spoken.h"
#include "views/windows/table_in_words/table_in_words_dialog.h"

#include <QEvent>
#include <QMainWindow>
#include <QTimer>

#include <chrono>

using namespace Qt::StringLiterals;

namespace caboose::app {

Narration::Narration(GameDocument& gameDocument, QMainWindow& window)
    : m_document(gameDocument), m_window(window)
{
    views::hushWhatIsNoNews();
    m_window.installEventFilter(this);
    connect(&gameDocument, &GameDocument::begun, this, [this] { m_narrator.forget(); });
    // Before any panel moves the keyboard: a screen reader reads the title whenever that happens,
    // and what it says by then is no news to it.
    connect(&gameDocument.models().options, &items::OptionsModel::questionChanged, this,
            &Narration::tell);
    connect(&gameDocument, &GameDocument::changed, this, &Narration::tell);
}

/// Whoever comes back to the window hears its title: what was said before they went is no news.
bool Narration::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate) m_window.setWindowTitle(u"Caboose"_s);
    return QObject::eventFilter(watched, event);
}

void Narration::tell()
{
    if (const game::Game* game = m_document.game())
        views::say(m_window, m_narrator.tell(*game, m_document.models()));
}

void Narration::sayAll(const QStringList& sentences)
{
    views::say(m_window, items::spokenTogether(sentences));
}

void Narration::sayQuestion()
{
    const items::QuestionTexts& question = m_document.models().options.question();
    sayAll({question.context, items::questionInWords(question)});
}

void Narration::sayQuestionSoon()
{
    QTimer::singleShot(std::chrono::seconds(2), this, [this] {
        if (m_document.game()) sayQuestion();
    });
}

void Narration::sayPeople()
{
    sayAll(items::peopleInWords(m_document.models()));
}

void Narration::sayAnswers()
{
    const items::OptionsModel& options = m_document.models().options;
    const QStringList answers = items::answersInWords(options);
    sayAll(answers.isEmpty() ? QStringList{items::questionInWords(options.question())} : answers);
}

void Narration::sayWhatHappened()
{
    sayAll(items::lastDeedsInWords(m_document.models().log));
}

void Narration::showTable()
{
    const std::optional<rules::Position> seen = m_document.position();
    if (!seen) return;
    views::showTableInWords(items::tableInWords(m_document.models(), seen->table), m_window);
}

} // namespace caboose::app
