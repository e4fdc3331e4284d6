// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/list_panel.h"

#include "views/items/game/list_with_sentence.h"
#include "views/widgets/spoken_list.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int narrowest = 220;

} // namespace

ListPanel::ListPanel(items::ListWithSentence& rows, ListPanelNames names, QWidget* parent)
    : QWidget(parent), m_rows(rows), m_names(names), m_sentence(new QLabel(this)),
      m_list(new QListView(this)), m_head(new QHBoxLayout), m_column(new QVBoxLayout(this))
{
    m_sentence->setObjectName(u"panelSentence"_s);
    m_sentence->setWordWrap(true);
    m_list->setModel(&m_rows);
    m_list->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    makeSpoken(*m_list, [this] { return m_rows.rowNow(); });
    m_head->addWidget(m_sentence, 1);
    m_column->setContentsMargins(8, 8, 8, 8);
    m_column->setSpacing(6);
    m_column->addLayout(m_head);
    m_column->addWidget(m_list, 1);
    connect(&m_rows, &items::ListWithSentence::sentenceChanged, this, [this] { refresh(); });
    ListPanel::retranslate();
    ListPanel::refresh();
}

QWidget* ListPanel::entrance() const
{
    return m_list;
}

void ListPanel::setDelegate(QAbstractItemDelegate* delegate)
{
    m_list->setItemDelegate(delegate);
}

void ListPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) fitToText();
    QWidget::changeEvent(event);
}

/// What it is called is seen whole, with the two buttons beside it.
void ListPanel::fitToText()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const int line = fontMetrics().height();
    const int title = QFontMetrics(bold).horizontalAdvance(accessibleName()) + 2 * (line + 8) + 30;
    setMinimumWidth(qMax(narrowest, title));
}

void ListPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showRowNow();
}

void ListPanel::retranslate()
{
    setAccessibleName(QCoreApplication::translate("Panels", m_names.panel));
    m_list->setAccessibleName(QCoreApplication::translate("Panels", m_names.list));
    fitToText();
}

void ListPanel::refresh()
{
    m_sentence->setText(m_rows.sentence());
    m_sentence->setVisible(!m_sentence->text().isEmpty());
    showRowNow();
}

/// Whatever was looked at before. The row that comes next is to be seen, too.
void ListPanel::showRowNow()
{
    const int now = m_rows.rowNow();
    if (now < 0) return;
    m_list->doItemsLayout();
    m_list->scrollTo(m_rows.index(qMin(now + 1, m_rows.rowCount() - 1)));
    m_list->scrollTo(m_rows.index(now));
}

} // namespace caboose::views
