// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/program/shortcuts_model.h"

#include <QDialog>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace caboose::views {

/// Choose the keys of every action. Works on a draft; "Save" sends it, "Cancel" drops it. Actions
/// that share keys are shown in red with the name of the other, and can still be saved: Qt then
/// asks for nothing, the keys simply do nothing, so the dialog says so.
class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(QWidget* parent);
    ~ShortcutsDialog() override;

    void setActions(const QList<QAction*>& actions, const items::ShortcutMap& defaults);
    items::ShortcutsModel& model() { return *m_model; }

Q_SIGNALS:
    void saved(const caboose::items::ShortcutMap& shortcuts);
    void importWanted();
    void exportWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* makeEditor();
    QWidget* makeButtons();
    void wire();
    void retranslate();
    int currentRow() const;
    void showCurrent();
    void showConflict();
    void edit(int which, const QKeySequence& keys);

    items::ShortcutsModel* m_model;
    QSortFilterProxyModel* m_found;
    QLineEdit* m_search;
    QTreeView* m_list;
    QLabel* m_firstLabel = nullptr;
    QKeySequenceEdit* m_first = nullptr;
    QLabel* m_secondLabel = nullptr;
    QKeySequenceEdit* m_second = nullptr;
    QPushButton* m_reset = nullptr;
    QLabel* m_conflict = nullptr;
    QPushButton* m_resetAll = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_save = nullptr;
};

} // namespace caboose::views
