// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/message_line.h"

#include "views/drawing/icon.h"
#include "views/widgets/spoken.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::views {

MessageLine::MessageLine(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"messageLine"_s);
    setAttribute(Qt::WA_StyledBackground);
    retranslate();
}

void MessageLine::makeParts()
{
    m_icon = new QLabel(this);
    m_text = new QLabel(this);
    m_action = new QPushButton(this);
    m_close = new QToolButton(this);
    m_text->setObjectName(u"messageText"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_action->setObjectName(u"messageAction"_s);
    m_close->setObjectName(u"messageClose"_s);
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_close->setIcon(icon(u"close"_s));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->setSpacing(10);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(m_close);

    connect(m_action, &QPushButton::clicked, this, &MessageLine::act);
    connect(m_close, &QToolButton::clicked, this, &MessageLine::dismiss);
}

void MessageLine::post(Message message)
{
    if (!message.topic.isEmpty()) withdraw(message.topic);
    m_messages.append(std::move(message));
    if (!m_text) makeParts();
    showNewest();
    announce();
}

void MessageLine::withdraw(const QString& topic)
{
    const auto isAboutIt = [&](const Message& message) { return message.topic == topic; };
    if (m_messages.removeIf(isAboutIt) > 0) showNewest();
}

void MessageLine::dismiss()
{
    if (!m_messages.isEmpty()) m_messages.removeLast();
    showNewest();
}

void MessageLine::clear()
{
    m_messages.clear();
    showNewest();
}

QString MessageLine::text() const
{
    return m_messages.isEmpty() ? QString() : m_messages.constLast().text();
}

void MessageLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) showNewest();
    QWidget::changeEvent(event);
}

void MessageLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        dismiss();
        return;
    }
    QWidget::keyPressEvent(event);
}

void MessageLine::retranslate()
{
    setAccessibleName(tr("Message"));
    if (!m_text) return;
    m_close->setToolTip(tr("Dismiss this message"));
    m_close->setAccessibleName(tr("Dismiss"));
    // Of one that has gone nothing stays behind, in whatever language.
    const Message newest = m_messages.isEmpty() ? Message{} : m_messages.constLast();
    m_text->setText(text());
    setAccessibleDescription(text());
    m_action->setVisible(bool(newest.actionText));
    m_action->setText(newest.actionText ? newest.actionText() : QString());
}

void MessageLine::showNewest()
{
    retranslate();
    if (!m_messages.isEmpty()) {
        const bool warning = m_messages.constLast().kind == Message::Kind::Warning;
        const QString name = warning ? u"warning"_s : u"about"_s;
        m_icon->setPixmap(icon(name).pixmap(QSize(22, 22), devicePixelRatioF()));
    }
    Q_EMIT wanted(!m_messages.isEmpty());
}

void MessageLine::announce()
{
    say(*this, text());
}

void MessageLine::act()
{
    if (m_messages.isEmpty() || !m_messages.constLast().act) return;
    // The deed may post a message of its own: take this one away first.
    const Message message = m_messages.takeLast();
    showNewest();
    message.act();
}

} // namespace caboose::views
