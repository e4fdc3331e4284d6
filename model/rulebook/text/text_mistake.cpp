// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/text/text_mistake.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace caboose::rulebook {

namespace {

constexpr std::array<std::string_view, mistakeCodeCount> keys{
    "unreadable",       "no-text",           "not-utf8",
    "too-long",         "outside-section",   "bad-heading",
    "empty-section",    "section-twice",     "wrong-chapter",
    "out-of-order",     "unknown-line",      "line-twice",
    "empty-line",       "bad-number",        "bad-printed",
    "term-twice",       "unknown-block",     "missing-conditions",
    "nested-block",     "unclosed-block",    "stray-end",
    "empty-block",      "bad-condition",     "unknown-condition",
    "unknown-value",    "never-holds",       "unclosed-link",
    "empty-link",       "unknown-target",    "link-to-itself",
    "bare-number",      "missing-section",   "unknown-section",
    "moved-section",    "blocks-differ",     "parts-differ",
    "links-differ",     "conditions-differ", "printed-differs",
    "bad-revision",     "missing-label",     "unknown-label",
    "only-in-original", "only-translated",   "bad-entry"};

} // namespace

std::string_view keyOf(MistakeCode code)
{
    return keys[static_cast<std::size_t>(code)];
}

void sortByPlace(Mistakes& mistakes)
{
    std::stable_sort(mistakes.begin(), mistakes.end(), [](const Mistake& a, const Mistake& b) {
        return std::tie(a.file, a.line, a.column) < std::tie(b.file, b.line, b.column);
    });
}

} // namespace caboose::rulebook
