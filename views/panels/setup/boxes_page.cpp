// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/boxes_page.h"

#include "views/items/setup/owned_boxes_model.h"
#include "views/panels/setup/box_delegate.h"
#include "views/widgets/spoken_list.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {

BoxesPage::BoxesPage(items::OwnedBoxesModel& boxes, QWidget* parent)
    : QWidget(parent), m_question(new QLabel(this)), m_list(new QListView(this)),
      m_note(new QLabel(this))
{
    m_question->setObjectName(u"panelSentence"_s);
    m_question->setWordWrap(true);
    m_note->setObjectName(u"quiet"_s);
    m_note->setWordWrap(true);
    m_list->setObjectName(u"ownedBoxes"_s);
    m_list->setModel(&boxes);
    m_list->setItemDelegate(new BoxDelegate({items::OwnedBoxesModel::ContentsRole, items::OwnedBoxesModel::UseRole,
                                            true},
                                           m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    makeSpoken(*m_list);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_question);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    retranslate();
}

void BoxesPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void BoxesPage::retranslate()
{
    setAccessibleName(tr("Boxes"));
    m_question->setText(tr("Which boxes do you own?"));
    m_list->setAccessibleName(m_question->text());
    m_note->setText(
        tr("What of them is in a game is chosen for each game. The rulebook shows the rules of the "
           "boxes ticked here, and during a game those of the game."));
}

} // namespace caboose::views
