// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>
#include <map>

namespace caboose::architecture {

namespace {

/// Walks the includes depth first; what leads back to a file still being walked is a cycle.
class CycleSearch {
public:
    explicit CycleSearch(const Tree& files) : tree(files) {}

    std::vector<Finding> run()
    {
        for (const SourceFile& file : tree.files) {
            visit(file);
        }
        return std::move(findings);
    }

private:
    enum class State { Unseen, Open, Done };

    void visit(const SourceFile& file)
    {
        if (states[&file] != State::Unseen) {
            return;
        }
        states[&file] = State::Open;
        trail.push_back(&file);
        for (const Include& include : file.includes) {
            follow(file, include);
        }
        trail.pop_back();
        states[&file] = State::Done;
    }

    void follow(const SourceFile& from, const Include& include)
    {
        const SourceFile* to = include.quoted ? tree.find(include.path) : nullptr;
        if (to == nullptr) {
            return;
        }
        if (states[to] == State::Open) {
            findings.push_back({from.path, include.line, describe(to)});
        } else {
            visit(*to);
        }
    }

    std::string describe(const SourceFile* start) const
    {
        std::string path = "includes itself in the end: ";
        for (auto file = std::find(trail.begin(), trail.end(), start); file != trail.end();
             ++file) {
            path += (*file)->path + " -> ";
        }
        return path + start->path;
    }

    const Tree& tree;
    std::map<const SourceFile*, State> states;
    std::vector<const SourceFile*> trail;
    std::vector<Finding> findings;
};

std::vector<Finding> check(const Tree& tree)
{
    return CycleSearch(tree).run();
}

} // namespace

Law noIncludeCycles()
{
    return {"no include cycles",
            "Move what both need into a header of its own, or declare instead of including.",
            check,
            {
                {"two headers that include each other",
                 {{"model/a.h", "#pragma once\n#include \"model/b.h\"\n"},
                  {"model/b.h", "#pragma once\n\n#include \"model/a.h\"\n"}},
                 {"model/b.h:3"}},
                {"a longer way round, and a header that includes itself",
                 {{"app/a.h", "#include \"app/b.h\"\n"},
                  {"app/b.h", "#include \"app/c.h\"\n"},
                  {"app/c.h", "#include \"app/a.h\"\n"},
                  {"app/d.h", "#include \"app/d.h\"\n"}},
                 {"app/c.h:1", "app/d.h:1"}},
                {"two ways to the same header are no cycle",
                 {{"app/a.cpp", "#include \"app/b.h\"\n#include \"app/c.h\"\n"},
                  {"app/b.h", "#include \"app/c.h\"\n"},
                  {"app/c.h", "#include <vector>\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
