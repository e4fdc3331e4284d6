# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What every file is compiled with: the compilers that are new enough, caboose_warnings (linked by
# our own targets only), sanitizers and ccache (for everything).

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 12)
    message(FATAL_ERROR "Caboose needs g++ 12 or later; this is ${CMAKE_CXX_COMPILER_VERSION}")
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
    message(FATAL_ERROR "Caboose needs clang 14 or later; this is ${CMAKE_CXX_COMPILER_VERSION}")
endif()

# The last compilers that had nothing to warn of. What newer ones say is worth reading, but no reason
# not to build.
set(known_GNU 14)
set(known_Clang 19)
set(is_known OFF)
if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS "${known_${CMAKE_CXX_COMPILER_ID}}.99")
    set(is_known ON)
endif()
option(CABOOSE_WERROR "Treat warnings as errors; by default those of compilers that are known" ${is_known})

find_program(CABOOSE_CCACHE ccache)
mark_as_advanced(CABOOSE_CCACHE)
if(CABOOSE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CABOOSE_CCACHE})
endif()

add_library(caboose_warnings INTERFACE)
target_compile_options(caboose_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wformat=2
    -Wimplicit-fallthrough -Wunused
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond;-Wduplicated-branches;-Wlogical-op>
    $<$<BOOL:${CABOOSE_WERROR}>:-Werror>)
if(CABOOSE_TOGETHER)
    # What another source of the folder has for itself is shadowed; and where much is seen at once, g++ 12 sees
    # overflows in std::string.
    target_compile_options(caboose_warnings INTERFACE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow>)
endif()

# Places in the program that hold an address in it, nine thousand of them, as a table of bits: a third of a
# megabyte less to read and to keep. The linker may know it where the loader does not.
include(CheckCXXSourceRuns)
set(CMAKE_REQUIRED_LINK_OPTIONS LINKER:-z,pack-relative-relocs)
check_cxx_source_runs("int main() {}" CABOOSE_PACKED_ADDRESSES)
if(CABOOSE_PACKED_ADDRESSES)
    add_link_options(${CMAKE_REQUIRED_LINK_OPTIONS})
endif()
unset(CMAKE_REQUIRED_LINK_OPTIONS)

if(CABOOSE_SANITIZE)
    add_compile_options(-fsanitize=${CABOOSE_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${CABOOSE_SANITIZE})
    # Sanitizers hide from g++ what is set where.
    target_compile_options(caboose_warnings INTERFACE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()
if(CABOOSE_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        message(FATAL_ERROR "The fuzz targets need clang (libFuzzer): cmake --preset asan")
    endif()
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
