// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/watched_test.h"

#include <QTest>

namespace caboose::test {

void WatchedTest::watch()
{
    m_warnings = std::make_unique<QtWarnings>();
}

void WatchedTest::complain()
{
    const QStringList complaints = m_warnings->complaints();
    m_warnings.reset();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(QLatin1Char('\n'))));
}

} // namespace caboose::test
