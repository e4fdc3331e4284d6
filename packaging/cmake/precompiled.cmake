# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# With CABOOSE_PRECOMPILED the headers of Qt, of GoogleTest and of the language are read once for a
# library, not for each of its files: a cold build takes half the time. Never headers of our own, or one
# change would build everything anew. A forgotten #include is noticed where nothing is precompiled (the
# model and its tests: asan), and by packaging/lib/includes.py (views and app).

# caboose_precompile(<header of packaging/cmake> <libraries>...)
# The first of the libraries compiles the header, the others take it from there.
function(caboose_precompile header first)
    # In quotes, so that no folder's name is in it: what is compiled serves other clones, too.
    target_precompile_headers(${first} PRIVATE "\"packaging/cmake/${header}\"")
    foreach(library IN LISTS ARGN)
        target_precompile_headers(${library} REUSE_FROM ${first})
    endforeach()
endfunction()

if(CABOOSE_PRECOMPILED)
    caboose_precompile(precompiled_standard.h caboose_rules caboose_notation caboose_cases caboose_game
        caboose_rulebook)
    if(CABOOSE_GUI)
        caboose_precompile(precompiled_qt.h caboose_items)
        caboose_precompile(precompiled_qt.h caboose_views caboose_app)
    endif()
endif()

if(CABOOSE_TESTS AND CABOOSE_PRECOMPILED)
    get_property(model_tests GLOBAL PROPERTY CABOOSE_MODEL_TESTS)
    caboose_precompile(precompiled_gtest.h ${model_tests})
    if(CABOOSE_QT_TESTED)
        get_property(qt_tests GLOBAL PROPERTY CABOOSE_QT_TESTS)
        caboose_precompile(precompiled_qt.h caboose_test_qt ${qt_tests})
    endif()
endif()
