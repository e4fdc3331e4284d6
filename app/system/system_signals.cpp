// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/system_signals.h"

#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace caboose::app {
namespace {

constexpr std::array handled{SIGTERM, SIGINT, SIGHUP};

/// All that a signal handler may do is write a byte.
volatile std::sig_atomic_t writeEnd = -1;

void noteSignal(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(static_cast<int>(writeEnd), &byte, 1);
}

} // namespace

SystemSignals::SystemSignals(QObject* parent) : QObject(parent)
{
    if (::pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    m_notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        m_notifier->setEnabled(false);
        Q_EMIT asked();
    });
    writeEnd = m_pipe[1];
    for (const int number : handled) std::signal(number, noteSignal);
}

SystemSignals::~SystemSignals()
{
    if (!m_notifier) return;
    for (const int number : handled) std::signal(number, SIG_DFL);
    writeEnd = -1;
    delete m_notifier;
    for (const int end : m_pipe) ::close(end);
}

void surviveFileSizeLimit()
{
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace caboose::app
