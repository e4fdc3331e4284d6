// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/digit_key.h"

#include <QKeyEvent>

namespace caboose::views {
namespace {

/// The digits of keyboards on which they need Shift: what their keys give without it.
constexpr auto shiftedDigits = QStringView(u"à&é\"'(-è_ç");

} // namespace

QString digitOf(const QKeyEvent& event)
{
    const int key = event.key();
    if (key >= Qt::Key_0 && key <= Qt::Key_9) return QString(QChar(u'0' + (key - Qt::Key_0)));
    const qsizetype digit = event.text().isEmpty() ? -1 : shiftedDigits.indexOf(event.text());
    return digit < 0 ? QString() : QString::number(digit);
}

} // namespace caboose::views
