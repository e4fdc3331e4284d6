// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/tick_page.h"

#include "views/widgets/spoken_list.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {

TickPage::TickPage(QAbstractItemModel& model, BoxDelegate::Roles roles, const QString& name,
                   QWidget* parent)
    : QWidget(parent), m_question(new QLabel(this)), m_list(new QListView(this)),
      m_note(new QLabel(this))
{
    m_question->setObjectName(u"panelSentence"_s);
    m_question->setWordWrap(true);
    m_note->setObjectName(u"quiet"_s);
    m_note->setWordWrap(true);
    m_list->setObjectName(name);
    m_list->setModel(&model);
    m_list->setItemDelegate(new BoxDelegate(roles, m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    makeSpoken(*m_list);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_question);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
}

void TickPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void TickPage::say(const QString& title, const QString& question, const QString& note)
{
    setAccessibleName(title);
    m_question->setText(question);
    m_list->setAccessibleName(question);
    m_note->setText(note);
}

} // namespace caboose::views
