// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPagedPaintDevice;

namespace caboose::items {
struct RulePrintJob;
} // namespace caboose::items

namespace caboose::views {

/// Rules on paper: A4 or whatever the printer has, black on white.
void printRules(QPagedPaintDevice& device, const items::RulePrintJob& job);
/// False: the file could not be written.
[[nodiscard]] bool writeRulesPdf(const QString& path, const items::RulePrintJob& job);

} // namespace caboose::views
