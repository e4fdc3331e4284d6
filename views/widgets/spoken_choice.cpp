// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken_choice.h"

#include <QAbstractButton>
#include <QButtonGroup>

namespace caboose::views {

void letTabComeToTheChosen(const QButtonGroup& choice)
{
    for (QAbstractButton* button : choice.buttons()) {
        const bool isStop = !choice.checkedButton() || button->isChecked();
        const Qt::FocusPolicy by = button->focusPolicy();
        button->setFocusPolicy(isStop ? Qt::FocusPolicy(by | Qt::TabFocus)
                                      : Qt::FocusPolicy(by & ~Qt::TabFocus));
    }
}

void makeSpokenChoice(QButtonGroup& choice)
{
    for (QAbstractButton* button : choice.buttons()) {
        button->setCheckable(true);
        // By this a screen reader knows; the group does the rest.
        button->setAutoExclusive(true);
    }
    QObject::connect(&choice, &QButtonGroup::idToggled, &choice,
                     [&choice] { letTabComeToTheChosen(choice); });
    letTabComeToTheChosen(choice);
}

} // namespace caboose::views
