// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/log/log_panel.h"

#include "views/items/game/log_model.h"
#include "views/log/log_delegate.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace caboose::views {
namespace {

constexpr int narrowest = 240;

} // namespace

LogPanel::LogPanel(items::LogModel& log, QWidget* parent)
    : QWidget(parent), m_log(log), m_list(new QListView(this)), m_goTo(new QPushButton(this)),
      m_copy(new QPushButton(this)), m_branches(new QToolButton(this)),
      m_branchMenu(new QMenu(m_branches))
{
    setObjectName(QStringLiteral("logPanel"));
    m_list->setModel(&m_log);
    m_list->setItemDelegate(new LogDelegate(m_log, m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_goTo);
    foot->addWidget(m_branches);
    foot->addStretch(1);
    foot->addWidget(m_copy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    setFocusProxy(m_list);
    m_branches->setObjectName(QStringLiteral("disputeStart"));
    m_branches->setMenu(m_branchMenu);
    m_branches->setPopupMode(QToolButton::InstantPopup);
    m_branches->setFocusPolicy(Qt::TabFocus);
    connect(m_branchMenu, &QMenu::aboutToShow, this, &LogPanel::fillBranches);
    connect(m_goTo, &QPushButton::clicked, this, &LogPanel::goToChosen);
    connect(m_list, &QListView::activated, this, &LogPanel::goToChosen);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_log.text()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LogPanel::refresh);
    connect(&m_log, &QAbstractItemModel::rowsInserted, this, &LogPanel::followEnd,
            Qt::QueuedConnection);
    connect(&m_log, &QAbstractItemModel::dataChanged, this, &LogPanel::followEnd,
            Qt::QueuedConnection);
    setMinimumWidth(narrowest);
    retranslate();
    refresh();
    followEnd();
}

void LogPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void LogPanel::retranslate()
{
    setAccessibleName(tr("Log"));
    m_list->setAccessibleName(tr("What has happened"));
    m_goTo->setText(tr("Go to this line"));
    m_goTo->setToolTip(tr("Undo or redo up to the chosen line; nothing is lost"));
    m_branches->setText(tr("Branches"));
    m_branches->setToolTip(tr("Ways that were taken and left again, to go back to"));
    m_branches->setAccessibleName(tr("Other branches of the game"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the log as text"));
}

void LogPanel::fillBranches()
{
    m_branchMenu->clear();
    for (std::size_t n = 0; n < m_log.branches().size(); ++n) {
        QString text = m_log.branches()[n].text;
        QAction* action = m_branchMenu->addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, &m_log, [this, n] { m_log.goToBranch(n); });
    }
}

void LogPanel::refresh()
{
    m_branches->setVisible(!m_log.branches().empty());
    m_goTo->setEnabled(m_list->currentIndex().isValid());
    m_copy->setEnabled(m_log.rowCount() > 0);
}

void LogPanel::goToChosen()
{
    m_log.goTo(m_list->currentIndex().row());
}

/// To where the game is, which is not the end while something is undone.
void LogPanel::followEnd()
{
    refresh();
    for (int row = 0; row < m_log.rowCount(); ++row) {
        if (m_log.at(row).isNow) m_list->scrollTo(m_log.index(row));
    }
}

} // namespace caboose::views
