#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""includes.py BUILD - does each file include what it uses?

With precompiled headers (packaging/cmake/precompiled.cmake) the compiler doesn't notice a forgotten one. So:
what a file uses of Qt and of the language must be reached by its own includes. That is less than the
compiler would ask for (where it stands in them doesn't matter), and takes seconds. Of the model's files a
build without precompiled headers asks more (asan); nobody includes a test.
"""

import functools
import json
import pathlib
import re
import shlex
import sys

SOURCE = pathlib.Path(__file__).resolve().parents[2]
CHECKED = ["views", "app"]

# What has no header of its own name.
STANDARD = {
    "algorithm": r"(?:find|find_if|sort|any_of|all_of|none_of|max|min|clamp|count|count_if|copy_if|transform|stable_sort|"
                 r"equal|reverse|max_element|min_element|unique|lower_bound|rotate)(?=\()",
    "array": r"array\b", "cmath": r"(?:floor|ceil|round|sqrt|abs|hypot|lround)(?=\()", "cstdint": r"u?int(?:8|16|32|64)_t",
    "filesystem": r"filesystem\b", "functional": r"function\b", "iterator": r"back_inserter\b",
    "limits": r"numeric_limits\b", "map": r"(?:multi)?map\b",
    "memory": r"(?:unique_ptr|shared_ptr|make_unique|make_shared)\b", "optional": r"(?:optional|nullopt)\b",
    "set": r"set\b", "span": r"span\b", "string": r"(?:string|to_string)\b", "string_view": r"string_view\b",
    "tuple": r"(?:tuple|apply|tie)\b", "utility": r"(?:move|pair|forward|exchange|swap)\b", "vector": r"vector\b",
}
STANDARD = {header: re.compile("std::" + words) for header, words in STANDARD.items()}
STANDARD["climits"] = re.compile(r"\b(?:CHAR|SHRT|INT|LONG|LLONG)_(?:MAX|MIN)\b")
# Macros, which the headers that define them are not named after.
NO_CLASSES = {"QStringLiteral"}


class Text:
    """A file as far as this goes: what it includes, what it only declares, and its code without all that."""

    def __init__(self, path):
        text = path.read_text(errors="replace")
        text = re.sub(r'R"(\w*)\(.*?\)\1"', '""', text, flags=re.DOTALL)
        text = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)
        self.includes = re.findall(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', text, re.MULTILINE)
        self.declared = set(re.findall(r"^\s*(?:class|struct) (Q\w+);", text, re.MULTILINE))
        text = re.sub(r"^\s*#.*", "", text, flags=re.MULTILINE)
        self.code = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


class Headers:
    """Ours and Qt's, each read once; those of the language by name alone."""

    def __init__(self, folders):
        self.folders = [SOURCE, *folders]
        self.classes = {path.name: self.find(self.text(path).includes[0])
                        for folder in folders for path in folder.glob("Q*")
                        if path.is_file() and "." not in path.name and self.text(path).includes}

    @functools.cache
    def text(self, path):
        return Text(path)

    @functools.cache
    def find(self, name):
        paths = (folder / name for folder in self.folders)
        return next((path for path in paths if path.is_file()), None)

    def reached(self, path):
        """The files that it includes in the end, itself among them, and names of others."""
        files, others, waiting = set(), set(), [path]
        while waiting:
            file = waiting.pop()
            if file in files:
                continue
            files.add(file)
            for name in self.text(file).includes:
                found = self.find(name)
                waiting += [found] if found else []
                others.update([] if found else [name])
        return files, others

    def forgotten(self, path):
        files, others = self.reached(path)
        code = self.text(path).code
        # For a header a declaration does; a source wants to know what it is.
        declared = {name for file in files if path.suffix == ".h" for name in self.text(file).declared}
        for name in sorted(set(re.findall(r"\bQ[A-Z]\w*", code)) - declared - NO_CLASSES):
            if self.classes.get(name) and self.classes[name] not in files:
                yield name
        for header, words in STANDARD.items():
            if header not in others and words.search(code):
                yield header


def folders_of(build):
    """Where the build looks for Qt's headers: by their names alone, and behind the name of a part of Qt."""
    commands = json.loads((build / "compile_commands.json").read_text())
    words = {word for entry in commands for word in shlex.split(entry["command"]) if "/Qt" in word}
    folders = {pathlib.Path(word.removeprefix("-isystem").removeprefix("-I")) for word in words if "=" not in word}
    return [folder for folder in sorted(folders | {folder.parent for folder in folders}) if folder.is_dir()]


def main():
    headers = Headers(folders_of(pathlib.Path(sys.argv[1])))
    if not headers.classes:
        print("no headers of Qt were found in the commands of the build")
        return 1
    paths = sorted(path for folder in CHECKED for kind in ("cpp", "h") for path in (SOURCE / folder).rglob(f"*.{kind}"))
    forgotten = [(path, header) for path in paths for header in headers.forgotten(path)]
    for path, header in forgotten:
        print(f"{path.relative_to(SOURCE)} uses what <{header}> declares, and does not include it")
    return 1 if forgotten else 0


if __name__ == "__main__":
    sys.exit(main())
