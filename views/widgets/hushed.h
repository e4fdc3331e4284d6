// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtClassHelperMacros>

class QWidget;

namespace caboose::views {

/// From now on screen readers are told less: nothing of the names and states of what has not been
/// on the screen yet, and of texts only while the keyboard is there. That of Debian 12 drops what
/// is said, the window's title among it, while more than 50 events wait for it; panels that are
/// made and put in their places send hundreds. Once more: what listens was changed meanwhile.
void hushWhatIsNoNews();

/// While it exists, what becomes of a widget and its text is not told: what has to be heard of that
/// is said in other words, or is what the keyboard comes to next. One at a time.
class Unheard {
public:
    /// Null: everything is told.
    explicit Unheard(const QWidget* widget);
    ~Unheard();
    Q_DISABLE_COPY_MOVE(Unheard)

    /// It was worth hearing after all.
    void tell();
};

} // namespace caboose::views
