# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Sets CABOOSE_LINKED_FIRST, what a program with windows is linked with before all else.
#
# At each start the loader looks for some 70,000 names, in one library after the other: in those that the
# program names, as it names them, then in what these need. First stand those in which most is found. A private
# runtime stays as it is, so that the program may name whatever is loaded in the end; elsewhere only what it uses.

set(CABOOSE_LINKED_FIRST "")
if(CABOOSE_RUNTIME)
    get_target_property(moc Qt6::moc LOCATION)
    get_target_property(docks KDAB::kddockwidgets LOCATION)
    # To ask takes seconds; the answer stays as long as who is asked, and the runtime, whose folder no other
    # one gets.
    set(asked ${moc} ${docks} ${CMAKE_CXX_COMPILER})
    file(SHA1 ${CMAKE_CURRENT_LIST_DIR}/most_found script)
    if(NOT "${CABOOSE_MOST_FOUND_ASKED}" STREQUAL "${asked};${script}")
        execute_process(COMMAND ${CMAKE_CURRENT_LIST_DIR}/most_found ${asked}
            OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
        string(REPLACE "\n" ";" found "${found}")
        set(CABOOSE_MOST_FOUND ${found} CACHE INTERNAL "libraries in which most names are found")
        set(CABOOSE_MOST_FOUND_ASKED ${asked} ${script} CACHE INTERNAL "what CABOOSE_MOST_FOUND is the answer to")
    endif()
    set(CABOOSE_LINKED_FIRST ${CABOOSE_MOST_FOUND})
elseif(TARGET KDAB::kddockwidgets)
    # The docking library's own (Qt Quick) come right after what stands here.
    set(CABOOSE_LINKED_FIRST KDAB::kddockwidgets Qt6::Core Qt6::Widgets Qt6::Gui)
    list(TRANSFORM CABOOSE_LINKED_FIRST REPLACE "(.+)" "$<TARGET_FILE:\\1>")
endif()
