# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Making the unpacked packages work where they are: programs, libraries, Qt's paths, CMake's package.

isElf() { [ "$(head -c4 "$1" | tail -c3)" = ELF ]; }

# The loader that the unpacked programs ask for, e.g. /lib64/ld-linux-x86-64.so.2, below our root.
privateLoader() {
    realpath "$root$(readelf -l "$root/usr/lib/qt6/libexec/moc" | sed -n 's/.*interpreter: \(.*\)\]/\1/p')"
}
libraryFolder() { dirname "$(find "$root/usr/lib" -name libQt6Core.so.6)"; }

# moc, rcc, lupdate, ...: run with the private loader and libraries.
tiePrograms() {
    local file
    loader=$(privateLoader)
    libraries=$(libraryFolder)
    [ -x "$loader" ] && [ -d "$libraries" ] || die "the packages of Qt are laid out differently now: $root"
    find "$root/usr/lib/qt6" "$root/usr/bin" -type f -perm -u+x | while read -r file; do
        isElf "$file" && readelf -l "$file" | grep -q 'interpreter:' || continue
        patchelf --set-interpreter "$loader" --force-rpath --set-rpath "$libraries" "$file"
    done
}

# A library with a search path of its own would look outside. libproxy keeps a part of its own in a folder.
tieLibraries() {
    local file path
    find "$libraries" -name '*.so*' -type f | while read -r file; do
        isElf "$file" || continue
        path=$(readelf -d "$file" | sed -n 's/.*R\(UN\)\?PATH.*\[\(.*\)\]/\2/p')
        case $path in
            '' | '$ORIGIN') ;;
            *) patchelf --force-rpath --set-rpath "$libraries:$(dirname "$file"):$libraries/libproxy" "$file" ;;
        esac
    done
}

# Debian's Qt has /usr compiled in. A qt.conf tells it otherwise: beside the tools as a file, in our
# own programs as a resource that every one of them links.
writeQtConf() {
    local multiarch=${libraries##*/} cmake=$prefix/cmake
    mkdir -p "$cmake"
    cat >"$cmake/qt.conf" <<END
[Paths]
Prefix=$root/usr
ArchData=lib/$multiarch/qt6
Plugins=lib/$multiarch/qt6/plugins
Data=share/qt6
Translations=share/qt6/translations
END
    cp "$cmake/qt.conf" "$root/usr/lib/qt6/libexec/"
    cp "$cmake/qt.conf" "$root/usr/lib/qt6/bin/"
    echo '<RCC><qresource prefix="/qt/etc"><file>qt.conf</file></qresource></RCC>' >"$cmake/qtconf.qrc"
    "$root/usr/lib/qt6/libexec/rcc" --name caboose_qtconf --no-compress -o "$cmake/qtconf.cpp" "$cmake/qtconf.qrc"
    c++ -O1 -fPIC -c -o "$cmake/qtconf.o" "$cmake/qtconf.cpp"
}

# Our own CMake package of KDDockWidgets, in the place of Debian's.
writeCMakePackage() {
    local folder=$libraries/cmake/KDDockWidgets-qt6 library name
    library=$(find "$libraries" -name 'libkddockwidgets-qt6.so.*.*.*' -type f)
    [ -d "$folder" ] && [ -n "$library" ] && [ -d "$root/usr/include/kddockwidgets-qt6" ] ||
        die "the packages of KDDockWidgets are laid out differently now: $root"
    name=$(readelf -d "$library" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')
    rm -f "$folder"/KDDockWidgets-qt6Targets*.cmake
    sed -e "s|@PREFIX@|$prefix|g" -e "s|@LIBRARIES@|$libraries|g" -e "s|@LOADER@|$loader|g" \
        -e "s|@LIBRARY@|$library|g" -e "s|@SONAME@|$name|g" \
        "$here/KDDockWidgets-qt6Config.cmake.in" >"$folder/KDDockWidgets-qt6Config.cmake"
}

# Nothing that Caboose loads may need a library outside of the runtime.
checkLibraries() {
    local file outside bad=0
    for file in "$libraries"/libkddockwidgets-qt6.so.*.*.* "$libraries"/libQt6{Widgets,SvgWidgets,Test,PrintSupport}.so.6 \
        "$libraries"/qt6/plugins/platforms/libq{xcb,offscreen,wayland}.so \
        "$libraries"/qt6/plugins/{imageformats/libqsvg,iconengines/libqsvgicon,printsupport/libcupsprintersupport}.so; do
        if [ ! -e "$file" ]; then
            say "not in the packages: $file"
            bad=1
            continue
        fi
        outside=$("$loader" --library-path "$libraries:$libraries/libproxy" --list "$file" 2>&1 |
            grep -vE "$root|linux-vdso" || true)
        [ -z "$outside" ] || { say "${file##*/} needs $outside" && bad=1; }
    done
    [ "$bad" = 0 ] || die "the runtime is not complete"
}
