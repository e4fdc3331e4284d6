# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs the part of the private runtime that Caboose needs below /usr/lib/caboose, for a Debian
# that has no such Qt of its own. packaging/package switches it on.

set(carried /usr/lib/caboose)

# The program that is installed finds Qt's plugins and texts there.
file(WRITE ${PROJECT_BINARY_DIR}/generated/qt.conf
    "[Paths]\nPrefix=${carried}\nPlugins=plugins\nTranslations=translations\n")
file(WRITE ${PROJECT_BINARY_DIR}/generated/qtconf.qrc
    "<RCC><qresource prefix=\"/qt/etc\"><file>qt.conf</file></qresource></RCC>\n")
get_target_property(rcc Qt6::rcc IMPORTED_LOCATION_NONE)
execute_process(COMMAND ${rcc} --name caboose_qtconf --no-compress
    -o ${PROJECT_BINARY_DIR}/generated/qtconf.cpp ${PROJECT_BINARY_DIR}/generated/qtconf.qrc
    COMMAND_ERROR_IS_FATAL ANY)
target_sources(caboose PRIVATE ${PROJECT_BINARY_DIR}/generated/qtconf.cpp)
set_target_properties(caboose PROPERTIES CABOOSE_OWN_QT_CONF ON)

install(CODE "execute_process(COMMAND ${PROJECT_SOURCE_DIR}/packaging/deb/carry
    ${CABOOSE_RUNTIME} ${carried} \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}\" COMMAND_ERROR_IS_FATAL ANY)")
