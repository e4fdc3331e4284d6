#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""lists.py CACHE - is packaging/dependencies complete?

What the builds in build/ have read outside of the clone (headers, libraries, CMake's files) and the
tools that the scripts call must come from packages that are listed, that listed ones depend on, or that
every Debian has. A machine that has more than it needs would not notice what is missing. What lies in
CACHE comes with the private runtime.
"""

import collections
import pathlib
import re
import sys

import used_files

SOURCE = pathlib.Path(__file__).resolve().parents[2]
DPKG = pathlib.Path("/var/lib/dpkg")

# Which groups of the list are there when this is built, or when these scripts run (the last that names it).
BUILDS = {"release": "build", "dev": "build test", "asan": "build test"}
SCRIPTS = {
    "packaging/run packaging/runtime/* packaging/lib/*.sh": "build runtime",
    "packaging/test packaging/lib/checks.sh packaging/lib/*.py packaging/desktop/check tests/under-xvfb": "build test",
    "packaging/package packaging/deb/carry": "build runtime package",
    "packaging/check-package packaging/deb/try": "check",
    "packaging/check-fresh packaging/fresh/* packaging/lib/clean_debian.sh": "fresh",
}

# CMake takes llvm-ar with clang where it is there, and ar where not. Who has no sudo is root, or is told
# what somebody else may type.
NOT_NEEDED = {"llvm", "llvm-", "sudo"}


def without_numbers(package):
    """libstdc++-13-dev does for libstdc++-12-dev: which one it is, the release decides."""
    return re.sub(r"\d[\d.]*", "", package)


class Installed:
    """The packages of this machine: what each depends on, and which file is whose."""

    def __init__(self):
        self.needs, self.provided, self.base = {}, collections.defaultdict(list), {"apt"}
        for paragraph in (DPKG / "status").read_text(errors="replace").split("\n\n"):
            fields = dict(re.findall(r"^([A-Za-z-]+): (.*)$", paragraph, re.MULTILINE))
            if fields.get("Status", "").endswith(" installed"):
                self.add(fields)
        self.owner = {}
        for listing in (DPKG / "info").glob("*.list"):
            package = listing.stem.split(":")[0]
            self.owner.update((line, package) for line in listing.read_text(errors="replace").splitlines())

    def add(self, fields):
        name = fields["Package"]
        self.needs[name] = self.names(", ".join(fields.get(key, "") for key in ("Pre-Depends", "Depends")))
        for (virtual,) in self.names(fields.get("Provides", "")):
            self.provided[virtual].append(name)
        if fields.get("Essential") == "yes" or fields.get("Priority") == "required":
            self.base.add(name)

    @staticmethod
    def names(relations):
        """[[one of these], ...] without versions and architectures."""
        each = (relation.split("|") for relation in relations.split(",") if relation.strip())
        return [[re.split(r"[\s:(\[]", name.strip())[0] for name in names] for names in each]

    def chosen(self, alternatives):
        """What apt takes where one of several would do."""
        for name in alternatives:
            if name in self.needs:
                return [name]
            if self.provided[name]:
                return self.provided[name]
        return []

    def with_dependencies(self, packages):
        found, waiting = set(), list(packages)
        while waiting:
            package = waiting.pop()
            if package not in found and package in self.needs:
                found.add(package)
                for alternatives in self.needs[package]:
                    waiting += self.chosen(alternatives)
        return {without_numbers(package) for package in found}

    def package_of(self, path):
        """Since /lib is /usr/lib, a file may be listed under either name."""
        for name in (path, path.removeprefix("/usr")):
            if name in self.owner:
                return self.owner[name]
        return None

    def packages_of(self, path):
        """Of a link and of what it leads to; links of the system's own choice belong to none."""
        names = {str(pathlib.Path(path).parent.resolve() / pathlib.Path(path).name), str(pathlib.Path(path).resolve())}
        return {package for package in map(self.package_of, names) if package} or {None}


class Lists:
    def __init__(self):
        self.groups = collections.defaultdict(list)
        for line in (SOURCE / "packaging/dependencies").read_text().splitlines():
            if line and not line.startswith("#"):
                group, package = line.split()[:2]
                self.groups[group].append(package)

    def packages(self, groups):
        """Where Qt is the distribution's own, its packages are there and those of the runtime are not."""
        qt = {"qt"} if not set(self.groups["qt"]) - INSTALLED.needs.keys() else {"runtime"}
        return {package for group in {*groups.split(), *qt} for package in self.groups[group]}


INSTALLED = Installed()


def missing(files, packages):
    """package -> the first of the files that needs it"""
    allowed = INSTALLED.with_dependencies({*packages, *INSTALLED.base})
    found = {}
    for file in sorted(files):
        for package in INSTALLED.packages_of(file):
            if package is None or without_numbers(package) not in allowed | NOT_NEEDED:
                found.setdefault(package or "no package", file)
    return found


def uses(cache):
    """(what, groups, files) for each build that is there and for the scripts"""
    other = (str(SOURCE), cache, str(pathlib.Path(cache).resolve()))
    for preset, groups in BUILDS.items():
        build = SOURCE / "build" / preset
        if (build / "CMakeFiles/rules.ninja").exists():  # it could be configured
            files = used_files.of_build(build)
            yield f"build/{preset}", groups, {file for file in files if not file.startswith(other)}
    scripts = {script: groups for patterns, groups in SCRIPTS.items() for pattern in patterns.split()
               for script in SOURCE.glob(pattern) if script.is_file()}
    for script, groups in sorted(scripts.items()):
        yield script.relative_to(SOURCE), groups, used_files.of_script(script)


def unlisted_elsewhere(lists):
    """Debian's names in packaging/elsewhere that are not in the list."""
    listed = {package for packages in lists.groups.values() for package in packages}
    rows = [line.split() for line in (SOURCE / "packaging/elsewhere").read_text().splitlines() if not line.startswith("#")]
    return [row[3] for row in rows if row[3] not in listed]


def main():
    lists = Lists()
    bad = unlisted_elsewhere(lists)
    for package in bad:
        print(f"packaging/elsewhere names {package}, which is not in packaging/dependencies")
    for what, groups, files in uses(sys.argv[1]):
        for package, file in missing(files, lists.packages(groups)).items():
            bad = True
            print(f"not in packaging/dependencies ({groups}), nor needed by what is: {package}; {what} uses {file}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
