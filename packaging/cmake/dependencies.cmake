# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Finds what Caboose stands on. All that is missing is named at once, with the packages it is in
# (packaging/elsewhere). README.md says what each is for.

set(CABOOSE_MISSING "")
set(CABOOSE_MISSING_Fedora "")
set(CABOOSE_MISSING_Arch "")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/packaging/elsewhere)
file(STRINGS ${PROJECT_SOURCE_DIR}/packaging/elsewhere CABOOSE_PACKAGES REGEX "^[a-z]")

# caboose_package(<what>) sets what packaging/elsewhere says of it: minimum, Debian, Fedora, Arch
function(caboose_package what)
    set(line ${CABOOSE_PACKAGES})
    list(FILTER line INCLUDE REGEX "^[a-z]+ +${what} ")
    if(NOT line)
        set(line ${CABOOSE_PACKAGES})
        list(FILTER line INCLUDE REGEX "^[a-z]+ +Qt6 ") # a component of its base
    endif()
    separate_arguments(fields UNIX_COMMAND "${line}")
    list(TRANSFORM fields REPLACE "^-$" "")
    foreach(name IN ITEMS group what minimum Debian Fedora Arch)
        list(POP_FRONT fields ${name})
        set(${name} "${${name}}" PARENT_SCOPE)
    endforeach()
endfunction()

# caboose_need(<package> [COMPONENTS <c>...])
# A macro: find_package must set its variables where the rest of the project sees them.
macro(caboose_need package)
    cmake_parse_arguments(need "" "" "COMPONENTS" ${ARGN})
    caboose_package(${package})
    find_package(${package} ${minimum} QUIET OPTIONAL_COMPONENTS ${need_COMPONENTS})
    if(NOT ${package}_FOUND)
        caboose_note_missing(${package} "${${package}_CONSIDERED_VERSIONS}")
    endif()
endmacro()

function(caboose_note_missing missing found)
    caboose_package(${missing})
    set(line "${missing}")
    if(minimum)
        string(APPEND line " ${minimum} or later")
    endif()
    if(found)
        list(REMOVE_DUPLICATES found)
        list(JOIN found ", " found)
        string(APPEND line ", but only ${found} is there")
    endif()
    set(CABOOSE_MISSING ${CABOOSE_MISSING}
        "${line} (Debian: ${Debian}, Fedora: ${Fedora}, Arch: ${Arch})" PARENT_SCOPE)
    foreach(system IN ITEMS Fedora Arch)
        set(CABOOSE_MISSING_${system} ${CABOOSE_MISSING_${system}} ${${system}} PARENT_SCOPE)
    endforeach()
endfunction()

# --- the model --------------------------------------------------------------------------------------
caboose_need(xapian)
caboose_need(md4c)
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
    set(qt_components Core Gui Widgets Svg SvgWidgets PrintSupport LinguistTools)
    if(CABOOSE_TESTS OR CABOOSE_BENCH)
        list(APPEND qt_components Test)
    endif()
    caboose_need(Qt6 COMPONENTS ${qt_components})
    if(Qt6_FOUND)
        foreach(component IN LISTS qt_components)
            if(NOT Qt6${component}_FOUND)
                caboose_note_missing(Qt6${component} "${Qt6${component}_CONSIDERED_VERSIONS}")
            endif()
        endforeach()
        caboose_need(KDDockWidgets-qt6) # after Qt6, which it extends
    else()
        set(unseen ${CABOOSE_PACKAGES})
        list(FILTER unseen INCLUDE REGEX "^library +(Qt6[A-Z]|KDDockWidgets)")
        list(TRANSFORM unseen REPLACE "^library +([^ ]+) .*" "\\1")
        foreach(name IN LISTS unseen)
            caboose_note_missing(${name} "")
        endforeach()
    endif()
endif()

# --- the tests --------------------------------------------------------------------------------------
if(CABOOSE_TESTS)
    caboose_need(nlohmann_json)
    caboose_need(GTest)
    caboose_need(rapidcheck)
endif()
if(CABOOSE_BENCH)
    caboose_need(benchmark)
endif()

if(CABOOSE_MISSING)
    list(JOIN CABOOSE_MISSING "\n  - " missing)
    list(REMOVE_DUPLICATES CABOOSE_MISSING_Fedora)
    list(REMOVE_DUPLICATES CABOOSE_MISSING_Arch)
    list(JOIN CABOOSE_MISSING_Fedora " " fedora)
    list(JOIN CABOOSE_MISSING_Arch " " arch)
    message(FATAL_ERROR "Caboose needs what is not on this machine, or not new enough:\n  - ${missing}\n"
        "packaging/run fetches all of it on Debian. On Fedora:\n  sudo dnf install ${fedora}\n"
        "On Arch:\n  sudo pacman -S --needed ${arch}\n"
        "Where Qt is missing, -DCABOOSE_GUI=OFF builds the model and its tests; CABOOSE_TESTS and "
        "CABOOSE_BENCH switch off the tests and benchmarks.")
endif()
