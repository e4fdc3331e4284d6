// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QListView;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace caboose::items {
class Dispute;
struct Adjustable;
} // namespace caboose::items

namespace caboose::views {

class DisputedActionView;
class NotationEdit;
class PieceTray;
class TrainMap;
class VerdictCard;

/// Settles a dispute: lay out a position (or take the one on the table), say who wants to do what,
/// and read the verdict, also under the other editions. Keys in here are for the dispute and never
/// for the game: Ctrl+Z undoes the laying out, Backspace opens the last choice again.
class DisputePanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    explicit DisputePanel(items::Dispute& dispute, QWidget* parent = nullptr);

    TrainMap& map() { return *m_map; }

    QWidget* entrance() const override;

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTools();
    QWidget* makePosition();
    QWidget* makeVerdict();
    void retranslate();
    void fillStart();
    void refresh();
    void explain(const QString& why);
    void dropOutside(const items::Adjustable& piece, const QPoint& globalPos);
    void copy();
    QString spokenVerdict() const;
    [[nodiscard]] bool takesKey(const QKeyEvent& event) const;
    [[nodiscard]] bool answers(const QKeyEvent& event);

    items::Dispute& m_dispute;
    QString m_said; ///< of the verdict
    QToolButton* m_start;
    QMenu* m_startMenu;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QPushButton* m_copy;
    QTabBar* m_tabs;
    QStackedWidget* m_position;
    TrainMap* m_map;
    PieceTray* m_tray;
    QLabel* m_hint;
    NotationEdit* m_notation;
    QBoxLayout* m_below;
    DisputedActionView* m_disputedAction;
    VerdictCard* m_verdict;
    QLabel* m_editionsTitle;
    QCheckBox* m_variants;
    QListView* m_editions;
};

} // namespace caboose::views
