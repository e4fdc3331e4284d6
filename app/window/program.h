// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_registry.h"
#include "app/actions/answer_key_filter.h"
#include "app/actions/long_press.h"
#include "app/actions/menu_key.h"
#include "app/docking/docks.h"
#include "app/game/game_document.h"
#include "app/rulebook/rulebook_panels.h"
#include "app/system/session_mark.h"
#include "app/system/settings.h"
#include "app/window/applied_preferences.h"
#include "app/window/dialogs.h"
#include "app/window/display_window.h"
#include "app/window/game_actions.h"
#include "app/window/layout_switcher.h"
#include "app/window/menus_and_tool_bar.h"
#include "app/window/narration.h"
#include "app/window/pages.h"
#include "app/window/panel_list.h"
#include "app/window/program_actions.h"
#include "app/window/view_actions.h"
#include "views/items/dispute/dispute.h"
#include "views/items/rulings/rulings_model.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QMainWindow;
class QThreadPool;

namespace caboose::app {

/// How the program was asked to start.
struct StartOptions {
    QString settingsFolder = {};
    QString language = {}; ///< for this run only
    QString layout = {};   ///< an id of a layout to start with
    QString rule = {};     ///< to open the rulebook at; a link or a number
    /// One that may have been read already; null: a new one of the text that comes with the
    /// program.
    std::shared_ptr<items::RulebookLibrary> library = nullptr;
    bool safe = false; ///< layout, look and shortcuts as they come, whatever was set
};

/// The program with its window: builds everything, connects it, and holds it together. One at a
/// time; it needs a QApplication.
class Program : public QObject {
    Q_OBJECT
public:
    explicit Program(const StartOptions& options, Panels panels = panelList());
    ~Program() override;

    void show();

    QMainWindow* window() const { return m_docks.window(); }
    Actions& actions() { return m_actions; }
    Docks& docks() { return m_docks; }
    LayoutSwitcher& layouts() { return m_layouts; }
    Settings& settings() { return m_settings; }
    Themes& themes() { return m_preferences.themes(); }
    items::RulingsModel& rulings() { return m_rulings; }
    GameDocument& gameDocument() { return m_document; }
    DisplayWindow& display() { return m_display; }
    RulebookPanels& rulebook() { return m_rulebook; }
    items::Dispute& dispute() { return m_dispute; }
    const Panels& panels() const { return m_panels; }
    views::MessageLine& messages() { return m_menus.messages(); }

    const views::Preferences& preferences() const { return m_preferences.current(); }
    void setPreferences(const views::Preferences& preferences) { m_preferences.set(preferences); }
    QString language() const { return m_preferences.language(); }

private:
    [[nodiscard]] bool mayAnswerByKey() const;
    void addActions();
    void keepWhatIsSet();
    void connectGame();
    void connectRulebook();
    void connectWindow();
    void keepActionsFresh();
    void warn(const std::function<QString()>& text);

    void arrange();
    void retranslate();
    void sayTheme();
    void makeWindow();
    void keepWindow();
    void sayWhoLooks(bool looks);
    void sayWhatIsSet();
    void sayHowItEnded();

    std::unique_ptr<QThreadPool> m_ofTheStart;
    StartOptions m_options;
    Settings m_settings;
    QString m_layoutBefore; ///< the one that was used when the program ended last
    QString m_languageBefore;
    QString m_themeBefore;
    SessionMark m_mark;
    AppliedPreferences m_preferences;
    Actions m_actions;
    Panels m_panels;
    items::RulingsModel m_rulings;
    GameDocument m_document;
    items::Dispute m_dispute;
    AnswerKeys m_answerKeys;
    LongPress m_longPress;
    MenuKey m_menuKey;
    std::shared_ptr<items::RulebookLibrary> m_library;
    RulebookPanels m_rulebook;
    Docks m_docks;
    MenusAndToolBar m_menus;
    Narration m_narration;
    DisplayWindow m_display;
    LayoutSwitcher m_layouts;
    Pages m_pages;
    Dialogs m_dialogs;

    ProgramSubject m_programSubject;
    ViewSubject m_viewSubject;
    GameSubject m_gameSubject;
    QTimer m_keepUsed;
    QObject m_whileWhole; ///< goes first: nobody asks about what is being taken apart
};

} // namespace caboose::app
