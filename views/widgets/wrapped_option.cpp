// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/wrapped_option.h"

#include <QAbstractButton>
#include <QStringList>
#include <QTextLayout>

namespace caboose::views {
namespace {

QString inLines(const QString& text, const QFont& font, qreal width)
{
    QTextLayout layout(text, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void wrapOption(QAbstractButton& option, const QString& text, int width)
{
    option.setText(text);
    option.setAccessibleName(text);
    // The sign, and what is around it and the text.
    const int besides =
        option.sizeHint().width() - option.fontMetrics().size(Qt::TextShowMnemonic, text).width();
    option.setText(inLines(text, option.font(), qMax(1, width - besides)));
    // Else it would ask for all that it has now, and never become narrower.
    option.setMinimumWidth(1);
}

} // namespace caboose::views
