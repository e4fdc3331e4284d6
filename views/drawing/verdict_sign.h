// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"

class QPainter;
class QRectF;

namespace caboose::views {

/// A tick, a cross or a question mark on a disc in the ink of the verdict, so that nobody needs to
/// see the colour.
void drawVerdictSign(QPainter& painter, const QRectF& where, items::AnswerHint::Kind kind);

} // namespace caboose::views
