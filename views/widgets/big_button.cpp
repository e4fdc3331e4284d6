// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/big_button.h"

#include "views/items/program/actions_model.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal pictureLines = 1.65; ///< how many lines of text it is high

} // namespace

BigButton::BigButton(QAction* action, QWidget* parent)
    : QPushButton(parent), m_action(action), m_icon(new QLabel(this)), m_name(new QLabel(this)),
      m_tip(new QLabel(this)), m_keys(new QLabel(this))
{
    setObjectName(u"bigButton"_s);
    setAutoDefault(false);
    m_name->setObjectName(u"bigButtonName"_s);
    m_tip->setObjectName(u"quiet"_s);
    m_tip->setWordWrap(true);
    m_keys->setObjectName(u"keys"_s);
    for (QLabel* label : {m_icon, m_name, m_tip, m_keys}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setTextFormat(Qt::PlainText);
    }
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 12, 16, 12);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_icon, 0, 0, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_tip, 1, 1);
    grid->addWidget(m_keys, 0, 2, 2, 1, Qt::AlignVCenter);

    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &BigButton::fill);
    fill();
}

QSize BigButton::sizeHint() const
{
    return layout()->sizeHint();
}

QSize BigButton::minimumSizeHint() const
{
    return layout()->minimumSize();
}

void BigButton::changeEvent(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::PaletteChange || type == QEvent::EnabledChange ||
        type == QEvent::FontChange) {
        drawIcon();
    }
    QPushButton::changeEvent(event);
}

void BigButton::fill()
{
    const QString keys = m_action->shortcut().toString(QKeySequence::NativeText);
    m_name->setText(items::plainName(m_action->text()));
    m_tip->setText(m_action->statusTip());
    m_keys->setText(keys);
    m_keys->setVisible(!keys.isEmpty());
    setEnabled(m_action->isEnabled());
    setToolTip(m_action->toolTip());
    setAccessibleName(m_name->text());
    setAccessibleDescription(m_tip->text());
    drawIcon();
    updateGeometry();
}

void BigButton::drawIcon()
{
    const int size = qRound(fontMetrics().height() * pictureLines);
    m_icon->setPixmap(m_action->icon().pixmap(QSize(size, size), devicePixelRatioF(),
                                              isEnabled() ? QIcon::Normal : QIcon::Disabled));
}

} // namespace caboose::views
