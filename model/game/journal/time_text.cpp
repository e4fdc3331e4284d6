// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/time_text.h"

#include "model/game/journal/journal_words.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace caboose::game {

namespace {

using namespace std::chrono;

constexpr Time first = sys_days(year(1970) / January / 1);
constexpr Time last = sys_days(year(10000) / January / 1) - milliseconds(1);

/// The number in so many digits from a place of the text on.
int digitsAt(std::string_view text, std::size_t at, std::size_t count)
{
    return Words::numberFrom<int>(text.substr(at, count)).value_or(-1);
}

} // namespace

Time writable(Time time)
{
    return std::clamp(time, first, last);
}

std::string textOf(Time time)
{
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss<milliseconds> clock(time - day);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()),
                  static_cast<int>(clock.subseconds().count()));
    return text.data();
}

std::optional<Time> timeFrom(std::string_view text)
{
    constexpr std::string_view pattern = "0000-00-00T00:00:00.000Z";
    if (text.size() != pattern.size()) return std::nullopt;
    const year_month_day date(year(digitsAt(text, 0, 4)),
                              month(static_cast<unsigned>(digitsAt(text, 5, 2))),
                              day(static_cast<unsigned>(digitsAt(text, 8, 2))));
    if (!date.ok()) return std::nullopt;
    const Time time = sys_days(date) + hours(digitsAt(text, 11, 2)) +
                      minutes(digitsAt(text, 14, 2)) + seconds(digitsAt(text, 17, 2)) +
                      milliseconds(digitsAt(text, 20, 3));
    // Whatever is not written as we write it is no time.
    if (time < first || time > last || textOf(time) != text) return std::nullopt;
    return time;
}

} // namespace caboose::game
