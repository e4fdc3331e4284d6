// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/log/log_panel.h"

#include "views/items/log/log_model.h"
#include "views/items/program/tidy_text.h"
#include "views/panels/log/log_delegate.h"
#include "views/widgets/file_dialog.h"
#include "views/widgets/menu_heading.h"
#include "views/widgets/spoken.h"
#include "views/widgets/spoken_list.h"
#include "views/widgets/spoken_menu.h"

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSaveFile>
#include <QToolButton>
#include <QToolTip>

namespace caboose::views {
namespace {

// What the choice of lines offers, behind everything.
constexpr int deeds = 1;
constexpr int adjusting = 2;

} // namespace

LogPanel::LogPanel(items::LogModel& log, QWidget* parent)
    : QWidget(parent), m_log(log), m_kinds(new QComboBox(this)), m_search(new QLineEdit(this)),
      m_found(new QLabel(this)), m_list(new QListView(this)), m_goTo(new QPushButton(this)),
      m_copy(new QPushButton(this)), m_export(new QPushButton(this)),
      m_branches(new QToolButton(this)), m_branchMenu(new QMenu(m_branches))
{
    setObjectName(QStringLiteral("logPanel"));
    m_list->setModel(&m_log);
    auto* delegate = new LogDelegate(m_log, m_list);
    connect(delegate, &LogDelegate::ruleWanted, this, &LogPanel::ruleWanted);
    m_list->setItemDelegate(delegate);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    makeSpoken(*m_list, [this] { return rowNow(); });
    m_search->setClearButtonEnabled(true);
    m_found->setObjectName(QStringLiteral("quiet"));
    m_found->setTextFormat(Qt::PlainText);
    m_found->setWordWrap(true);
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kinds->setMinimumContentsLength(9);
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_kinds, 1);
    choice->addWidget(m_copy);
    choice->addWidget(m_export);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_goTo, 1);
    foot->addWidget(m_branches);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_search);
    column->addLayout(choice);
    column->addWidget(m_found);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    m_branches->setObjectName(QStringLiteral("disputeStart"));
    m_branches->setMenu(m_branchMenu);
    m_branches->setPopupMode(QToolButton::InstantPopup);
    m_branches->setFocusPolicy(Qt::TabFocus);
    connect(m_branchMenu, &QMenu::aboutToShow, this, &LogPanel::fillBranches);
    connect(m_goTo, &QPushButton::clicked, this, &LogPanel::goToChosen);
    connect(m_list, &QListView::activated, this, &LogPanel::goToChosen);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(shownText()); });
    connect(m_export, &QPushButton::clicked, this, &LogPanel::askForFile);
    connect(m_search, &QLineEdit::textChanged, this, &LogPanel::search);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &LogPanel::filter);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LogPanel::refresh);
    // One answer changes several lines.
    m_following.setSingleShot(true);
    connect(&m_following, &QTimer::timeout, this, &LogPanel::followEnd);
    const auto followSoon = [this] { m_following.start(0); };
    connect(&m_log, &QAbstractItemModel::rowsInserted, this, followSoon);
    connect(&m_log, &QAbstractItemModel::dataChanged, this, followSoon);
    retranslate();
    refresh();
}

void LogPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void LogPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_following.start(0);
}

/// In a lower panel the line would be below its edge.
void LogPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_following.start(0);
}

int LogPanel::rowNow() const
{
    const auto& rows = m_log.rows();
    const auto now =
        std::find_if(rows.begin(), rows.end(), [](const items::LogRow& row) { return row.isNow; });
    return now == rows.end() ? m_log.rowCount() - 1 : static_cast<int>(now - rows.begin());
}

QWidget* LogPanel::entrance() const
{
    return m_list;
}

void LogPanel::retranslate()
{
    setAccessibleName(tr("Log"));
    m_list->setAccessibleName(tr("What has happened"));
    m_list->setAccessibleDescription(
        tr("Return goes back to a line, Ctrl+C copies it; the menu key has its branches."));
    m_goTo->setText(tr("Go to this line"));
    m_goTo->setToolTip(tr("Undo or redo up to the chosen line; nothing is lost"));
    m_branches->setText(tr("Branches"));
    m_branches->setToolTip(tr("Ways that were taken and left again, to go back to"));
    m_branches->setAccessibleName(tr("Other branches of the game"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the lines that are shown as text"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write the lines that are shown to a file"));
    m_search->setPlaceholderText(tr("Search the log"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_kinds->setAccessibleName(tr("Which lines are shown"));
    const int kind = qMax(0, m_kinds->currentIndex());
    m_kinds->clear();
    m_kinds->addItems({tr("Everything"), tr("Deeds"), tr("By hand")});
    m_kinds->setCurrentIndex(kind);
    filter();
}

void LogPanel::addBranch(QMenu& menu, std::size_t n)
{
    QString text = m_log.branches()[n].text;
    QAction* action = menu.addAction(text.replace(u'&', QStringLiteral("&&")));
    connect(action, &QAction::triggered, &m_log, [this, n] { m_log.goToBranch(n); });
}

void LogPanel::fillBranches()
{
    m_branchMenu->clear();
    for (std::size_t n = 0; n < m_log.branches().size(); ++n) addBranch(*m_branchMenu, n);
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event)
{
    const QModelIndex current = m_list->currentIndex();
    if (event->type() == QEvent::ContextMenu) {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        const bool isKey = menu->reason() == QContextMenuEvent::Keyboard;
        const QPoint at = m_list->viewport()->mapFromGlobal(menu->globalPos());
        openMenuOf(isKey ? current : m_list->indexAt(at), menu->globalPos());
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_list) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy)) {
            copyLine();
            return true;
        }
        if (key->key() == Qt::Key_Menu) {
            openMenuOf(current,
                       m_list->viewport()->mapToGlobal(m_list->visualRect(current).center()));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LogPanel::openMenuOf(const QModelIndex& index, const QPoint& globalPos)
{
    if (!index.isValid()) return;
    m_list->setCurrentIndex(index);
    const items::LogRow& row = m_log.at(index.row());
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("logMenu"));
    menu->setAccessibleName(row.text);
    connect(menu->addAction(m_goTo->text()), &QAction::triggered, this, &LogPanel::goToChosen);
    connect(menu->addAction(tr("Copy this line")), &QAction::triggered, this, &LogPanel::copyLine);
    if (!row.rule.isEmpty()) {
        //: %1: the number of a rule
        connect(menu->addAction(tr("Open rule %1").arg(row.rule)), &QAction::triggered, this,
                [this, rule = row.rule] { Q_EMIT ruleWanted(rule); });
    }
    if (row.branches > 0) addHeading(*menu, m_branches->accessibleName());
    for (const std::size_t n : m_log.branchesAt(index.row())) addBranch(*menu, n);
    connect(menu, &QMenu::aboutToHide, menu, &QObject::deleteLater, Qt::QueuedConnection);
    popUpSpoken(*menu, globalPos);
}

void LogPanel::copyLine()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid()) return;
    QGuiApplication::clipboard()->setText(items::LogModel::lineOf(m_log.at(current.row())));
}

QString LogPanel::shownText() const
{
    return m_log.text([this](int row) { return isWanted(row); });
}

void LogPanel::refresh()
{
    m_branches->setVisible(!m_log.branches().empty());
    const QModelIndex current = m_list->currentIndex();
    m_goTo->setEnabled(current.isValid());
    // What the help key looks for.
    m_list->setProperty("rule", current.isValid() ? m_log.at(current.row()).rule : QString());
}

void LogPanel::goToChosen()
{
    m_log.goTo(m_list->currentIndex().row());
}

bool LogPanel::isWanted(int row) const
{
    using Kind = items::LogRow::Kind;
    const items::LogRow& line = m_log.at(row);
    const int kind = m_kinds->currentIndex();
    if (kind == deeds && line.kind == Kind::Aside) return false;
    if (kind == adjusting && line.kind != Kind::Adjustment && line.branches == 0) return false;
    const QString wanted = m_search->text().simplified();
    return line.text.contains(wanted, Qt::CaseInsensitive) || line.rule.startsWith(wanted);
}

void LogPanel::filter()
{
    int shown = 0;
    for (int row = 0; row < m_log.rowCount(); ++row) {
        const bool isHidden = !isWanted(row);
        if (isHidden != m_list->isRowHidden(row)) m_list->setRowHidden(row, isHidden);
        shown += isHidden ? 0 : 1;
    }
    m_copy->setEnabled(shown > 0);
    m_export->setEnabled(shown > 0);
    tellFound(shown);
}

void LogPanel::tellFound(int shown)
{
    const QString wanted = m_search->text().simplified();
    QString text;
    if (!wanted.isEmpty())
        //: %1: what was looked for in the log
        text = shown == 0 ? tr("No line with “%1”").arg(wanted)
                          : tr("%n line(s) with “%1”", nullptr, shown).arg(wanted);
    else if (shown == 0 && m_log.rowCount() > 0)
        text = tr("There is no such line yet.");
    m_found->setText(text);
    m_found->setVisible(!text.isEmpty());
}

void LogPanel::search()
{
    filter();
    if (m_search->hasFocus() && !m_found->text().isEmpty()) sayOf(*m_search, m_found->text());
}

void LogPanel::askForFile()
{
    QFileDialog* dialog = makeFileDialog(this, tr("Export the log"), QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Text files (*.txt)"));
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->selectFile(QStringLiteral("colt-express.txt"));
    connect(dialog, &QFileDialog::fileSelected, this, &LogPanel::write);
    dialog->open();
}

void LogPanel::write(const QString& path)
{
    QSaveFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(shownText().toUtf8()) >= 0 && file.commit();
    m_export->setToolTip(
        items::plainToolTip(isWritten ? tr("Written to %1").arg(path)
                                      : tr("The log could not be written to %1").arg(path)));
    QToolTip::showText(m_export->mapToGlobal(QPoint()), m_export->toolTip(), m_export);
}

/// To where the game is, which is not the end while something is undone.
void LogPanel::followEnd()
{
    refresh();
    filter();
    if (!isVisible()) return; // where it is follows when it is seen
    for (int row = 0; row < m_log.rowCount(); ++row) {
        if (m_log.at(row).isNow) m_list->scrollTo(m_log.index(row));
    }
}

} // namespace caboose::views
