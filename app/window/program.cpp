// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program.h"

#include "app/docking/panel_context.h"
#include "app/rulebook/installed_rulebook.h"
#include "app/system/screen_fit.h"
#include "app/window/action_list.h"
#include "views/drawing/animation_setting.h"
#include "views/drawing/icon.h"
#include "views/widgets/message_line.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QScreen>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr QSize firstSize(1180, 740);
constexpr QSize smallestSize(640, 420);

/// What the message is about that goes when the game can be written again.
const QString saving = u"saving"_s;

} // namespace

Program::Program(const StartOptions& options, Panels panels)
    : m_options(options), m_settings(settingsFolder(options.settingsFolder)),
      m_mark(m_settings.folder()),
      m_preferences(options.safe ? views::Preferences{} : m_settings.preferences()),
      m_panels(std::move(panels))
{
    applyPreferences();
    m_rulings.setFromStrings(m_settings.rulings());
    connect(&m_rulings, &items::RulingsModel::rulingsChanged, this,
            [this] { m_settings.setRulings(m_rulings.toStrings()); });
    m_document = std::make_unique<GameDocument>(m_settings.folder() + u"/games"_s, m_rulings);
    m_document->newGame().setFromStrings(m_settings.setUp());
    connect(&m_document->newGame(), &items::NewGameModel::planChanged, this,
            [this] { m_settings.setSetUp(m_document->newGame().toStrings()); });
    m_dispute = std::make_unique<items::Dispute>();
    m_dispute->currentGame = [this] { return m_document->position(); };
    m_answerKeys = std::make_unique<AnswerKeys>(m_document->models().options);
    m_rulebook = std::make_unique<RulebookPanels>(
        options.rulebookFolder.isEmpty() ? rulebookFolder() : options.rulebookFolder,
        m_settings.folder(), m_rulings);
    addActions();
    m_docks = std::make_unique<Docks>(
        m_panels, PanelContext{m_actions, m_rulings, m_document->models(), m_document->newGame(),
                               m_document->recent(), *m_rulebook, *m_dispute});
    m_menus = std::make_unique<MenusAndToolBar>(window(), m_actions);
    m_display = std::make_unique<DisplayWindow>(*m_document);
    m_display->setMainWindow(window());
    m_layouts = std::make_unique<LayoutSwitcher>(*m_docks, m_actions, m_settings, messages());
    m_layouts->addActions();
    if (!options.safe) m_actions.setChangedShortcuts(m_settings.shortcuts());

    window()->setWindowTitle(u"Caboose"_s);
    window()->setWindowIcon(views::emblem());
    window()->setMinimumSize(smallestSize);
    restoreWindow();
    m_menus->rebuild();

    connect(&m_actions, &Actions::used, this, [this](const QString& id) {
        if (id != u"settings.palette") m_settings.noteUsed(id);
    });
    connect(m_layouts.get(), &LayoutSwitcher::listChanged, m_menus.get(),
            &MenusAndToolBar::rebuild);
    connect(m_docks.get(), &Docks::openChanged, this, &Program::refreshChecks);
    connect(m_docks.get(), &Docks::floatingChanged, this, &Program::refreshChecks);
    connect(
        m_docks.get(), &Docks::openChanged, this,
        [this](const QString& id, bool open) {
            const bool isLeft = !open && id == m_docks->alone() && !m_docks->isOpen(id);
            if (isLeft && window()->isVisible()) leavePage();
        },
        Qt::QueuedConnection);
    connect(m_docks.get(), &Docks::closing, this, &Program::keepWindow);
    connect(&m_menus->messages(), &views::MessageLine::wanted, this,
            &Program::refreshMessageActions);

    connectDocument();
    connectRulebook();
    refreshChecks();
    refreshMessageActions(false);
}

Program::~Program()
{
    messages().clear();
}

void Program::connectDocument()
{
    GameDocument* gameDocument = m_document.get();
    connect(gameDocument, &GameDocument::notice, this,
            [this](const std::function<QString()>& text) {
                messages().post({.kind = views::Message::Kind::Warning, .text = text});
            });
    connect(
        gameDocument, &GameDocument::notSaved, this, [this](const std::function<QString()>& text) {
            messages().post({.kind = views::Message::Kind::Warning, .text = text, .topic = saving});
        });
    connect(gameDocument, &GameDocument::savedAgain, this, [this] { messages().withdraw(saving); });
    connect(gameDocument, &GameDocument::refused, this,
            [this](const QString& path, const QString& why) {
                messages().post({.kind = views::Message::Kind::Warning,
                                 .text = [why] { return why; },
                                 .actionText = [] { return tr("Open what can be saved of it"); },
                                 .act = [this, path] { m_document->openWhatCanBeSaved(path); }});
            });
    connect(gameDocument, &GameDocument::setupWanted, this,
            [this] { m_docks->showAlone(u"setup"_s); });
    connect(gameDocument, &GameDocument::finalScoringChanged, this, &Program::showFinalScore);
    connect(&gameDocument->models().finalScore, &items::FinalScore::leaveWanted, this,
            &Program::leavePage);
    connect(gameDocument, &GameDocument::whyWanted, this, &Program::askWhy);
    connect(gameDocument, &GameDocument::handMenuWanted, this, &Program::openHandMenu);
    connect(gameDocument, &GameDocument::overrulingWanted, this, &Program::openOverruling);
    connect(gameDocument, &GameDocument::whatIfChanged, m_menus.get(),
            &MenusAndToolBar::showWhatIf);
    connect(gameDocument, &GameDocument::disputeWanted, this, &Program::openDispute);
    connect(gameDocument, &GameDocument::fileWanted, this, &Program::askGameFile);
    connect(gameDocument, &GameDocument::opened, this, [this] {
        m_docks->showAllAgain();
        takeUpLayout();
        m_docks->setOpen(u"train-map"_s, true);
        showFinalScore(m_document->isFinalScoring());
        // The keys answer the referee, and press no button that a page has left behind.
        window()->setFocus();
    });
    connect(gameDocument, &GameDocument::correctionWanted, this, [this] {
        m_docks->setOpen(u"common-deck"_s, true);
        m_document->models().deck.askForCorrection();
    });
    connect(gameDocument, &GameDocument::displayWanted, m_display.get(), &DisplayWindow::setOpen);
    connect(m_display.get(), &DisplayWindow::openChanged, this,
            [this](bool open) { m_actions.find(u"game.table-display"_s)->setChecked(open); });
    connect(&gameDocument->newGame(), &items::NewGameModel::rulingsWanted, this,
            &Program::showRulingsOfNewGame);
    connect(&gameDocument->newGame(), &items::NewGameModel::leaveWanted, this, &Program::leavePage);
    connect(m_layouts.get(), &LayoutSwitcher::arranged, this, &Program::takeUpLayout);
}

void Program::connectRulebook()
{
    connect(m_rulebook.get(), &RulebookPanels::notice, this,
            [this](const std::function<QString()>& text) {
                messages().post({.kind = views::Message::Kind::Warning, .text = text});
            });
    m_rulebook->setProgramLanguage(m_languages.current());
    m_rulebook->connectTo(*m_docks, *m_document);
}

/// With a game on the table the pages give way to its panels; without one there is nothing to see
/// in these, and the welcome page has the whole window.
void Program::takeUpLayout()
{
    if (!m_document->game()) {
        showFrontPage();
        return;
    }
    for (const PanelSpec& panel : m_panels.all()) {
        if (panel.isPage) m_docks->setOpen(panel.id, false);
    }
}

void Program::showFrontPage()
{
    const PanelSpec* centre = m_panels.find(m_docks->centre());
    if (centre && centre->needsGame) m_docks->showAlone(u"welcome"_s);
}

/// Back to the game, or to the welcome page.
void Program::leavePage()
{
    m_docks->showAllAgain();
    takeUpLayout();
    refreshChecks();
}

/// It takes the window when it begins, and gives it back when somebody undoes what led to it.
void Program::showFinalScore(bool wanted)
{
    const QString page = u"final-score"_s;
    if (wanted)
        m_docks->showAlone(page);
    else if (m_docks->alone() == page)
        leavePage();
    refreshChecks();
}

void Program::showRulingsOfNewGame()
{
    m_docks->showAlone(u"rulings"_s);
    messages().post({.text = [] { return tr("The house rulings of the new game."); },
                     .actionText = [] { return tr("Back to the new game"); },
                     .act = [this] { m_docks->showAlone(u"setup"_s); }});
}

void Program::togglePanel(const QString& id)
{
    // A panel behind another tab is wanted in front, not away.
    const bool open = !m_docks->isInFront(id);
    const bool isPage = m_panels.find(id)->isPage;
    const bool hasPage = !m_docks->alone().isEmpty() && !m_docks->showsOnlyCentre();
    if (open && (isPage || (hasPage && !m_document->game()))) {
        m_docks->showAlone(id);
    } else if (!open && m_docks->alone() == id) {
        leavePage();
    } else {
        if (hasPage) leavePage();
        m_docks->setOpen(id, open);
    }
    refreshChecks();
}

/// With the game on the table, as long as nothing was laid out. It needs the room of the whole
/// window; the same again, and the game is there as before.
void Program::openDispute()
{
    if (m_dispute->hasCurrentGame() && !m_dispute->canUndo()) m_dispute->takeCurrentGame();
    const QString dispute = u"dispute"_s;
    if (m_docks->isFloating(dispute))
        m_docks->setOpen(dispute, true);
    else if (m_docks->alone() == dispute)
        leavePage();
    else
        m_docks->showAlone(dispute);
    refreshChecks();
}

void Program::show()
{
    // Shares of the window can be given out once it has its size; nothing is painted before the
    // event loop runs.
    window()->show();
    window()->setFocus();
    arrange();
    QTimer::singleShot(0, this, [this] { m_mark.started(); });
}

void Program::arrange()
{
    using Start = LayoutSwitcher::Start;
    const bool badStart = m_mark.lastTime() == SessionMark::LastTime::DiedStarting;
    m_layoutBefore = m_settings.currentLayout();
    m_layouts->start(m_options.layout, m_options.safe || badStart    ? Start::BuiltIn
                                       : m_preferences.restoreLayout ? Start::AsLeft
                                                                     : Start::AsSaved);
    if (badStart && !m_options.safe) m_settings.setCurrentLayout(m_layouts->current());
    m_rulebook->showRule(m_options.rule);
    sayHowItEnded();
    refreshChecks();
    refreshMessageActions(messages().waiting() > 0);
}

void Program::setPreferences(const views::Preferences& preferences)
{
    if (preferences == m_preferences) return;
    if (preferences.language != m_preferences.language) m_options.language.clear();
    m_preferences = preferences;
    m_settings.setPreferences(preferences);
    applyPreferences();
    applyLanguage();
    refreshChecks();
}

void Program::applyPreferences()
{
    m_themes.use(m_preferences.theme, m_preferences.textPercent);
    m_languages.use(m_options.language.isEmpty() ? m_preferences.language : m_options.language);
    views::setMotionWanted(m_preferences.animations);
    if (!m_preferences.animations) QApplication::setEffectEnabled(Qt::UI_AnimateMenu, false);
}

void Program::applyLanguage()
{
    m_actions.retranslate();
    m_document->retranslate();
    m_dispute->retranslate();
    m_docks->retranslate();
    m_display->retranslate();
    m_rulebook->setProgramLanguage(m_languages.current());
    m_menus->rebuild();
}

void Program::refreshChecks()
{
    const auto check = [this](const QString& id, bool on) {
        if (QAction* action = m_actions.find(id)) action->setChecked(on);
    };
    for (const QString& id : m_panels.ids()) check(u"panel."_s + id, m_docks->isOpen(id));
    check(u"view.theme.system"_s, m_preferences.theme == views::Theme::System);
    check(u"view.theme.light"_s, m_preferences.theme == views::Theme::Light);
    check(u"view.theme.dark"_s, m_preferences.theme == views::Theme::Dark);
    check(u"view.centre"_s, m_docks->showsOnlyCentre());
    m_actions.find(u"view.centre"_s)
        ->setEnabled(m_docks->alone().isEmpty() || m_docks->showsOnlyCentre());
    check(u"view.full-screen"_s, window()->isFullScreen());
    check(u"language.system"_s, m_preferences.language.isEmpty());
    for (const Language& language : Languages::all()) {
        check(u"language."_s + language.code, m_preferences.language == language.code);
    }
    m_actions.find(u"layout.bring-back"_s)->setEnabled(m_docks->anyFloating());
}

void Program::refreshMessageActions(bool any)
{
    for (const auto& id : {u"message.act"_s, u"message.dismiss"_s}) {
        m_actions.find(id)->setEnabled(any);
    }
}

void Program::restoreWindow()
{
    window()->resize(firstSize);
    if (!m_options.safe) window()->restoreGeometry(m_settings.windowGeometry());
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens()) {
        screens.append(screen->availableGeometry());
    }
    window()->setGeometry(fittedToScreens(window()->geometry(), screens));
}

void Program::keepWindow()
{
    m_layouts->keep();
    m_settings.setWindowGeometry(window()->saveGeometry());
}

void Program::sayHowItEnded()
{
    if (!m_settings.putAside().isEmpty()) {
        messages().post(
            {.kind = views::Message::Kind::Warning, .text = [path = m_settings.putAside()] {
                 return tr("The settings could not be read. They are now in %1, and "
                           "everything is set as at first.")
                     .arg(path);
             }});
    }
    if (m_settings.isFromTheFuture()) {
        messages().post({.kind = views::Message::Kind::Warning, .text = [] {
                             return tr("A later version of Caboose wrote the settings. They stay "
                                       "as they are; what you set now is forgotten when Caboose "
                                       "ends.");
                         }});
    }
    if (!m_settings.canBeKept()) {
        messages().post(
            {.kind = views::Message::Kind::Warning, .text = [path = m_settings.folder()] {
                 return tr("Nothing can be written to %1, so what you set is forgotten "
                           "when Caboose ends.")
                     .arg(path);
             }});
    }
    switch (m_mark.lastTime()) {
    case SessionMark::LastTime::Clean: return;
    case SessionMark::LastTime::DiedRunning:
        messages().post({.kind = views::Message::Kind::Warning,
                         .text = [] { return tr("Caboose did not end properly last time."); },
                         .actionText = [] { return tr("Put the panels in their places"); },
                         .act = [this] { m_layouts->reset(); }});
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
             .act = [this] { m_layouts->start(m_layoutBefore, LayoutSwitcher::Start::AsLeft); }});
        return;
    }
}

} // namespace caboose::app
