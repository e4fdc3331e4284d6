// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"

#include <QColor>

class QPainter;
class QPalette;
class QRectF;

namespace caboose::views {

/// Green for what is allowed, red for what is refused, amber for what depends; each reads on the
/// paper of this palette.
QColor verdictInk(const QPalette& palette, items::AnswerHint::Kind kind);

/// The sign beside the colour: a tick, a cross, a question mark.
void drawVerdictSign(QPainter& painter, const QRectF& where, const QColor& ink,
                     items::AnswerHint::Kind kind);

} // namespace caboose::views
