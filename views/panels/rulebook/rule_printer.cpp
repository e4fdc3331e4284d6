// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/rule_printer.h"

#include "views/items/rulebook/rule_print.h"
#include "views/panels/rulebook/print_pages.h"

#include <QPagedPaintDevice>
#include <QPdfWriter>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal usualSize = 10;
constexpr qreal largestSize = 13; ///< of an aid, read from across the table
constexpr qreal smallestSize = 5;
constexpr qreal sizeStep = 0.5;

} // namespace

void printRules(QPagedPaintDevice& device, const items::RulePrintJob& job)
{
    qreal size = job.isOnePage ? largestSize : usualSize;
    PrintPages pages(device, job, size);
    while (job.isOnePage && pages.count() > 1 && size > smallestSize) {
        pages.lay(size -= sizeStep);
    }
    pages.paint();
}

bool writeRulesPdf(const QString& path, const items::RulePrintJob& job)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    QPdfWriter pdf(&file);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF(15, 14, 15, 12), QPageLayout::Millimeter);
    pdf.setTitle(job.title);
    pdf.setCreator(u"Caboose"_s);
    printRules(pdf, job);
    return file.commit();
}

} // namespace caboose::views
