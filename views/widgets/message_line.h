// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace caboose::views {

/// Something to tell without stopping anybody. Texts are functions so that a message on show
/// follows a change of language.
struct Message {
    enum class Kind { Information, Warning };
    Kind kind = Kind::Information;
    std::function<QString()> text;
    std::function<QString()> actionText = {}; ///< empty: the message has no button
    std::function<void()> act = {};
    QString topic = {}; ///< what may be withdrawn; a newer message about it takes its place
};

/// The line in the window that says what happened and offers one thing to do about it. Messages
/// wait behind each other; the newest is in front. Hidden while there is nothing to say.
class MessageLine : public QWidget {
    Q_OBJECT
public:
    explicit MessageLine(QWidget* parent = nullptr);

    void post(Message message);
    void dismiss();
    /// What the message about this says is so no longer.
    void withdraw(const QString& topic);
    /// Dismisses all, before what they speak of is gone.
    void clear();
    /// Does what the button of the newest message offers.
    void act();
    int waiting() const { return static_cast<int>(m_messages.size()); }
    QString text() const;

Q_SIGNALS:
    /// True when there is something to show.
    void wanted(bool any);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// With the first message: most often there is none when the program starts.
    void makeParts();
    void retranslate();
    void showNewest();
    void announce();

    QList<Message> m_messages;
    QLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_action = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace caboose::views
