// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/lock_holder.h"

#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace caboose::game {

namespace {

/// "08:01:1234", as the system's list of locks names a file.
std::string nameOf(const struct stat& info)
{
    std::ostringstream name;
    name << std::hex;
    for (const unsigned part : {major(info.st_dev), minor(info.st_dev)}) {
        name.width(2);
        name.fill('0');
        name << part << ':';
    }
    name << std::dec << info.st_ino;
    return name.str();
}

/// The process in a line like "1: FLOCK  ADVISORY  WRITE 714 08:01:1234 0 EOF".
int processIn(const std::string& line, const std::string& file)
{
    std::istringstream words(line);
    std::string number;
    std::string kind;
    std::string advisory;
    std::string access;
    std::string name;
    int process = 0;
    words >> number >> kind >> advisory >> access >> process >> name;
    return kind == "FLOCK" && name == file ? process : 0;
}

std::string programOf(int process)
{
    std::ifstream stream("/proc/" + std::to_string(process) + "/comm");
    std::string name;
    std::getline(stream, name);
    return name;
}

} // namespace

LockHolder holderOf(int descriptor)
{
    struct stat info {};
    if (::fstat(descriptor, &info) != 0) return {};
    const std::string file = nameOf(info);
    std::ifstream locks("/proc/locks");
    for (std::string line; std::getline(locks, line);) {
        if (const int process = processIn(line, file)) return {process, programOf(process)};
    }
    return {};
}

} // namespace caboose::game
