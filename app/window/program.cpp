// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program.h"

#include "app/docking/panel_context.h"
#include "app/rulebook/installed_rulebook.h"
#include "app/system/screen_fit.h"
#include "app/system/thread_of_the_start.h"
#include "app/window/language_actions.h"
#include "app/window/panel_actions.h"
#include "views/drawing/icon.h"
#include "views/drawing/theme.h"
#include "views/widgets/message_line.h"
#include "views/widgets/spoken.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QThreadPool>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr QSize firstSize(1180, 740);
constexpr QSize smallestSize(640, 420);
/// Nobody is in the middle of something then.
constexpr std::chrono::seconds pause(3);

/// What the message is about that goes when the game can be written again.
const QString saving = u"saving"_s;
/// The same for a file that could not be opened: it goes when another one was.
const QString opening = u"opening"_s;
const QString looking = u"looking"_s;

} // namespace

Program::Program(const StartOptions& options, Panels panels)
    : m_ofTheStart(threadOfTheStart()), m_options(options),
      m_settings(settingsFolder(options.settingsFolder)), m_mark(m_settings.folder()),
      m_preferences(m_settings, options.language, options.safe), m_panels(std::move(panels)),
      m_document(m_settings.folder() + u"/games"_s, m_rulings),
      m_answerKeys(m_document.models().options, [this] { return mayAnswerByKey(); }),
      m_library(options.library ? options.library : installedRulebook()),
      m_rulebook(*m_library, m_settings.folder(), m_rulings),
      m_docks(m_panels,
              PanelContext{m_actions, m_rulings, m_document.models(), m_document.newGame(),
                           m_document.recent(), m_rulebook, m_dispute}),
      m_menus(window(), m_actions), m_narration(m_document, *window()), m_display(m_document),
      m_layouts(m_docks, m_actions, m_settings, messages()),
      m_pages(m_panels, m_docks, m_document, m_dispute, messages()),
      m_dialogs(*window(), m_actions, m_settings, m_preferences, m_document.models().options,
                messages()),
      m_programSubject{m_dialogs, messages(), *window()}, m_viewSubject{m_docks, m_preferences},
      m_gameSubject{m_document, m_pages, m_docks, m_display, m_narration}
{
    m_document.recent().lookAhead(*m_ofTheStart);
    keepWhatIsSet();
    addActions();
    makeWindow();
    connectGame();
    connectRulebook();
    connectWindow();
    keepActionsFresh();
}

bool Program::mayAnswerByKey() const
{
    const QString referee = u"referee"_s;
    return m_docks.isInFront(referee) &&
           (!preferences().keysInRefereeOnly || m_docks.hasFocus(referee));
}

Program::~Program()
{
    messages().clear();
}

void Program::addActions()
{
    m_layouts.addActions();
    m_actions.add(viewActions(), m_viewSubject);
    m_actions.add(programActions(), m_programSubject);
    m_actions.add(gameActions(), m_gameSubject);
    m_rulebook.addActions(m_actions);
    m_actions.add(panelActions(m_panels), m_pages);
    m_actions.add(languageActions(), m_preferences);
    if (!m_options.safe) m_actions.setChangedShortcuts(m_settings.shortcuts());
}

void Program::keepWhatIsSet()
{
    m_rulings.setFromStrings(m_settings.rulings());
    connect(&m_rulings, &items::RulingsModel::rulingsChanged, this,
            [this] { m_settings.setRulings(m_rulings.toStrings()); });
    items::NewGameModel& newGame = m_document.newGame();
    newGame.setFromStrings(m_settings.setUp());
    connect(&newGame, &items::NewGameModel::planChanged, this,
            [this, &newGame] { m_settings.setSetUp(newGame.toStrings()); });
    m_keepUsed.setSingleShot(true);
    m_keepUsed.setInterval(pause);
    connect(&m_keepUsed, &QTimer::timeout, this, [this] { m_settings.keepUsed(); });
    connect(&m_actions, &Actions::used, this, [this](const QString& id) {
        if (id == u"settings.palette") return;
        m_settings.noteUsed(id);
        m_keepUsed.start();
    });
}

void Program::connectGame()
{
    m_dispute.setCurrentGame([this] { return m_document.position(); });
    connect(&m_document, &GameDocument::notice, this, &Program::warn);
    connect(
        &m_document, &GameDocument::notSaved, this, [this](const std::function<QString()>& text) {
            messages().post({.kind = views::Message::Kind::Warning, .text = text, .topic = saving});
        });
    connect(&m_document, &GameDocument::savedAgain, this, [this] { messages().withdraw(saving); });
    connect(&m_document, &GameDocument::refused, this,
            [this](const QString& path, const QString& why) {
                messages().post({.kind = views::Message::Kind::Warning,
                                 .text = [why] { return why; },
                                 .actionText = [] { return tr("Open what can be saved of it"); },
                                 .act = [this, path] { m_document.openWhatCanBeSaved(path); },
                                 .topic = opening});
            });
    connect(&m_document, &GameDocument::nothingSaved, this, [this] {
        messages().post({.kind = views::Message::Kind::Warning,
                         .text = [] { return tr("Nothing of this file can be saved."); },
                         .topic = opening});
    });
    connect(
        &m_document.recent(), &items::RecentGamesModel::gamePutAway, this,
        [this](const QString& path) {
            messages().post(
                {.text =
                     [path] { return tr("The game was put away. It is kept in %1.").arg(path); },
                 .actionText = [] { return tr("Bring it back"); },
                 .act = [this, path] { m_document.recent().bringBack(path); }});
        });
    connect(&m_document, &GameDocument::opened, this, [this] { messages().withdraw(opening); });
    connect(&m_document, &GameDocument::lookingChanged, this, &Program::sayWhoLooks);
    connect(&m_document, &GameDocument::whatIfChanged, &m_menus, &MenusAndToolBar::showWhatIf);
}

void Program::connectRulebook()
{
    connect(&m_rulebook, &RulebookPanels::notice, this, &Program::warn);
    m_rulebook.setProgramLanguage(m_preferences.language());
    m_rulebook.connectTo(m_docks, m_document);
}

void Program::connectWindow()
{
    m_languageBefore = m_preferences.language();
    connect(&m_layouts, &LayoutSwitcher::listChanged, &m_menus, &MenusAndToolBar::rebuild);
    connect(&m_layouts, &LayoutSwitcher::arranged, &m_pages, &Pages::showPanels);
    connect(&m_document, &GameDocument::changed, &m_layouts, &LayoutSwitcher::forgetReset);
    connect(&m_preferences, &AppliedPreferences::changed, this, &Program::retranslate);
    m_themeBefore = m_preferences.current().theme;
    connect(&m_preferences, &AppliedPreferences::changed, this, &Program::sayTheme);
    connect(&m_docks, &Docks::closing, this, &Program::keepWindow);
    connect(&m_docks, &Docks::making, this, [this](const QString& panelId) {
        if (panelId != u"welcome"_s) themes().dressPanels();
    });
}

/// Whenever something changes that rows ask about.
void Program::keepActionsFresh()
{
    const auto refreshOn = [this](const auto* sender, auto signal) {
        connect(sender, signal, &m_whileWhole, [this] { m_actions.refresh(); });
    };
    refreshOn(&m_document, &GameDocument::changed);
    refreshOn(&m_display, &DisplayWindow::openChanged);
    refreshOn(&m_docks, &Docks::openChanged);
    refreshOn(&m_docks, &Docks::floatingChanged);
    refreshOn(&m_pages, &Pages::changed);
    refreshOn(&m_layouts, &LayoutSwitcher::arranged);
    refreshOn(&m_preferences, &AppliedPreferences::changed);
    refreshOn(&messages(), &views::MessageLine::wanted);
    m_actions.refresh();
}

void Program::warn(const std::function<QString()>& text)
{
    messages().post({.kind = views::Message::Kind::Warning, .text = text});
}

/// Whoever passes by must see that this is not for everybody's eyes.
void Program::sayWhoLooks(bool looks)
{
    messages().withdraw(looking);
    if (!looks) return;
    messages().post({.kind = views::Message::Kind::Warning,
                     .text =
                         [] {
                             return tr("The referee is looking: the screen shows cards and values "
                                       "that are secret. They are hidden again with the next "
                                       "answer.");
                         },
                     .actionText = [] { return tr("Hide them"); },
                     .act = [this] { m_document.look(false); },
                     .topic = looking});
}

void Program::show()
{
    themes().dress();
    // Shares of the window can be given out once it has its size; nothing is painted before the
    // event loop runs.
    window()->show();
    window()->setFocus();
    arrange();
    m_rulebook.showRule(m_options.rule);
    sayWhatIsSet();
    sayHowItEnded();
    m_actions.refresh();
    // Return goes on with the game that was played last.
    if (!m_document.game()) m_docks.focus(m_docks.alone());
    QTimer::singleShot(0, this, [this] { m_mark.started(); });
}

void Program::arrange()
{
    using Start = LayoutSwitcher::Start;
    const bool badStart = m_mark.lastTime() == SessionMark::LastTime::DiedStarting;
    m_layoutBefore = m_settings.currentLayout();
    m_layouts.start(m_options.layout, m_options.safe || badStart              ? Start::BuiltIn
                                      : m_preferences.current().restoreLayout ? Start::AsLeft
                                                                              : Start::AsSaved);
    if (badStart && !m_options.safe) m_settings.setCurrentLayout(m_layouts.current());
}

void Program::retranslate()
{
    m_actions.retranslate();
    // What was said last was said in the other language; a game is told anew.
    if (!m_document.game()) window()->setWindowTitle(u"Caboose"_s);
    m_document.retranslate();
    m_dispute.retranslate();
    m_docks.retranslate();
    m_display.retranslate();
    m_rulebook.setProgramLanguage(m_preferences.language());
    m_menus.rebuild();
    const QString language = m_preferences.language();
    if (std::exchange(m_languageBefore, language) != language) m_narration.sayQuestionSoon();
}

/// Who does not see it knows that something has happened.
void Program::sayTheme()
{
    const QString theme = m_preferences.current().theme;
    if (std::exchange(m_themeBefore, theme) == theme) return;
    const views::Theme* known = views::themeWithId(theme);
    //: %1: how the window looks, "Dark"
    views::say(*window(), tr("Theme: %1")
                              .arg(known ? QCoreApplication::translate("Themes", known->name)
                                         : tr("as the system")));
}

void Program::makeWindow()
{
    window()->setWindowTitle(u"Caboose"_s);
    window()->setWindowIcon(views::emblem());
    window()->resize(firstSize);
    if (!m_options.safe) window()->restoreGeometry(m_settings.windowGeometry());
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens()) {
        screens.append(screen->availableGeometry());
    }
    const QSize room = screens.isEmpty() ? smallestSize : screens.constFirst().size();
    window()->setMinimumSize(smallestSize.boundedTo(room));
    const QRect before = window()->geometry();
    const QRect fitted = fittedToScreens(before, screens);
    // Where somebody puts a new window by its inside, window managers may leave its title outside.
    if (fitted.topLeft() == before.topLeft())
        window()->resize(fitted.size());
    else
        window()->setGeometry(fitted);
    m_display.setMainWindow(window());
    m_menus.rebuild();
}

void Program::keepWindow()
{
    m_layouts.keep();
    m_settings.setWindowGeometry(window()->saveGeometry());
}

void Program::sayWhatIsSet()
{
    if (const QString& path = m_settings.putAside(); !path.isEmpty()) {
        warn([path] {
            return tr("The settings could not be read. They are now in %1, and "
                      "everything is set as at first.")
                .arg(path);
        });
    }
    if (m_settings.isFromTheFuture()) {
        warn([] {
            return tr("A later version of Caboose wrote the settings. They stay "
                      "as they are; what you set now is forgotten when Caboose "
                      "ends.");
        });
    }
    if (!m_settings.canBeKept()) {
        warn([path = m_settings.folder()] {
            return tr("Nothing can be written to %1, so what you set is forgotten "
                      "when Caboose ends.")
                .arg(path);
        });
    }
}

void Program::sayHowItEnded()
{
    switch (m_mark.lastTime()) {
    case SessionMark::LastTime::Clean: return;
    case SessionMark::LastTime::DiedRunning:
        messages().post({.kind = views::Message::Kind::Warning,
                         .text = [] { return tr("Caboose did not end properly last time."); },
                         .actionText = [] { return tr("Put the panels in their places"); },
                         .act = [this] { m_layouts.reset(); }});
        return;
    case SessionMark::LastTime::DiedStarting:
        messages().post(
            {.kind = views::Message::Kind::Warning,
             .text =
                 [] {
                     return tr(
                         "Caboose failed while it started last time, so the panels are in their "
                         "places now and not where you left them.");
                 },
             .actionText = [] { return tr("Where I left them"); },
             .act = [this] { m_layouts.start(m_layoutBefore, LayoutSwitcher::Start::AsLeft); }});
        return;
    }
}

} // namespace caboose::app
