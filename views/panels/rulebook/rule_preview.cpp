// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/rule_preview.h"

#include "views/drawing/colours.h"
#include "views/panels/rulebook/page_style.h"

#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int delay = 300;  ///< milliseconds
constexpr int columns = 28; ///< width in heights of a line
constexpr int lines = 16;

} // namespace

RulePreview::RulePreview(QWidget* parent)
    : QFrame(parent, Qt::ToolTip), m_text(new QTextBrowser(this))
{
    setObjectName(u"rulePreview"_s);
    setAttribute(Qt::WA_ShowWithoutActivating);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_text->setOpenLinks(false);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2, 2, 2, 2);
    column->addWidget(m_text);
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    connect(&m_delay, &QTimer::timeout, this, &RulePreview::appear);
}

void RulePreview::showSoon(const QString& html, const QRect& link)
{
    hide();
    m_link = link;
    m_text->document()->setDefaultStyleSheet(pageStyle(coloursInUse(), font()));
    m_text->document()->setDocumentMargin(10);
    m_text->setHtml(html);
    m_delay.start();
}

void RulePreview::dismiss()
{
    m_delay.stop();
    hide();
}

void RulePreview::appear()
{
    const int line = fontMetrics().height();
    const int width = columns * line;
    m_text->document()->setTextWidth(width - 6);
    const int needed = qRound(m_text->document()->size().height()) + 6;
    resize(width, std::min(needed, lines * line));
    const QRect room = parentWidget()->screen()->availableGeometry();
    QPoint place(m_link.left(), m_link.bottom() + line);
    if (place.y() + height() > room.bottom()) place.setY(m_link.top() - line - height());
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width)));
    move(place.x(), std::max(place.y(), room.top()));
    show();
}

} // namespace caboose::views
