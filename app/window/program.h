// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_registry.h"
#include "app/actions/answer_key_filter.h"
#include "app/actions/long_press.h"
#include "app/docking/docks.h"
#include "app/game/game_document.h"
#include "app/rulebook/rulebook_panels.h"
#include "app/system/languages.h"
#include "app/system/session_mark.h"
#include "app/system/settings.h"
#include "app/window/display_window.h"
#include "app/window/layout_switcher.h"
#include "app/window/menus_and_tool_bar.h"
#include "app/window/panel_list.h"
#include "app/window/themes.h"
#include "views/items/dispute/dispute.h"
#include "views/items/rulings/rulings_model.h"

#include <QHash>
#include <QObject>

#include <functional>

class QAction;
class QMainWindow;

namespace caboose::views {
class CommandPalette;
class KeyOverlay;
class PreferencesDialog;
class ShortcutsDialog;
} // namespace caboose::views

namespace caboose::app {

/// How the program was asked to start.
struct StartOptions {
    QString settingsFolder = {};
    QString language = {};       ///< for this run only
    QString layout = {};         ///< an id of a layout to start with
    QString rule = {};           ///< to open the rulebook at; a link or a number
    QString rulebookFolder = {}; ///< empty: the text that comes with the program
    bool safe = false;           ///< layout, look and shortcuts as they come, whatever was set
};

/// The program with its window: builds everything, connects it, and holds it together. One at a
/// time; it needs a QApplication.
class Program : public QObject {
    Q_OBJECT
public:
    explicit Program(const StartOptions& options, Panels panels = panelList());
    ~Program() override;

    void show();

    QMainWindow* window() const { return m_docks->window(); }
    Actions& actions() { return m_actions; }
    Docks& docks() { return *m_docks; }
    LayoutSwitcher& layouts() { return *m_layouts; }
    Settings& settings() { return m_settings; }
    Themes& themes() { return m_themes; }
    items::RulingsModel& rulings() { return m_rulings; }
    GameDocument& gameDocument() { return *m_document; }
    DisplayWindow& display() { return *m_display; }
    RulebookPanels& rulebook() { return *m_rulebook; }
    items::Dispute& dispute() { return *m_dispute; }
    const Panels& panels() const { return m_panels; }
    views::MessageLine& messages() { return m_menus->messages(); }

    const views::Preferences& preferences() const { return m_preferences; }
    void setPreferences(const views::Preferences& preferences);
    QString language() const { return m_languages.current(); }

private:
    using Handler = std::function<void(bool)>;

    void addActions();
    QHash<QString, Handler> viewHandlers();
    QHash<QString, Handler> layoutHandlers();
    QHash<QString, Handler> otherHandlers();
    void addPanelActions();
    void connectDocument();
    void connectRulebook();
    void arrange();
    void takeUpLayout();
    void showFrontPage();
    void leavePage();
    void showFinalScore(bool wanted);
    void showRulingsOfNewGame();
    void togglePanel(const QString& id);
    void openDispute();
    void showKeys();
    void askWhy();
    void openHandMenu();
    void openOverruling();
    void popUp(const items::AdjustmentChoices& deeds, const QString& title);
    void addLanguageActions();

    void applyPreferences();
    void applyLanguage();
    void refreshChecks();
    void refreshMessageActions(bool any);
    void restoreWindow();
    void keepWindow();
    void sayHowItEnded();

    void setTheme(views::Theme theme);
    void setTextPercent(int percent);
    void setLanguage(const QString& code);
    void setFullScreen(bool full);
    void askLayoutName();
    void askNewLayoutName();
    void openPalette();
    void openPreferences();
    void openShortcuts();
    void openAbout();
    void importShortcuts();
    void askGameFile();
    void exportShortcuts();

    StartOptions m_options;
    Settings m_settings;
    QString m_layoutBefore; ///< the one that was used when the program ended last
    SessionMark m_mark;
    views::Preferences m_preferences;
    Languages m_languages;
    Themes m_themes;
    Actions m_actions;
    Panels m_panels;
    items::RulingsModel m_rulings;
    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<items::Dispute> m_dispute;
    std::unique_ptr<AnswerKeys> m_answerKeys;
    LongPress m_longPress;
    std::unique_ptr<RulebookPanels> m_rulebook;
    std::unique_ptr<Docks> m_docks;
    std::unique_ptr<MenusAndToolBar> m_menus;
    std::unique_ptr<DisplayWindow> m_display;
    std::unique_ptr<LayoutSwitcher> m_layouts;
    // Made when they are first wanted; the window owns them.
    views::CommandPalette* m_palette = nullptr;
    views::KeyOverlay* m_keys = nullptr;
    views::PreferencesDialog* m_preferencesDialog = nullptr;
    views::ShortcutsDialog* m_shortcutsDialog = nullptr;
};

} // namespace caboose::app
