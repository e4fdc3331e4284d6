// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/growing_file.h"

#include "model/game/journal/format.h"
#include "model/game/journal/lock_holder.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace caboose::game {

namespace {

constexpr mode_t mode = 0644;

/// A new name is safe only when the folder is.
int syncFolder(const std::filesystem::path& path)
{
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return errno;
    // Some file systems know no syncing of folders, and need none.
    const bool failed = ::fsync(descriptor) != 0 && errno != EINVAL && errno != EBADF;
    const int error = failed ? errno : 0;
    ::close(descriptor);
    return error;
}

bool writeAll(int descriptor, std::size_t at, const std::string& bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t n = ::pwrite(descriptor, bytes.data() + done, bytes.size() - done,
                                   static_cast<off_t>(at + done));
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return false;
        done += static_cast<std::size_t>(n);
    }
    return true;
}

} // namespace

Saved savedFrom(int systemError)
{
    switch (systemError) {
    case 0: return Saved::Yes;
    case ENOSPC:
    case EDQUOT: return Saved::DiskFull;
    case EROFS:
    case EACCES:
    case EPERM: return Saved::ReadOnly;
    case EFBIG: return Saved::TooLarge;
    case ENOENT:
    case ENOTDIR:
    case ENODEV:
    case ENXIO:
    case ESTALE: return Saved::Vanished;
    case EEXIST: return Saved::Replaced;
    case EWOULDBLOCK: return Saved::InUse;
    default: return Saved::Failed;
    }
}

GrowingFile::Opened GrowingFile::openWith(const std::filesystem::path& path, int flags)
{
    Opened opened;
    const auto fail = [&opened](int error) {
        opened.systemError = error;
        opened.saved = savedFrom(error);
    };
    const int descriptor = ::open(path.c_str(), flags | O_RDWR | O_CLOEXEC, mode);
    if (descriptor < 0) {
        fail(errno);
        return opened;
    }
    std::unique_ptr<GrowingFile> file(new GrowingFile(descriptor, path));
    // Where locks are not known, everybody takes care of themselves.
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        fail(EWOULDBLOCK);
        opened.holder = holderOf(descriptor);
        return opened;
    }
    opened.file = std::move(file);
    opened.file->trust();
    return opened;
}

GrowingFile::Opened GrowingFile::open(const std::filesystem::path& path)
{
    return openWith(path, 0);
}

GrowingFile::Opened GrowingFile::create(const std::filesystem::path& path)
{
    Opened opened = openWith(path, O_CREAT | O_EXCL);
    if (!opened.file) return opened;
    if (const int error = syncFolder(path)) {
        opened.systemError = error;
        opened.saved = savedFrom(error);
        opened.file.reset();
    }
    return opened;
}

GrowingFile::~GrowingFile()
{
    ::close(m_descriptor);
}

std::optional<std::string> GrowingFile::read() const
{
    struct stat info {};
    if (::fstat(m_descriptor, &info) != 0) return std::nullopt;
    const auto size = static_cast<std::size_t>(info.st_size);
    std::string text(std::min(size, largestJournal + 1), '\0');
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t n =
            ::pread(m_descriptor, text.data() + done, text.size() - done, static_cast<off_t>(done));
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return std::nullopt;
        done += static_cast<std::size_t>(n);
    }
    return text;
}

Saved GrowingFile::write(std::size_t at, const std::string& bytes)
{
    // Whatever a failure has left there goes first.
    const bool isWritten = ::ftruncate(m_descriptor, static_cast<off_t>(at)) == 0 &&
                           writeAll(m_descriptor, at, bytes) && ::fsync(m_descriptor) == 0;
    const Saved saved = isWritten ? Saved::Yes : savedFrom(errno);
    trust();
    return saved;
}

Saved GrowingFile::whereabouts() const
{
    struct stat mine {};
    struct stat named {};
    if (::fstat(m_descriptor, &mine) != 0) return savedFrom(errno);
    if (::stat(m_path.c_str(), &named) != 0) return savedFrom(errno);
    const bool isSame = mine.st_dev == named.st_dev && mine.st_ino == named.st_ino;
    if (!isSame) return Saved::Replaced;
    return stampOf(mine) == m_stamp ? Saved::Yes : Saved::Changed;
}

void GrowingFile::trust()
{
    struct stat info {};
    if (::fstat(m_descriptor, &info) == 0) m_stamp = stampOf(info);
}

GrowingFile::Stamp GrowingFile::stampOf(const struct stat& info)
{
    const auto nanoseconds = [](const timespec& time) {
        return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
    };
    return {info.st_size, nanoseconds(info.st_mtim), nanoseconds(info.st_ctim)};
}

std::optional<std::string> readFile(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return std::nullopt;
    // Larger pieces cost more to clear than most files to read.
    constexpr std::size_t piece = std::size_t{1} << 16U;
    std::string text;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (!error && size <= largestJournal) text.reserve((size / piece + 1) * piece);
    while (stream && text.size() <= largestJournal) {
        const std::size_t before = text.size();
        text.resize(before + piece);
        stream.read(text.data() + before, piece);
        text.resize(before + static_cast<std::size_t>(stream.gcount()));
    }
    if (stream.bad()) return std::nullopt;
    return text;
}

} // namespace caboose::game
