// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/referee/referee_panel.h"

#include "views/drawing/art.h"
#include "views/items/referee/options_model.h"
#include "views/panels/referee/number_answer.h"
#include "views/panels/referee/option_button.h"
#include "views/panels/referee/refusal_row.h"
#include "views/panels/referee/rows_in_their_places.h"
#include "views/panels/referee/rule_link_row.h"
#include "views/panels/referee/why_card.h"
#include "views/widgets/hushed.h"
#include "views/widgets/rule_link.h"
#include "views/widgets/wrapped_label.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int narrowest = 300;
constexpr QSize faceSize(44, 60);
constexpr int columnWidth = 230; ///< a button's, before another column fits
constexpr int roomyColumnWidth = 330;
constexpr int leastAnswers = 7;  ///< lines of text that answers are to have room for
constexpr int sideMargins = 24;  ///< of the body, both together
constexpr QSize roomy(900, 520); ///< from here on texts are large

using Kind = items::QuestionTexts::Kind;

QLabel* plainLabel(const QString& objectName, QWidget* parent)
{
    auto* label = new WrappedLabel(parent);
    label->setObjectName(objectName);
    return label;
}

} // namespace

RefereePanel::RefereePanel(items::OptionsModel& options, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_options(options), m_actions(actions)
{
    setObjectName(u"refereePanel"_s);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_justNow = plainLabel(u"justNow"_s, this);
    column->addWidget(m_justNow);
    m_head = makeHead();
    column->addWidget(m_head);
    column->addWidget(makeBody(), 1);
    connect(&m_options, &items::OptionsModel::questionChanged, this, &RefereePanel::refresh);
    connect(&m_options, &items::OptionsModel::whyAsked, this, &RefereePanel::explain);
    if (m_actions.goOn)
        connect(m_actions.goOn, &QAction::changed, this, &RefereePanel::retranslate);
    setMinimumWidth(narrowest);
    retranslate();
    refresh();
}

QWidget* RefereePanel::makeHead()
{
    auto* head = new QWidget(this);
    head->setObjectName(u"refereeHead"_s);
    head->setAttribute(Qt::WA_StyledBackground);
    m_face = new QLabel(head);
    m_face->setFixedSize(faceSize);
    m_context = plainLabel(u"quiet"_s, head);
    m_question = plainLabel(u"question"_s, head);
    m_rule = new QPushButton(head);
    m_rule->setObjectName(u"ruleMark"_s);
    m_rule->setCursor(Qt::PointingHandCursor);
    connect(m_rule, &QPushButton::clicked, this,
            [this] { Q_EMIT ruleWanted(m_options.question().rule); });
    auto* grid = new QGridLayout(head);
    grid->setContentsMargins(14, 8, 12, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_face, 0, 0, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_context, 0, 1);
    grid->addWidget(m_rule, 0, 2, Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(m_question, 1, 1, 1, 2);
    return head;
}

QWidget* RefereePanel::makeBody()
{
    auto* body = new QWidget(this);
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(12, 10, 12, 10);
    m_column->setSpacing(8);
    m_happens = plainLabel(u"happens"_s, body);
    m_goOn = new QPushButton(body);
    m_goOn->setObjectName(u"goOn"_s);
    m_goOn->setDefault(true);
    connect(m_goOn, &QPushButton::clicked, &m_options, &items::OptionsModel::goOn);
    m_score = new QPushButton(body);
    m_score->setObjectName(u"goOn"_s);
    if (m_actions.finalScore)
        connect(m_score, &QPushButton::clicked, m_actions.finalScore, &QAction::trigger);
    m_grid = new QGridLayout;
    m_grid->setSpacing(6);
    m_refusedTitle = plainLabel(u"refusedTitle"_s, body);
    m_refusedColumn = new QVBoxLayout;
    m_refusedColumn->setSpacing(3);
    m_why = new WhyCard(m_options, body);
    connect(m_why, &WhyCard::ruleWanted, this, &RefereePanel::ruleWanted);
    m_rules = new RuleLinkRow(body);
    connect(m_rules, &RuleLinkRow::ruleWanted, this, &RefereePanel::ruleWanted);
    m_overrule = new QPushButton(body);
    m_overrule->setObjectName(u"overruleAny"_s);
    m_overrule->setAutoDefault(false);
    if (m_actions.overrule)
        connect(m_overrule, &QPushButton::clicked, m_actions.overrule, &QAction::trigger);
    m_column->addWidget(m_why);
    m_column->addWidget(m_happens);
    m_column->addWidget(m_goOn);
    m_column->addWidget(m_score);
    m_column->addLayout(m_grid);
    m_number = new NumberAnswer(m_options, body);
    m_column->addWidget(m_number);
    m_column->addSpacing(4);
    m_column->addWidget(m_refusedTitle);
    m_column->addLayout(m_refusedColumn);
    m_column->addStretch(1);
    m_column->addLayout(m_rules);
    m_column->addWidget(m_overrule, 0, Qt::AlignLeft);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(body);
    return m_scroll;
}

QWidget* RefereePanel::entrance() const
{
    switch (m_options.question().kind) {
    case Kind::GoOn: return m_goOn;
    case Kind::Number: return m_number->field();
    case Kind::Options:
        if (m_shown > 0) return firstAnswer();
        break;
    case Kind::Over: return m_score;
    case Kind::NoGame: break;
    }
    return m_overrule;
}

/// What hides a hand again is none, nor is what is refused in its place among them.
QWidget* RefereePanel::firstAnswer() const
{
    const auto end = m_buttons.begin() + static_cast<std::ptrdiff_t>(m_shown);
    const auto first = std::find_if(m_buttons.begin(), end, [](const OptionButton* shown) {
        return shown->isPossible() && shown->option() != items::OptionsModel::curtainRow;
    });
    return first == end ? m_buttons.front() : *first;
}

void RefereePanel::retranslate()
{
    setAccessibleName(tr("Referee"));
    const QString keys =
        m_actions.goOn ? m_actions.goOn->shortcut().toString(QKeySequence::NativeText) : QString();
    //: %1: the key that does it
    m_goOn->setText(keys.isEmpty() ? tr("Done – go on") : tr("Done – go on (%1)").arg(keys));
    m_goOn->setToolTip(tr("When it is done on the table"));
    m_refusedTitle->setText(tr("Not possible"));
    m_score->setText(tr("Final score"));
    m_overrule->setText(tr("The table decided otherwise…"));
    m_overrule->setToolTip(tr("Enter what the table did, whatever the rules say"));
}

void RefereePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    const bool isLook =
        event->type() == QEvent::DevicePixelRatioChange || event->type() == QEvent::PaletteChange;
    if (isLook && m_face) drawFace();
    QWidget::changeEvent(event);
}

void RefereePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isRoomy = width() >= roomy.width() && height() >= roomy.height();
    if (isRoomy != property("roomy").toBool()) setRoomy(isRoomy);
    arrange();
    showRules();
    placeJustNow();
}

/// Above the question, or, where that would leave no room for answers, to be scrolled with them.
void RefereePanel::placeJustNow()
{
    const int left = height() - m_head->sizeHint().height() - m_justNow->heightForWidth(width());
    auto* outer = static_cast<QVBoxLayout*>(layout());
    QVBoxLayout* place = left < leastAnswers * fontMetrics().height() ? m_column : outer;
    if (place->indexOf(m_justNow) < 0) place->insertWidget(0, m_justNow);
}

/// On a large screen, what is asked can be read from across the table.
void RefereePanel::setRoomy(bool isRoomy)
{
    setProperty("roomy", isRoomy);
    for (QWidget* widget : findChildren<QWidget*>()) {
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
        widget->updateGeometry();
    }
}

void RefereePanel::refresh()
{
    QWidget* inUse = QApplication::focusWidget();
    const bool hasKeys = isAncestorOf(inUse);
    // Whatever comes is heard as something new, also where it is the same button.
    if (hasKeys) inUse->clearFocus();
    // What was pressed may become another answer than the one that the keyboard comes to.
    Unheard changing(hasKeys ? inUse : nullptr);
    showJustNow();
    showHead();
    showHappenings();
    showOptions();
    showRefusals();
    showRules();
    m_overrule->setVisible(m_options.question().kind != Kind::NoGame && m_actions.overrule);
    orderKeys();
    if (hasKeys && inUse == entrance()) changing.tell();
    // Whoever was here stays here, also when the button that they pressed is gone.
    if (hasKeys) entrance()->setFocus();
    m_scroll->verticalScrollBar()->setValue(0);
    // When all is laid out.
    QMetaObject::invokeMethod(this, &RefereePanel::showFirstAnswer, Qt::QueuedConnection);
}

/// What is told before it may leave it no room.
void RefereePanel::showFirstAnswer()
{
    const Kind kind = m_options.question().kind;
    if (kind == Kind::Options || kind == Kind::Number)
        m_scroll->ensureWidgetVisible(entrance(), 0, 0);
}

/// Answers, refusals, rules, what the table decided.
void RefereePanel::orderKeys()
{
    std::vector<QWidget*> order{m_goOn, m_score};
    order.insert(order.end(), m_buttons.begin(), m_buttons.end());
    order.insert(order.end(), {m_number->field(), m_number->button()});
    order.insert(order.end(), m_refusals.begin(), m_refusals.end());
    order.push_back(m_rule);
    order.insert(order.end(), m_rules->links().begin(), m_rules->links().end());
    order.push_back(m_overrule);
    const bool isOrdered = order.size() == std::exchange(m_ordered, order.size());
    if (isOrdered) return;
    for (std::size_t n = 1; n < order.size(); ++n) setTabOrder(order[n - 1], order[n]);
}

void RefereePanel::showHead()
{
    const items::QuestionTexts& texts = m_options.question();
    m_context->setText(texts.context);
    m_question->setText(texts.kind == Kind::NoGame ? tr("No game is on the table yet.")
                                                   : texts.question);
    const QString rule = texts.rule.isEmpty() ? QString() : tr("Rule %1").arg(texts.rule);
    m_rule->setText(rule);
    m_rule->setVisible(!texts.rule.isEmpty());
    const auto& rules = m_options.rules();
    const auto named = std::ranges::find(rules, texts.rule, &items::RuleMark::number);
    m_rule->setToolTip(named == rules.end() ? QString() : named->text);
    setAccessibleDescription(m_question->text());
    drawFace();
}

/// One thing beside its title, several below each other.
void RefereePanel::showJustNow()
{
    const items::JustNowTexts& texts = m_options.question().justNow;
    m_justNow->setVisible(!texts.sentences.isEmpty());
    const QString all = texts.sentences.join(u'\n');
    m_justNow->setText(texts.sentences.size() == 1 ? tr("%1: %2").arg(texts.title, all)
                                                   : tr("%1:\n%2").arg(texts.title, all));
    m_justNow->setAccessibleName(m_justNow->text());
    placeJustNow();
}

void RefereePanel::drawFace()
{
    const items::QuestionTexts& texts = m_options.question();
    m_face->setVisible(!texts.art.isEmpty());
    if (texts.art.isEmpty()) return;
    m_face->setPixmap(artPixmap(texts.art, texts.letter, faceSize, devicePixelRatioF(),
                                palette().color(QPalette::WindowText)));
}

void RefereePanel::showHappenings()
{
    const items::QuestionTexts& texts = m_options.question();
    const bool any = !texts.happens.isEmpty() && texts.kind != Kind::Options;
    m_happens->setText(texts.happens.join(u'\n'));
    m_happens->setVisible(any);
    m_goOn->setVisible(texts.kind == Kind::GoOn);
    m_score->setVisible(texts.kind == Kind::Over);
    m_number->setVisible(texts.kind == Kind::Number);
    if (texts.kind != Kind::Number) return;
    // It is typed at once, wherever the keyboard was.
    if (isVisible()) m_number->field()->setFocus();
    m_number->ask();
}

OptionButton* RefereePanel::button(std::size_t n)
{
    if (n < m_buttons.size()) return m_buttons[n];
    auto* made = new OptionButton(m_scroll->widget());
    connect(made, &QPushButton::clicked, this, [this, made] {
        made->isPossible() ? m_options.choose(made->option()) : m_options.askWhy(made->option());
    });
    m_buttons.push_back(made);
    return made;
}

void RefereePanel::showOptions()
{
    m_shown = 0;
    const bool isNumber = m_options.question().kind == Kind::Number;
    for (const items::OptionRow& option : isNumber ? Rows() : inTheirPlaces(m_options.rows())) {
        button(m_shown)->show(option);
        ++m_shown;
    }
    tellPlaces();
    arrange();
}

/// "2 of 7"; what hides a hand again is none of them.
void RefereePanel::tellPlaces()
{
    const auto end = m_buttons.begin() + static_cast<std::ptrdiff_t>(m_shown);
    const auto isNone = [this](const OptionButton* shown) {
        return m_shown > 1 && shown->option() == items::OptionsModel::curtainRow;
    };
    const auto none = std::count_if(m_buttons.begin(), end, isNone);
    const int answers = static_cast<int>(m_shown) - static_cast<int>(none);
    int place = 0;
    for (auto shown = m_buttons.begin(); shown != end; ++shown)
        (*shown)->tellPlace(isNone(*shown) ? 0 : ++place, answers);
}

int RefereePanel::roomForAnswers() const
{
    return m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width() - sideMargins;
}

int RefereePanel::widestAnswer() const
{
    int widest = 0;
    for (std::size_t n = 0; n < m_shown; ++n) widest = qMax(widest, m_buttons[n]->widthInARow());
    return widest;
}

/// As many as fit beside each other with all that is written on them, whether or not it scrolls.
int RefereePanel::fittingColumns() const
{
    const int least = property("roomy").toBool() ? roomyColumnWidth : columnWidth;
    const int widest = qMax(least, widestAnswer());
    return qMax(1, (roomForAnswers() + m_grid->spacing()) / (widest + m_grid->spacing()));
}

void RefereePanel::arrange()
{
    const int used = m_shown <= 3 ? 1 : fittingColumns();
    const bool isSameGrid = used == std::exchange(m_columns, used);
    const bool isNarrow = used == 1 && widestAnswer() > roomForAnswers();
    for (std::size_t n = 0; n < m_buttons.size(); ++n) {
        OptionButton* shown = m_buttons[n];
        const bool isPlaced = isSameGrid && m_grid->indexOf(shown) >= 0;
        const int place = static_cast<int>(n);
        if (!isPlaced) m_grid->addWidget(shown, place / used, place % used);
        shown->stackSigns(isNarrow);
        shown->setVisible(n < m_shown);
        // Behind the curtain there was a hand: nothing of it stays in what is only hidden.
        if (n < m_shown) continue;
        shown->show({});
        shown->tellPlace(0, 0);
    }
    for (int column = 0; column < m_grid->columnCount(); ++column) {
        m_grid->setColumnStretch(column, column < used ? 1 : 0);
    }
}

RefusalRow* RefereePanel::refusal(std::size_t n)
{
    if (n < m_refusals.size()) return m_refusals[n];
    auto* made = new RefusalRow(m_scroll->widget());
    connect(made, &QPushButton::clicked, this, [this, made] { m_options.askWhy(made->option()); });
    m_refusedColumn->addWidget(made);
    m_refusals.push_back(made);
    return made;
}

void RefereePanel::showRefusals()
{
    std::size_t n = 0;
    for (const items::OptionRow& option : m_options.refusals()) refusal(n++)->show(option);
    m_refusedTitle->setVisible(n > 0);
    for (; n < m_refusals.size(); ++n) {
        m_refusals[n]->show({});
        m_refusals[n]->hide();
    }
}

void RefereePanel::showRules()
{
    m_rules->show(m_options.rules(), m_scroll->width() - sideMargins);
}

void RefereePanel::explain(int option)
{
    m_why->show(option);
    m_scroll->verticalScrollBar()->setValue(0);
}

} // namespace caboose::views
