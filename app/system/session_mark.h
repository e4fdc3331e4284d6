// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace caboose::app {

/// A mark in the settings folder for as long as this run lasts. A mark that is left by a run that
/// is no more says that it ended badly. Several runs at the same time each have their own.
class SessionMark {
public:
    enum class LastTime {
        Clean,        ///< or there was none
        DiedRunning,  ///< it was killed, it crashed, the power went
        DiedStarting, ///< it did not get as far as its first picture
    };

    explicit SessionMark(const QString& settingsFolder);
    ~SessionMark();

    LastTime lastTime() const { return m_lastTime; }
    /// The window is up: from here on a bad end is not the fault of how we start.
    void started();

private:
    void look(const QString& path);
    void take(const QString& path);

    QString m_startingPath;
    LastTime m_lastTime = LastTime::Clean;
    std::unique_ptr<QLockFile> m_mark;
};

} // namespace caboose::app
