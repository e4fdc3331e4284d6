// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QButtonGroup;

namespace caboose::views {

/// Makes buttons that stand for one choice of several heard as that, and lets Tab come to the
/// chosen one. Called once, when all are in the group.
void makeSpokenChoice(QButtonGroup& choice);
/// The last of it alone: by themselves buttons do that only when somebody has been to one of them.
void letTabComeToTheChosen(const QButtonGroup& choice);

} // namespace caboose::views
