// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/wrapped_label.h"

namespace caboose::views {

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
}

int WrappedLabel::heightForWidth(int width) const
{
    const QString measured = font().key() + u'\n' + text();
    if (measured != m_measured) m_heights.clear();
    m_measured = measured;
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend()) return *known;
    return m_heights[width] = QLabel::heightForWidth(width);
}

} // namespace caboose::views
