# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# caboose_releases(<changelog> <notes> <date>)
# What is new in each version is said once, in Debian's changelog. From it, into the two variables: the
# releases as the metainfo tells them, newest first, and the date of the newest, as 2026-11-18.
function(caboose_releases changelog notes date)
    file(STRINGS ${changelog} lines)
    set(months Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)
    set(releases "")
    set(newest "")
    foreach(line IN LISTS lines)
        if(line MATCHES "^caboose \\(([^)]+)\\)")
            set(version ${CMAKE_MATCH_1})
            set(items "")
        elseif(line MATCHES "^  \\* (.*)$")
            caboose_xml_text("${CMAKE_MATCH_1}" text)
            if(items)
                string(APPEND items "</li>\n          <li>")
            endif()
            string(APPEND items "${text}")
        elseif(line MATCHES "^    (.*)$")
            caboose_xml_text("${CMAKE_MATCH_1}" text)
            string(APPEND items " ${text}")
        elseif(line MATCHES "^ -- .*  [A-Z][a-z]+, ([0-9]+) ([A-Z][a-z]+) ([0-9]+) ")
            list(FIND months ${CMAKE_MATCH_2} month)
            math(EXPR month "${month} + 101")
            math(EXPR day "${CMAKE_MATCH_1} + 100") # 08 is no number
            string(SUBSTRING ${month} 1 2 month)
            string(SUBSTRING ${day} 1 2 day)
            set(when ${CMAKE_MATCH_3}-${month}-${day})
            string(APPEND releases "    <release version=\"${version}\" date=\"${when}\">\n"
                "      <description>\n        <ul>\n          <li>${items}</li>\n        </ul>\n"
                "      </description>\n    </release>\n")
            if(NOT newest)
                set(newest ${when})
            endif()
        endif()
    endforeach()
    if(NOT newest)
        message(FATAL_ERROR "${changelog} names no version")
    endif()
    string(STRIP "${releases}" releases)
    set(${notes} "${releases}" PARENT_SCOPE)
    set(${date} ${newest} PARENT_SCOPE)
endfunction()

# A line of the changelog as it stands in XML.
function(caboose_xml_text line text)
    string(REPLACE "&" "&amp;" line "${line}")
    string(REPLACE "<" "&lt;" line "${line}")
    string(REPLACE ">" "&gt;" line "${line}")
    set(${text} "${line}" PARENT_SCOPE)
endfunction()
