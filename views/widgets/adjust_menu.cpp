// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/adjust_menu.h"

#include "views/drawing/art.h"
#include "views/widgets/spoken_menu.h"

#include <QMenu>

namespace caboose::views {
namespace {

constexpr QSize pictureSize(22, 26);

QIcon pictureOf(const items::AdjustmentChoice& choice, const QMenu& menu)
{
    if (choice.art.isEmpty()) return {};
    return artPixmap(choice.art, choice.letter, pictureSize, menu.devicePixelRatioF(),
                     menu.palette().color(QPalette::WindowText));
}

/// An "&" in a name is no mnemonic.
QString plain(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

void addDeed(QMenu& menu, const items::AdjustmentChoice& choice)
{
    if (!choice.children.empty()) {
        QMenu* more = menu.addMenu(pictureOf(choice, menu), plain(choice.text));
        fillAdjustMenu(*more, choice.children);
        return;
    }
    QAction* action = menu.addAction(pictureOf(choice, menu), plain(choice.text));
    action->setCheckable(choice.isOn);
    action->setChecked(choice.isOn);
    action->setEnabled(choice.act && !choice.isOn);
    // After the menu has closed: what it does may take away what the menu was about.
    QObject::connect(action, &QAction::triggered, &menu, choice.act, Qt::QueuedConnection);
}

} // namespace

void fillAdjustMenu(QMenu& menu, const items::AdjustmentChoices& choices)
{
    for (const items::AdjustmentChoice& choice : choices) addDeed(menu, choice);
}

QMenu* popUpAdjustMenu(const items::AdjustmentChoices& choices, const QString& title,
                       const QPoint& globalPos, QWidget* parent)
{
    if (choices.empty()) return nullptr;
    auto* menu = new QMenu(title, parent);
    menu->setObjectName(QStringLiteral("handMenu"));
    menu->setAccessibleName(title);
    menu->addAction(plain(title))->setEnabled(false);
    menu->addSeparator();
    fillAdjustMenu(*menu, choices);
    QObject::connect(menu, &QMenu::aboutToHide, menu, &QObject::deleteLater, Qt::QueuedConnection);
    popUpSpoken(*menu, globalPos);
    return menu;
}

} // namespace caboose::views
