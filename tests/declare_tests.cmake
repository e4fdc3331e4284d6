# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How a test is declared. A layer that is switched off (no tests, no GUI, no fuzzing) declares
# nothing, so that the folders below need no conditions.

include(GoogleTest)

# Tests that read the repository's files include "tests/source_dir.h". Only these are compiled anew in
# another clone; for all others the compiler's cache serves.
configure_file(source_dir.h.in ${PROJECT_BINARY_DIR}/generated/tests/source_dir.h)

set(CABOOSE_FUZZ_SECONDS 1 CACHE STRING "How long ctest runs each fuzz target")
set(CABOOSE_FUZZ_RUNS "" CACHE STRING "How often instead, e.g. 10000000")

function(caboose_test_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBS")
    add_executable(${name} ${arg_UNPARSED_ARGUMENTS})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests/bin)
    target_link_libraries(${name} PRIVATE ${arg_LIBS})
endfunction()

# A test finds no settings of the person who runs it and leaves none behind.
function(caboose_qt_environment name)
    set(home ${PROJECT_BINARY_DIR}/tests/home/${name})
    set_property(TEST ${name} PROPERTY ENVIRONMENT
        LC_ALL=C.UTF-8 HOME=${home} XDG_CONFIG_HOME=${home}/config XDG_DATA_HOME=${home}/data
        XDG_CACHE_HOME=${home}/cache XDG_STATE_HOME=${home}/state QT_FATAL_CRITICALS=1
        LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/leaks:print_suppressions=0
        ${ARGN})
    file(MAKE_DIRECTORY ${home})
endfunction()

# caboose_model_test(<name> [OF_TEXTS] <sources>... [LIBS <libraries>...])
# GoogleTest and RapidCheck, no Qt; each TEST() is a test of its own for ctest. OF_TEXTS: it is our
# sources or the rulebook's words that can be wrong; there is nothing in that for sanitizers.
function(caboose_model_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OF_TEXTS" "" "")
    if(NOT CABOOSE_TESTS OR (arg_OF_TEXTS AND CABOOSE_SANITIZE))
        return()
    endif()
    caboose_test_program(${name} ${arg_UNPARSED_ARGUMENTS})
    caboose_settings(${name})
    target_link_libraries(${name} PRIVATE GTest::gtest GTest::gmock GTest::gtest_main rapidcheck)
    set_property(GLOBAL APPEND PROPERTY CABOOSE_MODEL_TESTS ${name})
    gtest_discover_tests(${name} TEST_PREFIX ${name}. DISCOVERY_TIMEOUT 60
        PROPERTIES LABELS model TIMEOUT 900)
endfunction()

# caboose_qt_test(<name> <sources>... [LIBS <libraries>...])
# A Qt Test program (QTEST_MAIN), run without a screen.
function(caboose_qt_test name)
    if(NOT CABOOSE_QT_TESTED)
        return()
    endif()
    caboose_test_program(${name} ${ARGN})
    caboose_qt_settings(${name})
    target_link_libraries(${name} PRIVATE Qt6::Test)
    set_property(GLOBAL APPEND PROPERTY CABOOSE_QT_TESTS ${name})
    add_test(NAME ${name} COMMAND ${name})
    caboose_qt_environment(${name} QT_QPA_PLATFORM=offscreen)
    set_tests_properties(${name} PROPERTIES LABELS qt TIMEOUT 900)
endfunction()

# caboose_window_test(<name> <sources>... [LIBS <libraries>...])
# A Qt Test program in a real window, on an X server of its own (under-xvfb).
function(caboose_window_test name)
    if(NOT CABOOSE_QT_TESTED)
        return()
    endif()
    caboose_test_program(${name} ${ARGN})
    caboose_qt_settings(${name})
    target_link_libraries(${name} PRIVATE Qt6::Test)
    set_property(GLOBAL APPEND PROPERTY CABOOSE_QT_TESTS ${name})
    add_test(NAME ${name} COMMAND ${PROJECT_SOURCE_DIR}/tests/under-xvfb $<TARGET_FILE:${name}>)
    caboose_qt_environment(${name} QT_QPA_PLATFORM=xcb)
    # By far the longest: begun last, all processors but one would wait for it.
    set_tests_properties(${name} PROPERTIES LABELS xvfb TIMEOUT 900 COST 100)
endfunction()

# caboose_fuzz_words(<file> <folders>...)
# A dictionary for libFuzzer: each word of what lies in the folders, so that it needs not guess them;
# without remarks, the titles of cases and what explains the folder, which nobody reads.
function(caboose_fuzz_words dictionary)
    set(words "")
    foreach(folder IN LISTS ARGN)
        file(GLOB_RECURSE texts CONFIGURE_DEPENDS ${folder}/*)
        list(FILTER texts EXCLUDE REGEX "/README\\.md$")
        foreach(text IN LISTS texts)
            file(STRINGS ${text} content)
            string(REGEX REPLACE "(case [0-9.-]+|#)[^;]*" "\\1" content "${content}")
            string(REGEX MATCHALL "[A-Za-z][A-Za-z-]+" found "${content}")
            list(REMOVE_DUPLICATES found)
            list(APPEND words ${found})
        endforeach()
    endforeach()
    list(REMOVE_DUPLICATES words)
    list(SORT words)
    list(TRANSFORM words REPLACE "(.+)" "\"\\1\"\n")
    # Seeds may have no words, and libFuzzer refuses an empty file.
    file(WRITE ${dictionary} "# words of the seeds\n" ${words})
endfunction()

# caboose_fuzz_pieces(<folder> <expression> <files>...)
# Seeds of texts that are too long to be some: into the folder, each piece that begins with a line that
# matches, behind what all pieces of its file have in common because it stands before the first. Remarks
# are left out.
function(caboose_fuzz_pieces folder expression)
    file(REMOVE_RECURSE ${folder})
    foreach(text IN LISTS ARGN)
        file(STRINGS ${text} lines ENCODING UTF-8)
        cmake_path(GET text STEM name)
        set(common "")
        set(piece "")
        set(number 0)
        foreach(line IN LISTS lines)
            if(line MATCHES "${expression}")
                if(number EQUAL 0)
                    set(common "${piece}")
                else()
                    file(WRITE ${folder}/${name}_${number} "${common}${piece}")
                endif()
                set(piece "")
                math(EXPR number "${number} + 1")
            endif()
            if(NOT line MATCHES "^#" OR line MATCHES "${expression}")
                string(APPEND piece "${line}\n")
            endif()
        endforeach()
        file(WRITE ${folder}/${name}_${number} "${common}${piece}")
    endforeach()
endfunction()

# caboose_fuzz_target(<name> <sources>... MOST_BYTES <of a text> SEEDS <folders>...
#     [PIECES <folders of more seeds, without their words>...] [WORDS <folders of other texts>...]
#     [LIBS <libraries>...])
# A libFuzzer program; ctest runs it for CABOOSE_FUZZ_SECONDS, or CABOOSE_FUZZ_RUNS times. What it
# learns stays in the build folder, so that the next run starts from there. To weigh texts by how rare is
# what they reach (-entropic) takes libFuzzer as long as our code takes for them, and found no more in the
# same time.
function(caboose_fuzz_target name)
    if(NOT CABOOSE_FUZZ)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "MOST_BYTES" "SEEDS;PIECES;WORDS;LIBS")
    caboose_test_program(${name} ${arg_UNPARSED_ARGUMENTS} LIBS ${arg_LIBS})
    caboose_settings(${name})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    set(learned ${PROJECT_BINARY_DIR}/fuzz/${name})
    file(MAKE_DIRECTORY ${learned})
    caboose_fuzz_words(${learned}.words ${arg_SEEDS} ${arg_WORDS})
    set(limit -max_total_time=${CABOOSE_FUZZ_SECONDS})
    math(EXPR timeout "${CABOOSE_FUZZ_SECONDS} + 120")
    if(CABOOSE_FUZZ_RUNS)
        set(limit -runs=${CABOOSE_FUZZ_RUNS})
        set(timeout 1000000)
    endif()
    add_test(NAME fuzz.${name} WORKING_DIRECTORY ${learned}
        COMMAND ${name} ${limit} -max_len=${arg_MOST_BYTES} -dict=${learned}.words -timeout=10
            -rss_limit_mb=4096 -entropic=0 -reload=0 -print_final_stats=1 ${learned} ${arg_SEEDS}
            ${arg_PIECES})
    set_tests_properties(fuzz.${name} PROPERTIES LABELS fuzz TIMEOUT ${timeout})
endfunction()

# caboose_benchmark(<name> <sources>... [LIBS <libraries>...])
# A Google Benchmark program without Qt; the target "bench" runs them all, one after the other.
if(CABOOSE_BENCH)
    add_custom_target(bench COMMENT "benchmarks")
endif()
function(caboose_benchmark name)
    if(NOT CABOOSE_BENCH)
        return()
    endif()
    caboose_test_program(${name} ${ARGN})
    caboose_settings(${name})
    target_link_libraries(${name} PRIVATE benchmark::benchmark benchmark::benchmark_main)
    caboose_bench_step(${name} $<TARGET_FILE:${name}>)
endfunction()

# caboose_bench_step(<name> <command>...)
# One more command for the target "bench", after all that were added before it.
function(caboose_bench_step name)
    add_custom_target(bench_${name} COMMAND ${ARGN} USES_TERMINAL VERBATIM)
    get_property(previous GLOBAL PROPERTY CABOOSE_LAST_BENCH)
    if(previous)
        add_dependencies(bench_${name} ${previous})
    endif()
    set_property(GLOBAL PROPERTY CABOOSE_LAST_BENCH bench_${name})
    add_dependencies(bench bench_${name})
endfunction()
