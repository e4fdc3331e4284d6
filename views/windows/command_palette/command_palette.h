// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QListView;
class QModelIndex;

namespace caboose::items {
class ActionsModel;
class PaletteModel;
} // namespace caboose::items

namespace caboose::views {

/// Every action of the program under one key: type a few letters of its name, Enter runs it.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    explicit CommandPalette(QWidget* parent);
    ~CommandPalette() override;

    /// Shows the palette over its parent with nothing typed yet.
    void ask(const QList<QAction*>& actions, const QStringList& recentIds);

Q_SIGNALS:
    /// The palette is closed when this is sent; whoever listens triggers the action.
    void chosen(const QString& actionId);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void placeOverParent();
    void search(const QString& pattern);
    void move(int rows);
    [[nodiscard]] bool handleKey(int key);
    void choose(const QModelIndex& index);
    void announceCurrent(const QModelIndex& current);

    items::ActionsModel* m_actions;
    items::PaletteModel* m_matches;
    QLineEdit* m_field;
    QListView* m_list;
    QLabel* m_nothing;
    QLabel* m_keys;
};

} // namespace caboose::views
