# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# With CABOOSE_PRECOMPILED the headers of Qt and of the language are read once for a library, not for
# each of its files: a cold build takes half the time. Never headers of our own, or one change would
# build everything anew; and not where a forgotten #include must be noticed (dev, asan).

# caboose_precompile(<header of packaging/cmake> <libraries>...)
# The first of the libraries compiles the header, the others take it from there.
function(caboose_precompile header first)
    target_precompile_headers(${first} PRIVATE ${PROJECT_SOURCE_DIR}/packaging/cmake/${header})
    foreach(library IN LISTS ARGN)
        target_precompile_headers(${library} REUSE_FROM ${first})
    endforeach()
endfunction()

if(CABOOSE_PRECOMPILED)
    caboose_precompile(precompiled_standard.h caboose_notation caboose_cases caboose_game caboose_rulebook)
    if(CABOOSE_GUI)
        caboose_precompile(precompiled_qt.h caboose_items)
        caboose_precompile(precompiled_qt.h caboose_views caboose_app)
    endif()
endif()
