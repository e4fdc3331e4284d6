// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulebook/rulebook_reader.h"

#include <QStringList>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>

#include <utility>
#include <vector>

namespace caboose::views {

/// A page of the rulebook. It knows nothing of rules: it shows rich text, and tells which link was
/// pointed at or followed. What is seen is laid out at once, the rest of a long page a moment
/// later. Ctrl+Down and Ctrl+Up go by paragraph, H and Shift+H by heading; both are read out.
class RulePageView : public QTextBrowser {
    Q_OBJECT
public:
    explicit RulePageView(QWidget* parent = nullptr);

    /// Several texts beside each other take all the room; a single one lines of a length that the
    /// eye can follow.
    void showPage(items::RulePage page, const items::ReadingSpot& spot, bool isWide);
    /// All of the page is there from now on.
    void complete();
    void goToSpot(const items::ReadingSpot& spot);
    /// From there on it is read by keys, also where the page is too short to begin with it.
    void readFrom(const items::ReadingSpot& spot);
    /// What is at the top.
    items::ReadingSpot spot() const;
    /// Marks these words until the next page.
    void markWords(const QStringList& words);
    /// The section whose text is here, as far as headings tell; empty above the first one.
    QString sectionAt(const QPoint& position) const;

    void setZoom(int percent);

Q_SIGNALS:
    void linkFollowed(const QString& link);
    /// The mouse or the keyboard is on a link, at this place of the screen; empty: on none.
    void linkPointedAt(const QString& link, const QRect& where);
    void backWanted();
    /// By the wheel.
    void zoomWanted(bool larger);
    /// By the reader, to another spot.
    void scrolled();
    /// All of the page is there.
    void completed();
    void forwardWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    /// The pieces that are shown: [first, end).
    struct Part {
        std::size_t first = 0;
        std::size_t end = 0;
        bool operator==(const Part&) const = default;
    };
    Part whole() const { return {0, m_page.size()}; }
    Part seenFrom(const QString& section, double lines) const;
    void show(const items::ReadingSpot& spot);
    void render(const Part& part);
    void findSections();
    void markWords();
    double topOf(const QString& section) const;
    QFont scaledFont() const;
    double lineHeight() const;
    void setMargins();
    void retranslate();
    void tellFocusedLink();
    void putCursor();
    QTextBlock readBlock() const;
    void read(const QTextBlock& block);
    void readParagraph(bool forwards);
    void readHeading(bool forwards);

    items::RulePage m_page;
    Part m_part;
    QTimer m_later;
    items::ReadingSpot m_readFrom;
    std::vector<std::pair<QString, int>> m_sections; ///< by the number of their first block
    QStringList m_words;
    bool m_isWide = false;
    bool m_isRendering = false;
    bool m_isMoving = false; ///< by itself, not by the reader
    int m_zoom = 100;
};

} // namespace caboose::views
