// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/final_score/party_card.h"

#include "views/drawing/art.h"
#include "views/items/score/score_model.h"
#include "views/widgets/rule_link.h"

#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize faceSize(46, 62);
constexpr QSize winnerSize(62, 84);
constexpr QSize partSize(20, 20);

void empty(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
}

QLabel* label(const QString& text, const QString& name, QWidget* parent)
{
    auto* made = new QLabel(text, parent);
    made->setObjectName(name);
    made->setTextFormat(Qt::PlainText);
    return made;
}

QString sumOf(const items::ScoreRow& row)
{
    return row.open.isEmpty() ? row.dollars : row.dollars + u' ' + row.open;
}

/// What is read first on the card; of what lies around the keyboard a screen reader reads no more.
QString inWords(const items::ScoreRow& row)
{
    //: %1: a name, %2: a sum, %3: a place
    return row.place > 0 ? PartyCard::tr("%3. %1, %2").arg(row.name, sumOf(row)).arg(row.place)
                         : PartyCard::tr("%1, %2", "a name and a sum").arg(row.name, sumOf(row));
}

} // namespace

PartyCard::PartyCard(QWidget* parent)
    : QFrame(parent), m_faces(new QHBoxLayout), m_place(label({}, u"partyPlace"_s, this)),
      m_name(label({}, u"partyName"_s, this)), m_badge(label({}, u"winnerBadge"_s, this)),
      m_sum(label({}, u"partySum"_s, this)), m_note(label({}, u"quiet"_s, this))
{
    setObjectName(u"partyCard"_s);
    m_name->setWordWrap(true);
    m_note->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(m_place);
    head->addLayout(m_faces);
    auto* who = new QVBoxLayout;
    who->setSpacing(2);
    who->addStretch(1);
    who->addWidget(m_badge, 0, Qt::AlignLeft);
    who->addWidget(m_name);
    who->addStretch(1);
    head->addLayout(who, 1);
    head->addWidget(m_sum, 0, Qt::AlignRight | Qt::AlignVCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_note);
    column->addStretch(1);
}

void PartyCard::show(const items::ScoreRow& row)
{
    setProperty("wins", row.wins);
    setProperty("counting", row.isCounting);
    showHead(row);
    showParts(row);
    m_note->setText(row.note);
    m_note->setVisible(!row.note.isEmpty());
    setAccessibleName(inWords(row));
    setAccessibleDescription(row.note);
    for (QWidget* restyled : {static_cast<QWidget*>(this), static_cast<QWidget*>(m_sum),
                              static_cast<QWidget*>(m_name)}) {
        restyled->style()->unpolish(restyled);
        restyled->style()->polish(restyled);
    }
    setVisible(true);
}

void PartyCard::showHead(const items::ScoreRow& row)
{
    empty(*m_faces);
    const QColor ink = palette().color(QPalette::WindowText);
    for (qsizetype n = 0; n < row.arts.size(); ++n) {
        QLabel* face = label({}, u"partyFace"_s, this);
        face->setPixmap(artPixmap(row.arts.at(n), row.letters.at(n),
                                  row.wins ? winnerSize : faceSize, devicePixelRatioF(), ink));
        m_faces->addWidget(face);
    }
    m_place->setText(row.place > 0 ? u"%1."_s.arg(row.place) : QString());
    m_place->setVisible(row.place > 0);
    m_name->setText(row.name);
    // 7.3: one of a team.
    const bool isWhole = !row.wins || row.winnerNames() == row.name;
    m_badge->setText(isWhole ? tr("★ Winner") : tr("★ Winner: %1").arg(row.winnerNames()));
    m_badge->setVisible(row.wins);
    m_sum->setText(sumOf(row));
}

void PartyCard::showParts(const items::ScoreRow& row)
{
    if (m_parts) m_parts->deleteLater();
    m_parts = new QWidget(this);
    auto* grid = new QGridLayout(m_parts);
    grid->setContentsMargins(2, 0, 2, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    int line = 0;
    QString whose;
    for (const items::ScorePart& part : row.parts) {
        if (part.whose != whose && !part.whose.isEmpty()) {
            grid->addWidget(label(part.whose, u"panelSentence"_s, m_parts), line++, 0, 1, 4);
        }
        whose = part.whose;
        addPart(part, line++, fontMetrics().height() + 6);
    }
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_parts);
    m_parts->setVisible(!row.parts.empty());
}

void PartyCard::addPart(const items::ScorePart& part, int line, int height)
{
    auto* grid = static_cast<QGridLayout*>(m_parts->layout());
    QLabel* picture = label({}, u"partyFace"_s, m_parts);
    if (!part.art.isEmpty()) {
        picture->setPixmap(artPixmap(part.art, {}, partSize, devicePixelRatioF(),
                                     palette().color(QPalette::WindowText)));
    }
    QLabel* what = label(part.what, u"partyPart"_s, m_parts);
    what->setWordWrap(true);
    auto* rule = new RuleLink(part.rule, m_parts);
    connect(rule, &RuleLink::ruleWanted, this, &PartyCard::ruleWanted);
    grid->setRowMinimumHeight(line, height);
    grid->addWidget(picture, line, 0, Qt::AlignCenter);
    grid->addWidget(what, line, 1);
    grid->addWidget(rule, line, 2);
    grid->addWidget(label(part.dollars, u"partyDollars"_s, m_parts), line, 3, Qt::AlignRight);
}

} // namespace caboose::views
