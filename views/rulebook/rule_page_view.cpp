// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/rule_page_view.h"

#include "views/rulebook/page_style.h"

#include <QCursor>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int smallestZoom = 60;
constexpr int largestZoom = 300;
constexpr int zoomStep = 10;
constexpr int longestLine = 46; ///< in heights of a line
constexpr qreal margin = 18;
constexpr qreal indent = 22; ///< of lists
/// Words that are marked are longer than that; shorter ones are everywhere.
constexpr qsizetype shortestMarked = 2;

QString anchorIn(const QTextBlock& block)
{
    for (auto each = block.begin(); !each.atEnd(); ++each) {
        const QStringList names = each.fragment().charFormat().anchorNames();
        if (!names.isEmpty()) return names.constFirst();
    }
    return {};
}

} // namespace

RulePageView::RulePageView(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(u"rulePage"_s);
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { Q_EMIT linkFollowed(url.toString()); });
    connect(this, &QTextBrowser::highlighted, this, [this](const QUrl& url) {
        Q_EMIT linkPointedAt(url.toString(), QRect(QCursor::pos(), QSize(1, 1)));
    });
}

/// Links are followed by whoever shows the page.
void RulePageView::doSetSource(const QUrl&, QTextDocument::ResourceType) {}

void RulePageView::showPage(const QString& html, bool isWide)
{
    m_html = html;
    m_isWide = isWide;
    // The width first, so that lines are broken once.
    setMargins();
    render();
}

void RulePageView::render()
{
    m_isRendering = true;
    QFont scaled = font();
    scaled.setPointSizeF(font().pointSizeF() * m_zoom / 100);
    setExtraSelections({});
    document()->setDocumentMargin(margin);
    document()->setIndentWidth(indent);
    document()->setDefaultFont(scaled);
    document()->setDefaultStyleSheet(pageStyle(palette(), scaled));
    setHtml(m_html);
    m_isRendering = false;
}

void RulePageView::setMargins()
{
    const int most = m_isWide ? width() : longestLine * fontMetrics().height() * m_zoom / 100;
    const int beside = std::max(0, (width() - most) / 2);
    setViewportMargins(beside, 0, beside, 0);
}

void RulePageView::goToSection(const QString& id)
{
    verticalScrollBar()->setValue(0);
    scrollToAnchor(id);
}

void RulePageView::markWords(const QStringList& words)
{
    QTextCharFormat look;
    QColor ground = palette().color(QPalette::Accent);
    ground.setAlpha(70);
    look.setBackground(ground);
    QList<ExtraSelection> marked;
    for (const QString& word : words) {
        if (word.size() <= shortestMarked) continue;
        QTextCursor at(document());
        while (!(at = document()->find(word, at, QTextDocument::FindWholeWords)).isNull()) {
            marked.append({at, look});
        }
    }
    setExtraSelections(marked);
}

QString RulePageView::sectionAt(const QPoint& position) const
{
    for (QTextBlock block = cursorForPosition(position).block(); block.isValid();
         block = block.previous()) {
        if (QString id = anchorIn(block); !id.isEmpty()) return id;
    }
    return {};
}

void RulePageView::setZoomPercent(int percent)
{
    const int zoom = std::clamp(percent, smallestZoom, largestZoom);
    if (zoom == m_zoom) return;
    m_zoom = zoom;
    const int down = verticalScrollBar()->value();
    render();
    setMargins();
    verticalScrollBar()->setValue(down);
}

void RulePageView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    const bool isLook = event->type() == QEvent::PaletteChange ||
                        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (!isLook || m_isRendering || m_html.isEmpty()) return;
    const int down = verticalScrollBar()->value();
    render();
    setMargins();
    verticalScrollBar()->setValue(down);
}

void RulePageView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    setMargins();
}

void RulePageView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() != Qt::ControlModifier) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    setZoomPercent(m_zoom + (event->angleDelta().y() > 0 ? zoomStep : -zoomStep));
    event->accept();
}

void RulePageView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::BackButton) {
        Q_EMIT backWanted();
    } else if (event->button() == Qt::ForwardButton) {
        Q_EMIT forwardWanted();
    } else {
        QTextBrowser::mousePressEvent(event);
    }
}

void RulePageView::focusOutEvent(QFocusEvent* event)
{
    Q_EMIT linkPointedAt({}, {});
    QTextBrowser::focusOutEvent(event);
}

bool RulePageView::focusNextPrevChild(bool next)
{
    const bool isInside = QTextBrowser::focusNextPrevChild(next);
    if (isInside) tellFocusedLink();
    return isInside;
}

void RulePageView::tellFocusedLink()
{
    const QTextCursor at = textCursor();
    QTextCursor inside(document());
    inside.setPosition(std::max(at.selectionEnd(), 0));
    const QString href = at.hasSelection() ? inside.charFormat().anchorHref() : QString();
    const QRect where = cursorRect(at);
    Q_EMIT linkPointedAt(href, {viewport()->mapToGlobal(where.topLeft()), where.size()});
}

} // namespace caboose::views
