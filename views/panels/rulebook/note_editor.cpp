// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/note_editor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace caboose::views {

NoteEditor::NoteEditor(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_text(new QPlainTextEdit(this)),
      m_keep(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(u"noteEditor"_s);
    m_title->setObjectName(u"quiet"_s);
    m_title->setWordWrap(true);
    m_text->setObjectName(u"noteText"_s);
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    m_text->setFixedHeight(5 * fontMetrics().height());
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_keep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 8);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addLayout(buttons);
    connect(m_keep, &QPushButton::clicked, this, [this] { finish(true); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { finish(false); });
    hide();
    retranslate();
}

void NoteEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void NoteEditor::retranslate()
{
    //: %1: the heading of a section
    m_title->setText(m_heading.isEmpty() ? QString() : tr("My note on %1").arg(m_heading));
    m_text->setAccessibleName(m_title->text());
    m_text->setPlaceholderText(tr("What you want to remember. An empty note is no note."));
    m_keep->setText(tr("&Keep"));
    m_keep->setToolTip(tr("Keep the note (Ctrl+Enter)"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Leave the note as it was (Escape)"));
}

void NoteEditor::open(const QString& section, const QString& heading, const QString& note)
{
    m_section = section;
    m_heading = heading;
    retranslate();
    m_text->setPlainText(note);
    show();
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::End);
}

bool NoteEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool isKept = isEnter && key->modifiers().testFlag(Qt::ControlModifier);
        if (isKept || key->key() == Qt::Key_Escape) {
            finish(isKept);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void NoteEditor::finish(bool isKept)
{
    hide();
    if (isKept) Q_EMIT written(m_section, m_text->toPlainText());
    Q_EMIT closed();
}

} // namespace caboose::views
