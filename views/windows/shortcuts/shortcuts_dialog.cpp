// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/shortcuts/shortcuts_dialog.h"

#include "views/drawing/icon.h"
#include "views/widgets/wrapping_row.h"
#include "views/windows/shortcuts/conflict_delegate.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace caboose::views {

ShortcutsDialog::ShortcutsDialog(QWidget* parent)
    : QDialog(parent), m_model(new items::ShortcutsModel(this)),
      m_found(new QSortFilterProxyModel(this)), m_search(new QLineEdit(this)),
      m_list(new QTreeView(this))
{
    setObjectName(u"shortcutsDialog"_s);
    m_found->setSourceModel(m_model);
    m_found->setFilterRole(items::ShortcutsModel::SearchRole);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    build();
    wire();
    retranslate();
    resize(760, 560);
}

ShortcutsDialog::~ShortcutsDialog()
{
    // The list loses its models and a field its focus while a dialog is destroyed that is no
    // longer one of these.
    for (QObject* part : {static_cast<QObject*>(m_list->selectionModel()),
                          static_cast<QObject*>(m_first), static_cast<QObject*>(m_second)}) {
        disconnect(part, nullptr, this, nullptr);
    }
}

void ShortcutsDialog::setActions(const QList<QAction*>& actions, const items::ShortcutMap& defaults)
{
    m_model->setActions(actions, defaults);
    m_list->setCurrentIndex(m_found->index(0, 0));
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_list->resizeColumnToContents(column);
    }
    showCurrent();
}

void ShortcutsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void ShortcutsDialog::build()
{
    m_search->setObjectName(u"shortcutSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_list->setObjectName(u"shortcutList"_s);
    m_list->setModel(m_found);
    m_list->setItemDelegate(new ConflictDelegate(m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(items::ShortcutsModel::CategoryColumn, Qt::AscendingOrder);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 14);
    column->setSpacing(10);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(makeEditor());
    column->addWidget(makeButtons());
}

QWidget* ShortcutsDialog::makeEditor()
{
    auto* editor = new QWidget(this);
    m_firstLabel = new QLabel(editor);
    m_secondLabel = new QLabel(editor);
    m_first = new QKeySequenceEdit(editor);
    m_second = new QKeySequenceEdit(editor);
    m_first->setObjectName(u"firstShortcut"_s);
    m_second->setObjectName(u"secondShortcut"_s);
    for (QKeySequenceEdit* field : {m_first, m_second}) {
        field->setClearButtonEnabled(true);
        field->setMaximumSequenceLength(1);
    }
    m_firstLabel->setBuddy(m_first);
    m_secondLabel->setBuddy(m_second);
    m_reset = new QPushButton(icon(u"reset"_s), QString(), editor);
    m_reset->setObjectName(u"resetShortcut"_s);
    m_conflict = new QLabel(editor);
    m_conflict->setObjectName(u"conflict"_s);
    m_conflict->setWordWrap(true);

    auto* fields = new QGridLayout;
    fields->setColumnStretch(1, 1);
    fields->addWidget(m_firstLabel, 0, 0);
    fields->addWidget(m_first, 0, 1);
    fields->addWidget(m_secondLabel, 1, 0);
    fields->addWidget(m_second, 1, 1);
    fields->addWidget(m_reset, 1, 2);
    auto* column = new QVBoxLayout(editor);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(fields);
    column->addWidget(m_conflict);
    return editor;
}

QWidget* ShortcutsDialog::makeButtons()
{
    auto* buttons = new QWidget(this);
    m_resetAll = new QPushButton(buttons);
    m_import = new QPushButton(icon(u"import"_s), QString(), buttons);
    m_export = new QPushButton(icon(u"export"_s), QString(), buttons);
    m_cancel = new QPushButton(buttons);
    m_save = new QPushButton(buttons);
    m_resetAll->setObjectName(u"resetAllShortcuts"_s);
    m_save->setObjectName(u"saveShortcuts"_s);
    m_save->setDefault(true);
    auto* files = new WrappingRow;
    files->setSpacing(6);
    for (QPushButton* button : {m_resetAll, m_import, m_export}) files->addWidget(button);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 6, 0, 0);
    row->addLayout(files, 1);
    row->addWidget(m_cancel, 0, Qt::AlignTop);
    row->addWidget(m_save, 0, Qt::AlignTop);
    return buttons;
}

void ShortcutsDialog::wire()
{
    connect(m_search, &QLineEdit::textChanged, m_found,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ShortcutsDialog::showCurrent);
    connect(m_model, &items::ShortcutsModel::draftChanged, this, &ShortcutsDialog::showConflict);
    connect(m_first, &QKeySequenceEdit::keySequenceChanged, this,
            [this](const QKeySequence& keys) { edit(0, keys); });
    connect(m_second, &QKeySequenceEdit::keySequenceChanged, this,
            [this](const QKeySequence& keys) { edit(1, keys); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (currentRow() < 0) return;
        m_model->reset(currentRow());
        showCurrent();
    });
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        m_model->resetAll();
        showCurrent();
    });
    connect(m_import, &QPushButton::clicked, this, &ShortcutsDialog::importWanted);
    connect(m_export, &QPushButton::clicked, this, &ShortcutsDialog::exportWanted);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, [this] {
        Q_EMIT saved(m_model->draft());
        accept();
    });
}

void ShortcutsDialog::retranslate()
{
    setWindowTitle(tr("Shortcuts"));
    m_search->setPlaceholderText(tr("Search by name, category or keys"));
    m_search->setAccessibleName(tr("Search for a shortcut"));
    m_list->setAccessibleName(tr("Actions and their shortcuts"));
    m_firstLabel->setText(tr("&Keys:"));
    m_first->setAccessibleName(tr("Keys of the chosen action"));
    m_secondLabel->setText(tr("or al&so:"));
    m_second->setAccessibleName(tr("Second keys of the chosen action"));
    for (QKeySequenceEdit* field : {m_first, m_second}) {
        field->findChild<QLineEdit*>()->setPlaceholderText(tr("Press the keys"));
    }
    m_reset->setText(tr("R&eset"));
    m_reset->setToolTip(tr("Give this action its own keys back"));
    m_resetAll->setText(tr("Reset &all"));
    m_resetAll->setToolTip(tr("Give every action its own keys back"));
    m_import->setText(tr("&Import…"));
    m_import->setToolTip(tr("Read shortcuts from a file"));
    m_export->setText(tr("E&xport…"));
    m_export->setToolTip(tr("Write these shortcuts to a file"));
    m_cancel->setText(tr("Cancel"));
    m_save->setText(tr("Sa&ve"));
    m_model->headerDataChanged(Qt::Horizontal, 0, m_model->columnCount() - 1);
    showConflict();
}

int ShortcutsDialog::currentRow() const
{
    return m_found->mapToSource(m_list->currentIndex()).row();
}

void ShortcutsDialog::showCurrent()
{
    const int row = currentRow();
    const items::Shortcuts shortcuts = row < 0 ? items::Shortcuts{} : m_model->shortcutsAt(row);
    const QSignalBlocker first(m_first);
    const QSignalBlocker second(m_second);
    m_first->setKeySequence(shortcuts.value(0));
    m_second->setKeySequence(shortcuts.value(1));
    for (QWidget* field : {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_second)}) {
        field->setEnabled(row >= 0);
    }
    showConflict();
}

void ShortcutsDialog::showConflict()
{
    const int row = currentRow();
    const QStringList others = row < 0 ? QStringList{} : m_model->conflictsOf(row);
    m_reset->setEnabled(row >= 0 && !m_model->isDefault(row));
    m_save->setEnabled(!m_model->hasConflicts());
    if (!others.isEmpty()) {
        m_conflict->setText(
            tr("These keys would do nothing: they also belong to %1.").arg(others.join(u", "_s)));
    } else if (m_model->hasConflicts()) {
        m_conflict->setText(tr("Some actions share their keys; they are shown in red."));
    } else {
        m_conflict->clear();
    }
}

void ShortcutsDialog::edit(int which, const QKeySequence& keys)
{
    if (currentRow() >= 0) m_model->setShortcut(currentRow(), which, keys);
}

} // namespace caboose::views
