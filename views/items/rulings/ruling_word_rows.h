// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulings/ruling_catalogue_words.h"

#include <array>
#include <span>
#include <string_view>

namespace caboose::items {

/// A ruling's question and answers in English, to be translated when they are shown.
struct RulingWords {
    struct Value {
        std::string_view key = {};
        const char* words = nullptr;
    };
    RulingTopic topic;
    std::string_view key;
    const char* question;
    std::array<Value, 7> values;
};

std::span<const RulingWords> baseRulingWords();
/// Of rulings that only games with other boxes have.
std::span<const RulingWords> boxRulingWords();
std::span<const RulingWords> marshalRulingWords();
std::span<const RulingWords> teamRulingWords();
/// Of those where the texts about the other boxes are silent.
std::span<const RulingWords> readingWords();

} // namespace caboose::items
