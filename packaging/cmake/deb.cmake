# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The Debian package, made by "cpack -G DEB" (packaging/package does all of it).

set(deb ${PROJECT_SOURCE_DIR}/packaging/deb)
set(documents ${CMAKE_INSTALL_DATADIR}/doc/caboose)
install(FILES ${deb}/copyright DESTINATION ${documents})
file(STRINGS ${deb}/changelog firstLine LIMIT_COUNT 1)
if(NOT firstLine MATCHES "^caboose \\(${PROJECT_VERSION}\\) ")
    message(FATAL_ERROR "packaging/deb/changelog does not begin with version ${PROJECT_VERSION}")
endif()
install(CODE "execute_process(COMMAND gzip -9nc ${deb}/changelog
    OUTPUT_FILE \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${documents}/changelog.gz\" COMMAND_ERROR_IS_FATAL ANY)")
install(CODE "file(GLOB_RECURSE pages \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_MANDIR}/caboose.1\")
    execute_process(COMMAND gzip -9nf \${pages} COMMAND_ERROR_IS_FATAL ANY)")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME caboose)
set(CPACK_PACKAGE_CONTACT "The Caboose authors <authors@caboose.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "companion, referee and rulebook for Colt Express tables")
set(CPACK_PACKAGE_DESCRIPTION
"Follows the game that is played with the physical box on the table, settles\n\
contested actions with the rule that decides, and shows the rules of this very\n\
game, for the editions and expansions in use, in several languages.\n\
.\n\
Caboose is not affiliated with the publisher of the game.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_THREADS 0) # all cores
if(CABOOSE_CARRY_RUNTIME)
    # What the carried libraries take from the system: the full-text search, fonts, keyboards,
    # dead keys. packaging/check-package sees whether this is all.
    set(CPACK_DEBIAN_PACKAGE_DEPENDS
        "libxapian30, fontconfig-config, fonts-dejavu-core, xkb-data, libx11-data")
    install(FILES ${deb}/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME caboose)
else()
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
endif()
include(CPack)
