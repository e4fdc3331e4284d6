// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// What remains of a language's words when endings and accents are taken off.
class Stems {
public:
    /// A language without rules for its endings keeps them. By its code: "en".
    explicit Stems(const std::string& language);
    ~Stems();

    /// The stem of a word as somebody writes it, with or without its accents.
    [[nodiscard]] std::string of(std::string_view word) const;
    /// The stems under which a word of the text is found: with its accents and without.
    [[nodiscard]] std::vector<std::string> allOf(std::string_view word) const;

private:
    struct Rules;
    std::unique_ptr<Rules> m_rules;
};

} // namespace caboose::rulebook
