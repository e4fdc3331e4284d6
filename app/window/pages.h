// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace caboose::items {
class Dispute;
} // namespace caboose::items

namespace caboose::views {
class MessageLine;
} // namespace caboose::views

namespace caboose::app {

class Docks;
class GameDocument;
class Panels;

/// Who has the window: the panels of the game, or one page for itself (welcome, new game, final
/// score, a dispute). Follows the game by itself.
class Pages : public QObject {
    Q_OBJECT
public:
    /// All of them outlive it.
    Pages(const Panels& panels, Docks& docks, GameDocument& gameDocument, items::Dispute& dispute,
          views::MessageLine& messages);

    /// With a game on the table the pages give way to its panels; without one there is nothing to
    /// see in these, and the welcome page has the whole window.
    void showPanels();
    /// Gives the window to a page.
    void show(const QString& page);
    /// Back to the game, or to the welcome page.
    void leave();

    [[nodiscard]] bool isOpen(const QString& panelId) const;
    /// Opens a panel, or brings it to the front, or closes it.
    void toggle(const QString& panelId);
    /// The same with the keyboard, which goes to the panel and has to be there before it is closed.
    void goToOrClose(const QString& panelId);
    /// About the game on the table, if there is one; what was laid out before can be undone to. It
    /// needs the room of the whole window; the same again, and the game is there as before.
    void openDispute();

Q_SIGNALS:
    /// Somebody else has the window.
    void changed();

private:
    QString pageFor(const QString& centre) const;
    void showGame();
    void showFinalScore(bool wanted);
    void showRulingsOfNewGame();
    void focusReferee();
    void afterClosing(const QString& panelId, bool open);

    const Panels& m_panels;
    Docks& m_docks;
    GameDocument& m_document;
    items::Dispute& m_dispute;
    views::MessageLine& m_messages;
    bool m_isOverFinalScore = false; ///< another page has the window, and gives it back to that
};

} // namespace caboose::app
