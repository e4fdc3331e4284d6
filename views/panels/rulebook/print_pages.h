// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulebook/rule_print.h"

#include <QSizeF>
#include <QString>
#include <QTextDocument>

#include <memory>
#include <vector>

class QPagedPaintDevice;
class QPainter;

namespace caboose::views {

/// What is printed, cut into pages: no piece is torn that fits a page, so that a heading stays with
/// its text and a box is whole. A booklet has its contents in front.
class PrintPages {
public:
    PrintPages(QPagedPaintDevice& device, const items::RulePrintJob& job, qreal pointSize);

    /// Anew, in letters of that size.
    void lay(qreal pointSize);
    int count() const { return static_cast<int>(m_pages.size()); }
    void paint();

private:
    /// Some of a piece, at a height of a page.
    struct Part {
        QTextDocument* text = nullptr;
        qreal from = 0;
        qreal height = 0;
        qreal top = 0;
    };
    using Page = std::vector<Part>;
    using Text = std::unique_ptr<QTextDocument>;

    Text makeText(const QString& html, qreal pointSize) const;
    void place(QTextDocument& text, bool onNewPage);
    void placeTorn(QTextDocument& text);
    void layContents(qreal pointSize);
    QString contentsHtml(int pagesBefore) const;
    void paintPage(QPainter& painter, int number) const;
    qreal roomLeft() const { return m_size.height() - m_top; }

    QPagedPaintDevice& m_device;
    const items::RulePrintJob& m_job;
    QSizeF m_size; ///< of a page, in dots of the screen: a text is laid out in those
    std::vector<Text> m_texts;
    std::vector<Page> m_pages;
    std::vector<int> m_pageOf; ///< of each piece, from 0
    qreal m_top = 0;           ///< how far down the last page is filled
};

} // namespace caboose::views
