// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/final_score/tie_or_title_card.h"

#include "views/drawing/art.h"
#include "views/items/final_score/final_score.h"
#include "views/widgets/rule_link.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize tiedFace(20, 28);

QLabel* label(const QString& name, QWidget* parent)
{
    auto* made = new QLabel(parent);
    made->setObjectName(name);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    return made;
}

QWidget* facesOf(const items::TieOrTitle::Line& line, QWidget* parent)
{
    auto* faces = new QWidget(parent);
    auto* row = new QHBoxLayout(faces);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (qsizetype n = 0; n < line.arts.size(); ++n) {
        auto* face = new QLabel(faces);
        face->setPixmap(artPixmap(line.arts.at(n), line.letters.at(n), tiedFace,
                                  parent->devicePixelRatioF(),
                                  parent->palette().color(QPalette::WindowText)));
        row->addWidget(face);
    }
    return faces;
}

} // namespace

TieOrTitleCard::TieOrTitleCard(QWidget* parent)
    : QFrame(parent), m_title(label(u"bigButtonName"_s, this)), m_rule(new RuleLink({}, this)),
      m_conclusion(label(u"panelSentence"_s, this)), m_ruling(label(u"quiet"_s, this))
{
    setObjectName(u"matterCard"_s);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_rule);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_conclusion);
    column->addWidget(m_ruling);
    connect(m_rule, &RuleLink::ruleWanted, this, &TieOrTitleCard::ruleWanted);
}

void TieOrTitleCard::show(const items::TieOrTitle& matter)
{
    setVisible(!matter.isEmpty());
    m_title->setText(matter.title);
    m_rule->setRule(matter.rule);
    m_conclusion->setText(matter.conclusion);
    m_ruling->setText(matter.ruling.isEmpty() ? QString() : tr("Ruling: %1").arg(matter.ruling));
    m_ruling->setVisible(!matter.ruling.isEmpty());
    setAccessibleName(matter.title);
    setAccessibleDescription(matter.conclusion);
    showLines(matter);
}

void TieOrTitleCard::showLines(const items::TieOrTitle& matter)
{
    if (m_lines) m_lines->deleteLater();
    m_lines = new QWidget(this);
    auto* grid = new QGridLayout(m_lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(3);
    grid->setHorizontalSpacing(10);
    for (int column = 0; column < m_columns; ++column) grid->setColumnStretch(2 * column + 1, 1);
    int place = 0;
    for (const items::TieOrTitle::Line& each : matter.lines) {
        QLabel* text = label(each.isBest ? u"panelSentence"_s : u"partyPart"_s, m_lines);
        text->setText(each.name + u'\n' + each.count);
        const int column = 2 * (place % m_columns);
        grid->addWidget(facesOf(each, m_lines), place / m_columns, column);
        grid->addWidget(text, place / m_columns, column + 1);
        ++place;
    }
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_lines);
    m_lines->setVisible(true);
}

} // namespace caboose::views
