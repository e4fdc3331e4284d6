// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QLabel;

namespace caboose::views {

/// What one sees before anything is on the table: who we are, and what can be done now.
class WelcomePanel : public QWidget {
    Q_OBJECT
public:
    /// Each action becomes a large button with its name, what it does, and its keys.
    explicit WelcomePanel(const QList<QAction*>& actions, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void redrawEmblem();
    QWidget* makeHeading();

    QLabel* m_emblem;
    QLabel* m_name;
    QLabel* m_sentence;
};

} // namespace caboose::views
