// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace caboose::test {

/// What a screen reader speaks by itself while this exists. As that of Debian 12 does it: titles of
/// the window in use that change, descriptions of what has the focus that change, items that the
/// focus comes to within a widget; announcements are noted apart, because it does not speak them.
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
    QString last() const { return m_sentences.isEmpty() ? QString() : m_sentences.constLast(); }
    void forget();

private:
    friend struct Listener;

    QStringList m_sentences;
    QStringList m_announcements;
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
