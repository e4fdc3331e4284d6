// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/row_paint.h"

#include "views/drawing/colours.h"

#include <QApplication>
#include <QCache>
#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace caboose::views {
namespace {

constexpr qreal nowBar = 5;

} // namespace

void drawRowGround(QPainter& painter, const QStyleOptionViewItem& option, bool isNow)
{
    const QPalette& palette = option.palette;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (!isSelected && !isNow) return;
    QColor wash = palette.color(QPalette::Highlight);
    wash.setAlpha(isSelected ? chosenWash : nowWash); // pictures and quiet ink stay readable on it
    const QRectF area = QRectF(option.rect).adjusted(3, 2, -3, -2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(wash);
    painter.setPen(isSelected ? QPen(palette.color(QPalette::Text), 1.5) : QPen(Qt::NoPen));
    painter.drawRoundedRect(area, 6, 6);
    // What counts now has a bar, chosen or not, so that the two are never taken for each other.
    if (!isNow) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF(area.left(), area.top(), nowBar, area.height()), 2, 2);
}

QColor rowInk(const QStyleOptionViewItem& option, bool quiet)
{
    return option.palette.color(quiet ? QPalette::PlaceholderText : QPalette::Text);
}

void drawLine(QPainter& painter, const QRectF& where, const QString& text, const QFont& font,
              const QColor& ink, Qt::Alignment alignment)
{
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(where, static_cast<int>(alignment) | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, where.width()));
}

void drawHeading(QPainter& painter, const QStyleOptionViewItem& option, const QRectF& area,
                 const QString& text)
{
    painter.save();
    // It can't be chosen, and is no less there for that.
    drawLine(painter, area, text, scaledFont(option.font, 1.1, true),
             option.palette.color(QPalette::Active, QPalette::Highlight),
             Qt::AlignLeft | Qt::AlignBottom);
    painter.restore();
}

int headingHeight(const QStyleOptionViewItem& option)
{
    return option.fontMetrics.height() + 22;
}

void drawWrapped(QPainter& painter, const QRectF& where, const QString& text, const QFont& font,
                 const QColor& ink)
{
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(where, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
}

qreal wrappedHeight(const QString& text, const QFont& font, qreal width)
{
    if (text.isEmpty()) return 0;
    // A list asks for all its rows whenever one changes; breaking lines takes longest of all.
    static QCache<QString, qreal> known(5000);
    const QString key = font.key() + QString::number(width) + u'\n' + text;
    if (const qreal* height = known.object(key)) return *height;
    const QRectF column(0, 0, width, 4000);
    const qreal height = QFontMetricsF(font).boundingRect(column, Qt::TextWordWrap, text).height();
    known.insert(key, new qreal(height));
    return height;
}

QFont fittedFont(const QFont& font, const QString& text, qreal width)
{
    constexpr qreal smallest = 0.7;
    const qreal needed = QFontMetricsF(font).horizontalAdvance(text);
    if (needed <= width) return font;
    QFont fitted = font;
    fitted.setPointSizeF(font.pointSizeF() * qMax(smallest, width / needed * 0.98));
    return fitted;
}

qreal longestWord(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    qreal longest = 0;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        longest = qMax(longest, metrics.horizontalAdvance(word));
    }
    return longest;
}

QFont fittedToWords(const QFont& font, const QString& text, qreal width)
{
    const qreal longest = longestWord(text, font);
    constexpr qreal margin = 3;
    constexpr qreal smallest = 0.1; // where there is no room at all, too
    if (longest + margin <= width) return font;
    const qreal factor = (width - margin) / longest * 0.98;
    return scaledFont(font, qMax(smallest, factor), font.bold());
}

QFont scaledFont(const QFont& font, qreal factor, bool bold)
{
    QFont scaled = font;
    scaled.setPointSizeF(font.pointSizeF() * factor);
    scaled.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return scaled;
}

int tickWidth(const QFont& font)
{
    return qRound(qMax(20.0, QFontMetricsF(font).height() * 1.1));
}

void drawTick(QPainter& painter, const QStyleOptionViewItem& option, const QRectF& area, bool on)
{
    QStyleOptionViewItem box = option;
    const int width = tickWidth(option.font);
    box.rect = {qRound(area.left()), qRound(area.center().y()) - width / 2, width, width};
    box.state = QStyle::State_Enabled | (on ? QStyle::State_On : QStyle::State_Off);
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, &painter, option.widget);
}

} // namespace caboose::views
