// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/adjust_menu.h"

#include "views/drawing/art.h"

#include <QMenu>

namespace caboose::views {
namespace {

constexpr QSize pictureSize(22, 26);

QIcon pictureOf(const items::HandDeed& deed, const QMenu& menu)
{
    if (deed.art.isEmpty()) return {};
    return artPixmap(deed.art, deed.letter, pictureSize, menu.devicePixelRatioF(),
                     menu.palette().color(QPalette::WindowText));
}

/// An "&" in a name is no mnemonic.
QString plain(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

void addDeed(QMenu& menu, const items::HandDeed& deed)
{
    if (!deed.children.empty()) {
        QMenu* more = menu.addMenu(pictureOf(deed, menu), plain(deed.text));
        fillHandMenu(*more, deed.children);
        return;
    }
    QAction* action = menu.addAction(pictureOf(deed, menu), plain(deed.text));
    action->setCheckable(deed.isOn);
    action->setChecked(deed.isOn);
    action->setEnabled(deed.act && !deed.isOn);
    // After the menu has closed: what it does may take away what the menu was about.
    QObject::connect(action, &QAction::triggered, &menu, deed.act, Qt::QueuedConnection);
}

} // namespace

void fillHandMenu(QMenu& menu, const items::HandDeeds& deeds)
{
    for (const items::HandDeed& deed : deeds) addDeed(menu, deed);
}

QMenu* popUpHandMenu(const items::HandDeeds& deeds, const QString& title, const QPoint& globalPos,
                     QWidget* parent)
{
    if (deeds.empty()) return nullptr;
    auto* menu = new QMenu(title, parent);
    menu->setObjectName(QStringLiteral("handMenu"));
    menu->setAccessibleName(title);
    menu->addAction(plain(title))->setEnabled(false);
    menu->addSeparator();
    fillHandMenu(*menu, deeds);
    QObject::connect(menu, &QMenu::aboutToHide, menu, &QObject::deleteLater, Qt::QueuedConnection);
    menu->popup(globalPos);
    return menu;
}

} // namespace caboose::views
