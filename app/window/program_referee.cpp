// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Asking why, changing by hand, overruling: what the program does around the panels.
#include "app/window/program.h"
#include "views/panels/dispute/dispute_panel.h"
#include "views/panels/referee/option_button.h"
#include "views/panels/referee/refusal_row.h"
#include "views/widgets/adjust_menu.h"
#include "views/widgets/train_map/train_map.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

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

} // namespace

void Program::askWhy()
{
    const int option = optionInFocus(QApplication::focusWidget());
    m_docks->setOpen(u"referee"_s, true);
    m_document->models().options.askWhy(option);
}

void Program::popUp(const items::AdjustmentChoices& deeds, const QString& title)
{
    const QWidget* focus = QApplication::focusWidget();
    const QWidget* about = focus ? focus : window();
    views::popUpHandMenu(deeds, title, about->mapToGlobal(about->rect().center()), window());
}

void Program::openHandMenu()
{
    if (auto* map = qobject_cast<views::TrainMap*>(QApplication::focusWidget())) {
        map->openMenu();
        return;
    }
    popUp(m_document->models().adjusting.all(), tr("Change by hand"));
}

/// What is refused, and behind it everything that can be changed by hand.
void Program::openOverruling()
{
    items::AdjustmentChoices deeds;
    items::OptionsModel& options = m_document->models().options;
    for (const items::OptionRow& row : options.refused()) {
        deeds.push_back({.text = row.text, .art = row.art, .act = [&options, id = row.id] {
                             options.overrule(id);
                         }});
    }
    deeds.push_back(
        {.text = tr("Something else"), .children = m_document->models().adjusting.all()});
    popUp(deeds, tr("The table decided otherwise"));
}

} // namespace caboose::app
