// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QAccessibleEvent;
class QWidget;

namespace caboose::test {

/// What a screen reader speaks by itself while this exists. As that of Debian 12 does it: titles of
/// the window in use that change, descriptions of what has the focus that change, items that the
/// focus comes to within a widget; announcements are noted apart, because it does not speak them.
/// Whenever the focus moves it reads the title for itself: one that changed just after that is no
/// news to it and is never spoken. While more than 50 events wait for it, it drops titles.
/// One at a time.
class Heard {
public:
    Heard();
    ~Heard();
    Heard(const Heard&) = delete;
    Heard& operator=(const Heard&) = delete;

    /// Without the name of the program behind them.
    const QStringList& sentences() const { return m_sentences; }
    const QStringList& announcements() const { return m_announcements; }
    /// Sentences, and what is read out besides: what the focus comes to, and the name and the
    /// description of what it was last seen on, when they change.
    const QStringList& everything() const { return m_everything; }
    QString last() const { return m_sentences.isEmpty() ? QString() : m_sentences.constLast(); }
    void forget();

private:
    friend struct Listener;
    void say(const QString& sentence);
    void sayTitle(const QString& title);
    void wait();
    void comeInto(const QObject& widget);
    void moveCaret(QAccessibleEvent& event);
    /// False: it is there.
    bool goTo(const QObject* widget, int item);

    QStringList m_sentences;
    QStringList m_announcements;
    QStringList m_everything;
    const QObject* m_at = nullptr; ///< compared, never asked
    int m_item = -1;
    bool m_readsTitle = false;
    int m_waiting = 0; ///< events that it has not read yet
    QString m_unread;  ///< a title among them
    const QObject* m_caretAt = nullptr;
    QObjectList m_around; ///< of what was read out last; compared, never asked
};

/// How a screen reader presents a widget that gets the focus: name, role, state, description.
struct Voice {
    QString name;
    QString role;
    QString description;
    bool isChecked = false;
};
Voice voiceOf(QWidget* widget);
/// Of what has the focus.
Voice focusedVoice();
/// Of the row or the item in it that the keyboard has come to.
Voice voiceOfItemInFocus();

} // namespace caboose::test
