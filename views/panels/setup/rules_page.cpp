// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/rules_page.h"

#include "views/items/setup/new_game_model.h"
#include "views/widgets/spoken_choice.h"
#include "views/widgets/wrapped_option.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

/// So that each summary is seen to belong to the title above it.
constexpr int betweenEditions = 10;

} // namespace

RulesPage::RulesPage(items::NewGameModel& plan, QWidget* parent)
    : QWidget(parent), m_plan(plan), m_editionLabel(new QLabel(this)),
      m_editions(new QButtonGroup(this)), m_house(new QLabel(this)), m_change(new QPushButton(this))
{
    m_editionLabel->setObjectName(u"panelSentence"_s);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_editionLabel);
    column->addWidget(makeEditions(), 1);
    column->addWidget(makeHouse());
    connect(&m_plan, &items::NewGameModel::planChanged, this, &RulesPage::refresh);
    retranslate();
    refresh();
}

QWidget* RulesPage::makeEditions()
{
    auto* list = new QWidget(this);
    auto* column = new QVBoxLayout(list);
    column->setSpacing(0);
    const auto count = m_plan.editions().size();
    for (int n = 0; n < count; ++n) {
        auto* button = new QRadioButton(list);
        auto* summary = new QLabel(list);
        summary->setObjectName(u"sources"_s);
        summary->setWordWrap(true);
        m_editions->addButton(button, n);
        m_summaries.append(summary);
        column->addWidget(button);
        column->addWidget(summary);
        column->addSpacing(betweenEditions);
    }
    column->addStretch(1);
    makeSpokenChoice(*m_editions);
    connect(m_editions, &QButtonGroup::idClicked, &m_plan, &items::NewGameModel::setEdition);
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(u"answers"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(list);
    return m_scroll;
}

QWidget* RulesPage::makeHouse()
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    m_house->setWordWrap(true);
    row->addWidget(m_house, 1);
    row->addWidget(m_change);
    connect(m_change, &QPushButton::clicked, &m_plan, &items::NewGameModel::rulingsWanted);
    return line;
}

void RulesPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() == QEvent::FontChange) wrap();
    QWidget::changeEvent(event);
}

void RulesPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) wrap();
}

void RulesPage::retranslate()
{
    setAccessibleName(tr("Rules"));
    m_editionLabel->setText(tr("Which rules do you play by?"));
    const QStringList summaries = m_plan.editionSummaries();
    for (int n = 0; n < summaries.size(); ++n) {
        m_editions->button(n)->setAccessibleDescription(summaries.at(n));
        m_summaries.at(n)->setText(summaries.at(n));
    }
    m_change->setText(tr("House rulings…"));
    m_change->setToolTip(tr("See each point on which the texts differ, and decide otherwise"));
    wrap();
}

void RulesPage::wrap()
{
    const QMargins margins = m_scroll->widget()->layout()->contentsMargins();
    const int beside = margins.left() + margins.right() + 2 * m_scroll->frameWidth() +
                       m_scroll->verticalScrollBar()->sizeHint().width();
    const QStringList names = m_plan.editions();
    for (int n = 0; n < names.size(); ++n)
        wrapOption(*m_editions->button(n), names.at(n), width() - beside);
}

void RulesPage::refresh()
{
    if (QAbstractButton* button = m_editions->button(m_plan.edition())) button->setChecked(true);
    const QStringList house = m_plan.houseRulings();
    m_house->setText(house.isEmpty() ? tr("No house rulings: everything as printed.")
                                     : house.join(u'\n'));
}

} // namespace caboose::views
