# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# With CABOOSE_PRECOMPILED the headers of Qt and of the language are read once for a library, not for
# each of its files: a cold build takes half the time. Never headers of our own, or one change would
# build everything anew; and not where a forgotten #include must be noticed (dev, asan).

# caboose_precompile(<library> <header of packaging/cmake>)
function(caboose_precompile library header)
    if(CABOOSE_PRECOMPILED)
        target_precompile_headers(${library} PRIVATE ${PROJECT_SOURCE_DIR}/packaging/cmake/${header})
    endif()
endfunction()
