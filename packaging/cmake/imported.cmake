# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Notes the files that the packages found by CMake name as their own. CMake insists on them all, those
# that nothing links included; packaging/lib/lists.py sees that the list of packages brings them.

get_property(targets DIRECTORY PROPERTY IMPORTED_TARGETS)
set(files "")
foreach(target IN LISTS targets)
    get_target_property(kind ${target} TYPE)
    if(kind STREQUAL "UNKNOWN_LIBRARY") # looked for and found, not insisted on
        continue()
    endif()
    get_target_property(configurations ${target} IMPORTED_CONFIGURATIONS)
    list(TRANSFORM configurations PREPEND IMPORTED_LOCATION_)
    foreach(property IN LISTS configurations ITEMS IMPORTED_LOCATION)
        get_target_property(file ${target} ${property})
        list(APPEND files ${file})
    endforeach()
endforeach()
list(FILTER files INCLUDE REGEX "^/")
list(REMOVE_DUPLICATES files)
list(JOIN files "\n" lines)
file(WRITE ${PROJECT_BINARY_DIR}/generated/imported "${lines}\n")
