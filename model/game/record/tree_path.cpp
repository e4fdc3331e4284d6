// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/tree_path.h"

#include "model/game/record/entry_effect.h"

#include <algorithm>

namespace caboose::game {

namespace {

class Disclosures {
public:
    explicit Disclosures(Number entry) : m_entry(entry) {}

    void find(const EntryEffect& told)
    {
        for (const rules::Happening& happening : told.happenings) inHappening(told, happening);
        turnedOver(told);
    }
    void find(const Answer& answer)
    {
        const rules::Choice& choice = answer.choice;
        if (choice.is(rules::ChoiceKind::What) && choice.loot().value != rules::unknownValue) {
            note({.what = Disclosed::Value, .who = answer.who, .loot = choice.loot()});
        } else if (answer.ask == rules::QuestionKind::PurseTotal) {
            note({.what = Disclosed::Value, .who = answer.who, .number = choice.number()});
        }
    }
    std::vector<Disclosure> take() { return std::move(m_found); }

private:
    void note(Disclosure disclosure)
    {
        disclosure.entry = m_entry;
        m_found.push_back(disclosure);
    }

    void inHappening(const EntryEffect& told, const rules::Happening& happening)
    {
        if (happening.what == rules::HappeningKind::RoundBegins) {
            note({.what = Disclosed::RoundCard, .number = told.after.roundCard().id});
        } else if (happening.what == rules::HappeningKind::CardDrawn) {
            note({.what = Disclosed::DrawnCard, .who = happening.who, .card = happening.card});
        }
    }

    void turnedOver(const EntryEffect& told)
    {
        const auto& before = told.before.commonDeck;
        const auto& after = told.after.commonDeck;
        for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
            if (!before[i].isFaceDown || after[i].isFaceDown) continue;
            const rules::Card card = after[i].card;
            note({.what = Disclosed::TurnedCard, .who = card.owner, .card = card});
        }
    }

    Number m_entry;
    std::vector<Disclosure> m_found;
};

std::vector<Disclosure> disclosuresOf(const Record& record, const History& history, Number n)
{
    Disclosures disclosures(n);
    if (const auto* answered = record.at(n).as<Answered>()) disclosures.find(answered->answer);
    if (const auto told = effectOf(record, history, n)) disclosures.find(*told);
    return disclosures.take();
}

} // namespace

TreePath pathBetween(const Record& record, const History& history, Number from, Number to)
{
    TreePath way{.from = from, .to = to};
    const Number fork = record.commonAncestor(from, to);
    for (Number n = from; n != fork; n = record.parent(n)) way.undone.push_back(n);
    for (Number n = to; n != fork; n = record.parent(n)) way.redone.push_back(n);
    std::reverse(way.redone.begin(), way.redone.end());
    for (auto n = way.undone.rbegin(); n != way.undone.rend(); ++n) {
        const auto found = disclosuresOf(record, history, *n);
        way.disclosed.insert(way.disclosed.end(), found.begin(), found.end());
    }
    return way;
}

} // namespace caboose::game
