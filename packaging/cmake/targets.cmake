# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How the layers of the house declare themselves. Libraries, lower layers first:
#   caboose_rules, caboose_notation, caboose_cases,
#   caboose_game, caboose_rulebook                  model/         no Qt
#   caboose_items                                   views/items/   Qt without widgets
#   caboose_views                                   views/         Qt Widgets
#   caboose_app                                     app/           everything but main
#   caboose                                         app/main.cpp   the program

# What each of our own targets gets: includes from the repository's root, "app/version.h", warnings.
configure_file(${CMAKE_CURRENT_LIST_DIR}/version.h.in ${PROJECT_BINARY_DIR}/generated/app/version.h)
function(caboose_settings target)
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
    target_link_libraries(${target} PRIVATE caboose_warnings)
endfunction()

# Qt's own conveniences that hide mistakes are off: keywords clash with other libraries, and plain
# text that turns itself into a QString is text that nobody can translate.
function(caboose_qt_settings target)
    caboose_settings(${target})
    # No file that moc reads is generated, so moc need not wait for the libraries below.
    set_target_properties(${target} PROPERTIES AUTOMOC ON AUTORCC ON AUTOGEN_ORIGIN_DEPENDS OFF)
    # A folder's name among the definitions would keep tests from sharing what is precompiled.
    set_target_properties(${target} PROPERTIES QT_SKIP_DEFAULT_TESTCASE_DIRS ON)
    target_compile_definitions(${target} PRIVATE QT_NO_KEYWORDS QT_NO_FOREACH QT_NO_CAST_TO_ASCII
        QT_NO_CAST_FROM_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
        QT_DISABLE_DEPRECATED_UP_TO=0x060800)
endfunction()

# caboose_library(<name> <sources>... [LIBS <libraries that its users need too>...])
function(caboose_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBS")
    add_library(${name} STATIC ${arg_UNPARSED_ARGUMENTS})
    caboose_settings(${name})
    target_link_libraries(${name} PUBLIC ${arg_LIBS})
endfunction()

# caboose_qt_library(<name> <sources>... [LIBS <libraries that its users need too>...])
function(caboose_qt_library name)
    caboose_library(${name} ${ARGN})
    caboose_qt_settings(${name})
    target_compile_options(${name} PRIVATE ${CABOOSE_QT_OPTIMIZATION})
endfunction()
