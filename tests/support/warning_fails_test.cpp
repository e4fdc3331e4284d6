// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/watched_test.h"

#include <QTest>

namespace caboose::test {

/// Must fail: the proof that a warning nobody announced is not overlooked.
class WarningFailsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void warns() { qWarning("the wheel is loose"); }
};

} // namespace caboose::test

QTEST_MAIN(caboose::test::WarningFailsTest)
#include "warning_fails_test.moc"
