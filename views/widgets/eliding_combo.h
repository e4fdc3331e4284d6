// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace caboose::views {

/// Shows that there is more of its entry than there is room for; its tip has to say the whole.
class ElidingCombo : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    static constexpr int besideIcon = 4; ///< the toolkit's

    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                   QStyle::SC_ComboBoxEditField, this);
        const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + besideIcon;
        option.currentText =
            fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - icon);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

} // namespace caboose::views
