// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/welcome/welcome_panel.h"

#include "views/big_button/big_button.h"
#include "views/icons/icon.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int emblemSize = 112;
constexpr int columnWidth = 640;

} // namespace

WelcomePanel::WelcomePanel(const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent), m_emblem(new QLabel(this)), m_name(new QLabel(this)),
      m_sentence(new QLabel(this))
{
    auto* page = new QWidget(this);
    page->setMaximumWidth(columnWidth);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(10);
    column->addStretch(2);
    column->addWidget(makeHeading());
    column->addSpacing(14);
    for (QAction* action : actions) column->addWidget(new BigButton(action, page));
    column->addStretch(3);

    auto* middle = new QWidget(this);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(page, 1000);
    row->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(middle);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    retranslate();
    redrawEmblem();
}

void WelcomePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::DevicePixelRatioChange) redrawEmblem();
    QWidget::changeEvent(event);
}

void WelcomePanel::retranslate()
{
    setAccessibleName(tr("Welcome"));
    m_name->setText(u"Caboose"_s);
    m_sentence->setText(tr("Follows the Colt Express game on your table, settles what the rules "
                           "allow, and has the rulebook of your edition at hand."));
    m_emblem->setAccessibleName(tr("Emblem: a red caboose in the evening sun"));
}

void WelcomePanel::redrawEmblem()
{
    m_emblem->setPixmap(emblem().pixmap(QSize(emblemSize, emblemSize), devicePixelRatioF()));
}

QWidget* WelcomePanel::makeHeading()
{
    auto* heading = new QWidget(this);
    m_name->setObjectName(u"welcomeName"_s);
    m_sentence->setObjectName(u"welcomeSentence"_s);
    m_sentence->setWordWrap(true);
    auto* grid = new QGridLayout(heading);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(22);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_emblem, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(m_name, 0, 1, Qt::AlignBottom);
    grid->addWidget(m_sentence, 1, 1, Qt::AlignTop);
    return heading;
}

} // namespace caboose::views
