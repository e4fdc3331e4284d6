// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/program.h"

#include <QTemporaryDir>

#include <memory>

class QWidget;

namespace caboose::test {

/// Simple panels under the ids that the program's layouts name: train-map, common-deck, referee,
/// log; and "extra", which no layout knows.
app::Panels testPanels();
/// Those of them that the first layout has.
QStringList scheminPanels();

/// The rulebook of the repository, as the program has it before anybody looks.
std::shared_ptr<items::RulebookLibrary> unreadRulebook();

/// The program as a person has it in front of them, with a settings folder of its own. Start and
/// close it as often as you like: the folder stays.
class RunningProgram {
public:
    RunningProgram();
    ~RunningProgram();

    /// With a rulebook that may have been read before, unless the options name one.
    void start(app::StartOptions options = {});
    void start(app::StartOptions options, app::Panels panels);
    /// Text as large as that, in a window of this size.
    void enlarge(int textPercent, QSize window);
    /// As a person closes the window.
    void close();
    /// As a power cut ends it: nothing is saved, nothing is tidied up.
    void crash();

    app::Program& program() { return *m_program; }
    QWidget* window();
    QString folder() const { return m_folder.path(); }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& content) const;
    QByteArray read(const QString& name) const;

    QStringList openPanels();
    void trigger(const QString& actionId);
    /// The keys of an action, as a person presses them in the window.
    void press(const QString& keys);
    /// The first answer each time, until this is asked.
    void playTo(rules::QuestionKind ask);
    /// The same, or to the end of the game: whether it was asked.
    bool comesTo(rules::QuestionKind ask);
    /// The same, until it waits to be gone on with.
    void playToForced();
    /// The same, until the game is over.
    void playToEnd();
    /// Clicks the button of the message that shows.
    void answerMessage();
    QString message();

    /// A button in the title of a panel, found by what it says of itself; null: there is none.
    QWidget* titleButton(const QString& panelId, const QString& accessibleName);
    QWidget* panel(const QString& panelId);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<app::Program> m_program;
};

/// Clicks with the left button in the middle.
void click(QWidget* widget);

/// Lets everything happen that is due.
void settle();

} // namespace caboose::test
