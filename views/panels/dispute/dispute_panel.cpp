// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/dispute/dispute_panel.h"

#include "views/drawing/icon.h"
#include "views/items/dispute/dispute.h"
#include "views/items/wording/spoken_text.h"
#include "views/panels/dispute/disputed_action_view.h"
#include "views/panels/dispute/edition_delegate.h"
#include "views/panels/dispute/notation_edit.h"
#include "views/panels/dispute/piece_tray.h"
#include "views/panels/dispute/verdict_card.h"
#include "views/widgets/modest_list.h"
#include "views/widgets/spoken.h"
#include "views/widgets/spoken_list.h"
#include "views/widgets/train_map/train_map.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int narrowest = 340;
constexpr int wide =
    44; ///< in lines of text; from here on, question and verdict stand side by side
constexpr int edge = 8;
constexpr int mapHeight = 150;
constexpr int fewestPlayers = 2;
constexpr int mostPlayers = 6;

/// The train takes the room that there is; it asks for none because of the text below it.
class Pages : public QStackedWidget {
public:
    using QStackedWidget::QStackedWidget;
    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override
    {
        return {QStackedWidget::sizeHint().width(), minimumHeight()};
    }
};

QToolButton* toolButton(const QString& iconName, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(u"panelTool"_s);
    button->setIcon(icon(iconName));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

DisputePanel::DisputePanel(items::Dispute& dispute, QWidget* parent)
    : QWidget(parent), m_dispute(dispute)
{
    m_dispute.begin();
    setObjectName(u"disputePanel"_s);
    // Letters and digits typed in here answer nothing in the game.
    setProperty("ownKeys", true);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(8);
    column->addWidget(makeTools());
    column->addWidget(makePosition(), 5);
    m_disputedAction = new DisputedActionView(m_dispute, content);
    m_below = new QBoxLayout(QBoxLayout::LeftToRight);
    m_below->setSpacing(12);
    m_below->addWidget(m_disputedAction, 4);
    m_below->addWidget(makeVerdict(), 5);
    column->addLayout(m_below, 5);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(&m_dispute, &items::Dispute::changed, this, &DisputePanel::refresh);
    setMinimumWidth(narrowest);
    retranslate();
    refresh();
}

QWidget* DisputePanel::makeTools()
{
    auto* tools = new QWidget(this);
    m_start = toolButton(u"panel-train-map"_s, tools);
    m_start->setObjectName(u"disputeStart"_s);
    m_start->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_start->setPopupMode(QToolButton::InstantPopup);
    m_startMenu = new QMenu(m_start);
    m_start->setMenu(m_startMenu);
    connect(m_startMenu, &QMenu::aboutToShow, this, &DisputePanel::fillStart);
    m_undo = toolButton(u"undo"_s, tools);
    m_redo = toolButton(u"redo"_s, tools);
    m_copy = new QPushButton(tools);
    m_copy->setObjectName(u"disputeCopy"_s);
    connect(m_undo, &QToolButton::clicked, &m_dispute, &items::Dispute::undo);
    connect(m_redo, &QToolButton::clicked, &m_dispute, &items::Dispute::redo);
    connect(m_copy, &QPushButton::clicked, this, &DisputePanel::copy);
    auto* row = new QHBoxLayout(tools);
    m_tabs = new QTabBar(tools);
    m_tabs->setObjectName(u"disputeTabs"_s);
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_tabs);
    row->addStretch(1);
    row->addWidget(m_start);
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    row->addWidget(m_copy);
    return tools;
}

QWidget* DisputePanel::makePosition()
{
    m_position = new Pages(this);
    auto* laid = new QWidget(m_position);
    m_map = new TrainMap(m_dispute.models(), laid);
    m_map->setObjectName(u"disputeMap"_s);
    m_tray = new PieceTray(m_dispute, *m_map, laid);
    m_hint = new QLabel(laid);
    m_hint->setObjectName(u"quiet"_s);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    auto* column = new QVBoxLayout(laid);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_map, 1);
    column->addWidget(m_tray);
    column->addWidget(m_hint);
    m_notation = new NotationEdit(m_dispute, m_position);
    m_position->addWidget(laid);
    m_position->addWidget(m_notation);
    connect(m_tabs, &QTabBar::currentChanged, m_position, &QStackedWidget::setCurrentIndex);
    connect(m_map, &TrainMap::explained, this, &DisputePanel::explain);
    connect(m_map, &TrainMap::droppedOutside, this, &DisputePanel::dropOutside);
    return m_position;
}

QWidget* DisputePanel::makeVerdict()
{
    auto* side = new QWidget(this);
    m_verdict = new VerdictCard(m_dispute, side);
    connect(m_verdict, &VerdictCard::ruleWanted, this, &DisputePanel::ruleWanted);
    m_editionsTitle = new QLabel(side);
    m_editionsTitle->setObjectName(u"panelSentence"_s);
    m_editionsTitle->setWordWrap(true);
    m_variants = new QCheckBox(side);
    connect(m_variants, &QCheckBox::toggled, &m_dispute, &items::Dispute::setVariants);
    m_editions = new ModestList(side);
    m_editions->setObjectName(u"disputeEditions"_s);
    m_editions->setModel(&m_dispute.editions());
    m_editions->setItemDelegate(new EditionDelegate(m_dispute.editions(), m_editions));
    m_editions->setResizeMode(QListView::Adjust);
    m_editions->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_editions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_editions->setMinimumHeight(90);
    makeSpoken(*m_editions);
    auto* head = new QHBoxLayout;
    head->addWidget(m_editionsTitle, 1);
    head->addWidget(m_variants);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_verdict);
    column->addLayout(head);
    column->addWidget(m_editions, 1);
    return side;
}

QWidget* DisputePanel::entrance() const
{
    return m_disputedAction->findChild<QListView*>();
}

void DisputePanel::retranslate()
{
    setAccessibleName(tr("Settle a dispute"));
    m_start->setText(tr("Position"));
    m_start->setToolTip(tr("Begin with the game on the table, or with a new train"));
    m_start->setAccessibleName(tr("Begin with another position"));
    m_undo->setToolTip(tr("Undo the last change of the position (Ctrl+Z)"));
    m_undo->setAccessibleName(tr("Undo in the position"));
    m_redo->setToolTip(tr("Redo it (Ctrl+Shift+Z)"));
    m_redo->setAccessibleName(tr("Redo in the position"));
    m_copy->setText(tr("Copy as text"));
    m_copy->setToolTip(tr("Question, verdict, rules and position, to paste anywhere (Ctrl+C)"));
    m_tabs->setTabText(0, tr("On the train"));
    m_tabs->setTabText(1, tr("As text"));
    m_tabs->setAccessibleName(tr("How the position is shown"));
    m_variants->setText(tr("With variants"));
    m_variants->setToolTip(tr("Also the expert, pairs and two-bandit variants of each edition"));
    m_editions->setAccessibleName(tr("The same under each edition"));
    m_map->setAccessibleName(tr("Position in dispute"));
    explain({});
}

void DisputePanel::fillStart()
{
    m_startMenu->clear();
    QAction* current = m_startMenu->addAction(tr("The game on the table"));
    current->setEnabled(m_dispute.hasCurrentGame());
    connect(current, &QAction::triggered, &m_dispute, &items::Dispute::takeCurrentGame);
    m_startMenu->addSeparator();
    for (int players = fewestPlayers; players <= mostPlayers; ++players) {
        QAction* fresh = m_startMenu->addAction(tr("New train for %n bandit(s)", nullptr, players));
        connect(fresh, &QAction::triggered, &m_dispute,
                [this, players] { m_dispute.layOut(players); });
    }
}

void DisputePanel::refresh()
{
    m_undo->setEnabled(m_dispute.canUndo());
    m_redo->setEnabled(m_dispute.canRedo());
    const bool isSound = m_dispute.isSound();
    const int differing = m_dispute.editions().differing();
    m_editionsTitle->setVisible(isSound);
    m_editionsTitle->setText(differing == 0
                                 ? tr("All editions agree")
                                 : tr("%n edition(s) say otherwise", nullptr, differing));
    m_copy->setEnabled(isSound);
    m_editions->doItemsLayout();
    const QString now = spokenVerdict();
    const bool isNews = std::exchange(m_said, now) != now;
    if (isNews && isAncestorOf(QApplication::focusWidget())) say(*this, now);
}

/// What is wrong with the position comes before any verdict.
QString DisputePanel::spokenVerdict() const
{
    if (!m_dispute.mistakes().empty()) {
        const items::NotationMistake& first = m_dispute.mistakes().front();
        return NotationEdit::tr("Line %1, column %2: %3")
            .arg(first.line)
            .arg(first.column)
            .arg(first.text);
    }
    if (!m_dispute.isSound()) return items::spokenTogether(m_dispute.contradictions());
    const items::VerdictTexts& texts = m_dispute.verdict();
    if (texts.kind == items::AnswerHint::Kind::None) return texts.question;
    return items::spokenTogether(
        {texts.disputedAction, texts.verdict, texts.why, m_editionsTitle->text()});
}

void DisputePanel::explain(const QString& why)
{
    m_hint->setText(why.isEmpty() ? tr("Drag pieces to lay out the position; a right click (or the "
                                       "menu key) changes what lies there.")
                                  : why);
}

void DisputePanel::dropOutside(const items::Adjustable& piece, const QPoint& globalPos)
{
    const QPoint onTray = m_tray->mapFromGlobal(globalPos);
    if (m_tray->rect().contains(onTray)) m_dispute.takeAway(piece);
}

void DisputePanel::copy()
{
    QGuiApplication::clipboard()->setText(m_dispute.asText());
}

bool DisputePanel::takesKey(const QKeyEvent& event) const
{
    if (event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo)) return true;
    if (event.matches(QKeySequence::Copy)) return true;
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers & ~Qt::ShiftModifier) return false;
    switch (event.key()) {
    case Qt::Key_Backspace:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: return true;
    default: return false;
    }
}

bool DisputePanel::event(QEvent* event)
{
    // Shortcuts of the game by the same keys wait outside.
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void DisputePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        m_dispute.undo();
    else if (event->matches(QKeySequence::Redo))
        m_dispute.redo();
    else if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Backspace)
        m_dispute.unchoose();
    else if (!answers(*event))
        QWidget::keyPressEvent(event);
}

/// Digits and letters go no further, because the game would take them for its answers.
bool DisputePanel::answers(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QString text = event.text().trimmed().toUpper();
    if (text.isEmpty() || (modifiers & ~Qt::ShiftModifier)) return false;
    items::OptionsModel& options = m_dispute.models().options;
    const bool isShifted = modifiers.testFlag(Qt::ShiftModifier);
    m_dispute.choose(options.optionFor(isShifted ? u"Shift+"_s + text : text));
    return true;
}

void DisputePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void DisputePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_below->setDirection(width() < wide * fontMetrics().height() ? QBoxLayout::TopToBottom
                                                                  : QBoxLayout::LeftToRight);
    const int hint = m_hint->heightForWidth(width() - 2 * edge);
    m_position->setMinimumHeight(mapHeight + m_tray->sizeHint().height() + hint + 12);
}

} // namespace caboose::views
