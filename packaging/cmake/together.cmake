# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# With CABOOSE_TOGETHER the sources of a folder are compiled as one: what they include is read once for all
# of them, and a cold build takes half the time. So what the sources of a folder define for themselves has
# different names, a law of the house. Apart stay what has one name for the like of it in each file: sources
# with a "rule", the commands with their "run", what is in each box.
if(NOT CABOOSE_TOGETHER)
    return()
endif()

function(caboose_compile_together library)
    get_target_property(sources ${library} SOURCES)
    get_target_property(home ${library} SOURCE_DIR)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${home}" OUTPUT_VARIABLE file)
        cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${file}" is_made)
        if(is_made)
            continue()
        endif()
        cmake_path(GET file PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
        file(STRINGS "${file}" rule REGEX "^constexpr Rule rule[{;]" LIMIT_COUNT 1)
        if(NOT rule AND NOT folder MATCHES "^(app/commands|model/rules/02_components/manifests)$")
            string(MAKE_C_IDENTIFIER "${folder}" group)
            set_source_files_properties("${source}" TARGET_DIRECTORY ${library} PROPERTIES UNITY_GROUP ${group})
        endif()
    endforeach()
    set_target_properties(${library} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

set(libraries caboose_rules caboose_notation caboose_cases caboose_game caboose_rulebook)
if(CABOOSE_GUI)
    list(APPEND libraries caboose_items caboose_views caboose_app)
endif()
foreach(library IN LISTS libraries)
    caboose_compile_together(${library})
endforeach()
