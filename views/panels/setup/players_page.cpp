// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/players_page.h"

#include "views/items/setup/new_game_model.h"
#include "views/items/setup/solo_advice.h"
#include "views/panels/setup/seat_delegate.h"
#include "views/widgets/move_button.h"
#include "views/widgets/spoken.h"
#include "views/widgets/spoken_choice.h"
#include "views/widgets/spoken_list.h"
#include "views/widgets/wrapping_row.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int fewest = 1;
constexpr int most = 6;

} // namespace

PlayersPage::PlayersPage(items::NewGameModel& plan, QWidget* parent)
    : QWidget(parent), m_plan(plan), m_countLabel(new QLabel(this)),
      m_count(new QButtonGroup(this)), m_seatsLabel(new QLabel(this)), m_seats(new QListView(this)),
      m_earlier(makeMoveButton(u"▲"_s, this)), m_later(makeMoveButton(u"▼"_s, this)),
      m_playedBy(new QLabel(this)), m_byPerson(new QPushButton(this)),
      m_byBot(new QPushButton(this)), m_whyNoBot(new QLabel(this)), m_first(new QLabel(this)),
      m_begins(new QPushButton(this)), m_drawFirst(new QPushButton(this)),
      m_askFirst(new QCheckBox(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(makeCount());
    column->addWidget(m_seatsLabel);
    column->addLayout(makeSeats(), 1);
    column->addLayout(makePlayedBy());
    column->addLayout(makeFirst());
    connect(m_earlier, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_later, &QToolButton::clicked, this, [this] { move(1); });
    connect(&m_plan, &items::NewGameModel::planChanged, this, &PlayersPage::refresh);
    retranslate();
    refresh();
}

/// From above to below; whoever takes the page in puts its parts in the order of their making.
void PlayersPage::orderKeys()
{
    QWidgetList order;
    for (QAbstractButton* button : m_count->buttons()) order.append(button);
    order += {m_seats, m_earlier, m_later, m_byPerson, m_byBot, m_begins, m_drawFirst, m_askFirst};
    for (qsizetype n = 1; n < order.size(); ++n) setTabOrder(order.at(n - 1), order.at(n));
}

QLayout* PlayersPage::makeCount()
{
    auto* row = new WrappingRow;
    row->setSpacing(8);
    row->addWidget(m_countLabel);
    for (int count = fewest; count <= most; ++count) {
        auto* button = new QPushButton(QString::number(count), this);
        button->setObjectName(u"choiceButton"_s);
        m_count->addButton(button, count);
        row->addWidget(button);
    }
    makeSpokenChoice(*m_count);
    connect(m_count, &QButtonGroup::idClicked, &m_plan, &items::NewGameModel::setPeople);
    return row;
}

QLayout* PlayersPage::makeSeats()
{
    m_seatsLabel->setObjectName(u"quiet"_s);
    m_seatsLabel->setWordWrap(true);
    m_seats->setObjectName(u"seats"_s);
    m_seats->setModel(&m_plan);
    auto* delegate = new SeatDelegate(m_plan, m_seats);
    m_seats->setItemDelegate(delegate);
    m_seats->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_seats->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_seats->setDragDropMode(QAbstractItemView::InternalMove);
    m_seats->setDropIndicatorShown(true);
    m_seats->setMinimumHeight(200);
    connect(delegate, &SeatDelegate::nameWanted, m_seats,
            [this](const QModelIndex& index) { editName(index); });
    m_seats->installEventFilter(this);
    makeSpoken(*m_seats);
    connect(m_seats->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PlayersPage::refresh);
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_earlier);
    buttons->addWidget(m_later);
    buttons->addStretch(1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_seats, 1);
    row->addLayout(buttons);
    return row;
}

QLayout* PlayersPage::makePlayedBy()
{
    auto* row = new QHBoxLayout;
    row->addWidget(m_playedBy);
    auto* either = new QButtonGroup(this);
    for (QPushButton* button : {m_byPerson, m_byBot}) {
        button->setObjectName(u"choiceButton"_s);
        either->addButton(button);
        row->addWidget(button);
    }
    makeSpokenChoice(*either);
    m_whyNoBot->setObjectName(u"quiet"_s);
    m_whyNoBot->setWordWrap(true);
    row->addWidget(m_whyNoBot, 1);
    connect(m_byPerson, &QPushButton::clicked, this,
            [this] { m_plan.setBot(m_seats->currentIndex().row(), false); });
    connect(m_byBot, &QPushButton::clicked, this,
            [this] { m_plan.setBot(m_seats->currentIndex().row(), true); });
    return row;
}

QLayout* PlayersPage::makeFirst()
{
    m_first->setObjectName(u"panelSentence"_s);
    m_first->setTextFormat(Qt::PlainText);
    m_first->setWordWrap(true);
    auto* row = new WrappingRow;
    row->setSpacing(8);
    row->addWidget(m_begins);
    row->addWidget(m_drawFirst);
    row->addWidget(m_askFirst);
    auto* column = new QVBoxLayout;
    column->addWidget(m_first);
    column->addLayout(row);
    connect(m_begins, &QPushButton::clicked, this,
            [this] { m_plan.setFirst(m_seats->currentIndex().row()); });
    connect(m_drawFirst, &QPushButton::clicked, &m_plan, &items::NewGameModel::drawFirst);
    connect(m_askFirst, &QCheckBox::toggled, this, [this](bool asked) {
        if (asked && !m_plan.isFirstAsked()) m_plan.setFirstAsked();
        if (!asked && m_plan.isFirstAsked()) m_plan.drawFirst();
    });
    return column;
}

void PlayersPage::editName(const QModelIndex& seat)
{
    m_seats->setCurrentIndex(seat);
    m_seats->edit(seat);
}

/// Whoever comes with the keyboard sees which seat they are at.
void PlayersPage::markSeat()
{
    if (m_seats->selectionModel()->hasSelection()) return;
    m_seats->setCurrentIndex(m_plan.index(qMax(0, m_seats->currentIndex().row())));
}

/// Return and F2 name the player of the chosen seat, and go to no other panel.
bool PlayersPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_seats && event->type() == QEvent::FocusIn) markSeat();
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_seats || !isKey) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool names = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F2;
    const QModelIndex seat = m_seats->currentIndex();
    if (!names || !seat.isValid()) return QWidget::eventFilter(watched, event);
    event->accept();
    const bool mayBeNamed = seat.flags().testFlag(Qt::ItemIsEditable);
    if (event->type() == QEvent::KeyPress && mayBeNamed) editName(seat);
    return true;
}

void PlayersPage::showEvent(QShowEvent* event)
{
    orderKeys();
    QWidget::showEvent(event);
}

void PlayersPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) refresh();
    QWidget::changeEvent(event);
}

void PlayersPage::retranslate()
{
    setAccessibleName(tr("Players"));
    m_countLabel->setText(tr("Players:"));
    for (QAbstractButton* button : m_count->buttons()) {
        button->setAccessibleName(tr("%n player(s)", nullptr, m_count->id(button)));
    }
    m_seats->setAccessibleName(tr("Bandits and seats"));
    m_earlier->setToolTip(tr("One seat earlier"));
    m_earlier->setAccessibleName(m_earlier->toolTip());
    m_later->setToolTip(tr("One seat later"));
    m_later->setAccessibleName(m_later->toolTip());
    m_byPerson->setText(tr("a person"));
    m_byBot->setText(tr("a bot"));
    m_byBot->setToolTip(tr("The referee says what a bot does; nobody plays it"));
    m_begins->setToolTip(tr("Whoever is chosen in the list is the first player"));
    m_drawFirst->setText(tr("Draw who begins"));
    m_drawFirst->setToolTip(tr("Caboose draws the first player"));
    m_askFirst->setText(tr("The table draws"));
    m_askFirst->setToolTip(tr("The referee asks who begins"));
}

void PlayersPage::refresh()
{
    refreshCount();
    refreshPlayedBy();
    const auto* delegate = static_cast<const SeatDelegate*>(m_seats->itemDelegate());
    m_seats->setMinimumWidth(delegate->leastWidth(m_seats->font()));
    m_seatsLabel->setText(
        m_plan.hasTwoBanditsEach()
            ? tr("Each player has two bandits: those that follow each other in the list. Drag a "
                 "row to another seat; click beside a bandit, or press Enter, to name its player.")
            : tr("Who takes part, clockwise round the table. Drag a row to another seat; click "
                 "beside a bandit, or press Enter, to name its player."));
    const QString advice = items::soloAdvice(m_plan.plan());
    if (!advice.isEmpty()) m_seatsLabel->setText(m_seatsLabel->text() + u'\n' + advice);
    const int row = m_seats->currentIndex().row();
    m_earlier->setEnabled(row > 0);
    m_later->setEnabled(row >= 0 && row + 1 < m_plan.rowCount());
    refreshFirst();
}

namespace {

QString begun(QString sentence)
{
    if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace

QString PlayersPage::whoBegins() const
{
    const auto& rows = m_plan.rows();
    const auto first = std::find_if(rows.begin(), rows.end(),
                                    [](const items::BanditRow& row) { return row.isFirst; });
    QString who;
    if (first == rows.end() && m_plan.objections().isEmpty())
        who = tr("The referee will ask who begins.");
    else if (first != rows.end())
        who = first->player.isEmpty() ? tr("%1 begins.").arg(first->inSentence)
                                      //: %1: a bandit, %2: the player's name
                                      : tr("%1 (%2) begins.").arg(first->inSentence, first->player);
    return begun(who);
}

void PlayersPage::refreshFirst()
{
    m_first->setText(whoBegins());
    m_first->setVisible(!m_first->text().isEmpty());
    const int row = m_seats->currentIndex().row();
    const items::BanditRow chosen = row < 0 ? items::BanditRow() : m_plan.at(row);
    m_begins->setText(row < 0 ? tr("The chosen one begins")
                              //: a button; %1: a bandit
                              : begun(tr("%1 begins", "let them").arg(chosen.inSentence)));
    m_begins->setEnabled(!chosen.isFirst && chosen.mayBegin);
    m_drawFirst->setEnabled(m_plan.mayDrawFirst());
    m_askFirst->setEnabled(m_plan.mayDrawFirst());
    m_askFirst->setChecked(m_plan.isFirstAsked());
}

/// More or fewer than there are buttons for is none of them.
void PlayersPage::refreshCount()
{
    QAbstractButton* now = m_count->button(m_plan.people());
    m_count->setExclusive(now != nullptr);
    if (now) now->setChecked(true);
    if (!now && m_count->checkedButton()) m_count->checkedButton()->setChecked(false);
}

void PlayersPage::refreshPlayedBy()
{
    const int row = m_seats->currentIndex().row();
    const items::BanditRow chosen = row < 0 ? items::BanditRow() : m_plan.at(row);
    //: followed by the buttons "a person" and "a bot"
    m_playedBy->setText(row < 0 ? tr("The chosen one is played by")
                                //: %1: the name of a bandit; followed by "a person" and "a bot"
                                : tr("%1 is played by").arg(chosen.name));
    for (QPushButton* button : {m_byPerson, m_byBot}) {
        button->setAccessibleName(m_playedBy->text() + u' ' + button->text());
    }
    m_byPerson->setEnabled(row >= 0 && chosen.mayBePerson);
    m_byBot->setEnabled(row >= 0 && chosen.whyNoBot.isEmpty());
    const bool isBot = chosen.isBot || !chosen.mayBePerson;
    (isBot ? m_byBot : m_byPerson)->setChecked(true);
    m_whyNoBot->setText(chosen.whyNoBot);
    // Whoever listens never comes to a button that can't be pressed.
    m_byPerson->setAccessibleDescription(
        chosen.whyNoBot.isEmpty() ? QString() : m_byBot->text() + u": "_s + chosen.whyNoBot);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_byBot, m_whyNoBot}) {
        widget->setProperty("rule", chosen.botRule);
    }
}

void PlayersPage::move(int by)
{
    const int row = m_seats->currentIndex().row();
    m_plan.move(row, by);
    const QModelIndex seat = m_plan.index(qBound(0, row + by, m_plan.rowCount() - 1));
    m_seats->setCurrentIndex(seat);
    say(*this, seat.data(Qt::AccessibleTextRole).toString());
}

} // namespace caboose::views
