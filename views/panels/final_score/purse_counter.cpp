// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/final_score/purse_counter.h"

#include "views/drawing/art.h"
#include "views/items/final_score/purse_count.h"
#include "views/panels/final_score/purse_tokens.h"
#include "views/widgets/digit_key.h"
#include "views/widgets/spoken.h"
#include "views/widgets/wrapping_row.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize counterFace(52, 70);
constexpr int buttonHeight = 46;

} // namespace

PurseCounter::PurseCounter(items::PurseCount& purses, QWidget* parent)
    : QFrame(parent), m_purses(purses), m_face(new QLabel(this)), m_sentence(new QLabel(this)),
      m_known(new QLabel(this)), m_tokens(new PurseTokens(this)), m_back(new QPushButton(this)),
      m_sumLabel(new QLabel(this)), m_sum(new QSpinBox(this)), m_take(new QPushButton(this))
{
    setObjectName(u"purseCounter"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_sentence->setObjectName(u"question"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_known->setObjectName(u"quiet"_s);
    m_known->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 12, 16, 12);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_face, 0, 0, 3, 1, Qt::AlignTop);
    grid->addWidget(m_sentence, 0, 1);
    grid->addWidget(m_known, 1, 1);
    grid->addWidget(m_tokens, 2, 1);
    grid->addWidget(makeValues(), 3, 0, 1, 2);
    grid->addWidget(makeSum(), 4, 0, 1, 2);
    connect(&m_purses, &items::PurseCount::changed, this, &PurseCounter::refresh);
    retranslate();
    refresh();
}

QWidget* PurseCounter::makeValues()
{
    auto* box = new QWidget(this);
    m_row = new WrappingRow;
    m_row->setSpacing(6);
    box->setLayout(m_row);
    return box;
}

QWidget* PurseCounter::makeSum()
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    m_sumLabel->setObjectName(u"quiet"_s);
    m_sum->setObjectName(u"purseSum"_s);
    m_back->setAutoDefault(false);
    m_take->setAutoDefault(false);
    row->addWidget(m_back);
    row->addStretch(1);
    row->addWidget(m_sumLabel);
    row->addWidget(m_sum);
    row->addWidget(m_take);
    connect(m_back, &QPushButton::clicked, &m_purses, &items::PurseCount::takeBack);
    connect(m_take, &QPushButton::clicked, this, &PurseCounter::tellSum);
    connect(m_sum->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this,
            &PurseCounter::tellSum);
    return line;
}

void PurseCounter::tellSum()
{
    m_sum->interpretText();
    m_purses.tell(m_sum->value());
}

void PurseCounter::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QFrame::changeEvent(event);
}

void PurseCounter::retranslate()
{
    m_back->setText(tr("Take the last one back"));
    m_back->setToolTip(tr("Backspace"));
    m_sumLabel->setText(tr("or all of them together, in dollars:"));
    m_sum->setAccessibleName(tr("What the purses are worth together"));
    m_take->setText(tr("Take it"));
    m_take->setAccessibleName(tr("Take this sum"));
}

void PurseCounter::refresh()
{
    setVisible(m_purses.isWanted());
    if (!m_purses.isWanted()) return;
    m_sentence->setText(m_purses.sentence());
    setAccessibleName(m_sentence->text());
    setAccessibleDescription(m_purses.keysInWords());
    m_face->setPixmap(artPixmap(m_purses.art(), m_purses.letter(), counterFace, devicePixelRatioF(),
                                palette().color(QPalette::WindowText)));
    const QStringList known = items::PurseCount::inWords(m_purses.known());
    //: %1: dollars, several perhaps
    m_known->setText(tr("Known already: %1. Name that with the others.").arg(known.join(u", "_s)));
    m_known->setVisible(!known.isEmpty());
    const auto named = static_cast<int>(m_purses.named().size());
    m_tokens->show(m_purses.tokenArt(), items::PurseCount::inWords(m_purses.named()),
                   m_purses.all() - named);
    m_back->setEnabled(named > 0);
    m_sum->setRange(m_purses.lowest(), m_purses.highest());
    m_sum->setSingleStep(m_purses.step());
    showValues();
    // Whoever is asked next is told with the question.
    const bool isNews = std::exchange(m_heard, named) != named && named > 0;
    if (isNews && named < m_purses.all()) say(*this, m_purses.progress());
}

/// A button and a key for each value that a purse may have.
void PurseCounter::showValues()
{
    const QStringList values = items::PurseCount::inWords(m_purses.values());
    while (m_values.size() < values.size()) {
        auto* button = new QPushButton(this);
        button->setObjectName(u"purseValue"_s);
        button->setMinimumHeight(buttonHeight);
        button->setAutoDefault(false);
        const auto n = m_values.size();
        connect(button, &QPushButton::clicked, this,
                [this, n] { m_purses.name(m_purses.values().value(n)); });
        m_row->addWidget(button);
        setTabOrder(m_values.isEmpty() ? this : static_cast<QWidget*>(m_values.back()), button);
        m_values.append(button);
    }
    for (qsizetype n = 0; n < m_values.size(); ++n) {
        m_values.at(n)->setVisible(n < values.size());
        if (n >= values.size()) continue;
        m_values.at(n)->setText(u"%1   [%2]"_s.arg(values.at(n)).arg(n + 1));
        m_values.at(n)->setAccessibleName(tr("This purse: %1").arg(values.at(n)));
        m_values.at(n)->setToolTip(tr("Key %1").arg(n + 1));
    }
    offerValues();
}

/// Those that the next purse can have. The keyboard stays among them: beside them stands a field
/// that takes digits for a sum.
void PurseCounter::offerValues()
{
    QPushButton* first = nullptr;
    QPushButton* left = nullptr;
    for (qsizetype n = 0; n < m_purses.values().size(); ++n) {
        QPushButton* button = m_values.at(n);
        const bool isOffered = m_purses.mayBe(m_purses.values().at(n));
        if (isOffered && !first) first = button;
        if (!isOffered && button->hasFocus()) left = button;
        if (isOffered) button->setEnabled(true);
    }
    if (left && first) first->setFocus();
    for (qsizetype n = 0; n < m_purses.values().size(); ++n)
        m_values.at(n)->setEnabled(m_purses.mayBe(m_purses.values().at(n)));
}

bool PurseCounter::take(const QKeyEvent& event)
{
    if (!m_purses.isWanted() || event.isAutoRepeat()) return false;
    const bool isBack = event.key() == Qt::Key_Backspace && !m_purses.named().isEmpty();
    const qsizetype digit = digitOf(event).toInt();
    if (isBack) m_purses.takeBack();
    if (isBack || digit < 1 || digit > m_purses.values().size()) return isBack;
    m_purses.name(m_purses.values().at(digit - 1));
    return true;
}

/// Backspace takes a purse back here, and an answer everywhere else.
bool PurseCounter::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_Backspace && !m_purses.named().isEmpty()) {
            event->accept();
            return true;
        }
    }
    return QFrame::event(event);
}

void PurseCounter::keyPressEvent(QKeyEvent* event)
{
    if (!take(*event)) QFrame::keyPressEvent(event);
}

} // namespace caboose::views
