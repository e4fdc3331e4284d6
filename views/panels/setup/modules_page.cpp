// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/modules_page.h"

#include "views/items/setup/modules_model.h"
#include "views/panels/setup/box_delegate.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {

ModulesPage::ModulesPage(items::ModulesModel& modules, QWidget* parent)
    : QWidget(parent), m_question(new QLabel(this)), m_list(new QListView(this)),
      m_note(new QLabel(this))
{
    m_question->setObjectName(u"panelSentence"_s);
    m_question->setWordWrap(true);
    m_note->setObjectName(u"quiet"_s);
    m_note->setWordWrap(true);
    m_list->setObjectName(u"modules"_s);
    m_list->setModel(&modules);
    using Model = items::ModulesModel;
    m_list->setItemDelegate(new BoxDelegate({Model::ContentsRole, Model::UseRole, false}, m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_question);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    retranslate();
}

void ModulesPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ModulesPage::retranslate()
{
    setAccessibleName(tr("What is in the game"));
    m_question->setText(tr("What is in the game, beside the base box?"));
    m_list->setAccessibleName(m_question->text());
    m_note->setText(tr("What comes with the boxes that you own is listed here. Where a rule is not "
                       "refereed yet, Caboose says so in the game, and you enter what happens."));
}

} // namespace caboose::views
