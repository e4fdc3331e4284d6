// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/rule_page_view.h"

#include "views/drawing/colours.h"
#include "views/panels/rulebook/page_style.h"
#include "views/widgets/hushed.h"
#include "views/widgets/spoken.h"

#include <QAbstractTextDocumentLayout>
#include <QCursor>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

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

/// About how many lines that is: a paragraph's last one is half empty, and there is a gap below it.
double linesIn(const QString& html, double lettersInLine, int columns)
{
    qsizetype letters = 0;
    qsizetype paragraphs = 0;
    bool isTag = false;
    for (const QChar c : html) {
        if (c == u'<') isTag = true;
        if (!isTag) ++letters;
        if (c == u'>') isTag = false;
    }
    for (const auto& end : {"</p>"_L1, "</li>"_L1, "</tr>"_L1, "</h"_L1}) {
        paragraphs += html.count(end);
    }
    return static_cast<double>(letters) / lettersInLine +
           0.8 * static_cast<double>(paragraphs) / columns;
}

} // namespace

RulePageView::RulePageView(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(u"rulePage"_s);
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    // One that comes and goes changes the width, and all is laid out again.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int lowest, int highest) { verticalScrollBar()->setEnabled(highest > lowest); });
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { Q_EMIT linkFollowed(url.toString()); });
    connect(this, &QTextBrowser::highlighted, this, [this](const QUrl& url) {
        Q_EMIT linkPointedAt(url.toString(), QRect(QCursor::pos(), QSize(1, 1)));
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_isMoving) Q_EMIT scrolled();
    });
    retranslate();
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &RulePageView::complete);
}

/// Links are followed by whoever shows the page.
void RulePageView::doSetSource(const QUrl&, QTextDocument::ResourceType) {}

void RulePageView::showPage(items::RulePage page, const items::ReadingSpot& spot, bool isWide)
{
    m_page = std::move(page);
    m_isWide = isWide;
    m_words.clear();
    show(spot);
}

void RulePageView::show(const items::ReadingSpot& spot)
{
    const QScopedValueRollback moving(m_isMoving, true);
    // The width first, so that lines are broken once.
    setMargins();
    double lines = spot.lines + viewport()->height() / lineHeight();
    const auto isFilled = [&] {
        return verticalScrollBar()->maximum() >= spot.lines * lineHeight();
    };
    do {
        render(seenFrom(spot.section, lines));
        lines *= 2;
    } while (m_part != whole() && !(verticalScrollBar()->maximum() > 0 && isFilled()));
    goToSpot(spot);
    if (m_part != whole()) m_later.start();
}

void RulePageView::complete()
{
    m_later.stop();
    if (m_part == whole()) return;
    const QScopedValueRollback moving(m_isMoving, true);
    const items::ReadingSpot here = spot();
    render(whole());
    goToSpot(here);
    putCursor();
    Q_EMIT completed();
}

/// From the section on as much as probably fills so many lines; at the end of the page more before
/// it.
RulePageView::Part RulePageView::seenFrom(const QString& section, double lines) const
{
    const double letters = viewport()->width() / QFontMetricsF(scaledFont()).averageCharWidth();
    const int columns = m_isWide ? 2 : 1;
    const auto linesOf = [&](const items::PagePiece& piece) {
        return linesIn(piece.html, letters, columns);
    };
    const auto at = std::ranges::find(m_page, section, &items::PagePiece::section);
    const bool isTop = section.isEmpty() || at == m_page.end();
    Part part;
    part.first = isTop ? 0 : static_cast<std::size_t>(at - m_page.begin());
    part.end = part.first;
    while (lines > 0 && part.end < m_page.size()) lines -= linesOf(m_page[part.end++]);
    while (lines > 0 && part.first > 0) lines -= linesOf(m_page[--part.first]);
    return part;
}

QFont RulePageView::scaledFont() const
{
    QFont scaled = font();
    scaled.setPointSizeF(font().pointSizeF() * m_zoom / 100);
    return scaled;
}

void RulePageView::render(const Part& part)
{
    m_isRendering = true;
    m_part = part;
    const QFont scaled = scaledFont();
    setExtraSelections({});
    document()->setDocumentMargin(margin);
    document()->setIndentWidth(indent);
    document()->setDefaultFont(scaled);
    document()->setDefaultStyleSheet(pageStyle(coloursInUse(), scaled));
    QString html;
    for (std::size_t n = part.first; n < part.end; ++n) html += m_page[n].html;
    setHtml(html);
    m_isRendering = false;
    findSections();
    markWords();
}

void RulePageView::findSections()
{
    m_sections.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (const QString id = anchorIn(block); !id.isEmpty()) {
            m_sections.emplace_back(id, block.blockNumber());
        }
    }
}

void RulePageView::setMargins()
{
    const int most = m_isWide ? width() : longestLine * fontMetrics().height() * m_zoom / 100;
    const int beside = std::max(0, (width() - most) / 2);
    setViewportMargins(beside, 0, beside, 0);
}

double RulePageView::lineHeight() const
{
    return QFontMetricsF(scaledFont()).lineSpacing();
}

/// The top of the page for a section that is not there.
double RulePageView::topOf(const QString& section) const
{
    const auto found = std::ranges::find(m_sections, section, &std::pair<QString, int>::first);
    if (found == m_sections.end()) return 0;
    const QTextBlock block = document()->findBlockByNumber(found->second);
    return document()->documentLayout()->blockBoundingRect(block).top();
}

void RulePageView::goToSpot(const items::ReadingSpot& spot)
{
    const bool isThere =
        spot.section.isEmpty()
            ? m_part.first == 0
            : std::ranges::find(m_sections, spot.section, &std::pair<QString, int>::first) !=
                  m_sections.end();
    if (!isThere) complete();
    const QScopedValueRollback moving(m_isMoving, true);
    verticalScrollBar()->setValue(qRound(topOf(spot.section) + spot.lines * lineHeight()));
}

void RulePageView::readFrom(const items::ReadingSpot& spot)
{
    m_readFrom = spot;
    putCursor();
}

/// In silence, and without moving the page.
void RulePageView::putCursor()
{
    const auto found =
        std::ranges::find(m_sections, m_readFrom.section, &std::pair<QString, int>::first);
    const bool isAtItsBegin = found != m_sections.end() && m_readFrom.lines < 1;
    const Unheard putting(this);
    const QScopedValueRollback moving(m_isMoving, true);
    const int top = verticalScrollBar()->value();
    setTextCursor(isAtItsBegin ? QTextCursor(document()->findBlockByNumber(found->second))
                               : cursorForPosition(QPoint(0, 0)));
    verticalScrollBar()->setValue(top);
}

items::ReadingSpot RulePageView::spot() const
{
    const double down = verticalScrollBar()->value();
    QString section = m_part.first > 0 ? m_page[m_part.first].section : QString();
    double top = 0;
    for (const auto& [id, block] : m_sections) {
        const double next = topOf(id);
        if (next > down + 1) break;
        section = id;
        top = next;
    }
    return {section, std::max(0.0, down - top) / lineHeight()};
}

void RulePageView::markWords(const QStringList& words)
{
    m_words = words;
    markWords();
}

void RulePageView::markWords()
{
    QTextCharFormat look;
    QColor ground = coloursInUse().accent;
    ground.setAlpha(markedWash);
    look.setBackground(ground);
    look.setForeground(coloursInUse().text);
    QList<ExtraSelection> marked;
    for (const QString& word : m_words) {
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
    const int here = cursorForPosition(position).block().blockNumber();
    QString section;
    for (const auto& [id, block] : m_sections) {
        if (block <= here) section = id;
    }
    return section;
}

void RulePageView::setZoom(int percent)
{
    if (percent == m_zoom) return;
    const items::ReadingSpot here = spot();
    m_zoom = percent;
    show(here);
}

void RulePageView::retranslate()
{
    setAccessibleDescription(
        tr("Ctrl+Down and Ctrl+Up read by paragraph, H and Shift+H by heading."));
}

void RulePageView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QTextBrowser::changeEvent(event);
    const bool isLook = event->type() == QEvent::PaletteChange ||
                        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (isLook && !m_isRendering && !m_page.empty()) show(spot());
}

void RulePageView::resizeEvent(QResizeEvent* event)
{
    setMargins();
    // A page that is not on the screen is not told that its margins have made it narrower.
    const int laidOut = qRound(document()->pageSize().width());
    QResizeEvent narrowed(viewport()->size(), QSize(laidOut, event->oldSize().height()));
    QTextBrowser::resizeEvent(&narrowed);
}

void RulePageView::keyPressEvent(QKeyEvent* event)
{
    const bool isDown = event->key() == Qt::Key_Down;
    const bool isByParagraph =
        event->modifiers() == Qt::ControlModifier && (isDown || event->key() == Qt::Key_Up);
    const bool isByHeading =
        event->key() == Qt::Key_H && !(event->modifiers() & ~Qt::ShiftModifier);
    if (isByParagraph)
        readParagraph(isDown);
    else if (isByHeading)
        readHeading(event->modifiers() == Qt::NoModifier);
    else
        QTextBrowser::keyPressEvent(event);
}

/// The one that was read last, while it is in sight; else the first that is.
QTextBlock RulePageView::readBlock() const
{
    const QTextBlock last = textCursor().block();
    const bool isInSight = viewport()->rect().intersects(cursorRect(QTextCursor(last)));
    return isInSight ? last : cursorForPosition(QPoint(0, 0)).block();
}

void RulePageView::read(const QTextBlock& block)
{
    {
        // Else its first line is read out before all of it is.
        const Unheard going(this);
        setTextCursor(QTextCursor(block));
    }
    ensureCursorVisible();
    Q_EMIT scrolled();
    sayOf(*this, block.text().simplified());
}

/// At the end of the page it is the same one again.
void RulePageView::readParagraph(bool forwards)
{
    complete();
    const QTextBlock here = readBlock();
    QTextBlock block = here;
    do {
        block = forwards ? block.next() : block.previous();
    } while (block.isValid() && block.text().trimmed().isEmpty());
    read(block.isValid() ? block : here);
}

void RulePageView::readHeading(bool forwards)
{
    complete();
    const int here = readBlock().blockNumber();
    int heading = -1; // the next one, or the last before
    for (const auto& [id, block] : m_sections) {
        if (forwards ? heading < 0 && block > here : block < here) heading = block;
    }
    read(document()->findBlockByNumber(heading < 0 ? here : heading));
}

void RulePageView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() != Qt::ControlModifier) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    Q_EMIT zoomWanted(event->angleDelta().y() > 0);
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
