# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Which files a build has read, and which programs a script calls."""

import pathlib
import re
import shlex
import shutil
import subprocess


def output(*command, **more):
    return subprocess.run(command, check=True, capture_output=True, text=True, **more).stdout


def of_build(build):
    found = {*headers(build), *cmake_files(build), *linked(build), *tools(build)}
    found.update((build / "generated/imported").read_text().split())
    return {file for file in found if pathlib.Path(file).exists()}


def headers(build):
    """As the compiler has noted them."""
    lines = output("ninja", "-C", build, "-t", "deps").splitlines()
    return {str(build / line.strip()) for line in lines if line.startswith("    ")}


def cmake_files(build):
    """What a change of means to configure again."""
    rule = re.search(r"^build build\.ninja.*: RERUN_CMAKE (.*)$", (build / "build.ninja").read_text(), re.MULTILINE)
    return {str(build / name) for name in rule.group(1).replace("||", "|").replace("|", " ").split()}


def tools(build):
    """The first word of each command that the build runs, and compilers behind their cache."""
    found = set()
    for command in output("ninja", "-C", build, "-t", "commands").splitlines():
        for part in command.split(" && "):
            found.update(word for word in part.split()[:2] if word.startswith("/"))
    return found


def linked(build):
    """What the compiler gives to the linker: its own parts, libraries by path and by name."""
    found = set()
    for command in output("ninja", "-C", build, "-t", "commands").splitlines():
        for part in command.split(" && "):
            if " -o " in part and ".o " in part and " -c " not in part and re.match(r"\S*(\+\+|cc|clang)\S* ", part):
                found.update(given_to_linker(build, shlex.split(part)))
    return found


def given_to_linker(build, command):
    said = subprocess.run([*command, "-###"], cwd=build, capture_output=True, text=True).stderr
    words = [word for line in said.splitlines() if line.startswith(" ") for word in shlex.split(line)]
    folders = [build / word[2:] for word in words if word.startswith("-L")]
    for word in words:
        if word.startswith("-l"):
            files = (folder / f"lib{word[2:]}.{kind}" for folder in folders for kind in ("so", "a"))
            yield from (str(file) for file in [next((file for file in files if file.exists()), None)] if file)
        elif word.startswith("/") and pathlib.Path(word).is_file():
            yield word


# Where a command can stand, and what may stand before its name: words of the shell's, functions that
# run their arguments, variables for it alone.
CALL = (r"""(?:^|[|&;(]|[{!] )[ ]*"""
        r"""(?:(?:do|then|else|if|elif|while|exec|command -v|asRoot|inside|xargs(?: -\w+)*|env|(?:timed|logged) "[^"]*") +)*"""
        r"""(?:[A-Z_]+=\S* )*([A-Za-z][\w.+-]*)(?=[\s;|]|$)""")
# Words of awk's and of messages that stand like commands. Where mailcap is installed they are programs.
NO_COMMANDS = {"compose", "edit", "print", "see"}
SYSTEM = "/usr/sbin:/usr/bin:/sbin:/bin"


def of_script(script):
    """Programs that are called by name, where a command can stand; in Python: given to run(). Its own, too."""
    text = script.read_text()
    if script.suffix == ".py":
        words = set(re.findall(r"""(?:\brun|output)\(\[?"([\w.+-]+)\"""", text))
    else:
        text = re.sub(r"<<'?END'?.*?^END$", "", text, flags=re.DOTALL | re.MULTILINE)
        text = re.sub(r"\\\n", " ", re.sub(r"^\s*#.*", "", text, flags=re.MULTILINE))
        called = re.findall(CALL, text, re.MULTILINE) + re.findall(r"\$\(([a-z-]+)\)", text)
        words = set(called) - set(output("bash", "-c", "compgen -b -k").split()) - NO_COMMANDS
    words.update(re.findall(r"^#!/usr/bin/env (\S+)", text))
    return {path for path in (shutil.which(word, path=SYSTEM) for word in words) if path}
