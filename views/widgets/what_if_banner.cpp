// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/what_if_banner.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace caboose::views {

WhatIfBanner::WhatIfBanner(QAction* keep, QAction* drop, QWidget* parent)
    : QWidget(parent), m_keepAction(keep), m_dropAction(drop), m_text(new QLabel(this)),
      m_keep(new QPushButton(this)), m_drop(new QPushButton(this))
{
    setObjectName(QStringLiteral("whatIfBanner"));
    setAttribute(Qt::WA_StyledBackground);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_text->setObjectName(QStringLiteral("whatIfText"));
    m_text->setTextFormat(Qt::PlainText);
    m_keep->setObjectName(QStringLiteral("keepWhatIf"));
    m_drop->setObjectName(QStringLiteral("dropWhatIf"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 5, 10, 5);
    row->addWidget(m_text, 1);
    row->addWidget(m_drop);
    row->addWidget(m_keep);
    connect(m_keep, &QPushButton::clicked, m_keepAction, &QAction::trigger);
    connect(m_drop, &QPushButton::clicked, m_dropAction, &QAction::trigger);
    retranslate();
}

void WhatIfBanner::retranslate()
{
    m_text->setText(tr("You are trying something out. The game waits where it was."));
    m_keep->setText(tr("Keep it"));
    m_drop->setText(tr("Drop it"));
    m_keep->setToolTip(tr("What you tried is the game from now on"));
    m_drop->setToolTip(tr("Back to the game, as if nothing had been tried"));
    setAccessibleName(m_text->text());
}

void WhatIfBanner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace caboose::views
