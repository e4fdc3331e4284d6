// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hand_menus.h"

#include "app/docking/docks.h"
#include "views/items/game_models.h"
#include "views/panels/referee/option_button.h"
#include "views/panels/referee/refusal_row.h"
#include "views/widgets/adjust_menu.h"
#include "views/widgets/train_map/train_map.h"

#include <QApplication>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

struct HandMenus {
    Q_DECLARE_TR_FUNCTIONS(HandMenus)
};

constexpr int noOption = -1;

/// The option that has the focus; else the question is meant.
int optionInFocus(const QWidget* focus)
{
    if (const auto* button = qobject_cast<const views::OptionButton*>(focus)) {
        return button->option();
    }
    if (const auto* row = qobject_cast<const views::RefusalRow*>(focus)) return row->option();
    if (const auto* map = qobject_cast<const views::TrainMap*>(focus)) return map->optionInEye();
    return noOption;
}

void popUp(const items::AdjustmentChoices& choices, const QString& title, QWidget& window)
{
    const QWidget* focus = QApplication::focusWidget();
    const QWidget* about = focus ? focus : &window;
    views::popUpAdjustMenu(choices, title, about->mapToGlobal(about->rect().center()), &window);
}

} // namespace

void askWhy(Docks& docks, items::OptionsModel& options)
{
    const int option = optionInFocus(QApplication::focusWidget());
    docks.setOpen(u"referee"_s, true);
    options.askWhy(option);
}

void openAdjustMenu(QWidget& window, items::GameModels& game)
{
    if (auto* map = qobject_cast<views::TrainMap*>(QApplication::focusWidget())) {
        map->openMenu();
        return;
    }
    popUp(game.adjusting.all(), HandMenus::tr("Change by hand"), window);
}

void openOverruling(QWidget& window, items::GameModels& game)
{
    items::AdjustmentChoices choices;
    items::OptionsModel& options = game.options;
    for (const items::OptionRow& row : options.refused()) {
        choices.push_back({.text = row.text, .art = row.art, .act = [&options, id = row.id] {
                               options.overrule(id);
                           }});
    }
    choices.push_back({.text = HandMenus::tr("Something else"), .children = game.adjusting.all()});
    popUp(choices, HandMenus::tr("The table decided otherwise"), window);
}

} // namespace caboose::app
