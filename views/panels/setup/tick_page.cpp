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
    makeSpoken(*m_list, [this] { return firstChoice(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TickPage::showHeading);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_question);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
}

bool TickPage::isChoice(int row) const
{
    return m_list->model()->index(row, 0).flags().testFlag(Qt::ItemIsEnabled);
}

int TickPage::firstChoice() const
{
    int row = 0;
    while (row < m_list->model()->rowCount() && !isChoice(row)) ++row;
    return row;
}

/// Whoever comes up to the first of several by the keyboard sees what they are.
void TickPage::showHeading(const QModelIndex& current)
{
    const int above = current.row() - 1;
    if (above >= 0 && !isChoice(above)) m_list->scrollTo(m_list->model()->index(above, 0));
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
