// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/spoken/game_narrator.h"

#include <QObject>

class QMainWindow;

namespace caboose::app {

class GameDocument;

/// Tells the game in the window as it goes on (views/widgets/spoken.h), and tells again what
/// somebody asks for. The only place where the game is spoken. Made before the panels are: what is
/// said comes before what they do.
class Narration : public QObject {
    Q_OBJECT
public:
    /// Both outlive it.
    Narration(GameDocument& gameDocument, QMainWindow& window);

    void sayQuestion();
    /// When screen readers have taken in that everything has another name now: until then they hear
    /// nothing else.
    void sayQuestionSoon();
    /// Who plays, and what they have.
    void sayPeople();
    /// What may be answered, and what not.
    void sayAnswers();
    void sayWhatHappened();
    /// Everything there is to know, sentence by sentence, in a window of its own.
    void showTable();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell();
    void sayAll(const QStringList& sentences);

    GameDocument& m_document;
    QMainWindow& m_window;
    items::GameNarrator m_narrator;
};

} // namespace caboose::app
