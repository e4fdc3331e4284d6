// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/pawns.h"
#include "model/rules/03_definitions/location.h"
#include "model/rules/core/reason.h"
#include "model/rules/core/rule.h"
#include "model/rules/core/rulings.h"

namespace caboose::rules {

enum class Ruled : std::uint8_t {
    Allowed,
    Refused,
    /// It hangs on something that the table has not seen; the reason says on what.
    Depends,
    /// The rule that would decide it is not written yet: neither yes nor no.
    NotRefereed
};

/// What the rules say of one choice, and why: codes and arguments, no prose.
/// Arguments that its reason does not name (reason.h) keep their defaults. A verdict that allows
/// names its rule, too.
struct Verdict {
    Ruled ruled = Ruled::Allowed;
    Reason reason = Reason::None;
    Rule rule;
    Ruling ruling = Ruling::None; ///< the verdict rests on this ruling, not on the text alone
    Pawn who = Pawn::None;
    Location where = Location::Nowhere;
    std::uint8_t number = 0;

    /// May it not be chosen? Neither may what is not refereed yet.
    [[nodiscard]] constexpr bool isRefused() const { return !isPossible(); }
    [[nodiscard]] constexpr bool isPossible() const
    {
        return ruled == Ruled::Allowed || ruled == Ruled::Depends;
    }
    /// Do the rules say no? Of what is not refereed yet nobody knows.
    [[nodiscard]] constexpr bool isRuledOut() const { return ruled == Ruled::Refused; }

    // The same verdict with an argument, or with the ruling that it rests on.
    constexpr Verdict with(Pawn p) const
    {
        Verdict v = *this;
        v.who = p;
        return v;
    }
    constexpr Verdict with(Location l) const
    {
        Verdict v = *this;
        v.where = l;
        return v;
    }
    constexpr Verdict with(int n) const
    {
        Verdict v = *this;
        v.number = static_cast<std::uint8_t>(n);
        return v;
    }
    constexpr Verdict by(Ruling r) const
    {
        Verdict v = *this;
        v.ruling = r;
        return v;
    }

    /// The same for a further ruling: the first one is named.
    constexpr Verdict alsoBy(Ruling r) const { return ruling == Ruling::None ? by(r) : *this; }

    friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

// A rule starts with one of these and adds arguments: refused(Reason::TooFar, rule).with(to).
constexpr Verdict allowed(Rule rule)
{
    Verdict v;
    v.rule = rule;
    return v;
}
constexpr Verdict refused(Reason reason, Rule rule)
{
    Verdict v;
    v.ruled = Ruled::Refused;
    v.reason = reason;
    v.rule = rule;
    return v;
}
constexpr Verdict notRefereed(Rule rule)
{
    Verdict v;
    v.ruled = Ruled::NotRefereed;
    v.reason = Reason::NotRefereed;
    v.rule = rule;
    return v;
}
constexpr Verdict depends(Reason reason, Rule rule)
{
    Verdict v;
    v.ruled = Ruled::Depends;
    v.reason = reason;
    v.rule = rule;
    return v;
}

} // namespace caboose::rules
