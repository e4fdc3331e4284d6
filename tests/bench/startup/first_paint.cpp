// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/startup/first_paint.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>

namespace caboose::bench {
namespace {

/// "VmRSS:    12345 kB" of this process.
long residentKilobytes()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        long kilobytes = 0;
        if (word == "VmRSS:" && status >> kilobytes) return kilobytes;
    }
    return 0;
}

void report()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    const long long shownPosition =
        std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
    timespec busy{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &busy);
    const long long processor = busy.tv_sec * 1'000'000'000LL + busy.tv_nsec;
    std::printf("%lld %ld %lld\n", shownPosition, residentKilobytes(), processor);
    std::fflush(stdout);
    QCoreApplication::exit(0);
}

class FirstPaint : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // When this event and what it brings about are done, the picture is on the screen.
            QTimer::singleShot(0, this, report);
        }
        return false;
    }
};

} // namespace

void reportFirstPaint(QWidget* window)
{
    window->installEventFilter(new FirstPaint(window));
}

} // namespace caboose::bench
