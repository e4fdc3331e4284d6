// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/final_score/purse_tokens.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int pictureHeight = 40;
constexpr int gap = 8;

} // namespace

PurseTokens::PurseTokens(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PurseTokens::show(const QString& art, const QStringList& named, int hidden)
{
    m_art = art;
    m_named = named;
    m_hidden = hidden;
    updateGeometry();
    update();
}

int PurseTokens::count() const
{
    return static_cast<int>(m_named.size()) + m_hidden;
}

QSize PurseTokens::tokenSize() const
{
    return {fontMetrics().horizontalAdvance(u"$ 000"_s) + 14,
            pictureHeight + fontMetrics().height() + 8};
}

int PurseTokens::perRow(int width) const
{
    return qMax(1, (width + gap) / (tokenSize().width() + gap));
}

QSize PurseTokens::sizeHint() const
{
    const QSize token = tokenSize();
    return {count() * (token.width() + gap), token.height()};
}

QSize PurseTokens::minimumSizeHint() const
{
    return tokenSize();
}

int PurseTokens::heightForWidth(int width) const
{
    const int rows = (qMax(1, count()) + perRow(width) - 1) / perRow(width);
    return rows * (tokenSize().height() + gap) - gap;
}

void PurseTokens::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSize token = tokenSize();
    const int columns = perRow(width());
    for (int n = 0; n < count(); ++n) {
        const QPoint corner(n % columns * (token.width() + gap),
                            n / columns * (token.height() + gap));
        drawToken(painter, QRectF(corner, token), n);
    }
}

void PurseTokens::drawToken(QPainter& painter, const QRectF& where, int n) const
{
    const int named = static_cast<int>(m_named.size());
    const bool isHidden = n >= named;
    const QString value = isHidden ? u"?"_s : m_named.at(n);
    const bool isNext = n == named;
    painter.setPen(QPen(palette().color(isNext ? QPalette::Highlight : QPalette::Mid),
                        isNext ? 2.5 : 1, isHidden && !isNext ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(palette().color(isHidden ? QPalette::Window : QPalette::Base));
    painter.drawRoundedRect(where.adjusted(1.5, 1.5, -1.5, -1.5), 7, 7);
    painter.setOpacity(isHidden ? coloursInUse().faded(0.35) : 1);
    const QRectF picture(where.left(), where.top() + 4, where.width(), pictureHeight - 2);
    drawArt(painter, m_art, fitted(m_art, picture));
    painter.setOpacity(1);
    const QRectF text(where.left(), where.top() + pictureHeight, where.width(),
                      where.height() - pictureHeight - 3);
    drawLine(painter, text, value, scaledFont(font(), 1, true),
             palette().color(QPalette::WindowText), Qt::AlignCenter);
}

} // namespace caboose::views
