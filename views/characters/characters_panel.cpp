// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/characters/characters_panel.h"

#include "views/characters/character_delegate.h"
#include "views/items/game/characters_model.h"

#include <QEvent>
#include <QListView>
#include <QVBoxLayout>

namespace caboose::views {
namespace {

constexpr int narrowest = 280;

} // namespace

CharactersPanel::CharactersPanel(items::CharactersModel& characters, QWidget* parent)
    : QWidget(parent), m_list(new QListView(this))
{
    m_list->setModel(&characters);
    m_list->setItemDelegate(new CharacterDelegate(characters, m_list));
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_list);
    setFocusProxy(m_list);
    setMinimumWidth(narrowest);
    retranslate();
}

void CharactersPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void CharactersPanel::retranslate()
{
    setAccessibleName(tr("Characters"));
    m_list->setAccessibleName(tr("Character sheets"));
}

} // namespace caboose::views
