// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulings/ruling_catalogue_words.h"

#include "model/rules/core/rulings_catalogue.h"
#include "views/items/rulings/ruling_word_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace caboose::items {
namespace {

struct EditionWords {
    std::string_view key;
    const char* name;
};

// clang-format off
constexpr std::array editions{
    EditionWords{"combined-2.1", QT_TRANSLATE_NOOP("Rulings", "Combined rules 2.1")},
    EditionWords{"official-2016", QT_TRANSLATE_NOOP("Rulings", "Official rules 2016")},
    EditionWords{"official-2016-first-game", QT_TRANSLATE_NOOP("Rulings", "Official rules 2016, first game")},
    EditionWords{"official-2016-expert", QT_TRANSLATE_NOOP("Rulings", "Official rules 2016, expert variant")},
    EditionWords{"official-2016-two-bandits", QT_TRANSLATE_NOOP("Rulings", "Official rules 2016, two bandits per player")},
    EditionWords{"official-2014-fr", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014")},
    EditionWords{"official-2014-fr-expert", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014, expert variant")},
    EditionWords{"official-2014-fr-duel", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014, duel for two")},
    EditionWords{"official-2014-fr-two-bandits", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014, two bandits for two or three players")},
    EditionWords{"official-2014-fr-pairs", QT_TRANSLATE_NOOP("Rulings", "Official French rules 2014, in pairs")},
    EditionWords{"official-horses-stagecoach", QT_TRANSLATE_NOOP("Rulings", "Booklet of Horses & Stagecoach")},
    EditionWords{"official-marshal-prisoners", QT_TRANSLATE_NOOP("Rulings", "Booklet of Marshal & Prisoners")},
    EditionWords{"official-couriers", QT_TRANSLATE_NOOP("Rulings", "Booklet of Couriers & Armored Train")},
    EditionWords{"official-time-travel", QT_TRANSLATE_NOOP("Rulings", "Leaflet of the Time Travel car")},
};
// clang-format on

const char* sourceOf(RulingTopic topic)
{
    switch (topic) {
    case RulingTopic::Decks: return QT_TRANSLATE_NOOP("Rulings", "Decks and hands");
    case RulingTopic::Bullets: return QT_TRANSLATE_NOOP("Rulings", "Bullets");
    case RulingTopic::Players: return QT_TRANSLATE_NOOP("Rulings", "Players, teams and set-up");
    case RulingTopic::Schemin: return QT_TRANSLATE_NOOP("Rulings", "Schemin’");
    case RulingTopic::Actions: return QT_TRANSLATE_NOOP("Rulings", "Actions and firing");
    case RulingTopic::Stagecoach:
        return QT_TRANSLATE_NOOP("Rulings", "Stagecoach, horses and hostages");
    case RulingTopic::OtherBoxes: return QT_TRANSLATE_NOOP("Rulings", "Further cars and whiskey");
    case RulingTopic::Marshal: return QT_TRANSLATE_NOOP("Rulings", "Marshal, prison and prisoners");
    case RulingTopic::Events: return QT_TRANSLATE_NOOP("Rulings", "Events");
    case RulingTopic::End: return QT_TRANSLATE_NOOP("Rulings", "End of the game");
    }
    return "";
}

QString say(const char* source)
{
    return QCoreApplication::translate("Rulings", source);
}

QString asItIs(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

const RulingWords* wordsOf(rules::Ruling ruling)
{
    const std::string_view key = rules::info(ruling).key;
    for (const auto words : {baseRulingWords(), boxRulingWords(), marshalRulingWords(),
                             teamRulingWords(), readingWords()}) {
        const auto found = std::find_if(words.begin(), words.end(),
                                        [&](const RulingWords& row) { return row.key == key; });
        if (found != words.end()) return &*found;
    }
    return nullptr;
}

} // namespace

QString nameOf(RulingTopic topic)
{
    return say(sourceOf(topic));
}

RulingTopic topicOf(rules::Ruling ruling)
{
    const RulingWords* words = wordsOf(ruling);
    return words ? words->topic : RulingTopic::End;
}

QString nameOf(rules::Edition edition)
{
    return nameOf(rules::textOf(edition));
}

QString nameOf(rules::PrintedText text)
{
    const std::string_view key = rules::keyOf(text);
    const auto found = std::find_if(editions.begin(), editions.end(),
                                    [&](const EditionWords& words) { return words.key == key; });
    return found == editions.end() ? asItIs(key) : say(found->name);
}

QString questionOf(rules::Ruling ruling)
{
    const RulingWords* words = wordsOf(ruling);
    return words ? say(words->question) : asItIs(rules::info(ruling).key);
}

QString answerOf(rules::Ruling ruling, int value)
{
    const std::string_view key = rules::info(ruling).values[static_cast<std::size_t>(value)];
    if (const RulingWords* words = wordsOf(ruling)) {
        for (const RulingWords::Value& known : words->values) {
            if (known.key == key) return say(known.words);
        }
    }
    return asItIs(key);
}

} // namespace caboose::items
