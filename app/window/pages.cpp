// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages.h"

#include "app/docking/docks.h"
#include "app/game/game_document.h"
#include "views/items/dispute/dispute.h"
#include "views/widgets/message_line.h"

#include <QMainWindow>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

const QString finalScorePage = u"final-score"_s;

} // namespace

Pages::Pages(const Panels& panels, Docks& docks, GameDocument& gameDocument,
             items::Dispute& dispute, views::MessageLine& messages)
    : m_panels(panels), m_docks(docks), m_document(gameDocument), m_dispute(dispute),
      m_messages(messages)
{
    docks.setPageFor([this](const QString& centre) { return pageFor(centre); });
    connect(&docks, &Docks::openChanged, this, &Pages::afterClosing, Qt::QueuedConnection);
    connect(&docks, &Docks::escaped, this, [this] {
        const bool isAPage = !m_docks.alone().isEmpty() && !m_docks.showsOnlyCentre();
        if (!isAPage) m_docks.focus(u"referee"_s, Qt::ShortcutFocusReason);
    });
    connect(&gameDocument, &GameDocument::opened, this, &Pages::showGame);
    connect(&gameDocument, &GameDocument::finalScoringChanged, this, &Pages::showFinalScore);
    // Before the banner goes and leaves the keys to its neighbour, the tool bar.
    connect(&gameDocument, &GameDocument::whatIfChanged, this, [this](bool inWhatIf) {
        if (!inWhatIf && m_docks.alone().isEmpty()) focusReferee();
    });
    connect(&gameDocument.models().log, &items::LogModel::goToWanted, this, &Pages::focusReferee);
    connect(&gameDocument.models().finalScore, &items::FinalScore::leaveWanted, this,
            &Pages::leave);
    connect(&gameDocument.newGame(), &items::NewGameModel::rulingsWanted, this,
            &Pages::showRulingsOfNewGame);
    connect(&gameDocument.newGame(), &items::NewGameModel::leaveWanted, this, &Pages::leave);
}

void Pages::showPanels()
{
    if (!m_document.game()) {
        const QString page = pageFor(m_docks.centre());
        page.isEmpty() ? m_docks.focus(m_docks.centre()) : show(page);
        return;
    }
    for (const PanelSpec& panel : m_panels.all()) {
        if (panel.isPage) m_docks.setOpen(panel.id, false);
    }
    focusReferee();
}

void Pages::show(const QString& page)
{
    const bool isOther = page != finalScorePage;
    m_isOverFinalScore = isOther && (m_isOverFinalScore || m_docks.alone() == finalScorePage);
    m_docks.showAlone(page);
    if (!m_docks.hasFocus(page)) m_docks.focus(page);
    Q_EMIT changed();
}

void Pages::leave()
{
    const QString page = pageFor(m_docks.centre());
    const bool isBack = std::exchange(m_isOverFinalScore, false) && m_document.isFinalScoring();
    if (page.isEmpty() || page == m_docks.alone()) m_docks.showAllAgain();
    showPanels();
    if (isBack) show(finalScorePage);
    Q_EMIT changed();
}

bool Pages::isOpen(const QString& panelId) const
{
    return m_docks.isOpen(panelId);
}

void Pages::toggle(const QString& panelId)
{
    // A panel behind another tab is wanted in front, not away.
    const bool open = !m_docks.isInFront(panelId);
    const bool isPage = m_panels.find(panelId)->isPage;
    const bool hasPage = !m_docks.alone().isEmpty() && !m_docks.showsOnlyCentre();
    if (open && (isPage || (hasPage && !m_document.game()))) {
        show(panelId);
    } else if (!open && m_docks.alone() == panelId) {
        leave();
    } else {
        if (hasPage) leave();
        m_docks.setOpen(panelId, open);
    }
}

void Pages::goToOrClose(const QString& panelId)
{
    const bool isAlone = m_docks.alone() == panelId;
    if (isAlone || !m_docks.isInFront(panelId) || m_docks.hasFocus(panelId)) toggle(panelId);
    if (m_docks.isOpen(panelId)) m_docks.focus(panelId, Qt::ShortcutFocusReason);
}

void Pages::openDispute()
{
    const QString dispute = u"dispute"_s;
    if (m_docks.alone() == dispute) {
        leave();
        return;
    }
    m_dispute.takeCurrentGame();
    if (m_docks.isFloating(dispute))
        m_docks.setOpen(dispute, true);
    else
        show(dispute);
}

/// Without a game there is nothing to see in panels around one that needs it.
QString Pages::pageFor(const QString& centre) const
{
    const PanelSpec* panel = m_panels.find(centre);
    return !m_document.game() && panel && panel->needsGame ? u"welcome"_s : QString();
}

void Pages::showGame()
{
    m_docks.showAllAgain();
    showPanels();
    m_docks.setOpen(u"train-map"_s, true);
    // Whatever page had the keys is gone, and its neighbour is the tool bar.
    focusReferee();
    showFinalScore(m_document.isFinalScoring());
}

/// The keys answer the referee, and press no button that was left behind.
void Pages::focusReferee()
{
    m_docks.focus(u"referee"_s);
}

/// It takes the window when it begins, and gives it back when somebody undoes what led to it.
void Pages::showFinalScore(bool wanted)
{
    if (wanted)
        show(finalScorePage);
    else if (m_docks.alone() == finalScorePage)
        leave();
}

void Pages::showRulingsOfNewGame()
{
    show(u"rulings"_s);
    m_messages.post({.text = [] { return tr("The house rulings of the new game."); },
                     .actionText = [] { return tr("Back to the new game"); },
                     .act = [this] { show(u"setup"_s); }});
}

void Pages::afterClosing(const QString& panelId, bool open)
{
    if (open || m_docks.isOpen(panelId) || !m_docks.window()->isVisible()) return;
    if (panelId == m_docks.alone())
        leave();
    else if (m_document.game() && m_docks.alone().isEmpty())
        focusReferee();
}

} // namespace caboose::app
