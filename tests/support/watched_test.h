// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/qt_warnings.h"

#include <QObject>

#include <memory>

namespace caboose::test {

/// The base of our Qt Test classes: a test function that causes a Qt warning fails.
///
/// A class with an init() or cleanup() of its own calls watch() and complain() there.
class WatchedTest : public QObject {
    Q_OBJECT

protected:
    void watch();
    void complain();

    /// warnings().expect(text) announces a warning within a test function.
    QtWarnings& warnings() { return *m_warnings; }

private Q_SLOTS:
    void init() { watch(); }
    void cleanup() { complain(); }

private:
    std::unique_ptr<QtWarnings> m_warnings;
};

} // namespace caboose::test
