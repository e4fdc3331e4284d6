// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QTreeView;

namespace caboose::items {
class RulebookReader;
} // namespace caboose::items

namespace caboose::views {

/// Beside the page: the chapters and what was marked, or, while somebody searches, what is found.
class RulebookSide : public QWidget {
    Q_OBJECT
public:
    RulebookSide(items::RulebookReader& reader, QWidget* parent);
    ~RulebookSide() override;

    /// Shows what is found for these words; for none the chapters.
    void search(const QString& text);
    [[nodiscard]] bool isSearching() const;
    /// Moves the choice among what is found.
    void moveChoice(int rows);
    /// Opens what is chosen; nothing is found: looks for what is suggested.
    void openChoice();
    void focusContents();
    /// The chapter that is read is open, and the section chosen.
    void followReader();

Q_SIGNALS:
    void sectionWanted(const QString& id);
    /// A hit was opened; these words were found in it.
    void hitWanted(const QString& id, const QStringList& words);
    void otherWordsWanted(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeResults();
    QTabWidget* makeTabs();
    void retranslate();
    void showFound();
    [[nodiscard]] bool isEverywhere() const;
    [[nodiscard]] QString state() const;
    void openHit(const QModelIndex& hit);
    void limit();
    void announce(const QString& text);

    items::RulebookReader& m_reader;
    QStackedWidget* m_pages;
    QString m_announced; ///< of what is found
    QTabWidget* m_tabs;
    QTreeView* m_contents;
    QListView* m_marks;
    QLabel* m_noMarks;
    QWidget* m_results;
    QComboBox* m_limit;
    QLabel* m_state;
    QPushButton* m_suggestion;
    QPushButton* m_widen; ///< looks in everything where the game's rules have nothing
    QListView* m_hits;
};

} // namespace caboose::views
