# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The rules as they are packaged are compiled by what random games took: which branch, how often. It is
# worth a fifth more random games, also of such as they were not trained by. A
# build with CABOOSE_TRAINING=record (preset training) notes that down when its target "train" plays
# them (packaging/training); one with CABOOSE_TRAINING=use (preset package) is compiled by the notes.
# They hold for these very sources and this very compiler, g++; where there are none, or others, nothing
# is different but the speed. packaging/package does both.

set(CABOOSE_TRAINING "" CACHE STRING "record: note down what games take; use: compile the rules by it")
set_property(CACHE CABOOSE_TRAINING PROPERTY STRINGS "" record use)
set(CABOOSE_TRAINED ${PROJECT_SOURCE_DIR}/build/training/trained CACHE PATH "Where those notes are")

# caboose_train(<library>)
function(caboose_train library)
    if(NOT CABOOSE_TRAINING)
        return()
    elseif(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        message(STATUS "${library} is trained with g++ only")
        return()
    elseif(CABOOSE_TRAINING STREQUAL "use" AND NOT EXISTS ${CABOOSE_TRAINED})
        message(STATUS "${library} is not trained: there is no ${CABOOSE_TRAINED}")
        return()
    endif()
    # The notes of a file are named after its object, below the build folder.
    set(options -fprofile-prefix-path=${PROJECT_BINARY_DIR})
    if(CABOOSE_TRAINING STREQUAL "record")
        list(APPEND options -fprofile-generate=${CABOOSE_TRAINED})
        target_link_options(${library} INTERFACE -fprofile-generate)
    else()
        # What no game came to is compiled as ever, not for size; what no game can reach has no notes.
        list(APPEND options -fprofile-use=${CABOOSE_TRAINED} -fprofile-partial-training
            -Wno-missing-profile -Wno-error=coverage-mismatch)
    endif()
    target_compile_options(${library} PRIVATE ${options})
    # ccache does not see the notes.
    set_target_properties(${library} PROPERTIES CXX_COMPILER_LAUNCHER "")
endfunction()
