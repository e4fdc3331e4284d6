// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/line_diff.h"

#include <algorithm>
#include <vector>

namespace caboose::test {

namespace {

using Lines = std::vector<std::string_view>;

struct DiffLine {
    char sign = ' ';
    std::string_view text;
};

/// A text without a line break at its end differs from one with it.
Lines split(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        lines.push_back(text.substr(0, end + 1));
        text.remove_prefix(end + 1);
    }
    return lines;
}

/// How many lines the ends of both lists have in common, from each place on.
std::vector<std::vector<int>> commonFrom(const Lines& expected, const Lines& actual)
{
    std::vector<std::vector<int>> common(expected.size() + 1,
                                         std::vector<int>(actual.size() + 1, 0));
    for (std::size_t i = expected.size(); i-- > 0;) {
        for (std::size_t j = actual.size(); j-- > 0;) {
            common[i][j] = expected[i] == actual[j] ? common[i + 1][j + 1] + 1
                                                    : std::max(common[i + 1][j], common[i][j + 1]);
        }
    }
    return common;
}

std::vector<DiffLine> compare(const Lines& expected, const Lines& actual)
{
    const auto common = commonFrom(expected, actual);
    std::vector<DiffLine> diff;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < expected.size() || j < actual.size()) {
        if (i < expected.size() && j < actual.size() && expected[i] == actual[j]) {
            diff.push_back({' ', expected[i++]});
            ++j;
        } else if (i < expected.size() &&
                   (j == actual.size() || common[i + 1][j] >= common[i][j + 1])) {
            diff.push_back({'-', expected[i++]});
        } else {
            diff.push_back({'+', actual[j++]});
        }
    }
    return diff;
}

bool isNearChange(const std::vector<DiffLine>& diff, std::size_t index)
{
    constexpr std::size_t context = 2;
    const auto begin = diff.begin() + static_cast<std::ptrdiff_t>(index - std::min(index, context));
    const auto end =
        diff.begin() + static_cast<std::ptrdiff_t>(std::min(index + context + 1, diff.size()));
    return std::any_of(begin, end, [](const DiffLine& line) { return line.sign != ' '; });
}

std::string print(const DiffLine& line)
{
    const bool complete = line.text.ends_with('\n');
    return line.sign + std::string(line.text) + (complete ? "" : "\n\\ no line break at the end\n");
}

} // namespace

std::string lineDiff(std::string_view expected, std::string_view actual)
{
    if (expected == actual) {
        return {};
    }
    const std::vector<DiffLine> diff = compare(split(expected), split(actual));
    std::string text;
    bool gap = false;
    for (std::size_t i = 0; i < diff.size(); ++i) {
        if (isNearChange(diff, i)) {
            text += (gap ? "...\n" : "") + print(diff[i]);
            gap = false;
        } else {
            gap = !text.empty();
        }
    }
    return text;
}

} // namespace caboose::test
