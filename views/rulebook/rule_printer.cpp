// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/rule_printer.h"

#include "views/items/rulebook/rule_print.h"
#include "views/rulebook/page_style.h"

#include <QGuiApplication>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>
#include <QScreen>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal usualSize = 10.5;
constexpr qreal smallestSize = 5;
constexpr qreal sizeStep = 0.5;

void fill(QTextDocument& document, const items::RulePrintJob& job, qreal pointSize)
{
    QFont font = QGuiApplication::font();
    font.setPointSizeF(pointSize);
    document.setDefaultFont(font);
    document.setDefaultStyleSheet(pageStyle(paperPalette(), font));
    document.setMetaInformation(QTextDocument::DocumentTitle, job.title);
    document.setHtml(job.html);
}

/// A document is laid out in the dots of the screen, whatever it is printed on.
QSizeF pageInScreenDots(const QPagedPaintDevice& device)
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    const QSizeF inches = device.pageLayout().paintRect(QPageLayout::Inch).size();
    return inches * (screen ? screen->logicalDotsPerInch() : 96.0);
}

} // namespace

void printRules(QPagedPaintDevice& device, const items::RulePrintJob& job)
{
    QTextDocument document;
    fill(document, job, usualSize);
    if (job.isOnePage) {
        document.setDocumentMargin(0);
        document.setPageSize(pageInScreenDots(device));
        for (qreal size = usualSize; document.pageCount() > 1 && size > smallestSize;) {
            fill(document, job, size -= sizeStep);
        }
    }
    document.print(&device);
}

bool writeRulesPdf(const QString& path, const items::RulePrintJob& job)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    QPdfWriter pdf(&file);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF(12, 12, 12, 12), QPageLayout::Millimeter);
    pdf.setTitle(job.title);
    pdf.setCreator(u"Caboose"_s);
    printRules(pdf, job);
    return file.commit();
}

} // namespace caboose::views
