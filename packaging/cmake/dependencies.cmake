# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Finds what Caboose stands on. All that is missing is named at once, with the Debian package it is
# in. README.md says what each is for.

set(CABOOSE_MISSING "")

# caboose_need(<package> <minimum version or ""> <Debian package> [COMPONENTS <c>...])
# A macro: find_package must set its variables where the rest of the project sees them.
macro(caboose_need package minimum debian)
    cmake_parse_arguments(need "" "" "COMPONENTS" ${ARGN})
    find_package(${package} ${minimum} QUIET OPTIONAL_COMPONENTS ${need_COMPONENTS})
    if(NOT ${package}_FOUND)
        caboose_note_missing(${package} "${minimum}" "${debian}" "${${package}_CONSIDERED_VERSIONS}")
    endif()
endmacro()

function(caboose_note_missing what minimum debian found)
    set(line "${what}")
    if(minimum)
        string(APPEND line " ${minimum} or later")
    endif()
    if(found)
        list(REMOVE_DUPLICATES found)
        list(JOIN found ", " found)
        string(APPEND line ", but only ${found} is there")
    endif()
    set(CABOOSE_MISSING ${CABOOSE_MISSING} "${line} (Debian: ${debian})" PARENT_SCOPE)
endfunction()

# --- the model --------------------------------------------------------------------------------------
caboose_need(xapian 1.4 libxapian-dev)
caboose_need(md4c "" libmd4c-dev)
if(TARGET md4c::md4c)
    # By name: a private runtime brings the library for Qt as well, and either will do.
    add_library(caboose_md4c INTERFACE)
    get_target_property(library md4c::md4c LOCATION)
    cmake_path(GET library PARENT_PATH folder)
    target_link_directories(caboose_md4c INTERFACE ${folder})
    target_link_libraries(caboose_md4c INTERFACE md4c)
    get_target_property(folders md4c::md4c INTERFACE_INCLUDE_DIRECTORIES)
    target_include_directories(caboose_md4c SYSTEM INTERFACE ${folders})
endif()
if(XAPIAN_FOUND AND NOT TARGET Xapian::xapian) # its package gives variables only
    add_library(Xapian::xapian INTERFACE IMPORTED)
    target_link_libraries(Xapian::xapian INTERFACE ${XAPIAN_LIBRARIES})
    target_include_directories(Xapian::xapian INTERFACE ${XAPIAN_INCLUDE_DIR})
endif()

# --- the program ------------------------------------------------------------------------------------
if(CABOOSE_GUI)
    # Debian's package for each component that is not in qt6-base-dev
    set(qt_package_Svg qt6-svg-dev)
    set(qt_package_SvgWidgets qt6-svg-dev)
    set(qt_package_LinguistTools qt6-tools-dev)
    set(qt_components Core Gui Widgets Svg SvgWidgets PrintSupport LinguistTools)
    if(CABOOSE_TESTS OR CABOOSE_BENCH)
        list(APPEND qt_components Test)
    endif()
    caboose_need(Qt6 6.8 qt6-base-dev COMPONENTS ${qt_components})
    if(Qt6_FOUND)
        foreach(component IN LISTS qt_components)
            if(NOT Qt6${component}_FOUND)
                set(debian qt6-base-dev)
                if(DEFINED qt_package_${component})
                    set(debian ${qt_package_${component}})
                endif()
                caboose_note_missing(Qt6${component} 6.8 ${debian} "${Qt6${component}_CONSIDERED_VERSIONS}")
            endif()
        endforeach()
        caboose_need(KDDockWidgets-qt6 2.0 libkddockwidgets-qt6-dev) # after Qt6, which it extends
    else()
        caboose_note_missing(KDDockWidgets-qt6 2.0 libkddockwidgets-qt6-dev "")
    endif()
endif()

# --- the tests --------------------------------------------------------------------------------------
if(CABOOSE_TESTS)
    caboose_need(nlohmann_json 3.11 nlohmann-json3-dev)
    caboose_need(GTest 1.12 libgtest-dev)
    caboose_need(rapidcheck "" librapidcheck-dev)
endif()
if(CABOOSE_BENCH)
    caboose_need(benchmark 1.7 libbenchmark-dev)
endif()

if(CABOOSE_MISSING)
    list(JOIN CABOOSE_MISSING "\n  - " missing)
    message(FATAL_ERROR "Caboose needs what is not on this machine, or not new enough:\n  - ${missing}\n"
        "packaging/run fetches all of it on Debian. Where Qt is missing, -DCABOOSE_GUI=OFF builds "
        "the model and its tests; CABOOSE_TESTS and CABOOSE_BENCH switch off the tests and benchmarks.")
endif()
