// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/referee/number_answer.h"

#include "views/items/referee/options_model.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace caboose::views {

NumberAnswer::NumberAnswer(items::OptionsModel& options, QWidget* parent)
    : QWidget(parent), m_options(options), m_field(new QSpinBox(this)),
      m_take(new QPushButton(this))
{
    m_field->setObjectName(u"number"_s);
    m_take->setObjectName(u"takeNumber"_s);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field, 1);
    row->addWidget(m_take);
    const auto take = [this] { m_options.chooseNumber(m_field->value()); };
    connect(m_take, &QPushButton::clicked, this, take);
    connect(m_field->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, take);
    retranslate();
}

void NumberAnswer::ask()
{
    const items::QuestionTexts& texts = m_options.question();
    m_field->setRange(texts.lowest, texts.highest);
    m_field->setSingleStep(texts.step);
    m_field->setValue(texts.lowest);
    m_field->selectAll();
}

void NumberAnswer::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void NumberAnswer::retranslate()
{
    m_take->setText(tr("Take it"));
    m_field->setAccessibleName(tr("Number"));
    //: an amount of money
    const QString money = tr("$%1");
    m_field->setPrefix(money.section(u"%1"_s, 0, 0));
    m_field->setSuffix(money.section(u"%1"_s, 1));
}

} // namespace caboose::views
