// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::items {

class FinalScore;

/// The scores with all that they are made of, as lines of text; as a page to be printed.
QString finalScoreText(const FinalScore& score);
QString finalScoreHtml(const FinalScore& score);

} // namespace caboose::items
