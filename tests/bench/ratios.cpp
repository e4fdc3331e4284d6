// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ratios.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace caboose::bench {

namespace {

std::vector<Ratio>& askedFor()
{
    static std::vector<Ratio> ratios;
    return ratios;
}

std::string value(double ratio)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f", ratio);
    return text.data();
}

std::string describe(const Ratio& ratio, const std::map<std::string, double>& times)
{
    const auto a = times.find(ratio.a);
    const auto b = times.find(ratio.b);
    const std::string line = ratio.a + " / " + ratio.b;
    if (a == times.end() || b == times.end()) {
        return line + ": " + (a == times.end() ? ratio.a : ratio.b) + " did not run\n";
    }
    return line + " = " + value(a->second / b->second) + "\n";
}

} // namespace

Ratio::Ratio(std::string nameOfA, std::string nameOfB)
    : a(std::move(nameOfA)), b(std::move(nameOfB))
{
    askedFor().push_back(*this);
}

const std::vector<Ratio>& allRatios()
{
    return askedFor();
}

std::string describe(const std::vector<Ratio>& ratios, const std::map<std::string, double>& times)
{
    std::string lines;
    for (const Ratio& ratio : ratios) {
        lines += describe(ratio, times);
    }
    return lines;
}

bool allRan(const std::vector<Ratio>& ratios, const std::map<std::string, double>& times)
{
    return std::all_of(ratios.begin(), ratios.end(), [&](const Ratio& ratio) {
        return times.contains(ratio.a) && times.contains(ratio.b);
    });
}

} // namespace caboose::bench
