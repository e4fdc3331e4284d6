// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace caboose::rules {

// A ruling is a point on which editions or house rules differ. Rule code asks for a ruling by one
// of its values: `if (table.rulings.is(BrakingMoves::Bandits))`. All rulings stand as rows in
// core/rulings, with their question, values, and which edition says what and where; here they
// become types.

/// The values of each ruling.
#define RULING(name, key, chapter, section, point) enum class name : std::uint8_t {
#define VALUE(name, key) name,
#define SAID(text, value, where)
#define LEAVES(booklet, text)
#define HELD(text, value)
#define OTHERWISE(value)
#define OF(module)
#define SETTLED
#define END                                                                                        \
    }                                                                                              \
    ;
#include "model/rules/core/rulings/all.def"

/// Every ruling, in the order of the rows.
/// Files know a ruling by its key (rulings_catalogue.h); its number is for arrays, and in the
/// digests of old journals for the rows that had one (core/rulings/all.def).
enum class Ruling : std::uint8_t {
#define RULING(name, key, chapter, section, point) name,
#define VALUE(name, key)
#define SAID(text, value, where)
#define LEAVES(booklet, text)
#define HELD(text, value)
#define OTHERWISE(value)
#define OF(module)
#define SETTLED
#define END
#include "model/rules/core/rulings/all.def"
    None
};
// Nothing rests on None: a verdict by the text alone says so.
inline constexpr std::size_t rulingCount = static_cast<std::size_t>(Ruling::None);

/// Which ruling a value type belongs to.
template <typename Value>
inline constexpr Ruling rulingOf = Ruling::None;
#define RULING(name, key, chapter, section, point)                                                 \
    template <>                                                                                    \
    inline constexpr Ruling rulingOf<name> = Ruling::name;
#define VALUE(name, key)
#define SAID(text, value, where)
#define LEAVES(booklet, text)
#define HELD(text, value)
#define OTHERWISE(value)
#define OF(module)
#define SETTLED
#define END
#include "model/rules/core/rulings/all.def"

} // namespace caboose::rules
