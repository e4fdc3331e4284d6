// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/power_cut/falling_disk.h"

#include <algorithm>
#include <csignal>
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

namespace caboose::game::test {

namespace {

struct Plan {
    Cut cut = Cut::Never;
    int piece = 0;
    unsigned randomness = 0;
    off_t flushed = 0; ///< how much of the file is safe
};
Plan plan;

[[noreturn]] void die()
{
    ::kill(::getpid(), SIGKILL);
    for (;;) ::pause();
}

bool isTime(Cut cut)
{
    return plan.cut == cut && plan.piece == 0;
}

template <typename Function>
Function real(const char* name)
{
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the system's constant
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

/// Of what was not flushed, the disk has a part, all or nothing.
void loseUnflushed(int descriptor)
{
    struct stat info {};
    ::fstat(descriptor, &info);
    const off_t unsure = std::max<off_t>(0, info.st_size - plan.flushed);
    const off_t left = unsure == 0 ? 0 : static_cast<off_t>(plan.randomness) % (unsure + 1);
    const off_t size = std::min(info.st_size, plan.flushed) + left;
    (void)!real<int (*)(int, off_t)>("ftruncate")(descriptor, size);
}

} // namespace

void cutPower(Cut cut, int piece, unsigned randomness)
{
    plan = {cut, piece, randomness, 0};
}

// For the linker these are the system's functions.
ssize_t write(int descriptor, const void* bytes, std::size_t count, off_t at) __asm__("pwrite");
int flush(int descriptor) __asm__("fsync");

ssize_t write(int descriptor, const void* bytes, std::size_t count, off_t at)
{
    const auto doWrite = real<ssize_t (*)(int, const void*, std::size_t, off_t)>("pwrite");
    --plan.piece;
    plan.flushed = at;
    if (isTime(Cut::BeforeWriting)) die();
    if (isTime(Cut::WhileWriting)) {
        (void)!doWrite(descriptor, bytes, plan.randomness % (count + 1), at);
        die();
    }
    return doWrite(descriptor, bytes, count, at);
}

int flush(int descriptor)
{
    if (isTime(Cut::BeforeFlushing)) {
        loseUnflushed(descriptor);
        die();
    }
    const int result = real<int (*)(int)>("fsync")(descriptor);
    if (isTime(Cut::AfterFlushing)) die();
    return result;
}

} // namespace caboose::game::test
