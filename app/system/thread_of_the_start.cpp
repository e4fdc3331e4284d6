// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/thread_of_the_start.h"

#include <QFontDatabase>
#include <QThreadPool>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace caboose::app {
namespace {

/// A heap of its own for each thread keeps what the other could use.
void shareHeap()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

} // namespace

std::unique_ptr<QThreadPool> threadOfTheStart()
{
    shareHeap();
    auto thread = std::make_unique<QThreadPool>();
    thread->setMaxThreadCount(1);
    thread->start([] { QFontDatabase::families(); });
    return thread;
}

} // namespace caboose::app
