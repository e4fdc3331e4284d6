// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace caboose::views {

/// A panel that says where the keyboard goes when somebody goes to it. No focus proxy does that:
/// one into the middle of a panel makes a loop of the Tab chain that nobody gets out of.
class Entrance {
public:
    virtual ~Entrance() = default;
    /// Asked each time; null: wherever the Tab chain begins.
    [[nodiscard]] virtual QWidget* entrance() const = 0;

protected:
    Entrance() = default;
    Entrance(const Entrance&) = default;
    Entrance& operator=(const Entrance&) = default;
};

} // namespace caboose::views
