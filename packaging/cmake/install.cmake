# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What "cmake --install" puts where, and the .deb that "cpack" makes of it. The desktop's files are
# installed by packaging/desktop.
if(NOT CABOOSE_GUI)
    return()
endif()

install(TARGETS caboose RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

if(CABOOSE_CARRY_RUNTIME)
    include(carry_runtime)
endif()
include(deb)
