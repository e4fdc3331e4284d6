// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/find_bar.h"

#include "views/drawing/colours.h"
#include "views/drawing/icon.h"
#include "views/widgets/spoken.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::views {

FindBar::FindBar(QTextEdit* page, QWidget* parent)
    : QWidget(parent), m_page(page), m_field(new QLineEdit(this)), m_count(new QLabel(this)),
      m_previous(new QToolButton(this)), m_next(new QToolButton(this)),
      m_close(new QToolButton(this))
{
    setObjectName(u"findBar"_s);
    m_field->setObjectName(u"findField"_s);
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumWidth(60);
    m_count->setObjectName(u"quiet"_s);
    m_previous->setArrowType(Qt::UpArrow);
    m_next->setArrowType(Qt::DownArrow);
    m_close->setIcon(icon(u"close"_s));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 5, 8, 5);
    row->addWidget(m_field, 1);
    row->addWidget(m_count);
    for (QToolButton* button : {m_previous, m_next, m_close}) {
        button->setObjectName(u"rulebookButton"_s);
        row->addWidget(button);
    }
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::search);
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    hide();
    retranslate();
}

void FindBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void FindBar::retranslate()
{
    m_field->setPlaceholderText(tr("Find", "in a page, to be typed into"));
    m_field->setAccessibleName(tr("Find in this page"));
    m_previous->setToolTip(tr("Previous place (Shift+Enter)"));
    m_previous->setAccessibleName(tr("Previous place"));
    m_next->setToolTip(tr("Next place (Enter)"));
    m_next->setAccessibleName(tr("Next place"));
    m_close->setToolTip(tr("Close (Escape)"));
    m_close->setAccessibleName(tr("Close"));
    mark();
}

void FindBar::open()
{
    const QString chosen = m_page->textCursor().selectedText();
    show();
    if (!chosen.isEmpty() && !chosen.contains(QChar::ParagraphSeparator)) m_field->setText(chosen);
    m_field->setFocus();
    m_field->selectAll();
    search();
}

void FindBar::close()
{
    hide();
    m_hits.clear();
    m_page->setExtraSelections({});
    m_page->setFocus();
}

void FindBar::refresh()
{
    if (isVisible()) search();
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape: close(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: step(event->modifiers() & Qt::ShiftModifier ? -1 : 1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void FindBar::search()
{
    m_hits.clear();
    m_current = 0;
    const QString text = m_field->text();
    QTextCursor at(m_page->document());
    while (!text.isEmpty() && !(at = m_page->document()->find(text, at)).isNull()) {
        m_hits.append(at.selectionStart());
    }
    step(0);
}

void FindBar::step(int by)
{
    const auto count = static_cast<int>(m_hits.size());
    if (count > 0) {
        m_current = (m_current + by + count) % count;
        QTextCursor there(m_page->document());
        there.setPosition(m_hits[m_current]);
        m_page->setTextCursor(there);
        m_page->ensureCursorVisible();
    }
    mark();
}

void FindBar::mark()
{
    const auto count = static_cast<int>(m_hits.size());
    const bool isAsked = !m_field->text().isEmpty();
    //: %1 of %2 places where a word is found
    m_count->setText(count > 0 ? tr("%1 of %2").arg(m_current + 1).arg(count)
                     : isAsked ? tr("Not on this page")
                               : QString());
    if (!isVisible()) return;
    if (QWidget* inUse = focusWidget(); inUse && isAncestorOf(inUse))
        sayOf(*inUse, m_count->text());
    QList<QTextEdit::ExtraSelection> marks;
    for (int hit = 0; hit < count; ++hit) {
        QTextCursor there(m_page->document());
        there.setPosition(m_hits[hit]);
        there.setPosition(m_hits[hit] + static_cast<int>(m_field->text().size()),
                          QTextCursor::KeepAnchor);
        QTextCharFormat look;
        const Colours& colours = coloursInUse();
        QColor ground = colours.accent;
        if (hit != m_current) ground.setAlpha(foundWash);
        look.setBackground(ground);
        look.setForeground(hit == m_current ? colours.onAccent : colours.text);
        marks.append({there, look});
    }
    m_page->setExtraSelections(marks);
}

} // namespace caboose::views
