// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/move_button.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize moveSize(40, 40);

} // namespace

QToolButton* makeMoveButton(const QString& sign, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(u"mapButton"_s);
    button->setText(sign);
    button->setMinimumSize(moveSize);
    return button;
}

} // namespace caboose::views
