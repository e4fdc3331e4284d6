// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/last_input.h"
#include "app/actions/rule_menus.h"
#include "views/items/rulebook/reading_file.h"
#include "views/items/rulebook/rule_print.h"
#include "views/items/rulebook/rulebook_reader.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace caboose::items {
class OwnedBoxesModel;
class RulingsModel;
} // namespace caboose::items

namespace caboose::views {
class RulebookPanel;
} // namespace caboose::views

namespace caboose::app {

class Actions;
class Docks;
class GameDocument;

/// The rulebook in the program: its text, its panels, and the way to a rule from anywhere.
class RulebookPanels : public QObject {
    Q_OBJECT
public:
    /// How many rulebook panels there can be at once: "rulebook", "rulebook-2", ...
    static constexpr int panelCount = 3;
    static QString panelId(int number);

    /// Bookmarks, notes, and where each panel was are kept among the settings. The library is read
    /// when it is first wanted.
    RulebookPanels(items::RulebookLibrary& library, const QString& settingsFolder,
                   const items::RulingsModel& rulings);
    ~RulebookPanels() override;

    /// Adds the actions of category Rulebook; call it once.
    void addActions(Actions& actions);
    /// Where its panels are, and the game whose rules they show.
    void connectTo(Docks& docks, GameDocument& gameDocument);
    void setProgramLanguage(const QString& language);

    items::RulebookReader& reader(int number)
    {
        return *m_readers[static_cast<std::size_t>(number)];
    }
    items::RulebookMarks& marks() { return m_marks; }
    items::RulebookLibrary& library() { return m_library; }
    QWidget* makePanel(int number, QWidget* parent);

    /// Opens the rulebook at a rule: its number or id, or a link to it.
    void showRule(const QString& rule);
    /// The same for who presses a link: with the keyboard they are in the rulebook then, and Escape
    /// brings them back to the answers.
    void followLink(const QString& rule);
    /// At the rule of what is chosen, or of what the referee asks now.
    void showRuleOfQuestion();
    /// The keyboard goes to the panel that was used last.
    void giveKeys();
    /// With the panel that somebody was in last, brought to the front.
    void withPanel(const std::function<void(views::RulebookPanel&)>& use);
    /// What is read in that panel.
    items::RulebookReader& activeReader() { return reader(m_active); }
    /// One more panel at the same place.
    void openAnother();
    /// From the rules of this game alone to what other editions say, to everything, and back.
    void nextScope();
    void openPrintDialog();

Q_SIGNALS:
    /// Something to tell, as a function so that it follows a change of language.
    void notice(const std::function<QString()>& text);

private:
    void print(const items::RulePrintJob& job);
    void askForPdf(const items::RulePrintJob& job);
    void shareBoxes(items::OwnedBoxesModel& owned);
    void followGame();
    void tellAside(const QString& path);
    void tellOfFiles();
    QString ruleInMind() const;

    items::RulebookLibrary& m_library;
    items::RulebookGame m_game;
    items::RulebookMarks m_marks;
    std::vector<std::unique_ptr<items::RulebookReader>> m_readers;
    std::vector<QPointer<views::RulebookPanel>> m_panels;
    std::unique_ptr<items::ReadingFile> m_reading;
    int m_active = 0;
    RuleMenus m_menus;
    LastInput m_lastInput;
    Actions* m_actions = nullptr;
    Docks* m_docks = nullptr;
    GameDocument* m_document = nullptr;
};

} // namespace caboose::app
