// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>

namespace caboose::architecture {

namespace {

std::string_view commentSign(const SourceFile& file)
{
    switch (file.language) {
    case Language::Cpp: return "// ";
    case Language::CMake:
    case Language::Script: return "# ";
    case Language::StyleSheet: return "/* ";
    case Language::Markup: return "<!-- ";
    case Language::Man: return ".\\\" ";
    case Language::Other: break;
    }
    return {};
}

bool isLine(const SourceFile& file, std::size_t index, std::string_view sign, std::string_view text)
{
    if (index >= file.lines.size()) {
        return false;
    }
    const std::string& line = file.lines[index];
    return line.starts_with(sign) && line.compare(sign.size(), text.size(), text) == 0;
}

/// The first two lines, or those after the line that a script or XML file must start with.
bool hasLicence(const SourceFile& file, std::string_view sign, std::size_t start)
{
    // Descriptions of the program are given away, so that software centres may copy them.
    const bool given = file.language == Language::Markup &&
                       file.text.find("<metadata_license>CC0-1.0<") != std::string::npos;
    return isLine(file, start, sign, "SPDX-FileCopyrightText: The Caboose authors") &&
           isLine(file, start + 1, sign,
                  given ? "SPDX-License-Identifier: CC0-1.0"
                        : "SPDX-License-Identifier: GPL-3.0-or-later");
}

bool startsWithFixedLine(const SourceFile& file)
{
    return file.text.starts_with("#!") || file.text.starts_with("<?xml") ||
           file.text.starts_with("# shellcheck ");
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        const std::string_view sign = commentSign(file);
        if (!sign.empty() && !hasLicence(file, sign, startsWithFixedLine(file) ? 1 : 0)) {
            findings.push_back({file.path, 1, "does not say its licence"});
        }
    }
    return findings;
}

} // namespace

Law licenceLines()
{
    static const std::string spdx = "SPDX-FileCopyrightText: The Caboose authors";
    static const std::string gpl = "SPDX-License-Identifier: GPL-3.0-or-later";
    return {"licence lines",
            "Begin the file with \"SPDX-FileCopyrightText: The Caboose authors\" and "
            "\"SPDX-License-Identifier: GPL-3.0-or-later\", each a comment line of its own.",
            check,
            {
                {"none, one, the wrong one, too late, with another language's sign",
                 {{"app/a.cpp", "int a;\n"},
                  {"app/b.cpp", "// " + spdx + "\n"},
                  {"app/c.cpp", "// " + spdx + "\n// SPDX-License-Identifier: MIT\n"},
                  {"app/d.cpp", "\n// " + spdx + "\n// " + gpl + "\n"},
                  {"app/CMakeLists.txt", "// " + spdx + "\n// " + gpl + "\n"},
                  {"packaging/e", "#!/bin/sh\necho\n"},
                  {"resources/f.svg", "<svg/>\n"}},
                 {"app/CMakeLists.txt:1", "app/a.cpp:1", "app/b.cpp:1", "app/c.cpp:1",
                  "app/d.cpp:1", "packaging/e:1", "resources/f.svg:1"}},
                {"in each language",
                 {{"app/a.cpp", "// " + spdx + "\n// " + gpl + "\nint a;\n"},
                  {"CMakeLists.txt", "# " + spdx + "\n# " + gpl + "\n"},
                  {"packaging/g.sh", "# shellcheck shell=bash\n# " + spdx + "\n# " + gpl + "\n"},
                  {"packaging/b", "#!/bin/sh\n# " + spdx + "\n# " + gpl + "\n"},
                  {"resources/c.svg", "<?xml version=\"1.0\"?>\n<!-- " + spdx + " -->\n<!-- " +
                                          gpl + " -->\n<svg/>\n"},
                  {"resources/d.qss", "/* " + spdx + " */\n/* " + gpl + " */\n"},
                  {"packaging/e.1", ".\\\" " + spdx + "\n.\\\" " + gpl + "\n"},
                  {"resources/notes.json", "{}\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
