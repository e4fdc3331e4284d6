// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// INTERIM until views/items/wording is there.
#include "model/rules/core/happening.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/core/question.h"
#include "model/rules/core/table.h"
#include <QString>
namespace caboose::items::words {
inline QString nice(std::string_view k){ QString s=QString::fromUtf8(k.data(), qsizetype(k.size())); s.replace(QLatin1Char('-'),QLatin1Char(' ')); if(!s.isEmpty()) s[0]=s[0].toUpper(); return s; }
inline QString pawn(rules::Pawn p){ return nice(rules::keyOf(p)); }
inline QString car(rules::Car c){ return nice(rules::keyOf(c)); }
inline QString place(rules::Location l){ return nice(rules::keyOf(l)); }
inline QString loot(rules::LootKind k){ return nice(rules::keyOf(k)); }
inline QString card(rules::CardKind k){ return nice(rules::keyOf(k)); }
inline QString turn(rules::Turn t){ return nice(rules::keyOf(t)); }
inline QString event(rules::Event e){ return nice(rules::keyOf(e)); }
inline QString rule(rules::Rule r){ return QString::fromStdString(rules::toString(r)); }
inline QString question(const rules::Question& q, const rules::Table&){ return pawn(q.who())+QStringLiteral(": ")+nice(rules::keyOf(q.ask())); }
inline QString choice(const rules::Question&, rules::Choice c, const rules::Table&){
  using enum rules::ChoiceKind;
  switch(c.kind()){ case Done: return QStringLiteral("Done"); case Yes: return QStringLiteral("Yes"); case Draw: return QStringLiteral("Draw three cards"); case Search: return QStringLiteral("Search");
  case To: return place(c.location()); case Whom: return pawn(c.pawn()); case Which: return card(c.card().kind); case FaceDown: return card(c.card().kind)+QStringLiteral(", face down"); case What: return loot(c.loot().kind); case TheCar: return car(c.car()); case TheRound: return QStringLiteral("Round card %1").arg(c.roundId()); case Number: return QString::number(c.number()); } return {}; }
inline QString reason(const rules::Verdict& v){ return nice(rules::keyOf(v.reason))+(v.who!=rules::Pawn::None?QStringLiteral(" (")+pawn(v.who)+QLatin1Char(')'):QString()); }
inline QString happening(const rules::Happening& h, const rules::Table&){ return (h.who!=rules::Pawn::None?pawn(h.who)+QStringLiteral(": "):QString())+nice(rules::keyOf(h.what))+(h.whom!=rules::Pawn::None?QStringLiteral(" ")+pawn(h.whom):QString())+(h.card.kind!=rules::CardKind::Unknown?QStringLiteral(" ")+card(h.card.kind):QString()); }
inline QString dollars(int d){ return QStringLiteral("$%1").arg(d); }
inline QString ruling(rules::Ruling r){ return nice(rules::info(r).key); }
inline QString power(const rules::Table&, rules::Pawn){ return {}; }
}
