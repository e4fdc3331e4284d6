// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/referee/why_card.h"

#include "views/drawing/colours.h"
#include "views/drawing/icon.h"
#include "views/items/referee/options_model.h"
#include "views/items/wording/spoken_text.h"
#include "views/widgets/spoken.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

QLabel* textLabel(const QString& name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// "✗ Belle – that is on another floor (11.1)", with its rule as a link.
QString lineOf(const items::WhyLine& line)
{
    const bool isPossible = line.kind != items::AnswerHint::Kind::Refused;
    //: %1: a pawn, a place or a card, %2: what the rules say of choosing it
    QString text = WhyCard::tr("%1 – %2").arg(line.subject, line.verdict).toHtmlEscaped();
    if (!line.rule.isEmpty()) text += u" (<a href=\"%1\">%1</a>)"_s.arg(line.rule);
    const QString ink = coloursInUse().verdict(line.kind).name();
    return u"<p style=\"margin:2px 0\"><span style=\"color:%1\">%2</span> %3</p>"_s.arg(
        ink, isPossible ? u"✓"_s : u"✗"_s, text);
}

} // namespace

WhyCard::WhyCard(items::OptionsModel& options, QWidget* parent)
    : QFrame(parent), m_options(options), m_subject(textLabel(u"quiet"_s, this)),
      m_verdict(textLabel(u"verdictWhy"_s, this)), m_lines(textLabel(u"whyLines"_s, this)),
      m_rule(new QPushButton(this)), m_ruling(textLabel(u"quiet"_s, this)),
      m_overrule(new QPushButton(this)), m_close(new QToolButton(this))
{
    setObjectName(u"whyCard"_s);
    m_rule->setObjectName(u"ruleLink"_s);
    m_rule->setCursor(Qt::PointingHandCursor);
    m_overrule->setObjectName(u"overrule"_s);
    m_overrule->setAutoDefault(false);
    m_close->setObjectName(u"dockButton"_s);
    m_close->setIcon(icon(u"close"_s));
    m_close->setFocusPolicy(Qt::TabFocus);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(14, 8, 8, 8);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_subject, 0, 0);
    grid->addWidget(m_close, 0, 1, Qt::AlignTop);
    grid->addWidget(m_verdict, 1, 0, 1, 2);
    grid->addWidget(m_lines, 2, 0, 1, 2);
    grid->addWidget(m_rule, 3, 0, 1, 2, Qt::AlignLeft);
    grid->addWidget(m_ruling, 4, 0, 1, 2);
    grid->addWidget(m_overrule, 5, 0, 1, 2);
    m_lines->setTextFormat(Qt::RichText);
    // No stop for the keyboard: links in a label are silent, and F1 opens the rule of each answer.
    m_lines->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    connect(m_lines, &QLabel::linkActivated, this, &WhyCard::ruleWanted);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_overrule, &QPushButton::clicked, this, [this] { m_options.overrule(m_option); });
    connect(m_rule, &QPushButton::clicked, this,
            [this] { Q_EMIT ruleWanted(m_options.why(m_option).ruleNumber); });
    // What was explained is over.
    connect(&m_options, &items::OptionsModel::questionChanged, this, &QWidget::hide);
    hide();
    retranslate();
}

void WhyCard::show(int option)
{
    m_option = option;
    fill();
    setVisible(true);
    say(*this, items::spokenTogether(spoken()));
}

QStringList WhyCard::spoken() const
{
    const items::WhyTexts why = m_options.why(m_option);
    QStringList told{why.subject, why.verdict};
    for (const items::WhyLine& line : why.lines)
        told.append(tr("%1 – %2").arg(line.subject, line.verdict));
    if (!why.rule.isEmpty()) told.append(m_rule->text());
    return told;
}

void WhyCard::fill()
{
    const items::WhyTexts why = m_options.why(m_option);
    m_subject->setText(why.subject);
    m_verdict->setText(why.verdict);
    showLines(why);
    m_rule->setText(tr("Rule %1").arg(why.rule));
    m_rule->setToolTip(tr("Open this rule"));
    m_rule->setVisible(!why.rule.isEmpty());
    m_ruling->setText(why.ruling);
    m_ruling->setVisible(!why.ruling.isEmpty());
    m_overrule->setVisible(why.kind == items::AnswerHint::Kind::Refused && !why.isGroup);
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, coloursInUse().verdict(why.kind));
    m_verdict->setPalette(ink);
    setAccessibleName(why.subject);
}

void WhyCard::showLines(const items::WhyTexts& why)
{
    QString text;
    for (const items::WhyLine& line : why.lines) text += lineOf(line);
    m_lines->setText(text);
    m_lines->setVisible(!why.lines.empty());
}

void WhyCard::retranslate()
{
    m_overrule->setText(tr("The table decided otherwise"));
    m_overrule->setToolTip(tr("Enter it all the same; the log keeps what the rules say"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the explanation"));
}

void WhyCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        hide();
    }
    // Signs and links keep the colours that they were given.
    if (event->type() == QEvent::PaletteChange && isVisible()) showLines(m_options.why(m_option));
    QFrame::changeEvent(event);
}

void WhyCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace caboose::views
