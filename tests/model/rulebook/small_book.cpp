// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/rulebook/small_book.h"

#include "tests/source_dir.h"

namespace caboose::rulebook {

namespace {

SourceFolder folderOf(const std::string& language, const std::string& text)
{
    return {language, {{language + ".md", text}}, {}, {"synonyms.txt", {}}, {"labels.txt", {}}};
}

bool isAboutLabels(const Mistake& mistake)
{
    return mistake.code == MistakeCode::MissingLabel;
}

} // namespace

Rulebook bookOf(const std::string& english)
{
    return makeRulebook({folderOf("en", english)});
}

Rulebook bookWithQuestions(const std::string& english, const std::string& questions)
{
    SourceFolder folder = folderOf("en", english);
    folder.questions.push_back({"questions.txt", questions});
    return makeRulebook({folder});
}

Rulebook bookOf(const std::string& english, const std::string& french)
{
    return makeRulebook({folderOf("en", english), folderOf("fr", french)});
}

std::vector<std::string> mistakesOf(const Rulebook& rulebook)
{
    std::vector<std::string> texts;
    for (const Mistake& mistake : rulebook.mistakes) {
        if (isAboutLabels(mistake)) continue;
        std::string text = std::to_string(mistake.line) + ':' + std::string(keyOf(mistake.code));
        for (const std::string& argument : mistake.arguments) text += ' ' + argument;
        texts.push_back(text);
    }
    return texts;
}

const Rulebook& smallBook()
{
    static const Rulebook book = readRulebook(CABOOSE_SOURCE_DIR "/tests/data/rulebook/small");
    return book;
}

} // namespace caboose::rulebook
