// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/dispute/disputed_action_view.h"

#include "views/drawing/art.h"
#include "views/items/dispute/dispute.h"
#include "views/panels/dispute/option_delegate.h"
#include "views/widgets/modest_list.h"
#include "views/widgets/spoken_list.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize faceSize(22, 28);
constexpr int leastOptions = 120; ///< three of them are seen

bool isTakeKey(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

} // namespace

DisputedActionView::DisputedActionView(items::Dispute& dispute, QWidget* parent)
    : QWidget(parent), m_dispute(dispute), m_whoLabel(new QLabel(this)), m_who(new QComboBox(this)),
      m_whatLabel(new QLabel(this)), m_what(new QComboBox(this)), m_question(new QLabel(this)),
      m_back(new QPushButton(this)), m_options(new ModestList(this)), m_number(new QSpinBox(this))
{
    m_who->setObjectName(u"disputeWho"_s);
    m_what->setObjectName(u"disputeWhat"_s);
    m_options->setObjectName(u"disputeOptions"_s);
    m_back->setObjectName(u"disputeBack"_s);
    m_question->setObjectName(u"panelSentence"_s);
    m_question->setWordWrap(true);
    m_whoLabel->setBuddy(m_who);
    m_whatLabel->setBuddy(m_what);
    m_who->setIconSize(faceSize);
    m_what->setIconSize(faceSize);
    m_what->setMaxVisibleItems(20);
    for (QComboBox* combo : {m_who, m_what}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(6);
    }
    m_options->setModel(&m_dispute.models().options);
    m_options->setItemDelegate(new OptionDelegate(m_dispute, m_options));
    m_options->setResizeMode(QListView::Adjust);
    m_options->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_options->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_options->setMinimumHeight(leastOptions);
    m_options->installEventFilter(this);
    makeSpoken(*m_options);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 2);
    grid->setRowStretch(2, 1);
    grid->addWidget(m_whoLabel, 0, 0);
    grid->addWidget(m_who, 0, 1);
    grid->addWidget(m_whatLabel, 0, 2);
    grid->addWidget(m_what, 0, 3);
    grid->addWidget(m_question, 1, 0, 1, 3);
    grid->addWidget(m_back, 1, 3, Qt::AlignRight);
    grid->addWidget(m_options, 2, 0, 1, 4);
    grid->addWidget(m_number, 3, 0, 1, 4);
    connect(m_who, &QComboBox::activated, this,
            [this](int row) { m_dispute.setWho(m_who->itemData(row).toString()); });
    connect(m_what, &QComboBox::activated, this,
            [this](int row) { m_dispute.setDisputedAction(m_what->itemData(row).toString()); });
    connect(m_options, &QListView::clicked, this, &DisputedActionView::choose);
    connect(m_back, &QPushButton::clicked, &m_dispute, &items::Dispute::unchoose);
    connect(m_number, &QSpinBox::editingFinished, this, [this] {
        if (m_number->isVisible()) m_dispute.chooseNumber(m_number->value());
    });
    connect(&m_dispute, &items::Dispute::changed, this, &DisputedActionView::refresh);
    retranslate();
    refresh();
}

void DisputedActionView::retranslate()
{
    m_whoLabel->setText(tr("&Who:"));
    m_whatLabel->setText(tr("Wha&t:"));
    m_who->setAccessibleName(tr("Who"));
    m_who->setToolTip(tr("Who wants to do something"));
    m_what->setAccessibleName(tr("What"));
    m_what->setToolTip(tr("The action, event or step in dispute"));
    m_back->setText(tr("Choose again"));
    m_back->setToolTip(tr("The last choice is open again (Backspace)"));
    m_number->setAccessibleName(tr("Number"));
}

void DisputedActionView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

bool DisputedActionView::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = watched == m_options && event->type() == QEvent::KeyPress;
    if (isKey && isTakeKey(static_cast<QKeyEvent*>(event)->key())) {
        choose(m_options->currentIndex());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void DisputedActionView::fill(QComboBox* combo, const std::vector<items::Pick>& picks,
                              const QString& current)
{
    const QSignalBlocker quiet(combo);
    combo->clear();
    for (const items::Pick& pick : picks) {
        const QIcon face =
            pick.art.isEmpty()
                ? QIcon()
                : QIcon(artPixmap(pick.art, pick.letter, faceSize, devicePixelRatioF(),
                                  palette().color(QPalette::WindowText)));
        combo->addItem(face, pick.text, pick.id);
    }
    combo->setCurrentIndex(combo->findData(current));
}

void DisputedActionView::refresh()
{
    fill(m_who, m_dispute.people(), m_dispute.who());
    fill(m_what, m_dispute.disputedActions(), m_dispute.disputedAction());
    m_who->setEnabled(m_dispute.disputedAction().startsWith(u"action:"_s));
    const QString question = m_dispute.verdict().question;
    m_question->setText(question.isEmpty() ? tr("There is nothing to choose.") : question);
    m_options->setAccessibleName(m_question->text());
    m_back->setVisible(m_dispute.hasChosen());
    showNumber();
    m_options->doItemsLayout();
}

void DisputedActionView::showNumber()
{
    const items::QuestionTexts& texts = m_dispute.models().options.question();
    const bool isNumber = texts.kind == items::QuestionTexts::Kind::Number;
    m_number->setVisible(isNumber);
    m_options->setVisible(!isNumber);
    if (!isNumber) return;
    const QSignalBlocker quiet(m_number);
    m_number->setRange(texts.lowest, texts.highest);
    m_number->setSingleStep(texts.step);
}

void DisputedActionView::choose(const QModelIndex& index)
{
    if (index.isValid()) m_dispute.choose(m_dispute.models().options.at(index.row()).id);
}

} // namespace caboose::views
