// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/power_cut/falling_disk.h"

#include <algorithm>
#include <csignal>
#include <dlfcn.h>
#include <sys/stat.h>
#include <thread>
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

struct Slowness {
    std::chrono::microseconds each{};
    std::atomic<std::int64_t>* flushed = nullptr;
    Flushing flushing = Flushing::Done;

    [[nodiscard]] bool isThere() const { return flushed != nullptr; }
};
Slowness slowness;

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

struct stat informationOn(int descriptor)
{
    struct stat info {};
    ::fstat(descriptor, &info);
    return info;
}

/// Of what was not flushed, the disk has a part, all or nothing.
off_t sizeLeft(off_t size, off_t flushed, unsigned randomness)
{
    const off_t unsure = std::max<off_t>(0, size - flushed);
    const off_t left = unsure == 0 ? 0 : static_cast<off_t>(randomness) % (unsure + 1);
    return std::min(size, flushed) + left;
}

void loseUnflushed(int descriptor)
{
    const off_t size = sizeLeft(informationOn(descriptor).st_size, plan.flushed, plan.randomness);
    (void)!real<int (*)(int, off_t)>("ftruncate")(descriptor, size);
}

} // namespace

void cutPower(Cut cut, int piece, unsigned randomness)
{
    plan = {cut, piece, randomness, 0};
}

void slowDown(std::chrono::microseconds each, std::atomic<std::int64_t>& flushed, Flushing flushing)
{
    slowness = {each, &flushed, flushing};
}

void loseUnflushed(const std::filesystem::path& path, std::int64_t flushed, unsigned randomness)
{
    const auto size = static_cast<off_t>(std::filesystem::file_size(path));
    std::filesystem::resize_file(path,
                                 static_cast<std::uintmax_t>(sizeLeft(size, flushed, randomness)));
}

// For the linker these are the system's functions.
ssize_t write(int descriptor, const void* bytes, std::size_t count, off_t at) __asm__("pwrite");
int flush(int descriptor) __asm__("fsync");

ssize_t write(int descriptor, const void* bytes, std::size_t count, off_t at)
{
    const auto doWrite = real<ssize_t (*)(int, const void*, std::size_t, off_t)>("pwrite");
    if (slowness.isThere()) {
        constexpr std::size_t fewBytes = 40;
        std::this_thread::sleep_for(slowness.each);
        return doWrite(descriptor, bytes, std::min(count, fewBytes), at);
    }
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
    const struct stat info = informationOn(descriptor);
    constexpr int longer = 5;
    if (slowness.isThere()) std::this_thread::sleep_for(longer * slowness.each);
    const int result = real<int (*)(int)>("fsync")(descriptor);
    const bool isSafe = slowness.isThere() && slowness.flushing == Flushing::Done;
    // Folders are flushed, too.
    if (isSafe && S_ISREG(info.st_mode)) *slowness.flushed = info.st_size;
    if (isTime(Cut::AfterFlushing)) die();
    return result;
}

} // namespace caboose::game::test
