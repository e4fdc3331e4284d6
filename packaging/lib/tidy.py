#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""tidy.py BUILD CACHE - holds what BUILD compiles of our own to .clang-tidy.

clang-tidy spends nearly all of its time on the headers of the libraries. clangd runs the same checks
on the file alone, four times as fast; so it looks at the sources, and clang-tidy at our headers, many
at once. What passed is not looked at again until it, a header of ours that it includes, its command
or the configuration changes: CACHE keeps a fingerprint of each pass.
"""

import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
CONFIG = SOURCE / ".clang-tidy"
HEADERS_AT_ONCE = 20

# A source, or headers that are looked at together.
Look = collections.namedtuple("Look", "paths options fingerprint")


def run(*command, **more):
    result = subprocess.run(command, capture_output=True, text=True, **more)
    return result.returncode == 0, result.stdout + result.stderr


def is_ours(path, build):
    return path.is_relative_to(SOURCE) and not path.is_relative_to(build)


def options_of(entry):
    """The compiler's options, without source, output and precompiled header; paths don't depend on the folder."""
    words = shlex.split(re.sub(r" -Winvalid-pch -include \S+/cmake_pch\.hxx", "", entry["command"]))
    output = words.index("-o")
    return words[1:output] + words[output + 4 :], words[output + 1]


def inclusions(build):
    """Object file -> the files of ours that went into it, as ninja has noted them."""
    notes = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True)
    included, target = {}, None
    for line in notes.stdout.splitlines():
        if line.startswith("    "):
            path = (build / line.strip()).resolve()
            if path.is_relative_to(SOURCE):
                included[target].append(path)
        elif ":" in line:
            target = line.split(":")[0]
            included[target] = []
    return included


def fingerprint(common, options, files):
    digest = hashlib.sha256(common)
    digest.update("\0".join(options).replace(str(SOURCE), "").encode())
    for file in sorted(files):
        digest.update(str(file.relative_to(SOURCE)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def looks_at(build):
    """All looks that the build asks for, whether they are due or not."""
    common = run("clang-tidy", "--version")[1].encode() + CONFIG.read_bytes() + pathlib.Path(__file__).read_bytes()
    included = inclusions(build)
    sources, headers = [], {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        options, output = options_of(entry)
        path = pathlib.Path(entry["file"])
        files = {path, *included.get(output, [])}
        if is_ours(path, build):
            sources.append(Look([path], options, fingerprint(common, options, files)))
        for header in sorted(file for file in files if file.suffix == ".h" and is_ours(file, build)):
            headers.setdefault(header, (tuple(options), files - {path}))
    return sources + list(header_looks(common, headers))


def header_looks(common, headers):
    alike = {}
    for header, (options, files) in sorted(headers.items()):
        alike.setdefault(options, []).append((header, files))
    for options, group in alike.items():
        for first in range(0, len(group), HEADERS_AT_ONCE):
            part = group[first : first + HEADERS_AT_ONCE]
            files = set().union(*(files for _, files in part))
            paths = [header for header, _ in part]
            yield Look(paths, list(options), fingerprint(common, options, {*paths, *files}))


def look_at(build, look):
    """Whether all is well, and what is not."""
    if look.paths[0].suffix == ".h":
        return look_at_headers(look)
    # Only the first line is tried for the editor's features, which are not what we are after.
    good, words = run("clangd", f"--check={look.paths[0]}", "--check-lines=1-1", f"--compile-commands-dir={build}")
    found = [line.split("] ", 1)[-1] for line in words.splitlines() if line.startswith("E[")]
    return good, "\n".join(found or [words])


def look_at_headers(look):
    with tempfile.TemporaryDirectory() as folder:
        together = pathlib.Path(folder, "together.cpp")
        together.write_text("".join(f'#include "{path}"\n' for path in look.paths))
        return run("clang-tidy", "-quiet", f"--config-file={CONFIG}", together, "--", *look.options,
                   "-Wno-unknown-warning-option")


def main():
    build, cache = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    cache.mkdir(parents=True, exist_ok=True)
    looks = looks_at(build)
    due = [look for look in looks if not (cache / look.fingerprint).exists()]
    count = sum(len(look.paths) for look in looks)
    print(f"{count} files, {sum(len(look.paths) for look in due)} of them to look at", flush=True)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for look, (good, words) in zip(due, pool.map(lambda look: look_at(build, look), due)):
            if good:
                (cache / look.fingerprint).touch()
            else:
                bad += 1
                print(", ".join(str(path.relative_to(SOURCE)) for path in look.paths) + f":\n{words}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
