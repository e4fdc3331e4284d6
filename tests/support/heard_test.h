// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/heard.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"

#include <memory>

namespace caboose::test {

/// The base of tests of what is heard: the program driven by keys alone, and a screen reader that
/// listens to it. A class with an init() of its own calls begin() there.
class HeardTest : public WatchedTest {
    Q_OBJECT

protected:
    app::GameDocument& document() { return m_running->program().gameDocument(); }
    items::OptionsModel& options() { return document().models().options; }
    app::Docks& docks() { return m_running->program().docks(); }

    void begin();
    void openSample();
    /// In what has the keyboard, as a person presses it; a menu takes it first.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void type(const QString& text);
    /// The first that may be given, by its key; or what is forced is gone on with.
    void answer();
    /// Exactly one sentence was said since the last time, and this is in it.
    void heardOnce(const QString& part, const char* what = "");

    std::unique_ptr<RunningProgram> m_running;
    std::unique_ptr<Heard> m_heard;

private Q_SLOTS:
    void init() { begin(); }
    void cleanup();
};

} // namespace caboose::test
