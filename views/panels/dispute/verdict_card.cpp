// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/dispute/verdict_card.h"

#include "views/drawing/colours.h"
#include "views/drawing/verdict_sign.h"
#include "views/items/dispute/dispute.h"
#include "views/items/wording/spoken_text.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int verdictSign = 26;

QLabel* textLabel(const QString& name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void showText(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

VerdictCard::VerdictCard(items::Dispute& dispute, QWidget* parent)
    : QFrame(parent), m_dispute(dispute), m_disputedAction(textLabel(u"quiet"_s, this)),
      m_verdict(textLabel(u"verdict"_s, this)), m_why(textLabel(u"verdictWhy"_s, this)),
      m_rule(new QPushButton(this)), m_ruling(textLabel(u"quiet"_s, this)),
      m_happens(textLabel(u"verdictHappens"_s, this))
{
    setObjectName(u"verdictCard"_s);
    m_rule->setObjectName(u"ruleLink"_s);
    m_rule->setCursor(Qt::PointingHandCursor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(verdictSign + 26, 10, 14, 10);
    column->setSpacing(3);
    for (QWidget* part : std::initializer_list<QWidget*>{m_disputedAction, m_verdict, m_why}) {
        column->addWidget(part);
    }
    column->addWidget(m_rule, 0, Qt::AlignLeft);
    column->addWidget(m_ruling);
    column->addWidget(m_happens);
    connect(m_rule, &QPushButton::clicked, this,
            [this] { Q_EMIT ruleWanted(m_dispute.verdict().ruleNumber); });
    connect(&m_dispute, &items::Dispute::changed, this, &VerdictCard::refresh);
    refresh();
}

void VerdictCard::refresh()
{
    if (!m_dispute.mistakes().empty())
        showTrouble(tr("This text can’t be read."),
                    tr("There is no verdict until all of it is understood."));
    else if (!m_dispute.contradictions().isEmpty())
        showTrouble(tr("This position can’t be."), m_dispute.contradictions().join(u'\n'));
    else
        showVerdict();
    // What the help key looks for.
    setProperty("rule", m_dispute.verdict().ruleNumber);
    setAccessibleName(m_verdict->text());
    setAccessibleDescription(m_why->text());
    keepRoom();
    update();
}

/// All of it is seen, whatever the lists around it would like.
void VerdictCard::keepRoom()
{
    setMinimumHeight(layout()->totalHeightForWidth(width()));
}

void VerdictCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    keepRoom();
}

void VerdictCard::showVerdict()
{
    const items::VerdictTexts& texts = m_dispute.verdict();
    //: %1: as "Belle → Fire → Doc"
    showText(m_disputedAction, tr("In dispute: %1").arg(texts.disputedAction));
    m_disputedAction->setAccessibleName(items::withoutSigns(m_disputedAction->text()));
    const bool isDecision = texts.kind != items::AnswerHint::Kind::None;
    showText(m_verdict, isDecision ? texts.verdict : tr("Nobody decides anything here."));
    showText(m_why, texts.why);
    m_rule->setText(texts.rule.isEmpty() ? QString() : tr("Rule %1").arg(texts.rule));
    m_rule->setVisible(!texts.rule.isEmpty());
    m_rule->setEnabled(!texts.ruleNumber.isEmpty());
    m_rule->setToolTip(tr("Open this rule"));
    QString basis =
        texts.ruling.isEmpty() ? QString() : tr("It rests on a ruling: %1").arg(texts.ruling);
    if (isDecision && basis.isEmpty()) basis = tr("It rests on the text alone.");
    showText(m_ruling, basis);
    showText(m_happens, texts.happens.join(u'\n'));
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, coloursInUse().verdict(texts.kind));
    m_verdict->setPalette(ink);
}

/// A position that can't be, or that nobody can read, has no verdict.
void VerdictCard::showTrouble(const QString& what, const QString& why)
{
    showText(m_disputedAction, {});
    showText(m_verdict, what);
    showText(m_why, why);
    m_rule->hide();
    showText(m_ruling, {});
    showText(m_happens, {});
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, coloursInUse().warning);
    m_verdict->setPalette(ink);
}

void VerdictCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QFrame::changeEvent(event);
}

void VerdictCard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const items::VerdictTexts& texts = m_dispute.verdict();
    const items::AnswerHint::Kind kind =
        m_dispute.isSound() ? texts.kind : items::AnswerHint::Kind::Refused;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(coloursInUse().verdict(kind));
    painter.drawRoundedRect(QRectF(0, 0, 6, height()), 3, 3);
    if (kind == items::AnswerHint::Kind::None) return;
    drawVerdictSign(painter, {16, m_verdict->y() - 1.0, verdictSign, verdictSign}, kind);
}

} // namespace caboose::views
