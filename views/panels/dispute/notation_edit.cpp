// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/dispute/notation_edit.h"

#include "views/drawing/colours.h"
#include "views/items/dispute/dispute.h"

#include <QEvent>
#include <QFontDatabase>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QVBoxLayout>

namespace caboose::views {
namespace {

constexpr int pause = 350; ///< milliseconds: nobody is told off in the middle of a word
constexpr int mistakesHeight = 92;

QTextCursor cursorAt(QTextDocument& document, const items::NotationMistake& mistake)
{
    const QTextBlock block = document.findBlockByNumber(qMax(0, mistake.line - 1));
    QTextCursor cursor(block);
    const int column = qBound(0, mistake.column - 1, qMax(0, block.length() - 1));
    cursor.setPosition(block.position() + column);
    return cursor;
}

} // namespace

NotationEdit::NotationEdit(items::Dispute& dispute, QWidget* parent)
    : QWidget(parent), m_dispute(dispute), m_text(new QPlainTextEdit(this)),
      m_mistakes(new QListWidget(this))
{
    m_text->setObjectName(QStringLiteral("notation"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_mistakes->setObjectName(QStringLiteral("notationMistakes"));
    m_mistakes->setWordWrap(true);
    m_mistakes->setMaximumHeight(mistakesHeight);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_text, 1);
    column->addWidget(m_mistakes);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(m_text, &QPlainTextEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &NotationEdit::readNow);
    connect(m_mistakes, &QListWidget::currentRowChanged, this, &NotationEdit::goToMistake);
    connect(&m_dispute, &items::Dispute::changed, this, &NotationEdit::refresh);
    retranslate();
    refresh();
}

void NotationEdit::retranslate()
{
    m_text->setAccessibleName(tr("The position as text"));
    m_text->setPlaceholderText(tr("Paste a position here."));
    m_mistakes->setAccessibleName(tr("What is not understood"));
}

void NotationEdit::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void NotationEdit::readNow()
{
    m_pause.stop();
    m_isReading = true;
    m_dispute.read(m_text->toPlainText());
    m_isReading = false;
}

/// The text that somebody is typing stays as they type it.
void NotationEdit::refresh()
{
    showMistakes();
    if (m_isReading || !m_dispute.mistakes().empty()) return;
    const QString text = m_dispute.notation();
    if (text == m_text->toPlainText()) return;
    const QSignalBlocker quiet(m_text);
    m_text->setPlainText(text);
}

void NotationEdit::showMistakes()
{
    const QSignalBlocker quiet(m_mistakes);
    m_mistakes->clear();
    QList<QTextEdit::ExtraSelection> marks;
    for (const items::NotationMistake& mistake : m_dispute.mistakes()) {
        //: a mistake in a text: %1 and %2 say where it is, %3 what is wrong
        m_mistakes->addItem(
            tr("Line %1, column %2: %3").arg(mistake.line).arg(mistake.column).arg(mistake.text));
        QTextEdit::ExtraSelection mark;
        mark.cursor = cursorAt(*m_text->document(), mistake);
        mark.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(coloursInUse().warning);
        marks.append(mark);
    }
    m_text->setExtraSelections(marks);
    m_mistakes->setVisible(m_mistakes->count() > 0);
}

void NotationEdit::goToMistake(int row)
{
    if (row < 0 || row >= static_cast<int>(m_dispute.mistakes().size())) return;
    m_text->setTextCursor(
        cursorAt(*m_text->document(), m_dispute.mistakes()[static_cast<std::size_t>(row)]));
    m_text->setFocus();
}

} // namespace caboose::views
