// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/dispute/disputed_action.h"
#include "views/items/dispute/editions_model.h"
#include "views/items/game_models.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace caboose::items {

/// One of several that can be picked. The id is the dispute's own; people read the text.
struct Pick {
    QString id;
    QString text;
    QString art = {};
    QString letter = {};

    bool operator==(const Pick&) const = default;
};

/// Something in the notation that can't be read.
struct NotationMistake {
    int line = 0;   ///< from 1; 0: the position as a whole
    int column = 0; ///< from 1
    QString text;

    bool operator==(const NotationMistake&) const = default;
};

/// The verdict in words.
struct VerdictTexts {
    AnswerHint::Kind kind = AnswerHint::Kind::None; ///< None: nobody decides here
    QString disputedAction;                         ///< "Belle → Fire → Doc"
    QString verdict;
    QString why;
    QString rule; ///< number and title
    QString ruleNumber;
    QString ruling;      ///< empty: it rests on the text alone
    QString question;    ///< what there is to choose; may be empty
    QStringList happens; ///< on the table with these choices

    bool operator==(const VerdictTexts&) const = default;
};

/// A dispute to be settled: a position, laid out by hand or taken from a game, and what somebody
/// wants to do in it. Apart from any game that is followed, with an undo of its own: nothing that
/// happens here is entered into it, and nothing of it is kept.
///
/// What changes it works out the verdict anew and emits `changed` once; panels read all of it then.
class Dispute : public QObject {
    Q_OBJECT
public:
    explicit Dispute(QObject* parent = nullptr);
    /// Lays out a first position, if none was before: for whoever shows the dispute. Until then
    /// nothing is asked of the rules.
    void begin();

    /// The position, and what the question offers on it.
    GameModels& models() { return m_models; }
    EditionsModel& editions() { return m_editions; }

    // The position

    using CurrentGame = std::function<std::optional<rules::Position>()>;
    /// Where the game on the table stands, as everybody may see it; nothing without one. Told once
    /// by the program, which has the game: a dispute must not know of it.
    void setCurrentGame(CurrentGame position) { m_currentGame = std::move(position); }
    [[nodiscard]] bool hasCurrentGame() const { return m_currentGame && m_currentGame(); }
    /// What was laid out before can be undone to.
    void takeCurrentGame();
    /// A fresh position for so many players.
    void layOut(int players);
    /// Takes the text if all of it is understood; else it says what is not, and the position stays
    /// as it is, without a verdict.
    void read(const QString& text);
    const std::vector<NotationMistake>& mistakes() const { return m_mistakes; }
    /// What contradicts itself in the position; then there is no verdict.
    const QStringList& contradictions() const { return m_contradictions; }
    /// There is neither a mistake in the text nor a contradiction in the position.
    bool isSound() const { return m_mistakes.empty() && m_contradictions.isEmpty(); }
    /// The position as text, to be read again by read().
    QString notation() const;
    const rules::Table& table() const { return m_position.table; }
    /// What is not on the train and can be put there.
    std::vector<Pick> pawnsBesideInWords() const;
    std::vector<Pick> lootInWords() const;
    std::vector<Pick> placesInWords() const;
    /// A pawn from beside the train, or a new token from the box.
    void bring(const Adjustable& piece, int place);
    /// The token that a kind's drawing stands for, as bring() takes it.
    static Adjustable newToken(int kind);
    void takeAway(const Adjustable& piece);

    void undo();
    void redo();
    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_past.size(); }

    // What it is about

    std::vector<Pick> people() const;
    std::vector<Pick> disputedActions() const;
    QString who() const;
    QString disputedAction() const;
    void setWho(const QString& id);
    void setDisputedAction(const QString& id);
    /// One of the options, also one that is refused: then the verdict says why.
    void choose(int option);
    void chooseNumber(int number);
    /// The option that the verdict is about; -1: none.
    int chosen() const;
    [[nodiscard]] bool hasChosen() const { return !m_disputedAction.chosen.empty(); }
    /// The last choice is open again.
    void unchoose();
    void setVariants(bool variants);
    [[nodiscard]] bool variants() const { return m_variants; }

    const VerdictTexts& verdict() const { return m_verdict; }
    /// Question, verdict, rules, editions and position, to be pasted anywhere.
    QString asText() const;

    /// In another language: says all of it again.
    void retranslate()
    {
        if (hasBegun()) hear();
    }

Q_SIGNALS:
    /// Position, question, verdict or what is wrong: any of it.
    void changed();

private:
    using Change = std::function<void(rules::Table&)>;

    [[nodiscard]] bool hasBegun() const { return !m_past.empty(); }
    void adjust(const std::vector<game::Adjustment>& adjustments);
    void change(const Change& change);
    void place(rules::Position position);
    void hear();
    void choose(rules::Choice choice);
    std::vector<rules::Happening> tried(rules::Choice choice) const;
    void showMap(const DisputeResult& disputeResult);
    AdjustmentChoices choicesBesides(const Adjustable& piece);
    AdjustmentChoices choicesForCar(rules::Car car);
    AdjustmentChoice choice(const QString& text, const Change& how);
    void fitDisputedAction();

    GameModels m_models;
    EditionsModel m_editions;
    CurrentGame m_currentGame;
    rules::Position m_position;
    std::vector<rules::Position> m_past;
    std::size_t m_at = 0;
    DisputedAction m_disputedAction;
    DisputeResult m_disputeResult;
    VerdictTexts m_verdict;
    std::vector<NotationMistake> m_mistakes;
    QStringList m_contradictions;
    bool m_variants = false;
};

} // namespace caboose::items
