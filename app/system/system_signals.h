// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <array>

class QSocketNotifier;

namespace caboose::app {

/// Being asked to end by the system (a logout, "kill", Ctrl+C in the terminal) is an ordinary end:
/// it becomes a signal of Qt's kind, so that everything is kept. One at a time.
class SystemSignals : public QObject {
    Q_OBJECT
public:
    explicit SystemSignals(QObject* parent = nullptr);
    ~SystemSignals() override;

Q_SIGNALS:
    void asked();

private:
    std::array<int, 2> m_pipe{-1, -1};
    QSocketNotifier* m_notifier = nullptr;
};

/// From now on a file that has reached the size that the system allows is an error for whoever
/// writes it, and no reason to end the program.
void surviveFileSizeLimit();

} // namespace caboose::app
