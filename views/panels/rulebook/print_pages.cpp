// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/print_pages.h"

#include "views/drawing/colours.h"
#include "views/panels/rulebook/page_style.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QScreen>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal footHeight = 24;
constexpr int footSize = 11;
constexpr qreal gap = 5; ///< above a piece, where one stands
constexpr qreal headGap = 12;

qreal dotsPerInch()
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen ? screen->logicalDotsPerInch() : 96.0;
}

/// Where a text that is taller than a page may be torn: at the end of its last line that ends
/// above `lowest`; `from` if there is none.
qreal tearIn(const QTextDocument& text, qreal from, qreal lowest)
{
    qreal tear = from;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const QRectF area = text.documentLayout()->blockBoundingRect(block);
        for (int n = 0; n < block.layout()->lineCount(); ++n) {
            const qreal end = area.top() + block.layout()->lineAt(n).rect().bottom();
            if (end <= lowest) tear = std::max(tear, end);
        }
    }
    return tear;
}

} // namespace

PrintPages::PrintPages(QPagedPaintDevice& device, const items::RulePrintJob& job, qreal pointSize)
    : m_device(device), m_job(job),
      m_size(device.pageLayout().paintRect(QPageLayout::Inch).size() * dotsPerInch() -
             QSizeF(0, footHeight))
{
    lay(pointSize);
}

PrintPages::Text PrintPages::makeText(const QString& html, qreal pointSize) const
{
    auto text = std::make_unique<QTextDocument>();
    QFont font = QGuiApplication::font();
    font.setPointSizeF(pointSize);
    text->setDocumentMargin(0);
    text->setIndentWidth(18);
    text->setDefaultFont(font);
    text->setDefaultStyleSheet(pageStyle(coloursOnPaper(), font));
    text->setTextWidth(m_size.width());
    text->setHtml(html);
    return text;
}

void PrintPages::lay(qreal pointSize)
{
    m_texts.clear();
    m_pages.assign(1, {});
    m_pageOf.clear();
    m_top = 0;
    for (const items::PrintPiece& piece : m_job.pieces) {
        m_texts.push_back(makeText(piece.html, pointSize));
        if (m_top > 0) m_top += piece.isHead ? headGap : gap;
        place(*m_texts.back(), piece.onNewPage);
        m_pageOf.push_back(count() - 1);
    }
    if (m_job.hasContents) layContents(pointSize);
}

void PrintPages::place(QTextDocument& text, bool onNewPage)
{
    const qreal height = text.size().height();
    const bool isTall = height > m_size.height();
    if (m_top > 0 && (onNewPage || (!isTall && height > roomLeft()))) {
        m_pages.emplace_back();
        m_top = 0;
    }
    if (isTall) {
        placeTorn(text);
        return;
    }
    m_pages.back().push_back({&text, 0, height, m_top});
    m_top += height;
}

void PrintPages::placeTorn(QTextDocument& text)
{
    const qreal height = text.size().height();
    for (qreal from = 0; from < height;) {
        const bool isRest = height - from <= roomLeft();
        qreal to = isRest ? height : tearIn(text, from, from + roomLeft());
        // A line that is taller than a page is torn itself.
        if (to <= from && m_top == 0) to = from + roomLeft();
        if (to > from) m_pages.back().push_back({&text, from, to - from, m_top});
        m_top += to - from;
        from = to;
        if (isRest) return;
        m_pages.emplace_back();
        m_top = 0;
    }
}

/// Its own pages come first and move the others: how many there are is known once it is laid out.
void PrintPages::layContents(qreal pointSize)
{
    std::vector<Page> others;
    std::swap(others, m_pages);
    m_pages.assign(1, {});
    m_top = 0;
    m_texts.push_back(makeText(contentsHtml(0), pointSize));
    place(*m_texts.back(), true);
    const int pages = count();
    m_texts.back() = makeText(contentsHtml(pages), pointSize);
    m_pages.assign(1, {});
    m_top = 0;
    place(*m_texts.back(), true);
    std::ranges::move(others, std::back_inserter(m_pages));
}

QString PrintPages::contentsHtml(int pagesBefore) const
{
    QString rows;
    for (std::size_t n = 0; n < m_job.pieces.size(); ++n) {
        const items::PrintPiece& piece = m_job.pieces[n];
        if (piece.heading.isEmpty()) continue;
        const QString entry = piece.heading.toHtmlEscaped();
        rows += u"<tr><td class=\"plain\">%1</td><td class=\"plain\" align=\"right\">%2</td></tr>"_s
                    .arg(piece.onNewPage || n == 0 ? u"<b>%1</b>"_s.arg(entry)
                                                   : u"&nbsp;&nbsp; "_s + entry,
                         QString::number(m_pageOf[n] + 1 + pagesBefore));
    }
    return u"<h1>%1</h1><table width=\"100%\" class=\"columns\">%2</table>"_s.arg(
        m_job.title.toHtmlEscaped(), rows);
}

void PrintPages::paint()
{
    QPainter painter(&m_device);
    painter.scale(m_device.logicalDpiX() / dotsPerInch(), m_device.logicalDpiY() / dotsPerInch());
    for (int number = 0; number < count(); ++number) {
        if (number > 0) m_device.newPage();
        paintPage(painter, number);
    }
}

void PrintPages::paintPage(QPainter& painter, int number) const
{
    for (const Part& part : m_pages[static_cast<std::size_t>(number)]) {
        painter.save();
        painter.translate(0, part.top - part.from);
        const QRectF seen(0, part.from, m_size.width(), part.height);
        painter.setClipRect(seen);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = seen;
        context.palette = paletteOf(coloursOnPaper());
        part.text->documentLayout()->draw(&painter, context);
        painter.restore();
    }
    if (count() == 1) return;
    QFont font = QGuiApplication::font();
    font.setPixelSize(footSize);
    painter.setFont(font);
    painter.setPen(coloursOnPaper().quiet);
    const QRectF foot(0, m_size.height(), m_size.width(), footHeight);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, m_job.title);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, QString::number(number + 1));
}

} // namespace caboose::views
