// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"
#include "views/items/referee/just_now.h"

#include <QStringList>

namespace caboose::items {

/// Its words are those of the screen's language; whoever acts on it passes on its id.
struct OptionRow {
    int id = 0;
    QString text;
    QString art;            ///< of the piece or card that it is about; may be empty
    QStringList signs = {}; ///< line art that stands on a round card: its turns, its event
    QString signsInWords = {};
    bool faceDown = false;
    AnswerHint hint;
    QString reason; ///< why it is refused, or what it hangs on
    QString rule;
    QString ruling;     ///< the ruling that the verdict rests on, in words; empty: the text alone
    QString meets = {}; ///< "Meets the Marshal", "Belle meets the Marshal"; empty: nobody
    /// Refused, but offered at other times: it keeps its place among the answers.
    bool keepsPlace = false;
    int place = 0;         ///< among all answers, whichever of them are possible
    QString usualKey = {}; ///< then it tells why, instead of answering

    bool operator==(const OptionRow&) const = default;
};

/// What the rules say of one thing that could be chosen, or that somebody might want to choose.
struct WhyLine {
    AnswerHint::Kind kind = AnswerHint::Kind::None;
    QString subject;
    QString verdict; ///< "Allowed", or the reason
    QString rule;    ///< its number
};

/// Why an answer is as it is.
struct WhyTexts {
    AnswerHint::Kind kind = AnswerHint::Kind::None; ///< None: about the question
    QString subject;
    QString verdict;
    QString rule; ///< number and title; empty: none
    QString ruleNumber;
    QString ruling;             ///< empty: it rests on the text alone
    bool isGroup = false;       ///< about several: none of them can be entered from here
    std::vector<WhyLine> lines; ///< about the question: one for each pawn, place and card
};

/// A rule that applies here.
struct RuleMark {
    QString number;
    QString text; ///< number and title

    bool operator==(const RuleMark&) const = default;
};

/// What the referee asks, as sentences.
struct QuestionTexts {
    enum class Kind {
        NoGame,
        Options, ///< one of the options is chosen
        Number,  ///< a number is named
        GoOn,    ///< there is nothing to ask; it has to be done on the table
        Over
    };
    Kind kind = Kind::NoGame;
    QString question;
    QString rule;
    QString art; ///< of whoever is asked; empty: nobody in particular
    QString letter;
    QString where;        ///< "Card 3 of 12", "Turn 2: tunnel"
    QString context;      ///< the same, with the person who is asked
    JustNowTexts justNow; ///< said above the question
    QStringList happens;  ///< GoOn: what happens on the table, in sentences
    int lowest = 0;       ///< Number
    int highest = 0;
    int step = 1;

    bool operator==(const QuestionTexts&) const = default;
};

/// The open question with its options: those that may be chosen, then those that are refused, with
/// the reason. The door through which all panels answer.
///
/// Decides nothing: verdicts come from the rules with the question. An option's id is its place in
/// the question, the same until another one is asked.
class OptionsModel : public RowsModel<OptionRow> {
    Q_OBJECT
public:
    enum Role { HintRole = Qt::UserRole, KeysRole, WhyRole, RuleRole, RulingRole };
    using RowsModel::RowsModel;

    void show(const ShownPosition& shownPosition);
    /// No game is being followed.
    void showNothing();

    /// Its kind says whether there is a question at all; the texts that don't belong to it are
    /// empty.
    const QuestionTexts& question() const { return m_question; }
    /// Why this option is possible or not; -1: why that is asked.
    WhyTexts why(int option) const;
    /// Those that the question and its options rest on, or what happens.
    const std::vector<RuleMark>& rules() const { return m_rules; }
    /// What is refused, as it is shown: what is refused for the same reason is one.
    const std::vector<OptionRow>& refusals() const { return m_refusals; }
    /// What is refused, to be entered all the same; where nothing is asked, what else could have
    /// been, and that nothing happened. None while the curtain is closed.
    std::vector<OptionRow> refused() const;
    /// The option that a key stands for ("1", "M", "Shift+M"), or -1.
    int optionFor(const QString& key) const;
    /// The refused option that has this key where it is possible, or -1.
    int refusedFor(const QString& key) const;
    /// How many of them may be chosen; the curtain is none.
    int possible() const;

    // What a panel does. A refused or unknown option is answered with nothing.
    void choose(int option);
    /// One that the question does not accept is answered with nothing.
    void chooseNumber(int number);
    /// It was done on the table. Nothing while something is asked.
    void goOn();
    /// "As asked: Belle → Saloon", if putting this pawn there is what is asked or what happens now;
    /// both as their models name them. Empty: it is something else.
    QString answeringByMoving(int pawn, int place) const;
    /// The same, done.
    void answerByMoving(int pawn, int place);
    /// Why the rules don't let this pawn, which is asked to go somewhere, go there; empty: they do,
    /// or it is not asked.
    QString whyNotByMoving(int pawn, int place) const;
    /// Somebody wants to know why an option is as it is; -1: why this is asked.
    void askWhy(int option);
    /// The table did what is refused.
    void overrule(int option);
    /// The row that opens or closes the curtain (shown_position.h), far behind all answers.
    static constexpr int curtainRow = 1000;
    /// To be entered where something happens without a question: it did not.
    static constexpr int noEffectRow = 1001;
    /// Where a card is turned over: there is none.
    static constexpr int noCardRow = 1002;
    /// Where cards are played that are named later: all of this round have been.
    static constexpr int allPlayedRow = 1003;
    /// From here on: several refusals with the same reason (refusals.h).
    static constexpr int firstGroup = 2000;

    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    /// After the rows have changed, and also when only the texts have.
    void questionChanged();
    /// Whoever shows the position here answers with it, and shows what comes of it.
    void chosen(const caboose::rules::Choice& choice);
    /// The same, where there is nothing to ask.
    void wentOn();
    /// Nobody has played the card that is to be turned over.
    void noCardPlayed();
    /// Nobody enters more cards in this round; each is named when it is turned over.
    void allCardsPlayed();
    /// Whoever is asked wants to look at their options, or has looked.
    void curtainMoved();
    void whyAsked(int option);
    /// To be entered as a decision of the table.
    void overruled(const caboose::rules::Choice& choice);

protected:
    QVariant value(const OptionRow& row, int role) const override;

private:
    const OptionRow* find(int option) const;
    WhyTexts whyOfQuestion() const;
    WhyTexts whyGroup(const OptionRow& group) const;
    int optionOfMoving(rules::Pawn pawn, rules::Location place) const;
    [[nodiscard]] bool movesByItself(rules::Pawn pawn, rules::Location place) const;

    void gatherRules(const ShownPosition& shownPosition);

    QuestionTexts m_question;
    std::vector<RuleMark> m_rules;
    std::optional<rules::Question> m_open;
    std::vector<rules::Happening> m_comes;            ///< if it is gone on with
    std::optional<rules::Question> m_settledQuestion; ///< a choice that answered itself
    std::vector<OptionRow> m_refusals;
    std::vector<OptionRow> m_settled; ///< its options
};

} // namespace caboose::items
