// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/command_palette/command_palette.h"

#include "views/drawing/icon.h"
#include "views/items/program/actions_model.h"
#include "views/items/program/palette_model.h"
#include "views/widgets/spoken.h"
#include "views/windows/command_palette/palette_delegate.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int pageRows = 8;

} // namespace

CommandPalette::CommandPalette(QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint),
      m_actions(new items::ActionsModel(this)), m_matches(new items::PaletteModel(this)),
      m_field(new QLineEdit(this)), m_list(new QListView(this)), m_nothing(new QLabel(this)),
      m_keys(new QLabel(this))
{
    setObjectName(u"commandPalette"_s);
    setAttribute(Qt::WA_StyledBackground);
    setModal(true);

    m_matches->setSourceModel(m_actions);
    m_list->setModel(m_matches);
    m_list->setItemDelegate(new PaletteDelegate(*m_matches, m_list));
    m_list->setObjectName(u"paletteList"_s);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_field->setObjectName(u"paletteField"_s);
    m_field->setClearButtonEnabled(true);
    m_field->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    m_nothing->setObjectName(u"quiet"_s);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMargin(18);
    m_keys->setObjectName(u"quiet"_s);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing, 1);
    column->addWidget(m_keys);

    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list, &QListView::clicked, this, &CommandPalette::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CommandPalette::announceCurrent);
    retranslate();
}

CommandPalette::~CommandPalette()
{
    // The models are destroyed before the list, which would tell a palette that is no longer one.
    disconnect(m_list->selectionModel(), nullptr, this, nullptr);
}

void CommandPalette::ask(const QList<QAction*>& actions, const QStringList& recentIds)
{
    m_actions->setActions(actions);
    m_matches->setRecent(recentIds);
    m_field->clear();
    search({});
    placeOverParent();
    show();
    m_field->setFocus();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        return handleKey(static_cast<QKeyEvent*>(event)->key());
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void CommandPalette::retranslate()
{
    setWindowTitle(tr("Find an action"));
    m_field->setPlaceholderText(tr("What do you want to do?"));
    m_field->setAccessibleName(tr("Search for an action"));
    m_field->setAccessibleDescription(
        tr("Type a few letters; the arrow keys choose, Enter runs, Escape closes."));
    m_list->setAccessibleName(tr("Actions found"));
    m_nothing->setText(tr("No action has a name like that."));
    m_keys->setText(tr("↑ ↓ choose    Enter run    Esc close"));
    m_keys->setAccessibleName(m_field->accessibleDescription());
}

void CommandPalette::placeOverParent()
{
    const QWidget* window = parentWidget()->window();
    const int em = fontMetrics().height();
    const QSize wanted(std::min(44 * em, window->width() - 4 * em),
                       std::min(26 * em, window->height() - 4 * em));
    resize(wanted.expandedTo(minimumSizeHint()));
    const QPoint top = window->mapToGlobal(QPoint((window->width() - width()) / 2, 4 * em));
    QDialog::move(top);
}

void CommandPalette::search(const QString& pattern)
{
    m_matches->setPattern(pattern);
    const bool any = m_matches->rowCount() > 0;
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    m_list->setCurrentIndex(m_matches->index(0, 0));
    m_list->scrollToTop();
    if (!any && isVisible()) sayOf(*m_field, m_nothing->text());
}

void CommandPalette::move(int rows)
{
    const int last = m_matches->rowCount() - 1;
    if (last < 0) return;
    const int now = m_list->currentIndex().row();
    const bool step = rows == 1 || rows == -1;
    int next = now + rows;
    if (step && next > last) next = 0;
    if (step && next < 0) next = last;
    m_list->setCurrentIndex(m_matches->index(std::clamp(next, 0, last), 0));
}

bool CommandPalette::handleKey(int key)
{
    switch (key) {
    case Qt::Key_Down: move(1); return true;
    case Qt::Key_Up: move(-1); return true;
    case Qt::Key_PageDown: move(pageRows); return true;
    case Qt::Key_PageUp: move(-pageRows); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(m_list->currentIndex()); return true;
    default: return false;
    }
}

void CommandPalette::choose(const QModelIndex& index)
{
    if (!index.isValid()) return;
    const QString id = index.data(items::ActionsModel::IdRole).toString();
    accept();
    Q_EMIT chosen(id);
}

void CommandPalette::announceCurrent(const QModelIndex& current)
{
    if (!current.isValid() || !isVisible()) return;
    sayOf(*m_field, current.data(Qt::AccessibleTextRole).toString());
}

} // namespace caboose::views
