// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace caboose::test {

/// Watches Qt's messages while it lives, in any kind of test program. A warning is a complaint
/// unless it was announced; an announced one that never came is a complaint too.
///
/// Watchers may be nested; the youngest hears the messages.
class QtWarnings {
public:
    QtWarnings();
    ~QtWarnings();
    QtWarnings(const QtWarnings&) = delete;
    QtWarnings& operator=(const QtWarnings&) = delete;

    /// The next warning that contains this text is all right, and is not printed. To be used in
    /// place of QTest::ignoreMessage(), which the watcher does not know of.
    void expect(const QString& text);

    /// What went wrong until now, one line each; empty when all is well.
    QStringList complaints() const;

private:
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& message);
    void note(QtMsgType type, const QMessageLogContext& context, const QString& message);

    QtWarnings* m_elder = nullptr;
    QStringList m_expected;
    QStringList m_unexpected;
};

} // namespace caboose::test
