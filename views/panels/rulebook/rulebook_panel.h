// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/panels/rulebook/rule_page_view.h"
#include "views/widgets/entrance.h"

#include <QHash>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QSplitter;
class QToolButton;
class QVBoxLayout;

namespace caboose::items {
class RulebookReader;
} // namespace caboose::items

namespace caboose::views {

class FindBar;
class NoteEditor;
class ReadingMenu;
class RulebookSide;
class RulePreview;

/// The rulebook: chapters, search and marks on one side, the page on the other; where there is
/// little room, one of the two.
class RulebookPanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    /// What the panel has buttons for, by what follows "rulebook." in the action's id; those that
    /// are not there have none.
    using NamedActions = QHash<QString, QAction*>;

    RulebookPanel(items::RulebookReader& reader, const NamedActions& actions,
                  QWidget* parent = nullptr);
    ~RulebookPanel() override;

    items::RulebookReader& reader() { return m_reader; }

    void focusSearch();
    void focusContents();
    void openFind();
    void openNote();
    void toggleBookmark();
    void copyCitation();
    void copyLink();
    void setTextLarger(bool larger);
    /// Shows the reader's page and scrolls to its anchor. Called on `pageChanged`; the place is
    /// `reader().spot()`.
    void showPage();

    QWidget* entrance() const override { return m_page; }

Q_SIGNALS:
    /// Somebody is at work here, and not in another of these panels.
    void taken();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead(const NamedActions& actions);
    QToolButton* makeButton(QAction* action);
    QMenu* makeMore(const NamedActions& actions);
    QWidget* makeBody();
    void wire();
    void retranslate();
    void refreshScopes();
    void findAgain();
    void settle();
    void restorePlace();
    void arrive();
    void noteSpot();
    void follow(const QString& link);
    void pointAt(const QString& link, const QRect& where);
    void openHit(const QString& id, const QStringList& words);
    void search(const QString& text);
    [[nodiscard]] bool handleSearchKey(int key);
    void openPageMenu(const QPoint& position);
    void arrange();
    void showSide(bool wanted);
    [[nodiscard]] bool isNarrow() const;
    QString emptyText() const;
    void announce(const QString& text);

    items::RulebookReader& m_reader;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_sideButton;
    QToolButton* m_readingButton;
    QToolButton* m_moreButton;
    QLineEdit* m_search;
    QComboBox* m_scope;
    QSplitter* m_parts;
    RulebookSide* m_side;
    QWidget* m_right;
    RulePageView* m_page;
    FindBar* m_find;
    NoteEditor* m_note;
    RulePreview* m_preview;
    bool m_isSideWanted = false; ///< where there is room for one only
};

} // namespace caboose::views
