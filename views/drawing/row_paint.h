// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>
#include <QStyleOptionViewItem>

class QPainter;

namespace caboose::views {

// What the rows of our lists have in common.

/// The ground of a row: plain, marked as the one that counts now, or chosen.
void drawRowGround(QPainter& painter, const QStyleOptionViewItem& option, bool isNow);

/// The ink for text on that ground; quieter for what is over.
QColor rowInk(const QStyleOptionViewItem& option, bool quiet = false);

/// One line of text that ends in "…" where there is no more room.
void drawLine(QPainter& painter, const QRectF& where, const QString& text, const QFont& font,
              const QColor& ink, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

/// The heading over the rows that follow, and how high its own row is.
void drawHeading(QPainter& painter, const QStyleOptionViewItem& option, const QRectF& area,
                 const QString& text);
int headingHeight(const QStyleOptionViewItem& option);

/// A tick in its box, in the middle of the left side of an area, as the theme draws those of lists.
void drawTick(QPainter& painter, const QStyleOptionViewItem& option, const QRectF& area, bool on);
/// How wide it is beside text of this font.
int tickWidth(const QFont& font);

/// In as many lines as it takes.
void drawWrapped(QPainter& painter, const QRectF& where, const QString& text, const QFont& font,
                 const QColor& ink);
/// How high these are in a column so wide.
qreal wrappedHeight(const QString& text, const QFont& font, qreal width);

/// The width that the longest word of it needs.
qreal longestWord(const QString& text, const QFont& font);

/// The font, a little smaller where the text needs that to fit.
QFont fittedFont(const QFont& font, const QString& text, qreal width);
/// The same where the text may go on in the next line: every word of it fits.
QFont fittedToWords(const QFont& font, const QString& text, qreal width);

QFont scaledFont(const QFont& font, qreal factor, bool bold = false);

} // namespace caboose::views
