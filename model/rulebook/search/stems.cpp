// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/stems.h"

#include "model/rulebook/text/utf8.h"

#include <xapian.h>

namespace caboose::rulebook {

struct Stems::Rules {
    Xapian::Stem stem;
};

namespace {

Xapian::Stem stemFor(const std::string& language)
{
    try {
        return Xapian::Stem(language);
    } catch (const Xapian::Error&) {
        return {};
    }
}

} // namespace

Stems::Stems(const std::string& language) : m_rules(new Rules{stemFor(language)}) {}
Stems::~Stems() = default;

std::string Stems::of(std::string_view word) const
{
    return folded(m_rules->stem(lowered(word)));
}

std::vector<std::string> Stems::allOf(std::string_view word) const
{
    const std::string low = lowered(word);
    const std::string bare = folded(low);
    std::vector<std::string> stems{folded(m_rules->stem(low))};
    if (bare == low) return stems;
    std::string bareStem = m_rules->stem(bare);
    if (bareStem != stems.front()) stems.push_back(std::move(bareStem));
    return stems;
}

} // namespace caboose::rulebook
